# El Rey de la Montaña, la montaña: excavar, salones, estatuas, pedestales, puertas, puntuación, posiciones, contenido.

## Excavar
mountain_king-refusal-no_such_tunnel = «{ $placement }» no es un túnel: escribe una forma, una orientación y una casilla, como t4:0:r2c7.
mountain_king-refusal-off_the_mountain = Una parte quedaría fuera de la montaña.
mountain_king-refusal-heart = Una parte quedaría en el corazón de la montaña, que nunca se excava.
mountain_king-refusal-workshop_site = Una parte cubriría un espacio de taller, y ningún túnel puede hacerlo.
mountain_king-refusal-overlaps = Una parte cubriría una puerta, un túnel o un gran salón.
mountain_king-refusal-touches_opponent = Aquí tocaría la red de { $opponent }; solo pueden tocarse las esquinas.
mountain_king-refusal-not_connected = Un túnel debe compartir un lado con tu propia red; no basta una esquina, un taller ni un túnel aislado.
mountain_king-refusal-pile_empty = No quedan piezas de esta forma: { $shape }.
mountain_king-refusal-no_room = No queda sitio para esta forma: { $shape }.
mountain_king-refusal-no_room_without_hammers = No hay sitio para esta forma ({ $shape }) que { $have ->
    [0] se pueda excavar sin un martillo
    [one] un martillo pueda despejar de escombros
   *[other] { $have } martillos puedan despejar de escombros
}.
mountain_king-refusal-minerals_short = Un túnel de tamaño { $size } cuesta { $size } minerales de un mismo tipo; { $have ->
    [0] no tienes ninguno
   *[other] puedes pagar { $have } como mucho
}.
mountain_king-refusal-mineral_short = Este túnel cuesta { $need } de un mismo mineral; tienes { $have } de { $mineral }.
mountain_king-refusal-hammers_short = { $need ->
    [one] Los escombros cuestan aquí 1 martillo
   *[other] Los escombros cuestan aquí { $need } martillos
}; tienes { $have }.
mountain_king-refusal-same_dig = En esta áncora no se puede poner ningún pedestal, así que es la misma excavación que con la otra áncora. Elige esa.

## Pedestales
mountain_king-refusal-no_anchor = Este túnel no tiene áncora para un pedestal: { $shape }.
mountain_king-refusal-no_pedestal = No tienes ningún pedestal de este clan: { $clan }.
mountain_king-refusal-pedestal_taken = En este nivel ya se puso un pedestal de este clan: { $tier }, { $clan }.

## Grandes salones
mountain_king-refusal-no_such_hall = «{ $placement }» no es un gran salón: escribe un salón, una orientación y una casilla, como the_trove:0:r3c7.
mountain_king-refusal-hall_taken = Este gran salón ya se ha consagrado: { $hall }.
mountain_king-refusal-hall_over_undug = Un gran salón se pone solo sobre túneles; una parte no lo estaría.
mountain_king-refusal-hall_over_gate = Un gran salón no puede cubrir una puerta.
mountain_king-refusal-hall_over_hall = Aquí hay otro gran salón; los salones no se solapan.
mountain_king-refusal-hall_over_isolated = Una parte quedaría sobre un túnel aislado, que no es de nadie.
mountain_king-refusal-hall_outside_network = Una parte quedaría sobre un túnel que no está en tu red.
mountain_king-refusal-hall_no_room = En tus túneles no cabe este gran salón: { $hall }.
mountain_king-refusal-hall_not_here = Aquí este gran salón no cabe entero sobre tus túneles en ninguna posición: { $hall }.

