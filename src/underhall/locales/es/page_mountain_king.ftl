# Palabras de la página para el Rey de la Montaña: colocar piezas, pagar, la reserva.

mountain_king-pick-marked = Áncora o altar: { $id }
mountain_king-page-laying = Colocar la pieza
mountain_king-page-turn = Girar
mountain_king-page-flip = Voltear
mountain_king-page-dig-here = Excavar aquí
mountain_king-page-hall-here = Consagrar aquí
mountain_king-page-from-troll = de un trol al almacén
mountain_king-page-any = { $count } cualesquiera
mountain_king-page-pedestal = pedestal de { $clan }
mountain_king-page-crown = Coronación: { $points } puntos
mountain_king-page-free = gratis
mountain_king-page-empty = aquí no hay nadie
mountain_king-page-have = tienes { $count }
mountain_king-page-not-here = aquí no
mountain_king-page-other-shape = Volver a las formas
mountain_king-page-forward = Qué mostrar
mountain_king-page-gate = puerta de { $name }
mountain_king-page-above = { $count } arriba
mountain_king-page-below = { $count } abajo
mountain_king-page-left = { $count } a la izquierda
mountain_king-page-right = { $count } a la derecha
mountain_king-page-from-heart = { $way } del corazón
mountain_king-page-in-heart = En el corazón
mountain_king-page-slot = Libre: { $place }
mountain_king-pick-statue = La estatua: { $id }
mountain_king-page-level = { $level ->
    [1] I
    [2] II
   *[other] III
}
mountain_king-page-upright = vertical
mountain_king-page-lying = horizontal
mountain_king-page-side = { $side ->
    [top] en lo alto de la montaña
    [upper-right] arriba a la derecha de la montaña
    [right] a la derecha de la montaña
    [lower-right] abajo a la derecha de la montaña
    [bottom] al pie de la montaña
    [lower-left] abajo a la izquierda de la montaña
    [left] a la izquierda de la montaña
   *[upper-left] arriba a la izquierda de la montaña
}
mountain_king-page-prices = { $count ->
    [one] cuesta { $count } mineral de un tipo; da
   *[other] cuesta { $count } minerales del mismo tipo; dan
}
