# El Rey de la Montaña: rechazos, sucesos, decisiones, jugadas, opciones, posiciones, textos de cartas, el dibujo.
# Lo que solo atañe a la montaña está en mountain_king_mountain.ftl.

mountain_king-name = El Rey de la Montaña

## Rechazos: pagar e intercambiar
mountain_king-refusal-no_such_token = No tienes esa ficha: { $token }.
mountain_king-refusal-wrong_kind = { $token } no sirve para este pago; se debe: { $what }.
mountain_king-refusal-wrong_clan_cart = { $token } no puede mover esta estatua: hace falta una carretilla comodín o una de su clan.
mountain_king-refusal-clan_cart = { $token } no se puede gastar aquí: solo vale una carretilla comodín.
mountain_king-refusal-not_on_troll = { $token } no está sobre uno de tus trols.
mountain_king-refusal-token_order = Las fichas se eligen en un orden fijo, y { $token } va antes que la última elegida.
mountain_king-refusal-too_few_left = Si { $token } es la siguiente, lo que queda ya no alcanza para las que faltan ({ $count }).
mountain_king-refusal-unload_now = El taller mueve una ficha: elige una que esté sobre tus trols.
mountain_king-refusal-no_trade_now = Puedes intercambiar entre las acciones de tu turno, no en mitad de una.
mountain_king-refusal-trade_short = Un intercambio cuesta { $need } recursos; tienes { $have }.
mountain_king-refusal-one_kind = Un intercambio da un recurso de un tipo.

## Rechazos: paso 1
mountain_king-refusal-cast_before = Ya has lanzado un hechizo este turno.
mountain_king-refusal-not_in_book = Ese hechizo no está bocarriba: { $spell }.
mountain_king-refusal-no_rune = Lanzar un hechizo cuesta una runa y no tienes ninguna.
mountain_king-refusal-no_such_option = El hechizo no ofrece eso.
mountain_king-refusal-no_troll_in_slot = Ahí no tienes ningún trol: { $slot }.
mountain_king-refusal-wrong_level = Este trol no es de nivel { $level }: { $slot }.
mountain_king-refusal-wrong_row = El hechizo no alcanza esta fila: { $slot }.
mountain_king-refusal-same_cascade = Una cascada desde aquí hace lo mismo que desde allí: { $other }.
mountain_king-refusal-other_statue = El segundo movimiento debe hacerse con la misma estatua.
mountain_king-refusal-not_drawn = No has sacado ese pedestal: { $pedestal }.
mountain_king-refusal-no_such_bribe = Este trol no tiene ese soborno: { $kind }.
mountain_king-refusal-place_passed = Las cartas se eligen en el orden de la horda, y esta ya ha pasado: { $place }.
mountain_king-refusal-has_bribes = Este trol tiene sobornos: { $place }.
mountain_king-refusal-activated_before = Ya has activado un taller este turno.
mountain_king-refusal-no_workshop = Aquí no hay ningún taller.
mountain_king-refusal-workshop_out_of_reach = Tu red no toca este taller.
mountain_king-refusal-no_use = No puedes pagar ningún uso de este taller: { $workshop }.
mountain_king-refusal-no_such_mode = Este taller no hace eso: { $workshop }.
mountain_king-refusal-cannot_pay_use = Este uso cuesta { $count } × { $what }, y no lo tienes.
mountain_king-refusal-needs_wild_cart = Este uso cuesta una carretilla del almacén o de un símbolo comodín; las de clan no valen.

