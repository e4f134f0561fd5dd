# Caverna: negativas, sucesos, decisiones, jugadas, categorías, opciones, posiciones, el dibujo. Véase también caverna_home.ftl.

caverna-name = Caverna: Los granjeros de las cuevas

## Negativas: colocar Enanos
caverna-refusal-not_in_play = La casilla «{ $space }» no está en juego.
caverna-refusal-no_such_dwarf = { $weapon ->
    [0] No tienes en casa ningún Enano desarmado.
   *[other] No tienes en casa ningún Enano con un Arma de fuerza { $weapon }.
}
caverna-refusal-dwarf_out_of_order = Los Enanos se colocan por orden de fuerza de sus Armas: el más débil tiene fuerza { $weakest }. Colocar antes el de fuerza { $weapon } cuesta 1 Rubí y no tienes ninguno.
caverna-refusal-occupied = La casilla «{ $space }» está ocupada esta ronda.
caverna-refusal-nothing_to_do_there = Este Enano no podría realizar ahora ninguna acción en «{ $space }».
caverna-refusal-must_act = En «{ $space }» tienes que realizar al menos una acción.
caverna-refusal-must_finish = Termina los pasos enlazados de «{ $space }» antes de acabar el turno.
caverna-refusal-not_this_step = Ese paso no puede darse ahora en «{ $space }».
caverna-refusal-not_on_this_space = La casilla «{ $space }» no ofrece ese paso.

## Negativas: acciones
caverna-refusal-short = Eso cuesta { $cost }. Te falta: { $lacking }.
caverna-refusal-nothing_lies_there = No hay recursos en esta casilla.
caverna-refusal-no_place_for = En tu tablero no hay sitio para esto: { $things }.
caverna-refusal-nothing_to_sow = No tienes ni Cereales ni Verduras que sembrar.
caverna-refusal-no_newborn_possible = Ninguna pareja de tus animales podría tener una cría que quepa.
caverna-refusal-nowhere_to_furnish = No tienes sitio para ninguna Habitación.
caverna-refusal-no_furnishing_affordable = No puedes pagar ninguna de las Habitaciones que se ofrecen aquí.
caverna-refusal-market_short = { $have ->
    [0] No tienes Oro con que comprar.
   *[other] Con { $have } de Oro no se compra nada aquí.
}
caverna-refusal-none_to_count = No tienes nada de esto que contar: { $kind }.
caverna-refusal-too_few_ruby_mines = { $least ->
    [one] Para eso hace falta una Mina de rubíes.
   *[other] Para eso hacen falta { $least } Minas de rubíes.
}
caverna-refusal-has_token = Ya tienes el Peón de Jugador inicial.
caverna-refusal-no_such_square = No existe la casilla «{ $square }».
caverna-refusal-square_count = { $need ->
    [one] Indica una casilla, no { $have }.
   *[other] Indica { $need } casillas, no { $have }.
}
caverna-refusal-other_twin_tile = En este paso se coloca: { $tiles }; no: { $tile }.
caverna-refusal-no_such_furnishing = No existe la ficha de Habitación «{ $furnishing }».
caverna-refusal-furnishing_not_here = Este paso no permite construir: { $furnishing }.
caverna-refusal-furnishing_gone = La Habitación «{ $furnishing }» no está disponible.
caverna-refusal-payment = «{ $payment }» no es un pago.
caverna-refusal-already_armed = Este Enano tiene un Arma de fuerza { $weapon }; las Armas no se pueden sustituir.
caverna-refusal-forge_strength = Un Arma se forja con fuerza 1 como mínimo y { $most } como máximo.
caverna-refusal-no_weapon_to_sharpen = No tienes ningún Arma que pueda mejorar.
caverna-refusal-no_newborn = Tienes que quedarte al menos con una cría.
caverna-refusal-unarmed = Solo un Enano armado puede ir de expedición.
caverna-refusal-no_loot_yet = Una expedición trae al menos un botín.
caverna-refusal-no_such_loot = No existe el botín «{ $item }».
caverna-refusal-loot_taken = Esta expedición ya ha traído esto: { $item }.
caverna-refusal-too_weak = { $item } exige fuerza { $need }; el Arma tenía { $have } al empezar la expedición.
caverna-refusal-loot_without_effect = Ahora no tendría ningún efecto: { $item }.
caverna-refusal-other_loot = Di primero cómo usas esto: { $item }.
caverna-refusal-other_tile_chosen = Has elegido «{ $furnishing }»: di dónde va y cómo se paga.
caverna-refusal-nothing_to_imitate = Ninguna casilla ocupada por un rival tiene una acción que este Enano pueda empezar después de pagar.
caverna-refusal-not_imitable = La casilla «{ $space }» no se puede imitar.
caverna-refusal-no_opponent_there = En «{ $space }» no hay ningún Enano de un rival.

