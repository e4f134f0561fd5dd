# Caverna: qué es y qué hace cada componente, para la terminal y la página. Efectos y acciones: page_caverna.ftl.

## A partir de los datos
caverna-card-space = Una casilla de acción: { $does }.
caverna-card-grows = Cada ronda se acumula aquí: { $goods }.
caverna-card-furnishing = Coste: { $cost }; { $points }. { $effects }
caverna-card-loot = Botín para un arma de fuerza { $strength } o más: { $does }.
caverna-card-conversion = Una acción gratuita, posible en cualquier momento de tu turno: { $name }.
caverna-card-special = Un uso especial de los rubíes: { $name }.
caverna-card-action_board = Un tablero con casillas de acción, para { $players } jugadores.
caverna-card-group = Un grupo de fichas de habitación: { $tiles }.
caverna-card-twin = Una ficha de dos casillas: { $first } y { $second }. Se coloca con una acción, junto a lo que tienes.

## Escritos a mano
caverna-card-wood = Paga habitaciones y pastizales. No da puntos.
caverna-card-stone = Paga habitaciones y establos. No da puntos.
caverna-card-ore = Forja armas: uno por punto de fuerza. No da puntos.
caverna-card-ruby = Puede convertirse en casi cualquier bien, animal o ficha simple en cualquier momento. 1 punto cada uno.
caverna-card-gold = 1 punto cada uno. Dos o más pueden convertirse en comida, una menos que el oro.
caverna-card-food = Alimenta a tus enanos: 2 a cada uno en la cosecha, 1 a un recién nacido. No da puntos.
caverna-card-grain = Sembrado en un campo, 1 se vuelve 3. 1 de comida cada uno; medio punto al final, redondeando hacia arriba.
caverna-card-vegetable = Sembradas en un campo, 1 se vuelve 2. 2 de comida cada una; 1 punto cada una al final.
caverna-card-sheep = Un animal de granja. Necesita sitio, 2 crían otra y da 1 de comida. 1 punto cada una.
caverna-card-donkey = Un animal de granja que también vive en las minas. 1 de comida, 3 por dos. 1 punto cada uno.
caverna-card-wild_boar = Un animal de granja que puede vivir en un establo del bosque sin vallar. 2 de comida. 1 punto cada uno.
caverna-card-cattle = Un animal de granja. Da 3 de comida. 1 punto cada una.
caverna-card-dog = No necesita sitio ni cría. Con perros caben más ovejas en una pradera o un pastizal. 1 punto cada uno.
caverna-card-dwarf = Trabaja en una casilla de acción por ronda. Necesita cama y comida. 1 punto cada uno.
caverna-card-stable = Da sitio a un animal más, o a más en un pastizal. Tienes tres.
caverna-card-weapon = Permite ir de expedición. Se forja con fuerza de 1 a 8 y gana 1 en cada expedición, hasta 14.
caverna-card-begging_marker = Una por cada comida que falta al alimentar. −3 puntos cada una.
caverna-card-starting_player_token = Quien lo tiene empieza la próxima ronda.
caverna-card-harvest_marker_green = Al revelarse: cosecha normal en esta ronda.
caverna-card-harvest_marker_red = Al revelarse: el primero es sin cosecha, el segundo 1 de comida por enano, el tercero una cosecha sin campos o sin cría.
caverna-card-forest = La mitad izquierda de tu tablero. Aquí van praderas, campos y pastizales.
caverna-card-mountain = La mitad derecha de tu tablero. Aquí van cuevas, túneles, minas y habitaciones.
caverna-card-meadow = Puede vallarse como pastizal; con un establo encima alberga un animal.
caverna-card-field = Se siembra con cereales o verduras; da uno en cada cosecha.
caverna-card-small_pasture = Una pradera vallada: 2 animales de un tipo, 4 con establo. 2 puntos.
caverna-card-large_pasture = Dos praderas valladas: 4 animales de un tipo, 8 con un establo, 16 con dos. 4 puntos.
caverna-card-cavern = Espacio vacío en la montaña que se puede amueblar.
caverna-card-tunnel = Atraviesa la montaña; puede convertirse en mina de rubíes.
caverna-card-deep_tunnel = Viene con una mina de minerales; puede convertirse en una mina de rubíes que da un rubí al momento.
caverna-card-ore_mine = Da minerales en algunas casillas de acción y sitio para un burro. 3 puntos.
caverna-card-ruby_mine = Da rubíes en algunas casillas de acción y sitio para un burro. 4 puntos.
caverna-card-entry_level_dwelling = Impresa en tu tablero: camas para dos enanos y sitio para dos animales de un tipo.
caverna-card-no_harvest = Esta ronda acaba sin cosecha.
caverna-card-harvest = Los campos dan frutos, se alimenta a los enanos y crían los animales.
caverna-card-pay_one_food_per_dwarf = En lugar de cosecha, cada enano cuesta 1 de comida.
caverna-card-skip_field_or_breeding = Una cosecha en la que cada jugador omite la subfase de los campos o la de cría.
caverna-card-animals = 1 punto por cada animal de granja y cada perro.
caverna-card-missing_farm_animals = −2 puntos por cada tipo de animal de granja que no tengas.
caverna-card-vegetables = 1 punto por cada verdura, también en los campos.
caverna-card-rubies = 1 punto por cada rubí.
caverna-card-dwarfs = 1 punto por cada enano.
caverna-card-unused_spaces = −1 punto por cada casilla vacía de tu tablero.
caverna-card-furnishings_pastures_mines = Los puntos impresos en habitaciones, pastizales y minas.
caverna-card-bonus_points = Lo que puntúan al final salones, almacenes y cámaras.
caverna-card-begging_markers = −3 puntos por cada ficha de limosna.

## En la posición actual
caverna-card-now-goods = Tienes: { $count }.
caverna-card-now-offer = Disponible.
caverna-card-now-gone = Ya no está disponible.
caverna-card-now-taken = Hay un enano en esta ronda: { $name }.
caverna-card-now-absent = Aún no está en juego, o no en esta mesa.
