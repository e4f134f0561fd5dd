# Caverna en la página: su tablero en palabras.

caverna-page-about = Tala el Bosque, excava la Montaña, equipa tu cueva y haz crecer una familia de Enanos.
caverna-page-length = 30 minutos por jugador
caverna-page-weight = complejo

## Picks in the choice bar
caverna-pick-space = { $id }
caverna-pick-weapon = { $id ->
    [0] Enano desarmado
   *[other] Arma de fuerza { $id }
}
caverna-pick-tile = { $id }
caverna-pick-square = { $id }
caverna-pick-piece = Establo
caverna-pick-payment = Pagar { $id }
caverna-pick-sow = Sembrar { $id }
caverna-pick-gold = { $id } de Oro
caverna-pick-newborns = { $id }
caverna-pick-conversion = { $id }
caverna-pick-article = { $id }
caverna-pick-item = { $id }
caverna-pick-spare = { $id }
caverna-pick-phase = { $id ->
    [Campo] Subfase de los campos
   *[other] { $id }
}
caverna-pick-dwarf = { $id ->
    [acting] El Enano que actúa
    [home] Un Enano en casa
   *[other] Un Enano colocado
}
caverna-pick-do = { $id ->
    [forge] Forjar un Arma
    [give_weapon] Entregar un Arma por Comida
    [buy_tile] Colocar una ficha por Rubíes
    [keep] Conservar los recursos (1 Rubí)
    [clear] Renunciar a los recursos
   *[other] { $id }
}

## Parts of the table
caverna-page-spaces = Acciones
caverna-page-furnishings = Habitaciones
caverna-page-exchange = Cambiar
caverna-page-loot = Botín
caverna-page-panels = Lo que se muestra junto al tablero personal
caverna-page-home = Tablero personal de { $name }
caverna-page-back-home = Volver a mi tablero
caverna-page-look = Ver el tablero de { $name }
caverna-page-goods = Recursos de { $name }
caverna-page-animals-of = Animales de { $name }
caverna-page-room = Aún caben: { $list }
caverna-page-homeless = No caben: { $list }
caverna-page-begging = { $count ->
    [one] Una ficha de Limosna
   *[other] { $count } fichas de Limosna
}
caverna-page-first = Jugador inicial
caverna-page-passed = ha pasado
caverna-page-due = En camino: { $list }
caverna-page-due-round = ronda { $round }: { $goods }

## Rounds
caverna-page-rounds = Rondas y cosechas
caverna-page-round = Ronda { $round }
caverna-page-round-event = Ronda { $round }: { $event }
caverna-page-marker-face_down = marcador de cosecha bocabajo
caverna-page-markers-left = Bocabajo: { $green } × hoja verde, { $red } × interrogación roja
caverna-page-stage = Etapa { $stage }
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
caverna-page-new = nuevo
caverna-page-op-all = y
caverna-page-op-and_or = y/o
caverna-page-op-and_then_or = y luego/o
caverna-page-op-and_then = y luego
caverna-page-op-either_or = o bien
caverna-page-op-repeat = hasta { $max } veces: { $step }
caverna-page-do-take_accumulated = tomar todos los recursos
caverna-page-do-gain = recibir { $goods }
caverna-page-do-gain_per = { $goods } por cada { $per }
caverna-page-do-gain_if = { $goods } con suficientes Minas de rubíes
caverna-page-do-take_starting_player_token = pasar a ser Jugador inicial
caverna-page-do-pay = pagar { $goods }
caverna-page-do-trade = { $pay } → { $gain }
caverna-page-do-place_twin_tile = colocar { $tile }
caverna-page-do-place_single_tile = colocar { $tile }
caverna-page-do-place_ruby_mine = Mina de rubíes sobre { $on }
caverna-page-do-build_small_pasture = Pastizal pequeño ({ $cost })
caverna-page-do-build_large_pasture = Pastizal grande ({ $cost })
caverna-page-do-build_stable = Establo ({ $cost })
caverna-page-do-furnish = equipar: { $tile }
caverna-page-do-family_growth = ampliar la familia
caverna-page-do-sow = sembrar
caverna-page-do-forge = forjar un Arma
caverna-page-do-expedition = expedición de nivel { $level }
caverna-page-do-market_buy = comprar artículos, cada uno una vez como mucho
caverna-page-do-imitate = imitar una casilla ocupada
caverna-page-do-increase_all_weapons = todas las Armas +1
caverna-page-do-breed = criar animales
caverna-page-tiles-any = cualquier Habitación
caverna-page-tiles-dwellings = una Morada

## The home board
caverna-page-square = { $square }: { $what }
caverna-page-crops = { $count } × { $crop }
caverna-page-stable = Establo
caverna-page-animals = { $count } × { $species }, caben { $capacity }
caverna-page-bonus = al cubrirla se recibe: { $goods }
caverna-page-dwarf = { $weapon ->
    [0] Enano desarmado
   *[other] Enano con un Arma de fuerza { $weapon }
}
caverna-page-dwarf-at = en «{ $space }»
caverna-page-dwarf-home = en casa
caverna-page-dwarf-next = Siguiente
caverna-page-newborn = recién nacido
caverna-page-dwarfs = Enanos: { $count }, camas: { $beds }
caverna-page-build = Lo que se puede hacer ahora
caverna-page-aimed = ¿Qué va en { $square }?
caverna-page-turn = Girar la ficha
caverna-page-lay = Colocarla aquí
caverna-page-pass-asks = { $count ->
    [one] Todavía queda un Enano en casa. ¿Pasar de todos modos?
   *[other] Todavía quedan { $count } Enanos en casa. ¿Pasar de todos modos?
}