## Rechazos: paso 2
mountain_king-refusal-complete = Tu plantilla de trols está completa; no puedes reclutar más.
mountain_king-refusal-no_troll_there = En la horda no hay ese trol: { $place }.
mountain_king-refusal-bribes_short = Reclutar a este trol exige { $need ->
    [one] { $need } soborno
   *[other] { $need } sobornos
}; puedes poner { $have }.
mountain_king-refusal-not_in_bag = En la bolsa no hay ese pedestal: { $pedestal }.
mountain_king-refusal-slot_taken = Ahí ya hay otro trol: { $slot }.
mountain_king-refusal-slot_unsupported = Este hueco se abre cuando los dos de debajo están ocupados: { $slot }.
mountain_king-refusal-no_blind_shaft = Pozo Ciego no está activo: un túnel tiene que tocar tu red.
mountain_king-refusal-no_place_apart = Lejos de tu red no hay sitio para este túnel: { $tunnel }.
mountain_king-refusal-other_way = No es el túnel elegido, girado como se eligió: { $placement }.
mountain_king-refusal-not_apart = { $placement }: aquí toca tu red, así que es una excavación normal.
mountain_king-refusal-other_shape = { $placement } no es de la forma elegida: { $shape }.
mountain_king-refusal-turn_first = { $placement }: aquí queda lejos de tu red. Elige primero cómo se gira la pieza.
mountain_king-refusal-no_mineral = Los túneles se hacen de piedra, hierro o roca ígnea.
mountain_king-refusal-no_such_pedestal = No existe ese pedestal: { $pedestal }.
mountain_king-refusal-other_site = Ahora toca llenar o dejar vacío otro espacio, no este.
mountain_king-refusal-no_such_workshop = En la reserva no hay ese taller: { $workshop }.
mountain_king-refusal-can_recruit = Puedes reclutar un trol, así que no puedes saltarte el paso.
mountain_king-refusal-can_dig = Puedes excavar un túnel, así que no puedes saltarte el paso.

## Rechazos: paso 4 y selección inicial
mountain_king-refusal-no_cart = No tienes ninguna carretilla que mueva una estatua de este clan: { $clan }.
mountain_king-refusal-carts_of_other_clans = Tus carretillas son de otros clanes; ninguna mueve una estatua de este: { $clan }.
mountain_king-refusal-not_in_hand = No tienes esta carta en la mano: { $troll }.
mountain_king-refusal-not_row_0 = Los trols iniciales van en la fila inferior.

## Refusals: the wrong moment
mountain_king-refusal-only_in_step_1 = En el paso 1 de tu turno lanzas hechizos y activas talleres, y los pasos nunca vuelven atrás.
mountain_king-refusal-only_in_step_2 = En el paso 2 de tu turno reclutas trols y excavas túneles.
mountain_king-refusal-only_in_step_3 = En el paso 3 de tu turno consagras grandes salones.
mountain_king-refusal-only_in_step_4 = En el paso 4 de tu turno mueves estatuas con carretillas.
mountain_king-refusal-setting_up = La mesa aún se está preparando: primero se colocan las puertas y luego cada cual elige sus trols iniciales.
mountain_king-refusal-gates_stand = Las puertas se colocan antes del primer turno y no se mueven.
mountain_king-refusal-unfinished = Termina primero lo que has empezado.
mountain_king-refusal-recruit_first = Solo un trol recién reclutado ocupa un hueco; los demás no cambian de sitio.
mountain_king-refusal-pedestal_with_dig = Solo puedes poner un pedestal al excavar su túnel, sobre el áncora de este.
mountain_king-refusal-workshop_with_dig = Solo puedes establecer un taller al excavar un túnel junto a su espacio.
mountain_king-refusal-nothing_is_due = Las fichas sirven para pagar, y ahora no hay nada que pagar.
mountain_king-refusal-shape_first = Elige primero la forma del túnel y luego colócalo en la montaña.
mountain_king-refusal-hall_first = Elige primero el gran salón y luego colócalo sobre tus túneles.
mountain_king-refusal-statue_first = Elige primero la estatua y después adónde va.
mountain_king-refusal-gate_on_start = Coloca la puerta en uno de los puntos de inicio marcados.

## Puestos de una pirámide y de la horda
mountain_king-slot = { $row ->
    [0] fila inferior
    [1] segunda fila
    [2] tercera fila
   *[other] cima de la pirámide
}{ $row ->
    [3] {""}
   *[other] , puesto { $number } desde la izquierda
}
mountain_king-place = puesto { $number } de la fila { $row ->
    [0] inferior
    [1] central
   *[other] superior
}

