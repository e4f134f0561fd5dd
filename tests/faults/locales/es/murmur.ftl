# Otra vez Pebbles, con un mensaje que calla qué vaso se elige: véase CupsThatReadAlike.

murmur-name = { pebbles-name }
murmur-option-heap = { pebbles-option-heap }
murmur-category-stones = { pebbles-category-stones }
murmur-category-pebble = { pebbles-category-pebble }
murmur-category-swaps = { pebbles-category-swaps }
murmur-category-cup = { pebbles-category-cup }
murmur-decision-choose_cup = { pebbles-decision-choose_cup }
murmur-decision-turn = { pebbles-decision-turn }
murmur-move-deal = { pebbles-move-deal }
murmur-move-cup = Elegir un vaso
murmur-move-take = { pebbles-move-take }
murmur-move-swap = { pebbles-move-swap }
murmur-event-dealt = { pebbles-event-dealt }
murmur-position-stones = { pebbles-position-stones }
murmur-position-pebble = { pebbles-position-pebble }
murmur-position-cup = { pebbles-position-cup }

murmur-kind-cup = elegir un vaso
murmur-kind-take = tomar piedras
murmur-kind-swap = cambiar una piedra por puntos
