# Caverna, el tablero personal: por qué una ficha, una habitación, un animal o un enano no tiene sitio, y qué falla en una posición.

## Casillas
caverna-square = la casilla { $column ->
    [1] izquierda
    [2] central
   *[3] derecha
} { $mountain ->
    [0] del bosque
   *[1] de la montaña
} en la { $row ->
    [1] fila superior
    [2] segunda fila
    [3] tercera fila
   *[4] fila inferior
}
caverna-square-outside = el lugar fuera del tablero, junto a { caverna-square }

## Fichas, minas, pastizales y establos
caverna-refusal-not_adjacent = { $first } y { $second } no son casillas contiguas de la misma región.
caverna-refusal-same_halves = Las dos mitades son iguales ({ $tile }); indica las casillas en este orden: { $first }, { $second }.
caverna-refusal-stable_in_the_way = No puede haber un Campo en { $square }: allí hay un Establo.
caverna-refusal-cannot_overhang = { $tile } no puede sobresalir: todavía no hay nada en { $square }.
caverna-refusal-no_overhang = Solo la Sala de reuniones permite que una ficha doble sobresalga: { $square } está fuera del tablero personal.
caverna-refusal-both_over_the_edge = Una mitad tiene que quedar sobre el tablero personal: { $tile }.
caverna-refusal-bare_ring_square = No hay nada fuera del tablero personal: { $square }.
caverna-refusal-wrong_ground = { $tile } no puede ir en { $square }. Se coloca sobre: { $under }.
caverna-refusal-first_outdoor_tile = La primera ficha del Bosque tiene que cubrir { $entrance }, junto a la entrada de la cueva.
caverna-refusal-not_connected = La ficha tiene que tocar otra que ya esté colocada.
caverna-refusal-no_place_for_ruby_mine = No se puede colocar una Mina de rubíes en { $square }: este paso exige allí: { $on }.
caverna-refusal-no_meadow = Solo se puede vallar una Pradera, y { $square } no lo es.
caverna-refusal-no_stable_left = Los { $stables } Establos ya están construidos.
caverna-refusal-stable_stands_there = Ya hay un Establo en { $square }.
caverna-refusal-no_place_for_stable = No se puede construir un Establo en { $square }: hace falta Bosque libre, una Pradera o un Pastizal.

## Campos
caverna-refusal-sow_nothing = Hay que sembrar al menos un Campo.
caverna-refusal-sow_too_much = Campos que se pueden sembrar como mucho: { $max_grain } de Cereales y { $max_vegetables } de Verduras.
caverna-refusal-no_empty_field = { $have ->
    [0] No tienes ningún Campo vacío.
    [one] Tienes un Campo vacío, no { $need }.
   *[other] Tienes { $have } Campos vacíos, no { $need }.
}
caverna-refusal-no_crop = Sembrar exige { $need } × { $good } de tu reserva; tienes { $have }.

## Cría y alimentación
caverna-refusal-no_litter = No son Animales de granja distintos en su orden habitual: { $species }.
caverna-refusal-too_many_newborns = { $most ->
    [one] Puede criar como mucho una especie de Animal de granja.
   *[other] Pueden criar como mucho { $most } especies de Animales de granja.
}
caverna-refusal-no_parents = { $species }: hacen falta dos para criar; tienes { $have }.
caverna-refusal-no_room_for_newborns = No hay sitio para todas estas crías: { $species }.
caverna-refusal-no_working_cave = Sin la Cueva de trabajo, todos los Enanos comen Comida.
caverna-refusal-wrong_spare = La Cueva de trabajo no acepta «{ $spare }». Acepta una de estas opciones: { $options }.
caverna-refusal-spare_short = La Cueva de trabajo pide { $need } × { $good }; tienes { $have }.