## Estatuas
mountain_king-refusal-no_statue = Aquí no hay ninguna estatua.
mountain_king-refusal-statue_of_another = Esta estatua está en la red de otro jugador.
mountain_king-refusal-statue_buried = Esta estatua sigue enterrada.
mountain_king-refusal-statue_stuck = Esta estatua no tiene ninguna casilla libre adonde ir.
mountain_king-refusal-target_undug = Una estatua solo puede estar en túneles; aquí no hay ninguno.
mountain_king-refusal-target_outside_network = Esta casilla no está en tu red.
mountain_king-refusal-target_too_far = En un movimiento, una estatua va a una casilla de su túnel o de uno contiguo; esta queda más lejos.
mountain_king-refusal-target_occupied = Aquí ya hay una estatua.
mountain_king-refusal-swap_with_itself = Elige dos estatuas distintas.
mountain_king-refusal-swap_order = Indica las mismas dos estatuas en el orden contrario.
mountain_king-refusal-same_swap = Intercambiar dos estatuas de un mismo clan no cambia nada; se ofrece una sola vez, con otra pareja.
mountain_king-refusal-statue_covered = Esta estatua está cubierta por un túnel; solo se puede llamar a una que no esté cubierta.
mountain_king-refusal-statue_not_adjacent = Esta estatua no es contigua a tu red.
mountain_king-refusal-target_tunnel_apart = Este túnel no toca la estatua.

## Puertas
mountain_king-refusal-no_such_start = Esta cara del tablero ({ $board }) no tiene el punto de inicio «{ $start }».
mountain_king-refusal-start_taken = En este punto de inicio ya hay una puerta.
mountain_king-refusal-start_label = Este punto de inicio es para { $label } jugadores; en esta partida hay { $need }.
mountain_king-refusal-start_other_label = La primera puerta está en un punto de inicio marcado con { $need }; este está marcado con { $label }.
mountain_king-refusal-start_apart = Con una puerta aquí, las puertas de los compañeros de equipo no podrían ser vecinas.

## Hoja de puntuación
mountain_king-category-digging = Túneles excavados
mountain_king-category-coronation = Fichas de coronación
mountain_king-category-pedestals = Fichas de puntos de pedestal
mountain_king-category-leftovers = Recursos sobrantes
mountain_king-category-halls = Grandes salones
mountain_king-category-statues = Estatuas

## Posiciones
mountain_king-position-gate_count = Debe haber una puerta por cada uno de los { $need } jugadores, no { $have }.
mountain_king-position-gate = La puerta del jugador { $number } no puede estar en «{ $start }».
mountain_king-position-tiles_before_gates = Solo se excavan túneles cuando todas las puertas están colocadas.
mountain_king-position-tile = El túnel «{ $placement }» no está sobre casillas excavables.
mountain_king-position-tile_overlaps = El túnel { $placement } se solapa con otro o con una puerta.
mountain_king-position-tile_pile = Hay más túneles de esta forma que piezas en la caja: { $shape }.
mountain_king-position-networks_touch = La red del jugador { $number } toca la de un rival.
mountain_king-position-tile_isolated = El túnel { $placement } no está conectado con ninguna puerta y es demasiado grande para haberse excavado aparte.
mountain_king-position-hall = El gran salón «{ $placement }» no está sobre casillas excavables.
mountain_king-position-hall_twice = Este gran salón está dos veces en el tablero: { $hall }.
mountain_king-position-hall_ground = El gran salón { $placement } no está sobre túneles de una misma red.
mountain_king-position-statue_count = En el tablero hay { $have } estatuas; al preparar la partida se llenan los { $need } espacios, con los clanes por turno.
mountain_king-position-statue_place = Hay estatuas que no están ni en un espacio de estatua ni en una red: { $cells }.
mountain_king-position-pedestal_count = En el tablero hay { $have } pedestales de este clan, pero solo existen { $most }: { $clan }.
mountain_king-position-pedestal_place = Hay pedestales que no están sobre un áncora visible: { $cells }.
mountain_king-position-pedestal_twice = Un clan tiene dos pedestales en un mismo nivel: { $clan }, { $cells }.
mountain_king-position-workshop_site = { $cell } no es un espacio de taller.
mountain_king-position-workshop_kind = No existe el taller «{ $workshop }» para { $cell }.
mountain_king-position-workshop_apart = Ningún túnel llega al taller de { $cell }: { $workshop }.
mountain_king-position-clans = La entrada «{ $path }» debe dar casillas para estos clanes exactamente: { $clans }.
mountain_king-position-cell = La entrada «{ $path }» nombra «{ $cell }», donde no se puede excavar.
mountain_king-position-cell_twice = La entrada «{ $path }» nombra { $cell } dos veces.