## Negativas: acciones libres, cosecha, solitario
caverna-refusal-no_window = En este momento no se pueden hacer acciones libres.
caverna-refusal-nothing_left_to_do = Después de eso, a tu Enano no le quedaría ninguna acción.
caverna-refusal-no_such_conversion = No existe el cambio «{ $conversion }».
caverna-refusal-no_ruby_to_gold = En esta partida los Rubíes no se cambian por Oro.
caverna-refusal-needs_furnishing = Para eso necesitas: { $furnishing }.
caverna-refusal-too_little_gold = Necesitas al menos { $least } de Oro para cambiarlo por Comida.
caverna-refusal-no_such_single_tile = No se puede comprar con Rubíes una ficha individual «{ $tile }».
caverna-refusal-no_such_weapon = Ahí no hay ningún Arma de fuerza { $weapon } que entregar.
caverna-refusal-weapon_on_expedition = Esta Arma está de expedición y no se puede entregar hasta que termine.
caverna-refusal-make_room_first = Tus animales no caben: usa esto para hacer sitio.
caverna-refusal-makes_no_room = Eso no retira ningún Animal de granja: { $conversion }.
caverna-refusal-no_such_phase = Se puede omitir la subfase de los campos o la de cría, no «{ $phase }».
caverna-refusal-other_space_first = Decide primero sobre «{ $space }».
caverna-refusal-only_in_work = Los Enanos se colocan en la fase de trabajo de la ronda, uno por turno.
caverna-refusal-by_an_action = Esto se hace con una acción: coloca primero un Enano en una casilla que la ofrezca.
caverna-refusal-only_on_expedition = El botín se trae de una expedición: coloca un Enano armado en una casilla que la ofrezca.
caverna-refusal-dwarf_acts = Tu Enano está trabajando: termina primero su acción.
caverna-refusal-animals_first = Tus animales no caben: hazles sitio primero.

## Sucesos
caverna-event-first = Jugador inicial: { $seat }.
caverna-event-round = Empieza la ronda { $round }.
caverna-event-revealed = Nueva casilla de Acción: { $space }.
caverna-event-flipped = «{ $other }» sustituye a «{ $space }».
caverna-event-marker = { $colour }. Esta ronda termina con: { $event }.
caverna-event-cleared = Se vacía la casilla «{ $space }».
caverna-event-kept = { $seat } conserva los recursos de «{ $space }».
caverna-event-placed = { $seat } coloca un Enano en «{ $space }»{ $weapon ->
    [0] .
   *[other] {" "}(Arma { $weapon }).
}
caverna-event-passed = { $seat } pasa.
caverna-event-gained = { $seat } recibe { $count } × { $good }.
caverna-event-paid = { $seat } paga { $count } × { $good }.
caverna-event-laid = { $seat } coloca en { $squares }: { $tile }.
caverna-event-stabled = { $seat } construye un Establo en { $square }.
caverna-event-furnished = { $seat } equipa { $square }: { $furnishing }.
caverna-event-born = { $seat } tiene un Enano recién nacido; la familia ya tiene { $dwarfs } miembros.
caverna-event-sowed = { $seat } siembra: { $grain ->
    [0] { $vegetable } × Verduras
   *[other] { $vegetable ->
        [0] { $grain } × Cereales
       *[other] { $grain } × Cereales, { $vegetable } × Verduras
    }
}.
caverna-event-forged = { $seat } forja un Arma de fuerza { $weapon }.
caverna-event-sharpened = Todas las Armas de { $seat } ganan { $amount } de fuerza.
caverna-event-bred = { $seat } tiene crías: { $species }.
caverna-event-imitated = { $seat } imita «{ $space }».
caverna-event-set_out = { $seat } envía un Enano con fuerza { $weapon } a una expedición de nivel { $level }.
caverna-event-looted = { $seat } trae: { $item }.
caverna-event-came_home = El Enano de { $seat } regresa; su Arma tiene fuerza { $weapon }.
caverna-event-disarmed = { $seat } entrega un Arma de fuerza { $weapon }.
caverna-event-crowded = Los animales de { $seat } no caben.
caverna-event-harvest = Fin de la ronda: { $event }.
# La subfase de los campos comparte id con la ficha y llega con el nombre de esta: aquí se distinguen.
caverna-event-skipped = { $seat } omite: { $phase ->
    [Campo] Subfase de los campos
   *[other] { $phase }
}.
caverna-event-fed = { $seat } alimenta a la familia con { $food } de Comida.
caverna-event-begged = { $count ->
    [one] { $seat } toma una ficha de Limosna.
   *[other] { $seat } toma { $count } fichas de Limosna.
}
caverna-event-done = { $seat } ha terminado.

