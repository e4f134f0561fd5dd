# Ghosts Galore: qué es y qué hace cada componente, para la terminal y la página.

ghosts_galore-card-tile = { $track } con estas secciones: { $sections }.{ $diamond ->
    [0] {""}
   *[other] {" "}Un diamante de valor { $diamond }.
}
ghosts_galore-card-section = { $edges } ({ $monsters })
ghosts_galore-card-edge = { $edge ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
}
ghosts_galore-card-nobody = sin monstruo
ghosts_galore-card-side = Una cara de un tablero de nueve casillas. Puertas y paredes del borde, en sentido horario desde arriba a la izquierda: { $rim }.
ghosts_galore-card-rim = Un lugar del borde del tablero, con una puerta o una pared.
ghosts_galore-card-any_board = Un tablero con dos caras; eliges una antes de que se reparta ninguna pieza.

ghosts_galore-card-board = Nueve casillas para nueve piezas, con puertas y paredes alrededor. No hay dos jugadores con el mismo.
ghosts_galore-card-track_tile = Lleva vías, monstruos y a veces un diamante. Se coloca en una casilla libre con cualquier giro y ya no se mueve.
ghosts_galore-card-mine_cart = Señala la pieza que has reclamado en esta ronda.
ghosts_galore-card-lantern_token = Quien lo tiene empieza la ronda. Después de cada ronda pasa un asiento a la izquierda.
ghosts_galore-card-help_card = Resume la ronda y la puntuación; aquí lo muestra la hoja de puntos.
ghosts_galore-card-score_pad = Recoge trece categorías por jugador. Gana el total más alto.
ghosts_galore-card-straight = Una vía que une bordes opuestos: una sección, ninguna curva.
ghosts_galore-card-curve = Una vía que une dos bordes contiguos: una sección, una curva.
ghosts_galore-card-bridge = Dos secciones rectas que se cruzan sin tocarse.
ghosts_galore-card-double_curve = Dos secciones curvas que no se tocan. Cuenta como dos curvas.
ghosts_galore-card-dragon = Según cuántos haya en tu tablero: ninguno −5, luego 1, 4, 9, 16, 25, 36, 49, 64 puntos.
ghosts_galore-card-ghost = 3 puntos cada uno, pero 6 en una ruta con tres fantasmas o más.
ghosts_galore-card-golem = Los gólems cuyas piezas no tocan a otro gólem puntúan según su número: 4, 10, 18, 28, 40.
ghosts_galore-card-satyr = Puntúa el número de monstruos distintos de su ruta, incluido él mismo.
ghosts_galore-card-skeleton = Cada uno puntúa el número de diamantes de tu tablero, valgan lo que valgan.
ghosts_galore-card-slime = Cada uno puntúa el número de curvas de tu tablero; una curva doble son dos.
ghosts_galore-card-bat = 5 puntos si una pieza contigua también tiene un murciélago; si no, ninguno.
ghosts_galore-card-werewolf = 4 puntos cada uno, y 10 más por tener la mayoría (5 con dos jugadores).
ghosts_galore-card-will_o_wisp = 3 puntos cada uno hasta tres, 4 cada uno de cuatro a seis, 5 cada uno si son siete o más.
ghosts_galore-card-diamond = Puntúa el valor impreso y ayuda a los esqueletos.
ghosts_galore-card-bone = La ruta que une las dos puertas de hueso da 2 puntos por sección.
ghosts_galore-card-tooth = La ruta que une las dos puertas de dientes da 2 puntos por sección.
ghosts_galore-card-plain = Una puerta. Una ruta entre dos puertas que no son pareja especial da 1 punto por sección.
ghosts_galore-card-wall = Una vía que acaba aquí queda cortada: sin puerta no hay puntos de ruta.
ghosts_galore-card-other_routes = Cada ruta de puerta a puerta que no es pareja especial da 1 punto por sección.
ghosts_galore-card-section_term = Un tramo de vía en una pieza. Las rutas se cuentan en secciones.
ghosts_galore-card-route = Secciones unidas de pieza en pieza. Puntúan las rutas de puerta a puerta.
ghosts_galore-card-cut_route = Un extremo suelto: vía que acaba en un borde vacío o en una pared. Tener menos desempata.
ghosts_galore-card-total = La suma de las trece categorías.

ghosts_galore-card-now-row = Está entre las piezas bocarriba.
ghosts_galore-card-now-revealed = Acaba de revelarse.
ghosts_galore-card-now-claimed = Reclamada por { $name }.
ghosts_galore-card-now-laid = En el tablero de { $name }: { $cell }.
ghosts_galore-card-now-secret = Es tu pieza secreta.
ghosts_galore-card-now-drawn = La has recibido y puedes quedártela como pieza secreta.
ghosts_galore-card-now-gone = Ya no está en juego.
ghosts_galore-card-now-board = Es el tablero de { $name }.