## Sucesos
mountain_king-event-first = Empieza { $seat }.
mountain_king-event-workshop_revealed = En la reserva de talleres: { $workshop }.
mountain_king-event-statues = Las estatuas se colocan alrededor de la montaña, por clanes: { $clans }.
mountain_king-event-gate = { $seat } coloca su puerta en la montaña.
mountain_king-event-drew = { $seat } roba una carta: { $troll }.
mountain_king-event-drafted = { $seat } pone en la fila inferior: { $troll }.
mountain_king-event-bonus = { $seat } gana además, por jugar más tarde, lo de esta carta: { $troll }.
mountain_king-event-turn = Ronda { $round }: turno de { $seat }.
mountain_king-event-gained = { $seat } gana { $count } × { $kind }.
mountain_king-event-spent = { $seat } gasta: { $token }.
mountain_king-event-unloaded = { $seat } pasa a su almacén: { $token }.
mountain_king-event-trades = { $seat } cambia { $count } recursos por uno.
mountain_king-event-casts = { $seat } lanza { $spell }.
mountain_king-event-resolved = { $seat } resuelve { $spell }.
mountain_king-event-ignored = { $seat } ignora el efecto de { $spell }.
mountain_king-event-disintegrated = { $spell } se desintegra.
mountain_king-event-revealed = Nuevo en el libro de hechizos: { $spell }.
mountain_king-event-promoted = { $seat } cambia { $old } por { $new }.
mountain_king-event-drew_pedestal = { $seat } saca un pedestal de la bolsa: { $pedestal }.
mountain_king-event-stole = { $seat } toma un soborno de la horda: { $kind }.
mountain_king-event-sent_away = { $seat } despide a un trol: { $troll }.
mountain_king-event-activates = { $seat } activa un taller: { $workshop }; usos: { $count }.
mountain_king-event-bribed = Se pone un soborno sobre un trol: { $kind }.
mountain_king-event-recruited = { $seat } recluta: { $troll }.
mountain_king-event-collected = { $seat } recoge los sobornos: { $goods }.
mountain_king-event-got_pedestal = { $seat } obtiene un pedestal: { $pedestal }.
mountain_king-event-arrived = { $troll } se une a la horda.
mountain_king-event-pedestal_drawn = Se pone un pedestal sobre un trol: { $pedestal }.
mountain_king-event-activated = { $troll } trae: { $goods }.
mountain_king-event-crowned = { $seat } completa su plantilla y toma la ficha de coronación que vale { $points }.
mountain_king-event-end_near = Se ha tomado la última ficha de coronación: se acaba esta ronda y { $count ->
    [one] se juega una más.
   *[other] se juegan { $count } más.
}
mountain_king-event-retired = { $troll } deja la horda.
mountain_king-event-dug = { $seat } excava un túnel: { $tunnel }, { $mineral }; honor: { $honour }.
mountain_king-event-pedestal_set = { $seat } pone un pedestal ({ $pedestal }, { $tier }) y toma la ficha de puntos.
mountain_king-event-point_token = La ficha de puntos vale { $points }.
mountain_king-event-established = { $seat } establece un taller: { $workshop }.
mountain_king-event-skipped = { $seat } no puede reclutar ni excavar.
mountain_king-event-dedicated = { $seat } consagra un gran salón: { $hall }.
mountain_king-event-moved = { $seat } mueve una estatua ({ $clan }).
mountain_king-event-swapped = { $seat } intercambia dos estatuas.

