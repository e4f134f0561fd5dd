# Pebbles again, with a message that leaves out which cup is chosen: see CupsThatReadAlike.

murmur-name = { pebbles-name }
murmur-option-heap = { pebbles-option-heap }
murmur-category-stones = { pebbles-category-stones }
murmur-category-pebble = { pebbles-category-pebble }
murmur-category-swaps = { pebbles-category-swaps }
murmur-category-cup = { pebbles-category-cup }
murmur-decision-choose_cup = { pebbles-decision-choose_cup }
murmur-decision-turn = { pebbles-decision-turn }
murmur-move-deal = { pebbles-move-deal }
murmur-move-cup = Choose a cup
murmur-move-take = { pebbles-move-take }
murmur-move-swap = { pebbles-move-swap }
murmur-event-dealt = { pebbles-event-dealt }
murmur-position-stones = { pebbles-position-stones }
murmur-position-pebble = { pebbles-position-pebble }
murmur-position-cup = { pebbles-position-cup }

murmur-kind-cup = choose a cup
murmur-kind-take = take stones
murmur-kind-swap = swap a stone for points
