# Ghosts Galore: negativas, sucesos, decisiones, jugadas, categorías, opciones, posiciones, contenido, el dibujo.

ghosts_galore-name = Ghosts Galore

## Casillas y giros
ghosts_galore-cell = { $cell ->
    [r0c0] la casilla superior izquierda
    [r0c1] la casilla superior central
    [r0c2] la casilla superior derecha
    [r1c0] la casilla izquierda del medio
    [r1c1] la casilla del centro
    [r1c2] la casilla derecha del medio
    [r2c0] la casilla inferior izquierda
    [r2c1] la casilla inferior central
   *[r2c2] la casilla inferior derecha
}

## Negativas
ghosts_galore-refusal-no_such_side = Un tablero tiene las caras a y b, no «{ $side }».
ghosts_galore-refusal-not_drawn = { $tile } no es una de las dos piezas que has recibido.
ghosts_galore-refusal-last_must_take = Solo quedas tú por reclamar: la pila está bocarriba y debes elegir una pieza bocarriba.
ghosts_galore-refusal-pile_empty = La pila se ha agotado; debes elegir una pieza bocarriba.
ghosts_galore-refusal-claimed_before = { $tile } ya está reclamada, y lo reclamado no se cambia.
ghosts_galore-refusal-row_empty = No hay ninguna pieza bocarriba libre, así que no puedes elegir { $tile }; debes revelar una.
ghosts_galore-refusal-not_face_up = { $tile } no está entre las piezas bocarriba.
ghosts_galore-refusal-only_the_revealed = Has decidido revelar, así que solo puedes reclamar la pieza revelada, no { $tile }.
ghosts_galore-refusal-no_such_cell = No existe la casilla «{ $cell }»; van de r0c0 a r2c2.
ghosts_galore-refusal-no_such_rotation = Una pieza se gira 0, 1, 2 o 3 cuartos de vuelta a la derecha, no { $rotation }.
ghosts_galore-refusal-cell_taken = { $tile } está en { $cell }; una pieza colocada no se mueve ni se tapa.
ghosts_galore-refusal-secret_later = La pieza secreta se coloca después de la ronda { $rounds }, no antes.
ghosts_galore-refusal-must_place = Has reclamado { $tile } y debes colocarla ahora.
ghosts_galore-refusal-side_chosen = La cara del tablero se elige antes de la primera ronda y no cambia.
ghosts_galore-refusal-not_begun = La primera ronda empieza cuando todos han elegido.
ghosts_galore-refusal-rounds_over = Las { $rounds } rondas ya se han jugado; solo falta colocar la pieza secreta.
ghosts_galore-refusal-claim_first = Las piezas se colocan cuando cada cual ha reclamado la suya.
ghosts_galore-refusal-keep_or_leave = Decide primero sobre la pieza revelada: quédatela o déjala.

## Sucesos
ghosts_galore-event-board = { $seat } recibe el tablero { $board }.
ghosts_galore-event-chosen = { $seat } ha elegido.
ghosts_galore-event-side = { $seat } juega en { $side }.
ghosts_galore-event-dealt = { $seat }, recibes en secreto: { $tile }.
ghosts_galore-event-kept_secret = { $seat }, te quedas con { $tile } como pieza secreta.
ghosts_galore-event-given_back = Las piezas devueltas se mezclan con la reserva.
ghosts_galore-event-round = Empieza la ronda { $round }; { $seat } tiene el farol.
ghosts_galore-event-revealed = { $seat } revela { $tile }.
ghosts_galore-event-left = { $seat } deja { $tile } bocarriba.
ghosts_galore-event-claimed = { $seat } reclama { $tile }.
ghosts_galore-event-last = Solo falta { $seat } por reclamar: { $tiles ->
    [one] se revela la última pieza de la pila.
   *[other] se revelan las { $tiles } piezas que quedan en la pila.
}
ghosts_galore-event-flushed = { $tile } queda bocarriba.
ghosts_galore-event-placed = { $seat } coloca { $tile } en { $cell }, { $rotation ->
    [0] sin girar
    [1] girada un cuarto a la derecha
    [2] cabeza abajo
   *[3] girada un cuarto a la izquierda
}.
ghosts_galore-event-returned = Vuelven a la caja: { $tiles }.
ghosts_galore-event-placed_secret = { $seat } muestra la pieza secreta: { $tile } en { $cell }, { $rotation ->
    [0] sin girar
    [1] girada un cuarto a la derecha
    [2] cabeza abajo
   *[3] girada un cuarto a la izquierda
}.
ghosts_galore-event-finished = Todos los tableros están completos. Se cuentan los puntos.

## Decisiones
ghosts_galore-decision-choose_side = Elige la cara de tu tablero.
ghosts_galore-decision-choose_secret = Quédate con una de tus dos piezas como pieza secreta.
ghosts_galore-decision-claim_turn = Elige una pieza bocarriba o revela una (en la pila: { $pile }).
ghosts_galore-decision-claim_decide = Se ha revelado { $tile }: ¿la reclamas o la dejas?
ghosts_galore-decision-place = Coloca la pieza que has reclamado.
ghosts_galore-decision-place_secret = Coloca tu pieza secreta en la última casilla libre.