## Decisiones
mountain_king-decision-place_gate = Coloca tu puerta en un punto de inicio.
mountain_king-decision-draft_place = Pon una de tus dos cartas en la fila inferior.
mountain_king-decision-step_1 = Paso 1: lanza un hechizo, activa un taller o sigue adelante.
mountain_king-decision-step_2 = Paso 2: recluta un trol o excava un túnel.
mountain_king-decision-step_3 = Paso 3: consagra un gran salón o sigue adelante.
mountain_king-decision-step_4 = Paso 4: mueve estatuas con carretillas o termina tu turno.
mountain_king-decision-resolve_spell = { $spell }: ¿resuelves todo el efecto o lo ignoras?
mountain_king-decision-choose_gain = ¿Qué ganas?
mountain_king-decision-promote_from = ¿Cuál de tus trols deja sitio?
mountain_king-decision-promote_to = ¿Qué trol de la horda sustituye a { $troll }?
mountain_king-decision-awaken = ¿Desde qué trol empieza la cascada?
mountain_king-decision-move_freely = Mueve una estatua sin carretillas; movimientos restantes: { $count }.
mountain_king-decision-swap_two = ¿Qué dos estatuas cambian de sitio?
mountain_king-decision-call_one = ¿A qué estatua enterrada llamas y adónde?
mountain_king-decision-keep_pedestal = ¿Con cuál de los pedestales sacados te quedas?
mountain_king-decision-take_bribes = Toma sobornos de la horda, uno por trol; quedan: { $count }.
mountain_king-decision-refresh_horde = Despide trols sin sobornos; quedan: { $count }.
mountain_king-decision-first_use = { $workshop }: ¿cómo lo usas? Usos restantes: { $count }.
mountain_king-decision-use_again = { $workshop }: ¿lo usas otra vez? Usos restantes: { $count }.
mountain_king-decision-bribe_with = ¿Con qué ficha sobornas a { $troll }?
mountain_king-decision-take_pedestal = Toma de la bolsa el pedestal que quieras, o ninguno.
mountain_king-decision-place_troll = ¿Dónde va { $troll }?
mountain_king-decision-dig_now = ¿Qué túnel excavas?
mountain_king-decision-lay_tunnel = ¿Dónde va el túnel? ({ $shape })
mountain_king-decision-lay_apart = ¿Dónde va el túnel, lejos de tu red? ({ $shape })
mountain_king-decision-choose_mineral = ¿Con qué mineral pagas el túnel? Cuesta { $count }.
mountain_king-decision-pay_mixed = Paga con minerales de cualquier tipo; faltan: { $count }.
mountain_king-decision-add_pedestal = Pon un pedestal en el áncora ({ $tier }), o ninguno.
mountain_king-decision-establish_workshop = Establece un taller junto al nuevo túnel, o ninguno.
mountain_king-decision-trade_gain = ¿Qué recurso da el intercambio?
mountain_king-decision-pay = Paga { $count } más ({ $what }): elige una ficha.
mountain_king-decision-unload = Elige una ficha para el almacén; quedan: { $count }.