## Contenido
mountain_king-content-id_twice = { $file }: hay un identificador repetido entre { $ids }.
mountain_king-content-sides = { $file }: debe haber las caras autumn y winter, no { $found }.
mountain_king-content-player_count = { $file }: { $board } no es para { $players } jugadores.
mountain_king-content-start_points = { $file }: { $board } tiene { $have } puntos de inicio para { $players } jugadores.
mountain_king-content-layer_size = { $file }: la capa { $layer } de { $board } no mide { $rows } por { $cols }.
mountain_king-content-layer_mark = { $file }: la capa { $layer } de { $board } tiene una marca desconocida «{ $mark }».
mountain_king-content-site_place = { $file }: un espacio de taller de { $board } está fuera de la montaña o en su corazón.
mountain_king-content-not_connected = { $file }: las casillas excavables de { $board } no forman una sola pieza.
mountain_king-content-feature_place = { $file }: la capa { $layer } de { $board } marca { $cell }, que no es excavable.
mountain_king-content-site_count = { $file }: { $board } tiene { $have } espacios de taller, menos de los que pueden hacer falta.
mountain_king-content-statue_ring = { $file }: { $board } enumera { $ring } espacios de estatua, pero su capa muestra { $spots } u otros.
mountain_king-content-statue_count = { $file }: { $board } tiene { $ring } espacios de estatua, más de los que hay estatuas.
mountain_king-content-start_list = { $file }: los puntos de inicio de { $board } no son los de su capa.
mountain_king-content-start_not_bare = { $file }: un punto de inicio de { $board } tiene escombros, una estatua o un recurso.
mountain_king-content-start_order = { $file }: los puntos de inicio marcados con { $label } de { $board } no están numerados en el sentido de las agujas del reloj desde 0.
mountain_king-content-starts_adjacent = { $file }: dos puntos de inicio marcados con { $label } de { $board } son contiguos.
mountain_king-content-shape_mark = { $file }: la forma de { $id } tiene una marca desconocida «{ $mark }».
mountain_king-content-shape_size = { $file }: { $id } tiene { $have } casillas, no { $size }.
mountain_king-content-shape_parts = { $file }: { $id } no es de una sola pieza o es demasiado largo.
mountain_king-content-shape_anchor = { $file }: { $id } tiene { $have } casillas marcadas, no { $need }.
mountain_king-content-tile_count = { $file }: hay { $have } piezas, no { $need }.
mountain_king-content-tunnel_size = { $file }: { $id } tiene tamaño { $size }; los túneles tienen de 2 a 5 casillas.
mountain_king-content-hall_values = { $file }: { $id } no vale más con una estatua en el altar.
mountain_king-content-clans = { $file }: los clanes deben ser fire, ice, moon, no { $found }.
mountain_king-content-pedestal_count = { $file }: hay { $have } pedestales, no { $need }.
mountain_king-content-token_count = { $file }: hay { $have } fichas de puntos, no { $need }.
mountain_king-content-token_value = { $file }: toda ficha de puntos debe valer algo.
mountain_king-content-track = { $file }: el marcador de pedestales debe tener un espacio y una ficha por cada nivel y clan, empezando por el nivel exterior.
mountain_king-content-score_chart = { $file }: la tabla de puntos debe tener cada tamaño con cada mineral una vez.
mountain_king-content-statue_values = { $file }: los valores de las estatuas deben darse para los cinco niveles de fuera adentro, no para { $found }.
mountain_king-content-leftover_rates = { $file }: los sobrantes puntúan en grupos de 3 con intercambios de 4 por 1.
mountain_king-content-coronation = { $file }: una pila de fichas de coronación está vacía.
