# The page's words for the Mountain King: laying tiles, paying, the supply.

mountain_king-pick-marked = Anchor or altar: { $id }
mountain_king-page-laying = Laying the tile
mountain_king-page-turn = Turn
mountain_king-page-flip = Flip
mountain_king-page-dig-here = Dig here
mountain_king-page-hall-here = Dedicate here
mountain_king-page-from-troll = from a troll to storage
mountain_king-page-any = any { $count }
mountain_king-page-pedestal = pedestal of { $clan }
mountain_king-page-crown = Coronation: { $points } points
mountain_king-page-free = free
mountain_king-page-empty = nobody stands here
mountain_king-page-have = you have { $count }
mountain_king-page-not-here = not here
mountain_king-page-other-shape = Back to the shapes
mountain_king-page-forward = What to show
mountain_king-page-gate = gate of { $name }
mountain_king-page-above = { $count } up
mountain_king-page-below = { $count } down
mountain_king-page-left = { $count } left
mountain_king-page-right = { $count } right
mountain_king-page-from-heart = { $way } from the heart
mountain_king-page-in-heart = In the heart
mountain_king-page-slot = Free: { $place }
mountain_king-pick-statue = The statue: { $id }
mountain_king-page-level = { $level ->
    [1] I
    [2] II
   *[other] III
}
mountain_king-page-upright = upright
mountain_king-page-lying = lying
mountain_king-page-side = { $side ->
    [top] at the top of the mountain
    [upper-right] on the upper right of the mountain
    [right] on the right of the mountain
    [lower-right] on the lower right of the mountain
    [bottom] at the bottom of the mountain
    [lower-left] on the lower left of the mountain
    [left] on the left of the mountain
   *[upper-left] on the upper left of the mountain
}
mountain_king-page-prices = { $count ->
    [one] costs { $count } mineral of one kind; it brings
   *[other] costs { $count } minerals of one kind; they bring
}