## Jugadas
mountain_king-move-gate = Colocar la puerta: { $start }
mountain_king-move-draft = { $troll }: { $slot }
mountain_king-move-trade = Intercambiar con la reserva
mountain_king-move-token = { $token }
mountain_king-move-gain = Ganar: { $goods }
mountain_king-move-stop = Nada más
mountain_king-move-end_step = Seguir
mountain_king-move-cast = Lanzar { $spell }
mountain_king-move-resolve = Resolver el efecto
mountain_king-move-ignore = Ignorar el efecto
mountain_king-move-activate = Activar el taller: { $site }
mountain_king-move-use = { $spend } → { $gain }
mountain_king-move-choose = Elegir el trol: { $slot }
mountain_king-move-promote = Tomar el trol: { $place }
mountain_king-move-keep = Quedarse con el pedestal: { $pedestal }
mountain_king-move-steal = Tomar un soborno: { $kind }, { $place }
mountain_king-move-refresh = Despedir al trol: { $place }
mountain_king-move-swap = Intercambiar dos estatuas: { $statue } y { $other }
mountain_king-move-call = Llamar a la estatua: { $statue } → { $cell }
mountain_king-move-recruit = Reclutar al trol: { $place }
mountain_king-move-take = Tomar el pedestal: { $pedestal }
mountain_king-move-place = Poner el trol: { $slot }
mountain_king-move-dig = Excavar: { $tunnel }
mountain_king-move-lay = Excavar: { $tunnel }
mountain_king-move-apart = Excavar lejos de tu red: { $tunnel }
mountain_king-move-mineral = Pagar con: { $mineral }
mountain_king-move-pedestal = Poner el pedestal: { $pedestal }
mountain_king-move-establish = Establecer { $workshop }: { $site }
mountain_king-move-skip = Saltarse el paso 2
mountain_king-move-dedicate = Consagrar: { $hall }
mountain_king-move-move = Mover la estatua: { $statue } → { $cell }
mountain_king-move-troll = Se reparte: { $troll }
mountain_king-move-bag = Sale de la bolsa: { $pedestal }
mountain_king-move-workshop = Se revela: { $workshop }
mountain_king-move-spell = Se revela: { $spell }
mountain_king-move-spot = Las estatuas empiezan en el espacio { $spot }
mountain_king-move-clans = Orden de los clanes: { $clans }
mountain_king-move-points = Una ficha de { $points } va al siguiente espacio del marcador
mountain_king-move-first = Empieza: { $seat ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
    [3] Jugador 4
   *[4] Jugador 5
}
mountain_king-move-hand = Robada a la mano: { $troll }

## Opciones
mountain_king-option-teams = Equipos: dos equipos de dos (solo con cuatro jugadores)
mountain_king-option-board = Cara del tablero: auto, autumn (otoño, 2 o 3 jugadores) o winter (invierno, 2, 4 o 5 jugadores)
mountain_king-option-workshops = Talleres: random (al azar), no_duplicates (sin repetir) o una lista de 2 × jugadores + 1 ids separados por comas
mountain_king-option-first_player = Jugador inicial: al azar (random) o el número de un jugador (en equipos 1 o 3)

## Posiciones y contenido
mountain_king-position-value = La entrada «{ $where }» es { $have }, pero debe ser { $need }.
mountain_king-position-unknown = La entrada «{ $where }» nombra «{ $word }», que no existe. ¿Querías decir «{ $near }»?
mountain_king-position-card_twice = Esta carta está en dos sitios: { $card }.
mountain_king-content-entry = El archivo { $file } tiene una entrada equivocada o le falta: { $entry }.

## Textos de los hechizos
mountain_king-spell-earth_ritual = Gana a tu elección 3 piedras, 2 hierros o 1 roca ígnea.
mountain_king-spell-honeyed_words = Cuando reclutes de la fila media o superior este turno, cada soborno puede ser cualquier recurso.
mountain_king-spell-promotion_ceremony = Descarta uno de tus trols de nivel 2 con todo lo que tenga. Un trol de nivel 3 de la horda ocupa su sitio, vacío y sin cascada.
mountain_king-spell-sudden_delving = Excava una vez ahora, con las reglas habituales. Tu paso 2 no cambia.
mountain_king-spell-blind_shaft = Si excavas en el paso 2 de este turno, un túnel de tamaño 2 o 3 no tiene que tocar tu red.
mountain_king-spell-rockbreaker_chant = El próximo túnel que excaves este turno no cuesta martillos por hasta 3 espacios de escombros.
mountain_king-spell-molten_mortar = El próximo túnel que excaves este turno puede mezclar minerales; puntúa por el menos valioso.
mountain_king-spell-echoing_horn = Activa un trol de tus dos filas inferiores y todos los que están debajo de él.
mountain_king-spell-walking_stones = Mueve una estatua de tu red hasta dos veces sin carretillas.
mountain_king-spell-exchange_of_ancestors = Dos estatuas de tu red cambian de sitio.
mountain_king-spell-call_of_the_ancestor = Lleva una estatua enterrada junto a tu red a un espacio libre de uno de tus túneles que la toque.
mountain_king-spell-sculptors_dream = Saca 2 pedestales de la bolsa, quédate con 1 y devuelve el otro.
mountain_king-spell-spirit_door = Este turno puedes activar cualquier taller del tablero y usarlo una vez más.
mountain_king-spell-night_market = Tus próximos 2 intercambios de este turno cuestan 2 recursos cada uno.
mountain_king-spell-sticky_fingers = Toma hasta 3 sobornos de la horda, como mucho 1 por trol.
mountain_king-spell-restless_horde = Pon hasta 3 trols sin sobornos bajo sus mazos y reparte otros nuevos.
mountain_king-spell-bucket_chain = Pasa hasta 5 recursos de tus trols al almacén.

