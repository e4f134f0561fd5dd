# The sentences of Pebbles, the template game of docs/adding-a-game.md.

pebbles-name = Pebbles

pebbles-option-heap = Stones in the heap

pebbles-category-stones = Stones
pebbles-category-pebble = Secret pebble
pebbles-category-swaps = Swaps
pebbles-category-cup = Company in the cup

pebbles-decision-choose_cup = Choose a cup, in secret.
pebbles-decision-turn = { $heap ->
    [one] There is one stone in the heap. Take it.
   *[other] There are { $heap } stones in the heap. Take one or two.
}

pebbles-move-deal = Deal the pebble { $pebble }
pebbles-move-cup = Choose the { $cup } cup
pebbles-move-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
pebbles-move-swap = Swap a stone for two points

pebbles-event-dealt = { $seat } was dealt a pebble worth { $pebble }.
pebbles-event-took = { $stones ->
    [one] { $seat } took one stone.
   *[other] { $seat } took { $stones } stones.
}
pebbles-event-swapped = { $seat } swapped a stone for two points.

pebbles-refusal-no_such_cup = There is no cup "{ $cup }".
pebbles-refusal-stones = { $heap ->
    [one] One stone is left, and you want { $stones }.
   *[other] You may take one or two of the { $heap } stones, not { $stones }.
}
pebbles-refusal-no_stone = You have no stone to swap.
pebbles-refusal-swapped_before = You have swapped before; it can be done once.

pebbles-position-stones = The position has { $have } stones, but { $need } belong to it.
pebbles-position-pebble = The pebbles dealt cannot all come from one bag: { $pebbles }.
pebbles-position-cup = There is no cup "{ $cup }".

pebbles-kind-cup = choose a cup
pebbles-kind-take = take stones
pebbles-kind-swap = swap a stone for points

pebbles-cup-left = Left cup
pebbles-cup-right = Right cup
pebbles-card-cup = At the end, everybody else in your cup gives you a point.
