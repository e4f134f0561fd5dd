# Caverna en la página: su tablero en palabras.

caverna-page-about = Tala el bosque, excava la montaña, equipa tu cueva y haz crecer una familia de enanos.
caverna-page-length = 30 minutos por jugador
caverna-page-weight = difícil

## Picks in the choice bar
caverna-pick-space = { $id }
caverna-pick-weapon = { $id ->
    [0] Enano sin arma
   *[other] Arma de fuerza { $id }
}
caverna-pick-tile = { $id }
caverna-pick-square = Casilla { $id }
caverna-pick-piece = Establo
caverna-pick-payment = Pagar { $id }
caverna-pick-sow = Sembrar { $id }
caverna-pick-gold = { $id } de oro
caverna-pick-newborns = { $id }
caverna-pick-conversion = { $id }
caverna-pick-article = { $id }
caverna-pick-item = { $id }
caverna-pick-spare = { $id }
caverna-pick-phase = { $id }
caverna-pick-dwarf = { $id ->
    [acting] El enano que actúa
    [home] Un enano en casa
   *[other] Un enano que trabaja
}
caverna-pick-do = { $id ->
    [forge] Forjar un arma
    [give_weapon] Entregar un arma por comida
    [buy_tile] Colocar una ficha por rubíes
    [keep] Conservar los recursos (1 rubí)
    [clear] Dejar ir los recursos
   *[other] { $id }
}

## Parts of the table
caverna-page-spaces = Acciones
caverna-page-furnishings = Habitaciones
caverna-page-exchange = Cambiar
caverna-page-loot = Botín
caverna-page-boards = Tableros
caverna-page-panels = Lo que se muestra junto al tablero propio
caverna-page-home = Tablero de { $name }
caverna-page-back-home = Volver a mi tablero
caverna-page-look = Ver el tablero de { $name }
caverna-page-look-hint = B muestra el tablero siguiente
caverna-page-goods = Recursos de { $name }
caverna-page-animals-of = Animales de { $name }
caverna-page-room = Aún caben: { $list }
caverna-page-homeless = No caben: { $list }
caverna-page-begging = { $count ->
    [one] Una ficha de limosna
   *[other] { $count } fichas de limosna
}
caverna-page-first = Jugador inicial
caverna-page-passed = ha pasado
caverna-page-due = En camino: { $list }
caverna-page-due-round = ronda { $round }: { $goods }

## Rounds
caverna-page-rounds = Rondas y cosechas
caverna-page-round = Ronda { $round }
caverna-page-round-event = Ronda { $round }: { $event }
caverna-page-marker-face_down = marcador de cosecha boca abajo
caverna-page-markers-left = Boca abajo: { $green } × hoja verde, { $red } × marca roja
caverna-page-stage = Fase { $stage }
caverna-page-to-come = Aún por llegar, en cualquier orden
caverna-page-next-feeding = { $certain ->
    [yes] Alimentación en la ronda { $round }
   *[other] Alimentación como pronto en la ronda { $round }
}

## Spaces
caverna-page-space = { $name }. { $does }.
caverna-page-space-goods = Recursos allí: { $goods }.
caverna-page-space-next = Próxima ronda: + { $goods }
caverna-page-space-taken = Allí está { $name }.
caverna-page-op-all = y
caverna-page-op-and_or = y/o bien
caverna-page-op-and_then_or = y luego/o bien
caverna-page-op-and_then = y luego
caverna-page-op-either_or = o bien
caverna-page-op-repeat = hasta { $max } veces: { $step }
caverna-page-do-take_accumulated = tomar todos los recursos
caverna-page-do-gain = recibir { $goods }
caverna-page-do-gain_per = { $goods } por cada { $per }
caverna-page-do-gain_if = { $goods } con suficientes minas de rubíes
caverna-page-do-take_starting_player_token = ser el jugador inicial
caverna-page-do-pay = pagar { $goods }
caverna-page-do-trade = { $pay } → { $gain }
caverna-page-do-place_twin_tile = colocar { $tile }
caverna-page-do-place_single_tile = colocar { $tile }
caverna-page-do-place_ruby_mine = mina de rubíes sobre { $on }
caverna-page-do-build_small_pasture = pastizal pequeño ({ $cost })
caverna-page-do-build_large_pasture = pastizal grande ({ $cost })
caverna-page-do-build_stable = establo ({ $cost })
caverna-page-do-furnish = equipar: { $tile }
caverna-page-do-family_growth = ampliar la familia
caverna-page-do-sow = sembrar
caverna-page-do-forge = forjar un arma
caverna-page-do-expedition = expedición de nivel { $level }
caverna-page-do-market_buy = comprar cada artículo una vez
caverna-page-do-imitate = imitar una casilla ocupada
caverna-page-do-increase_all_weapons = todas las armas +1
caverna-page-do-breed = criar animales
caverna-page-tiles-any = cualquier ficha
caverna-page-tiles-dwellings = una morada

## The home board
caverna-page-square = { $square }: { $what }
caverna-page-crops = { $count } × { $crop }
caverna-page-stable = establo
caverna-page-animals = { $count } × { $species }, caben { $capacity }
caverna-page-bonus = al cubrirla se recibe: { $goods }
caverna-page-dwarf = { $weapon ->
    [0] Enano sin arma
   *[other] Enano con un arma de fuerza { $weapon }
}
caverna-page-dwarf-at = en { $space }
caverna-page-dwarf-home = en casa
caverna-page-newborn = recién nacido
caverna-page-dwarfs = Enanos: { $count }, camas: { $beds }
caverna-page-build = Lo que se puede hacer ahora
caverna-page-aimed = ¿Qué va en { $square }?