## Food
caverna-page-food-due = { $short ->
    [0] Comida necesaria: { $due }. Hay suficiente.
   *[other] Comida necesaria: { $due }. Falta: { $short }.
}
caverna-page-feeding = Alimentar a la familia
caverna-page-need = Se necesita
caverna-page-have = Hay
caverna-page-missing = Falta
caverna-page-covered = Nadie tiene que pedir limosna.
caverna-page-begs = { $count ->
    [one] Si alimentas ahora, recibes una ficha de Limosna.
   *[other] Si alimentas ahora, recibes { $count } fichas de Limosna.
}
caverna-page-into-food = Por Comida
caverna-page-for-rubies = Por Rubíes
caverna-page-by-furnishings = Con Habitaciones
caverna-page-no-exchange = Ahora mismo no se puede cambiar nada.
caverna-page-gold-less = Menos Oro
caverna-page-gold-more = Más Oro
caverna-page-feed-now = Alimentar ahora
caverna-page-breeding = Crías
caverna-page-make-room = Hacer sitio
caverna-page-newborn-none = Ninguna cría

## Loot
caverna-page-strength = Fuerza { $strength }
caverna-page-loot-hint = Todo hasta la fuerza del Arma del Enano, cada cosa una vez por expedición.

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
    [1] Sitio para un Enano, solo como sexto de la familia.
   *[other] { $dwarfs ->
        [one] Sitio para un Enano.
       *[other] Sitio para { $dwarfs } Enanos.
    }
}
caverna-page-effect-animal_room = { $capacity ->
    [-1] Caben tantos animales como Enanos tengas: { $animals }.
   *[other] Caben hasta { $capacity } animales: { $animals }.
}
caverna-page-effect-animals_on_empty_fields = En cada Campo vacío cabe un Animal de granja.
caverna-page-effect-furnish_on = También se pueden equipar Túneles y Túneles profundos.
caverna-page-effect-relax_connector = Donde una casilla dice «elige entre… o bien», puedes hacer ambas cosas.
caverna-page-effect-twin_tile_overhang = Las fichas dobles pueden sobresalir del tablero; cada vez que lo hagan: { $goods }.
caverna-page-effect-discount = { $goods } menos por: { $builds }.
caverna-page-effect-substitute_payment = Al equipar, 1 de Minerales puede valer por 1 de Madera y otro por 1 de Piedra.
caverna-page-effect-gain = En el acto: { $goods }.
caverna-page-effect-gain_per = En el acto: { $goods } por cada { $thing }.
caverna-page-effect-round_start_income = Cada ronda: { $goods } por cada { $thing }.
caverna-page-effect-goods_on_round_spaces = { $goods } al comienzo de cada una de las próximas { $rounds } rondas.
caverna-page-effect-on_gain = { $goods } cada vez que recibas: { $thing }.
caverna-page-effect-on_newborn = { $goods } por cada cría: { $thing }.
caverna-page-effect-conversion = En cualquier momento: { $pay } → { $gain }.
caverna-page-effect-mutual_overbuild = Se puede construir sobre «{ $partner }», y viceversa.
caverna-page-effect-slaughter_bonus = { $food_per_farm_animal } de Comida más por cada Animal de granja convertido en Comida.
caverna-page-effect-feeding_substitute = Al alimentar, un Enano puede comer en su lugar: { $options }.
caverna-page-effect-feeding_discount = Al alimentar, { $food } de Comida menos por cada { $thing }.
caverna-page-effect-breeding_food = Comida por 1, 2, 3, 4 crías al criar: { $steps }.
caverna-page-effect-weapon_to_food = En cualquier momento: entrega un Arma por tanta Comida como su fuerza.
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
caverna-page-effect-bonus_table = Puntos según el número de Enanos: { $steps }.
caverna-page-effect-cancel_negative = Anula hasta { $max_points } puntos negativos.
caverna-page-species-any_single = de una sola especie
caverna-page-per-adjacent_dwelling = Morada contigua
caverna-page-per-yellow_furnishing = Habitación con etiqueta amarilla
caverna-page-per-armed_dwarf = Enano armado
caverna-page-per-grain_vegetable_set = pareja de Cereales y Verduras
caverna-page-per-farm_animal = Animal de granja
caverna-page-per-dwarf = Enano
caverna-page-per-ore_mine = Mina de minerales
caverna-page-per-ore_mine_with_donkey = Mina de minerales con Burro
caverna-page-per-donkey_in_any_mine = Burro en una Mina
caverna-page-on-furnish = Habitaciones
caverna-page-on-build_small_pasture = Pastizales pequeños
caverna-page-on-build_large_pasture = Pastizales grandes
caverna-page-on-build_stable = Establos
caverna-page-on-forge = Armas
caverna-page-condition-all_dwarfs_armed = todos tus Enanos están armados
caverna-page-condition-no_dwarf_armed = ninguno de tus Enanos está armado
