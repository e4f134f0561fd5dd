# El Rey de la Montaña: qué es y qué hace cada componente, para la terminal y la página.

## A partir de los datos
mountain_king-card-troll_of = Un trol de nivel { $level }, clan: { $clan }. Cuando le llega una cascada, cada símbolo vacío recibe una ficha: { $symbols }.
mountain_king-card-starter = Un trol inicial. Al elegirlo ganas una vez: { $once }. Las cascadas reponen: { $symbols }.
mountain_king-card-workshop_modes = Un taller. Cada uso es uno de estos: { $modes }. Se puede usar una vez por cada entrada abierta.
mountain_king-card-mode = { $spend } → { $gain }
mountain_king-card-mode_any = { $count } cualesquiera → { $gain }
mountain_king-card-mode_unload = { $count } de tus trols → almacén
mountain_king-card-hall = Un gran salón de { $size } casillas. Al final vale { $value }, o { $more } con una estatua en su altar.
mountain_king-card-tile = Una pieza de túnel de { $size } casillas; excavarla cuesta { $size } minerales de un mismo tipo. { $anchor ->
    [0] No tiene áncora.
   *[other] Su áncora (◆) admite un pedestal.
} Honor inmediato: piedra { $stone }, hierro { $iron }, roca ígnea { $heartstone }.
mountain_king-card-tier_of = Un nivel de la montaña, el número { $number } de 5 de fuera adentro. Una estatua aquí vale { $value }, el doble sobre un pedestal de su clan.
mountain_king-card-clan_of = Un clan. Tiene estatuas, pedestales y carretillas propios; una estatua sobre un pedestal de su clan vale el doble.
mountain_king-card-clan_cart = Una carretilla que solo mueve estatuas de su clan: { $clan }. En el almacén se vuelve comodín.
mountain_king-card-colour = El color de un jugador. No influye en el juego.
mountain_king-card-start = Un punto de inicio para { $label } jugadores. Aquí se puede colocar una puerta antes del primer turno.