## Decisiones
caverna-decision-turn = Ronda { $round }: coloca un Enano o pasa. { $dwarfs ->
    [one] Hay un Enano
   *[other] Hay { $dwarfs } Enanos
} en casa.
caverna-decision-act = { $space }: ¿qué hace tu Enano?
caverna-decision-choose_loot = Expedición con fuerza { $strength }: elige botín. { $left ->
    [one] Como mucho uno.
   *[other] Como mucho { $left }.
}
caverna-decision-resolve = ¿Cómo usas esto: { $item }?
caverna-decision-site = «{ $furnishing }»: ¿dónde va y cómo se paga?
caverna-decision-settle = No hay sitio para algunos animales ({ $species }). Haz sitio.
caverna-decision-harvest_skip = ¿Qué subfase omites?
caverna-decision-feeding = Alimenta a tu familia. Comida necesaria: { $food }.
caverna-decision-before_breeding = ¿Con qué crías te quedas?
caverna-decision-solo_keep = ¿Pagas 1 Rubí para conservar los recursos de «{ $space }»?
caverna-decision-final = Última ocasión de cambiar recursos antes de la puntuación.

## Jugadas
caverna-move-place = Colocar un Enano ({ $weapon ->
    [0] desarmado
   *[other] Arma { $weapon }
}) en «{ $space }»
caverna-move-pass = Pasar
caverna-move-end_turn = Terminar el turno
caverna-move-take = Tomar los recursos
caverna-move-gain = Recibir los recursos
caverna-move-token = Pasar a ser Jugador inicial
caverna-move-pay = Pagar el coste
caverna-move-trade = Comerciar
caverna-move-buy = Comprar: { $article }
caverna-move-twin = { $tile } en { $squares }
caverna-move-single = { $tile } en { $square }
caverna-move-ruby_mine = Mina de rubíes en { $square }
caverna-move-small_pasture = Pastizal pequeño en { $square }
caverna-move-large_pasture = Pastizal grande en { $squares }
caverna-move-stable = Establo en { $square }
caverna-move-choose = { $tile }
caverna-move-furnish = { $tile } en { $square } (coste: { $payment })
caverna-move-grow = Ampliar la familia
caverna-move-sow = Sembrar { $grain ->
    [0] { $vegetable } × Verduras
   *[other] { $vegetable ->
        [0] { $grain } × Cereales
       *[other] { $grain } × Cereales, { $vegetable } × Verduras
    }
}
caverna-move-forge = Forjar un Arma de fuerza { $weapon }
caverna-move-expedition = Ir de expedición
caverna-move-imitate = Imitar «{ $space }»
caverna-move-loot = { $item }
caverna-move-end_expedition = Terminar la expedición
caverna-move-skip = Omitir: { $phase ->
    [Campo] Subfase de los campos
   *[other] { $phase }
}
caverna-move-feed = Alimentar a la familia ({ $spare ->
    [0] con Comida
   *[other] un Enano con { $spare }
})
caverna-move-breed = Crías: { $species }
caverna-move-keep = Conservar los recursos de «{ $space }» (1 Rubí)
caverna-move-clear = Renunciar a los recursos de «{ $space }»
caverna-move-done = Listo
caverna-move-make_room = Hacer sitio: { $conversion }
caverna-move-convert = { $conversion }
caverna-move-eat_gold = Cambiar { $gold } de Oro por Comida (1 menos que el Oro)
caverna-move-buy_tile = Por Rubíes: { $tile } en { $square }
caverna-move-give_weapon = Entregar el Arma de fuerza { $weapon } { $dwarf ->
    [acting] (Enano que actúa)
    [home] (Enano en casa)
   *[other] (Enano colocado)
} por Comida
caverna-move-begin = Jugador inicial: { $seat ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
    [3] Jugador 4
    [4] Jugador 5
    [5] Jugador 6
   *[6] Jugador 7
}
caverna-move-card = Carta: { $space }
caverna-move-marker = Marcador de cosecha: { $colour ->
    [green] hoja verde
   *[other] interrogación roja
}

## Categorías
caverna-category-animals = Animales de granja y Perros
caverna-category-missing_farm_animals = Especies de Animales de granja que faltan
caverna-category-grain = Cereales
caverna-category-vegetables = Verduras
caverna-category-rubies = Rubíes
caverna-category-dwarfs = Enanos
caverna-category-unused_spaces = Casillas sin usar
caverna-category-furnishings_pastures_mines = Fichas de Habitación, Pastizales y Minas
caverna-category-bonus_points = Bonificación por Salones, Almacenes y Cámaras
caverna-category-gold = Oro
caverna-category-begging_markers = Fichas de Limosna
caverna-category-writing_chamber = Cámara de escritura (puntos negativos anulados)