## El dibujo
mountain_king-picture-setup = Se está preparando la mesa.
mountain_king-picture-round = Ronda { $round }, turno de { $seat }.
mountain_king-picture-last_rounds = Rondas después de esta: { $count }.
mountain_king-picture-over = La partida ha terminado.
mountain_king-picture-horde = Horda
mountain_king-picture-spells = Libro de hechizos
mountain_king-picture-workshops = Talleres
mountain_king-picture-bag = Bolsa
mountain_king-picture-piles = Túneles
mountain_king-picture-halls = Grandes salones
mountain_king-picture-track = Marcador de pedestales
mountain_king-picture-storage = Almacén
mountain_king-picture-hand = Mano
mountain_king-picture-score = Puntuación
mountain_king-picture-total = Total
mountain_king-picture-deck = mazo { $count }
mountain_king-picture-gates = Puertas: { $gates }.
mountain_king-picture-cards = Letra mayúscula: su ficha está ahí. $ sobornos.
mountain_king-picture-starts = Puntos de inicio para la puerta: { $starts }.
mountain_king-picture-map = . : - = + niveles de fuera adentro, 0-4 puertas, a-z túneles, A-F grandes salones, @ altar, f i m estatuas (mayúscula: sobre un pedestal de su clan), ' pedestal, # escombros, ° recurso enterrado, w espacio, W taller, * corazón

mountain_king-tie-levels = un total menor de niveles de trols reclutados
mountain_king-tie-order = jugar más tarde en el orden de turno

## Tipos de jugada, como en «Ahora se puede: …»
mountain_king-kind-gate = colocar la puerta
mountain_king-kind-draft = colocar un trol inicial
mountain_king-kind-trade = intercambiar recursos
mountain_king-kind-token = usar una ficha
mountain_king-kind-gain = elegir qué ganar
mountain_king-kind-stop = parar aquí
mountain_king-kind-end_step = terminar el paso
mountain_king-kind-cast = lanzar un hechizo
mountain_king-kind-resolve = resolver el hechizo
mountain_king-kind-ignore = ignorar el hechizo
mountain_king-kind-activate = activar un taller
mountain_king-kind-use = elegir el uso del taller
mountain_king-kind-choose = elegir uno de tus trols
mountain_king-kind-promote = elegir un trol de la horda
mountain_king-kind-keep = quedarse con un pedestal
mountain_king-kind-steal = tomar un soborno de la horda
mountain_king-kind-refresh = despedir a un trol de la horda
mountain_king-kind-swap = intercambiar dos estatuas
mountain_king-kind-call = llamar a una estatua
mountain_king-kind-recruit = reclutar un trol
mountain_king-kind-take = tomar un pedestal de la bolsa
mountain_king-kind-place = elegir un hueco para el trol
mountain_king-kind-dig = excavar un túnel
mountain_king-kind-lay = colocar el túnel
mountain_king-kind-apart = colocar el túnel lejos de la red
mountain_king-kind-mineral = elegir el mineral
mountain_king-kind-pedestal = poner un pedestal
mountain_king-kind-establish = establecer un taller
mountain_king-kind-skip = seguir sin ello
mountain_king-kind-dedicate = consagrar un gran salón
mountain_king-kind-move = mover una estatua
