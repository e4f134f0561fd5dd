# Caverna: qué es y qué hace cada componente, para la terminal y la página. Efectos y acciones: page_caverna.ftl.

## A partir de los datos
caverna-card-space = Una casilla de Acción: { $does }.
caverna-card-grows = Cada ronda se acumula aquí: { $goods }.
caverna-card-furnishing = Coste: { $cost }; { $points }. { $effects }
caverna-card-loot = Botín para un Arma de fuerza { $strength } o más: { $does }.
caverna-card-conversion = Una acción libre, posible en cualquier momento de tu turno: { $name }.
caverna-card-special = Un uso especial de los Rubíes: { $name }.
caverna-card-action_board = Un tablero con casillas de Acción, para { $players } jugadores.
caverna-card-group = Un grupo de fichas de Habitación: { $tiles }.
caverna-card-twin = Una ficha de dos casillas: { $first } y { $second }. Se coloca con una acción, junto a lo que tienes.

## Escritos a mano
caverna-card-wood = Paga Habitaciones y Pastizales. No da puntos.
caverna-card-stone = Paga Habitaciones y Establos. No da puntos.
caverna-card-ore = Forja Armas: uno por punto de fuerza. No da puntos.
caverna-card-ruby = Puede convertirse en casi cualquier recurso, animal o ficha individual en cualquier momento. 1 punto cada uno.
caverna-card-gold = 1 punto cada uno. Dos o más pueden convertirse en Comida, una unidad menos que el Oro gastado.
caverna-card-food = Alimenta a tus Enanos: 2 a cada uno en la cosecha, 1 a un recién nacido. No da puntos.
caverna-card-grain = Sembrado en un Campo, 1 se vuelve 3. 1 de Comida cada uno; medio punto al final, redondeando hacia arriba.
caverna-card-vegetable = Sembradas en un Campo, 1 se vuelve 2. 2 de Comida cada una; 1 punto cada una al final.
caverna-card-sheep = Un Animal de granja. Necesita sitio; una pareja cría otra. Da 1 de Comida. 1 punto cada una.
caverna-card-donkey = Un Animal de granja que también puede vivir en las Minas. Da 1 de Comida; dos dan 3. 1 punto cada uno.
caverna-card-wild_boar = Un Animal de granja que puede vivir en un Establo del Bosque sin vallar. Da 2 de Comida. 1 punto cada uno.
caverna-card-cattle = Un Animal de granja. Da 3 de Comida. 1 punto cada una.
caverna-card-dog = No necesita sitio ni cría. Con Perros caben más Ovejas en una Pradera o un Pastizal. 1 punto cada uno.
caverna-card-dwarf = Trabaja en una casilla de Acción por ronda. Necesita cama y Comida. 1 punto cada uno.
caverna-card-stable = Da sitio a un animal más, o a más en un Pastizal. Tienes tres.
caverna-card-weapon = Permite ir de expedición. Se forja con fuerza de 1 a 8 y gana 1 en cada expedición, hasta 14.
caverna-card-begging_marker = Una por cada Comida que falta al alimentar. −3 puntos cada una.
caverna-card-starting_player_token = Quien lo tiene empieza la próxima ronda.
caverna-card-harvest_marker_green = Al revelarse: cosecha normal en esta ronda.
caverna-card-harvest_marker_red = Al revelarse: el primero es sin cosecha, el segundo 1 de Comida por Enano, el tercero una cosecha sin Campos o sin cría.
caverna-card-forest = La mitad izquierda de tu tablero. Aquí van Praderas, Campos y Pastizales.
caverna-card-mountain = La mitad derecha de tu tablero. Aquí van Cuevas, Túneles, Minas y Habitaciones.
caverna-card-meadow = Puede vallarse como Pastizal; con un Establo encima alberga un animal.
caverna-card-field = Se siembra con Cereales o Verduras; da uno en cada cosecha.
caverna-card-small_pasture = Una Pradera vallada: 2 animales de un tipo, 4 con Establo. 2 puntos.
caverna-card-large_pasture = Dos Praderas valladas: 4 animales de un tipo, 8 con un Establo, 16 con dos. 4 puntos.
caverna-card-cavern = Espacio vacío en la Montaña que se puede equipar.
caverna-card-tunnel = Atraviesa la Montaña; puede convertirse en Mina de rubíes.
caverna-card-deep_tunnel = Viene con una Mina de minerales; puede convertirse en una Mina de rubíes que da un Rubí al momento.
caverna-card-ore_mine = Da Minerales en algunas casillas de Acción y sitio para un Burro. 3 puntos.
caverna-card-ruby_mine = Da Rubíes en algunas casillas de Acción y sitio para un Burro. 4 puntos.
caverna-card-entry_level_dwelling = Impresa en tu tablero: camas para dos Enanos y sitio para dos animales de un tipo.
caverna-card-no_harvest = Esta ronda acaba sin cosecha.
caverna-card-harvest = Los Campos dan frutos, se alimenta a los Enanos y crían los animales.
caverna-card-pay_one_food_per_dwarf = En lugar de cosecha, cada Enano cuesta 1 de Comida.
caverna-card-skip_field_or_breeding = Una cosecha en la que cada jugador omite la subfase de los campos o la de cría.
caverna-card-animals = 1 punto por cada Animal de granja y cada Perro.
caverna-card-missing_farm_animals = −2 puntos por cada tipo de Animal de granja que no tengas.
caverna-card-vegetables = 1 punto por cada Verdura, también en los Campos.
caverna-card-rubies = 1 punto por cada Rubí.
caverna-card-dwarfs = 1 punto por cada Enano.
caverna-card-unused_spaces = −1 punto por cada casilla vacía de tu tablero.
caverna-card-furnishings_pastures_mines = Los puntos impresos en Habitaciones, Pastizales y Minas.
caverna-card-bonus_points = Lo que puntúan al final salones, almacenes y cámaras.
caverna-card-begging_markers = −3 puntos por cada ficha de Limosna.

## En la posición actual
caverna-card-now-goods = Tienes: { $count }.
caverna-card-now-offer = Disponible.
caverna-card-now-gone = Ya no está disponible.
caverna-card-now-taken = Hay un Enano en esta ronda: { $name }.
caverna-card-now-absent = Aún no está en juego, o no en esta mesa.