## Food
caverna-page-food-due = { $short ->
    [0] Comida necesaria: { $due }. Hay suficiente.
   *[other] Comida necesaria: { $due }. Faltan: { $short }.
}
caverna-page-feeding = Alimentar a la familia
caverna-page-need = Se necesita
caverna-page-have = Hay
caverna-page-missing = Falta
caverna-page-covered = Nadie tiene que pedir limosna.
caverna-page-begs = { $count ->
    [one] Alimentar ahora significa una ficha de limosna.
   *[other] Alimentar ahora significa { $count } fichas de limosna.
}
caverna-page-into-food = En comida
caverna-page-for-rubies = Por rubíes
caverna-page-by-furnishings = Con habitaciones
caverna-page-no-exchange = Ahora mismo no se puede cambiar nada.
caverna-page-gold-less = Menos oro
caverna-page-gold-more = Más oro
caverna-page-feed-now = Alimentar ahora
caverna-page-breeding = Crías
caverna-page-make-room = Hacer sitio
caverna-page-newborn-none = Ninguna cría

## Loot
caverna-page-strength = Fuerza { $strength }
caverna-page-loot-hint = Todo hasta la fuerza del arma del enano, cada cosa una vez por expedición.

## Furnishings
caverna-page-filter-all = Todas
caverna-page-filter-now = Se pueden construir ahora ({ $count })
caverna-page-nothing-now = Ahora mismo no se puede construir nada.
caverna-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
caverna-page-star = puntos de bonificación
caverna-page-free = gratis
caverna-page-owned = Es de { $name }.
caverna-page-unlimited = tantas como quieras
caverna-page-effect-house_dwarfs = { $only_for_sixth ->
    [1] Sitio para un enano, solo como sexto de la familia.
   *[other] { $dwarfs ->
        [one] Sitio para un enano.
       *[other] Sitio para { $dwarfs } enanos.
    }
}
caverna-page-effect-animal_room = { $capacity ->
    [-1] Caben tantos animales como enanos tengas: { $animals }.
   *[other] Caben hasta { $capacity } animales: { $animals }.
}
caverna-page-effect-animals_on_empty_fields = En cada campo vacío cabe un animal de granja.
caverna-page-effect-furnish_on = También se pueden equipar túneles y túneles profundos.
caverna-page-effect-relax_connector = Donde una casilla dice «elige entre… o bien», puedes hacer ambas cosas.
caverna-page-effect-twin_tile_overhang = Las fichas dobles pueden sobresalir del tablero; cada vez que lo hagan: { $goods }.
caverna-page-effect-discount = { $goods } menos por: { $builds }.
caverna-page-effect-substitute_payment = Al equipar, un mineral puede valer por una madera y otro por una piedra.
caverna-page-effect-gain = En el acto: { $goods }.
caverna-page-effect-gain_per = En el acto: { $goods } por cada { $thing }.
caverna-page-effect-round_start_income = Cada ronda: { $goods } por cada { $thing }.
caverna-page-effect-goods_on_round_spaces = { $goods } al comienzo de cada una de las próximas { $rounds } rondas.
caverna-page-effect-on_gain = { $goods } cada vez que recibas: { $thing }.
caverna-page-effect-on_newborn = { $goods } por cada cría: { $thing }.
caverna-page-effect-conversion = En cualquier momento: { $pay } → { $gain }.
caverna-page-effect-mutual_overbuild = Se puede construir sobre { $partner }, y viceversa.
caverna-page-effect-slaughter_bonus = { $food_per_farm_animal } de comida más por cada animal de granja convertido en comida.
caverna-page-effect-feeding_substitute = Al alimentar, un enano puede tomar en su lugar: { $options }.
caverna-page-effect-feeding_discount = Al alimentar, { $food } de comida menos por cada { $thing }.
caverna-page-effect-breeding_food = Comida por 1, 2, 3, 4 crías al criar: { $steps }.
caverna-page-effect-weapon_to_food = En cualquier momento: entrega un arma por tanta comida como su fuerza.
caverna-page-effect-bonus_per = { $every ->
    [one] { $points ->
        [one] { $points } punto por cada { $thing }.
       *[other] { $points } puntos por cada { $thing }.
    }
   *[other] { $points ->
        [one] { $points } punto por cada { $every }: { $thing }.
       *[other] { $points } puntos por cada { $every }: { $thing }.
    }
}
caverna-page-effect-bonus_if = { $points } puntos si { $condition }.
caverna-page-effect-bonus_table = Puntos según el número de enanos: { $steps }.
caverna-page-effect-cancel_negative = Anula hasta { $max_points } puntos negativos.
caverna-page-species-any_single = de una sola especie
caverna-page-per-adjacent_dwelling = morada adyacente
caverna-page-per-yellow_furnishing = habitación con etiqueta amarilla
caverna-page-per-armed_dwarf = enano armado
caverna-page-per-grain_vegetable_set = par de cereales y verduras
caverna-page-per-farm_animal = animal de granja
caverna-page-per-dwarf = enano
caverna-page-per-ore_mine = mina de minerales
caverna-page-per-ore_mine_with_donkey = mina de minerales con burro
caverna-page-per-donkey_in_any_mine = burro en una mina
caverna-page-on-furnish = habitaciones
caverna-page-on-build_small_pasture = pastizales pequeños
caverna-page-on-build_large_pasture = pastizales grandes
caverna-page-on-build_stable = establos
caverna-page-on-forge = armas
caverna-page-condition-all_dwarfs_armed = todos tus enanos están armados
caverna-page-condition-no_dwarf_armed = ninguno de tus enanos está armado