## Opciones
caverna-option-mode = Partida
caverna-option-mode-full = Partida estándar, las 48 Habitaciones
caverna-option-mode-intro = Partida introductoria, 27 Habitaciones
caverna-option-first_player = Jugador inicial
caverna-option-first_player-random = al azar
caverna-option-ruby_to_gold = Un Rubí se puede cambiar por 1 de Oro

## Posiciones
caverna-position-no_such_round = { $path }: con tantos jugadores no existe la ronda { $round }.
caverna-position-cards = { $path }: en la ronda { $round } no puede haber { $cards } cartas descubiertas.
caverna-position-no_such_card = { $path }: no existe la carta de ronda «{ $card }».
caverna-position-card_in_wrong_round = { $path }: { $card } no puede ser la carta de la ronda { $round }.
caverna-position-wrong_face = { $path }: { $card } muestra la cara equivocada; se gira al descubrir Vida familiar.
caverna-position-markers = { $path }: en la ronda { $round } no puede haber { $markers } marcadores descubiertos, o no de esos colores.
caverna-position-no_such_event = { $path }: no existe el suceso «{ $event }».
caverna-position-wrong_event = { $path }: esta ronda no termina con: { $event }.
caverna-position-tile_not_in_game = { $path }: { $tile } no forma parte de la partida introductoria.
caverna-position-tile_owned_twice = { $path }: solo hay una ficha { $tile } y la tiene otro jugador.
caverna-position-goods_on_space = { $path }: en «{ $space }» nunca hay esos recursos.
caverna-position-placed = { $path }: los Enanos colocados del jugador { $seat } no son los que están en casillas de Acción.
caverna-position-newborn_at_work = { $path }: un recién nacido del jugador { $seat } no puede estar colocado.
caverna-position-dwarf_twice = { $path }: el Enano del jugador { $seat } en «{ $space }» está también en otra casilla.
caverna-position-due = { $path }: en la ronda { $round } no pueden esperar recursos.

## El dibujo
caverna-picture-round = Ronda { $round } de { $last }
caverna-picture-event = termina con: { $event }
caverna-picture-unknown = termina con: marcador de cosecha bocabajo
caverna-picture-setup = Preparación
caverna-picture-player = Jugador { $number }
caverna-picture-you = tú
caverna-picture-first = Jugador inicial
caverna-picture-passed = ha pasado
caverna-picture-spaces = Casillas de Acción
caverna-picture-coming = Cartas por venir
caverna-picture-markers = Marcadores bocabajo: verdes { $green }, rojos { $red }
caverna-picture-offer = Fichas de Habitación disponibles: { $count }
caverna-picture-goods = Recursos
caverna-picture-animals = Animales
caverna-picture-room = caben
caverna-picture-dwarfs = Enanos
caverna-picture-home = en casa
caverna-picture-newborn = recién nacido
caverna-picture-furnishings = Habitaciones
caverna-picture-food = Comida para la próxima alimentación: { $due }, falta: { $short }
caverna-picture-score = Puntos { $total }
caverna-picture-none = nada
caverna-picture-legend = Casillas: { $signs }

## Tipos de jugada, como en «Ahora se puede: …»
caverna-kind-place = colocar un Enano
caverna-kind-pass = pasar
caverna-kind-end_turn = terminar el turno
caverna-kind-take = tomar los recursos de la casilla
caverna-kind-gain = recibir lo que da la casilla
caverna-kind-token = tomar el Peón de Jugador inicial
caverna-kind-pay = pagar por imitar
caverna-kind-trade = comerciar
caverna-kind-buy = comprar en el mercado
caverna-kind-twin = colocar una ficha doble
caverna-kind-single = colocar una ficha individual
caverna-kind-ruby_mine = construir una Mina de rubíes
caverna-kind-small_pasture = vallar un Pastizal pequeño
caverna-kind-large_pasture = vallar un Pastizal grande
caverna-kind-stable = construir un Establo
caverna-kind-choose = elegir una Habitación
caverna-kind-furnish = equipar una Cueva
caverna-kind-grow = ampliar la familia
caverna-kind-sow = sembrar
caverna-kind-forge = forjar un Arma
caverna-kind-expedition = ir de expedición
caverna-kind-imitate = imitar una casilla
caverna-kind-loot = tomar un botín
caverna-kind-end_expedition = terminar la expedición
caverna-kind-skip = omitir una subfase de la cosecha
caverna-kind-feed = alimentar a la familia
caverna-kind-breed = quedarse con las crías
caverna-kind-keep = conservar los recursos de una casilla
caverna-kind-clear = renunciar a los recursos de una casilla
caverna-kind-done = terminar
caverna-kind-make_room = hacer sitio a los animales
caverna-kind-convert = cambiar recursos
caverna-kind-eat_gold = cambiar Oro por Comida
caverna-kind-buy_tile = comprar una ficha con Rubíes
caverna-kind-give_weapon = entregar un Arma
