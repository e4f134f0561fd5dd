# The page's words for the Mountain King: laying tiles, paying, the supply.

mountain_king-pick-marked = Anchor or altar on { $id }
mountain_king-page-laying = Laying the tile
mountain_king-page-turn = Turn
mountain_king-page-flip = Flip
mountain_king-page-dig-here = Dig here
mountain_king-page-hall-here = Dedicate here
mountain_king-page-from-troll = from a troll to storage
mountain_king-page-any = any { $count }
mountain_king-page-pedestal = pedestal of { $clan }
mountain_king-page-crown = Coronation: { $points } points