## Habitaciones y familia
caverna-refusal-overbuild = { $tile } tiene que construirse encima de «{ $partner }».
caverna-refusal-work_room_needs_cavern = { $tile } necesita una Cueva vacía; { $square } no lo es.
caverna-refusal-tunnel_needs_work_room = Solo con la Habitación «{ $room }» se pueden equipar Túneles: { $square } es un Túnel.
caverna-refusal-no_empty_cavern = { $tile } no se puede construir en { $square }: allí no hay una Cueva vacía.
caverna-refusal-no_square_for_tile = { $tile } no se puede construir: no hay ninguna casilla donde quepa.
caverna-refusal-wrong_payment = { $tile } no cuesta «{ $payment }». Cuesta: { $variants }.
caverna-refusal-tile_too_dear = { $tile }: cuesta { $cost }. Te falta: { $lacking }.
caverna-refusal-no_bed = { $dwarfs } Enanos viven en Moradas para { $beds }: no hay sitio para otro más.
caverna-refusal-family_complete = Una familia de { $dwarfs } Enanos ya no puede crecer.

## Posiciones
caverna-position-no_square = { $path }: «{ $square }» no es una casilla o aparece dos veces.
caverna-position-no_content = { $path }: «{ $content }» no puede estar en una casilla.
caverna-position-wrong_region = { $path }: el lugar de { $content } no es { $square }.
caverna-position-start_cave = { $path }: { $square } contiene { $content } desde el principio.
caverna-position-tile_twice = { $path }: solo hay una ficha de { $tile }.
caverna-position-large_pasture = { $path }: un Pastizal grande cubre dos casillas contiguas propias, no { $squares }.
caverna-position-too_many_stables = { $path }: un jugador tiene { $most } Establos, no { $stables }.
caverna-position-stable_place = { $path }: no puede haber un Establo en { $square }.
caverna-position-covered = { $path }: { $tile } no puede estar aquí debajo de otra ficha.
caverna-position-both_traders = { $path }: { $tile } y { $partner } no pueden estar activas a la vez; una cubre a la otra.
caverna-position-weapon = { $path }: ningún Arma tiene fuerza { $weapon }; la más fuerte tiene { $most }.
caverna-position-dwarfs = { $path }: aquí una familia tiene al menos { $least } Enanos y como máximo { $most }, no { $dwarfs }.
caverna-position-armed_newborn = { $path }: un recién nacido no lleva Arma.
caverna-position-not_connected = { $path }: la ficha de { $square } no está conectada con las demás.
caverna-position-no_office = { $path }: sin la Sala de reuniones no puede haber nada en { $square }.
caverna-position-overhang = { $path }: la mitad de { $square } no encaja con la mitad vecina del tablero.
caverna-position-mines = { $path }: cada Mina de minerales debe tener al lado el Túnel profundo con el que llegó, y viceversa.
caverna-position-crowded = { $path }: no hay sitio para estos animales: { $species }.

## Contenido
caverna-content-amount = { $file }: la cantidad de «{ $good }» en «{ $thing }» tiene que ser un número entero, 0 o más.
caverna-content-capacities = { $file }: ninguna de las capacidades { $small } y { $large } divide a la otra; no se podría decidir si caben los animales.
caverna-content-copies = { $file }: «{ $thing }» tiene que existir una sola vez o sin límite.
caverna-content-count = { $file }: «{ $thing }» aparece { $have } veces, no { $need }.
caverna-content-dwelling_colour = { $file }: las Moradas, y solo ellas, tienen que ser naranjas: «{ $thing }».
caverna-content-farm_animals = { $file }: los Animales de granja tienen que ser sheep, donkey, wild_boar y cattle.
caverna-content-goods_order = { $file }: los recursos y los animales tienen que ser, en este orden: { $expected }.
caverna-content-grid = { $file }: el tablero personal tiene 6 columnas y 4 filas, Bosque a la izquierda y Montaña a la derecha.
caverna-content-players = { $file }: «{ $thing }» tiene que tener exactamente una entrada por cada número de jugadores.
caverna-content-ring = { $file }: las casillas del borde no son las vecinas exteriores del tablero personal.
caverna-content-round_numbers = { $file }: las rondas no están numeradas del 1 al 12.
caverna-content-twice = { $file }: «{ $thing }» aparece dos veces.
caverna-content-unknown = { $file }: «{ $thing }» menciona «{ $name }», que no existe.
caverna-content-unknown_near = { $file }: «{ $thing }» menciona «{ $name }», que no existe; ¿querías decir «{ $near }»?
caverna-content-categories = { $file }: las categorías tienen que ser, en este orden: { $expected }.