## Jugadas y robos
ghosts_galore-move-choose_side = Jugar en la cara { $side ->
    [a] A
   *[b] B
}
ghosts_galore-move-keep_secret = Quedarse con { $tile } como pieza secreta
ghosts_galore-move-reveal = Revelar la primera pieza de la pila
ghosts_galore-move-take = Elegir { $tile }
ghosts_galore-move-keep_revealed = Reclamar la pieza revelada
ghosts_galore-move-leave_revealed = Dejar bocarriba la pieza revelada
ghosts_galore-move-place_tile = Colocarla en { $cell }, { $rotation ->
    [0] sin girar
    [1] girada un cuarto a la derecha
    [2] cabeza abajo
   *[3] girada un cuarto a la izquierda
}
ghosts_galore-move-place_secret_tile = Colocar la pieza secreta, { $rotation ->
    [0] sin girar
    [1] girada un cuarto a la derecha
    [2] cabeza abajo
   *[3] girada un cuarto a la izquierda
}
ghosts_galore-move-board = { $seat ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
    [3] Jugador 4
   *[4] Jugador 5
} recibe { $board }
ghosts_galore-move-deal = { $seat ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
    [3] Jugador 4
   *[4] Jugador 5
} recibe { $tile }
ghosts_galore-move-first_player = Empieza: { $seat ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
    [3] Jugador 4
   *[4] Jugador 5
}
ghosts_galore-move-turn_up = Se revela { $tile }

## Bloc de puntuación
ghosts_galore-category-dragons = Dragones
ghosts_galore-category-ghosts = Fantasmas
ghosts_galore-category-golems = Gólems
ghosts_galore-category-satyrs = Sátiros
ghosts_galore-category-skeletons = Esqueletos
ghosts_galore-category-slimes = Limos
ghosts_galore-category-bats = Murciélagos
ghosts_galore-category-werewolves = Hombres lobo
ghosts_galore-category-will_o_wisps = Fuegos fatuos
ghosts_galore-category-diamonds = Diamantes
ghosts_galore-category-bone_doors = Puertas de hueso
ghosts_galore-category-tooth_doors = Puertas de dientes
ghosts_galore-category-other_routes = Otras rutas

## Opciones
ghosts_galore-option-variant = Variante: normal (standard) o experta (expert: cada cual elige su pieza secreta entre dos)
ghosts_galore-option-first_player = Jugador inicial: al azar (random) o el número de un jugador

## Posiciones
ghosts_galore-position-tile_twice = { $tile } aparece dos veces en la posición.
ghosts_galore-position-board_twice = El tablero { $board } aparece dos veces en la posición.
ghosts_galore-position-unknown = La entrada { $where } de la posición nombra { $word }, que no existe.
ghosts_galore-position-unknown_near = La entrada { $where } de la posición nombra { $word }, que no existe. ¿Querías decir { $near }?
ghosts_galore-position-value = La posición no cuadra en { $where }: es { $have }, pero debe ser { $need }.

## Paquetes de contenido
ghosts_galore-content-unknown = { $file }: { $where } nombra «{ $word }», que no existe. Disponibles: { $known }.
ghosts_galore-content-unknown_near = { $file }: { $where } nombra «{ $word }», que no existe. ¿Querías decir «{ $near }»?
ghosts_galore-content-twice = { $file }: «{ $word }» aparece dos veces en { $where }.
ghosts_galore-content-lacks = { $file }: falta «{ $word }» en { $where }.
ghosts_galore-content-value = { $file }: { $where } es { $have }, pero debe ser { $need }.

## El dibujo
ghosts_galore-picture-round = Ronda { $round } de { $rounds }
ghosts_galore-picture-preparation = Preparación
ghosts_galore-picture-finished = Recuento final
ghosts_galore-picture-lantern = Farol: { $player }
ghosts_galore-picture-pile = Pila: { $pile } bocabajo
ghosts_galore-picture-row = Bocarriba
ghosts_galore-picture-revealed = Recién revelada
ghosts_galore-picture-claimed = Reclamada (vagoneta)
ghosts_galore-picture-secret = Tu pieza secreta
ghosts_galore-picture-drawn = Tus dos piezas
ghosts_galore-picture-given_back = Devolviste
ghosts_galore-picture-player = Jugador { $number }
ghosts_galore-picture-score = Puntos
ghosts_galore-picture-total = Total
ghosts_galore-picture-cut_routes = Rutas cortadas
ghosts_galore-picture-best = Con la pieza secreta, como mucho: { $total }
ghosts_galore-picture-empty = ninguna
ghosts_galore-picture-you = tú

ghosts_galore-tie-cut_routes = menos rutas cortadas

## Tipos de jugada, como en «Ahora se puede: …»
ghosts_galore-kind-choose_side = elegir una cara del tablero
ghosts_galore-kind-keep_secret = elegir la pieza secreta
ghosts_galore-kind-take = elegir una pieza bocarriba
ghosts_galore-kind-reveal = revelar una pieza
ghosts_galore-kind-keep_revealed = reclamar la pieza revelada
ghosts_galore-kind-leave_revealed = dejar la pieza revelada
ghosts_galore-kind-place_tile = colocar la pieza reclamada
ghosts_galore-kind-place_secret_tile = colocar la pieza secreta
