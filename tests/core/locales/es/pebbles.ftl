# Las frases de Pebbles, el juego modelo de docs/adding-a-game.md.

pebbles-name = Guijarros

pebbles-option-heap = Piedras en el montón

pebbles-category-stones = Piedras
pebbles-category-pebble = Guijarro secreto
pebbles-category-swaps = Cambios
pebbles-category-cup = Compañía en el vaso

pebbles-decision-choose_cup = Elige un vaso, en secreto.
pebbles-decision-turn = { $heap ->
    [one] Queda una piedra en el montón. Tómala.
   *[other] Hay { $heap } piedras en el montón. Toma una o dos.
}

pebbles-move-deal = Repartir el guijarro { $pebble }
pebbles-move-cup = Elegir el vaso { $cup }
pebbles-move-take = { $stones ->
    [one] Tomar una piedra
   *[other] Tomar { $stones } piedras
}
pebbles-move-swap = Cambiar una piedra por dos puntos

pebbles-event-dealt = { $seat } recibió un guijarro que vale { $pebble }.
pebbles-event-took = { $stones ->
    [one] { $seat } tomó una piedra.
   *[other] { $seat } tomó { $stones } piedras.
}
pebbles-event-swapped = { $seat } cambió una piedra por dos puntos.

pebbles-refusal-no_such_cup = No hay ningún vaso «{ $cup }».
pebbles-refusal-stones = { $heap ->
    [one] Queda una piedra y quieres { $stones }.
   *[other] Puedes tomar una o dos de las { $heap } piedras, no { $stones }.
}
pebbles-refusal-no_stone = No tienes ninguna piedra que cambiar.
pebbles-refusal-swapped_before = Ya has cambiado; solo se puede una vez.

pebbles-position-stones = La posición tiene { $have } piedras, pero le corresponden { $need }.
pebbles-position-pebble = Los guijarros repartidos no pueden venir todos de una bolsa: { $pebbles }.
pebbles-position-cup = No hay ningún vaso «{ $cup }».

pebbles-kind-cup = elegir un vaso
pebbles-kind-take = tomar piedras
pebbles-kind-swap = cambiar una piedra por puntos

pebbles-cup-left = Vaso izquierdo
pebbles-cup-right = Vaso derecho
pebbles-card-cup = Al final, cada una de las demás personas de tu vaso te da un punto.