## Escritos a mano
mountain_king-card-honour = Los puntos del juego. Excavar puntúa al momento; el resto se cuenta al final.
mountain_king-card-trollsmoot = Tu plantilla de trols, una pirámide de diez: cuatro iniciales abajo, luego tres, dos y uno. Un hueco se abre cuando están ocupados los dos de debajo.
mountain_king-card-horde = Los trols que se pueden reclutar, en tres filas. La de abajo es gratis; más arriba hay que sobornar a cada trol que esté debajo del elegido.
mountain_king-card-troll = Miembro de un clan, con símbolos que guardan recursos. Se recluta de la horda para tu plantilla.
mountain_king-card-starting_troll = Antes del primer turno eliges cuatro de tus seis. Forman la fila inferior de tu plantilla.
mountain_king-card-storage = Donde están tus recursos cuando no están sobre tus trols. No tiene límite y todo se puede gastar.
mountain_king-card-supply = La reserva común de recursos. Nunca se agota.
mountain_king-card-team_storage = En la variante por equipos, los dos compañeros comparten un almacén.
mountain_king-card-cascade = El trol que colocas se activa, luego los dos de debajo, y así hasta abajo: cada símbolo vacío recibe su ficha.
mountain_king-card-bribe = Una moneda sobre cada trol que está debajo del que reclutas. Quien recluta a un trol sobornado se queda sus sobornos.
mountain_king-card-retire = Un trol de la horda con cuatro sobornos o más se va: los sobornos vuelven a la reserva y la carta va bajo su mazo.
mountain_king-card-network = Tu puerta y todos los túneles conectados con ella. Las redes de jugadores distintos nunca comparten un lado.
mountain_king-card-gate = Donde empieza tu red. Se coloca en un punto de inicio antes del primer turno y no se mueve.
mountain_king-card-tunnel = Parte de una red: una pieza, lo que se ve de ella, un gran salón o una puerta. Debe tocar tu red y ninguna rival.
mountain_king-card-anchor = La casilla marcada de una pieza de túnel. Solo admite un pedestal al excavar esa pieza.
mountain_king-card-pedestal = Se coloca en un áncora al excavar. Se lleva la ficha de puntos de su nivel y clan, y dobla el valor de la estatua de su clan que esté encima.
mountain_king-card-pedestal_track = Las fichas de puntos por nivel y clan. Cada una se la lleva quien primero coloca ese pedestal en ese nivel.
mountain_king-card-pedestal_point_token = Puntos por colocar un pedestal. Una vez tomada, solo su dueño ve el valor.
mountain_king-card-pedestal_reminder_token = Un recordatorio en los trols de nivel 3: quien recluta uno elige un pedestal de la bolsa.
mountain_king-card-altar = La casilla marcada de un gran salón. Una estatua de cualquier clan encima aumenta el valor del salón.
mountain_king-card-statue = Se mueve por tus túneles con carretillas. Al final, la mejor estatua de cada túnel tuyo puntúa el valor de su nivel.
mountain_king-card-statue_spot = Donde hay una estatua al principio.
mountain_king-card-buried_statue = Una estatua que ningún túnel de una red cubre. No puntúa hasta que alguien excave allí.
mountain_king-card-buried_resource = Va a tu almacén cuando un túnel tuyo lo cubre.
mountain_king-card-rubble_space = Excavar aquí cuesta un martillo más.
mountain_king-card-workshop = Cambia recursos. Se establece en un espacio libre junto a un túnel recién excavado; lo usa cualquiera cuya red lo toque.
mountain_king-card-workshop_site = Un lugar libre para un taller. Los túneles no pueden cubrirlo.
mountain_king-card-entrance = Un lado de un taller. Está abierto cuando lo toca una red; el taller se usa una vez por turno por cada entrada abierta.
mountain_king-card-great_hall = Una pieza grande que se coloca sobre tus túneles, como mucho una por turno y gratis. Cuenta como un solo túnel.
mountain_king-card-spell = Cuesta una runa. Se aplica todo su efecto o nada; con la tercera runa se desintegra.
mountain_king-card-spellbook = Los tres hechizos que se pueden lanzar ahora.
mountain_king-card-disintegrate = Un hechizo con tres runas va bajo el mazo y otro ocupa su lugar.
mountain_king-card-tier = Uno de los cinco anillos alrededor del corazón. Las estatuas valen más hacia el centro.
mountain_king-card-heart = El centro de la montaña. Nunca se excava.
mountain_king-card-start_point = Donde puede estar una puerta; su número dice para cuántos jugadores.
mountain_king-card-mineral = Piedra, hierro o roca ígnea: con ellos se pagan los túneles. Cuanto más preciado, más honor.
mountain_king-card-coronation_token = Puntos por estar entre los primeros en completar la plantilla. Tomar la última inicia el final de la partida.
mountain_king-card-crown = Muestra cuántos puntos de coronación quedan.
mountain_king-card-score_track = Muestra el honor de todos. No tiene límite.
mountain_king-card-trade = En tu turno, gasta 4 recursos cualesquiera y gana 1 del tipo que quieras. Tantas veces como quieras.
mountain_king-card-any_resource = Un recurso cualquiera, a tu elección.
mountain_king-card-stone = El mineral más barato para túneles.
mountain_king-card-iron = Un mineral para túneles, mejor que la piedra.
mountain_king-card-heartstone = El mineral más preciado: los túneles pagados con él puntúan más.
mountain_king-card-cart = Mueve una estatua una vez, dentro de su túnel o a uno contiguo de tu red.
mountain_king-card-cart_wild = Una carretilla que mueve estatuas de cualquier clan.
mountain_king-card-hammer = Despeja escombros: uno por cada casilla de escombros que cubre un túnel.
mountain_king-card-rune = Paga un hechizo.
mountain_king-card-coin = Paga los sobornos al reclutar de la fila media o superior.
mountain_king-card-mud = Un clan de trols sin estatuas, pedestales ni carretillas propios.
mountain_king-card-winter = La cara del tablero para cuatro o cinco jugadores y para equipos, con veinte estatuas.
mountain_king-card-autumn = La cara del tablero para tres jugadores, habitual también para dos, con doce estatuas.

## En la posición actual
mountain_king-card-now-horde = En la horda. Sobornos que habría que pagar ahora: { $bribes }.
mountain_king-card-now-owned = En la plantilla de { $name }.
mountain_king-card-now-spell = En el libro de hechizos, { $runes ->
    [0] sin runas
    [one] con una runa
   *[other] con { $runes } runas
}.
mountain_king-card-now-supply = En la reserva de talleres: { $count }.
mountain_king-card-now-site = Está en el tablero; entradas abiertas: { $entrances }.
mountain_king-card-now-pile = Piezas restantes: { $count }.
mountain_king-card-now-hall = { $cell ->
    [none] Aún sin consagrar.
   *[other] Consagrado.
}
mountain_king-card-now-goods = Tienes: { $count }.

# Rows of the score sheet.
mountain_king-card-category-digging = Lo que valían tus túneles al excavarlos: más cuanto más largos y más precioso el mineral.
mountain_king-card-category-coronation = Las fichas que tomaste por estar entre los primeros en completar la plantilla de trols.
mountain_king-card-category-pedestals = Las fichas que tomaste por los pedestales. Se descubren al final.
mountain_king-card-category-leftovers = 1 punto por cada 3 recursos que queden en tu almacén y en tus trols.
mountain_king-card-category-halls = Lo que valen tus grandes salas, y más con una estatua en el altar.
mountain_king-card-category-statues = En cada uno de tus túneles cuenta la estatua más valiosa: más cuanto más cerca del corazón, y el doble en un pedestal de su clan.
