# Pebbles raz jeszcze, z komunikatem, który przemilcza wybrany kubek: zob. CupsThatReadAlike.

murmur-name = { pebbles-name }
murmur-option-heap = { pebbles-option-heap }
murmur-category-stones = { pebbles-category-stones }
murmur-category-pebble = { pebbles-category-pebble }
murmur-category-swaps = { pebbles-category-swaps }
murmur-category-cup = { pebbles-category-cup }
murmur-decision-choose_cup = { pebbles-decision-choose_cup }
murmur-decision-turn = { pebbles-decision-turn }
murmur-move-deal = { pebbles-move-deal }
murmur-move-cup = Wybierz kubek
murmur-move-take = { pebbles-move-take }
murmur-move-swap = { pebbles-move-swap }
murmur-event-dealt = { pebbles-event-dealt }
murmur-position-stones = { pebbles-position-stones }
murmur-position-pebble = { pebbles-position-pebble }
murmur-position-cup = { pebbles-position-cup }

murmur-kind-cup = wybrać kubek
murmur-kind-take = wziąć kamienie
murmur-kind-swap = wymienić kamień na punkty
