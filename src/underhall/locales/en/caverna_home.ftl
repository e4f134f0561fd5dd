# Caverna, the home board: why a tile, a room, an animal or a dwarf has no place, and what is wrong with a position.

## Squares
caverna-square = the { $column ->
    [1] left
    [2] middle
   *[3] right
} { $mountain ->
    [0] forest
   *[1] mountain
} square in the { $row ->
    [1] top
    [2] second
    [3] third
   *[4] bottom
} row
caverna-square-outside = the place outside the board, beside { caverna-square }

## Tiles, mines, pastures and stables
caverna-refusal-not_adjacent = These are not adjacent squares of one region: { $first } and { $second }.
caverna-refusal-same_halves = Both halves of { $tile } are alike; name the squares in this order: { $first }, { $second }.
caverna-refusal-stable_in_the_way = A field cannot lie on { $square }: a stable stands there.
caverna-refusal-cannot_overhang = { $tile } cannot overhang: nothing lies on { $square } yet.
caverna-refusal-no_overhang = Only the office room lets a twin tile overhang: { $square } is outside the home board.
caverna-refusal-both_over_the_edge = One half of { $tile } must lie on the home board.
caverna-refusal-bare_ring_square = Nothing lies outside the home board there: { $square }.
caverna-refusal-wrong_ground = { $tile } cannot lie on { $square }. It goes on: { $under }.
caverna-refusal-first_outdoor_tile = The first tile in the forest must cover { $entrance }, at the cave entrance.
caverna-refusal-not_connected = The tile must touch one that is already there.
caverna-refusal-no_place_for_ruby_mine = A ruby mine cannot be placed on { $square }: this step needs { $on } there.
caverna-refusal-no_meadow = Only a meadow can be fenced, and { $square } is not one.
caverna-refusal-no_stable_left = All { $stables } stables are built.
caverna-refusal-stable_stands_there = There is already a stable on { $square }.
caverna-refusal-no_place_for_stable = No stable can be built on { $square }: it needs bare forest, a meadow or a pasture.

## Fields
caverna-refusal-sow_nothing = You must sow at least one field.
caverna-refusal-sow_too_much = You can sow at most { $max_grain } fields of grain and { $max_vegetables } fields of vegetables.
caverna-refusal-no_empty_field = { $have ->
    [0] You have no empty field.
    [one] You have one empty field, not { $need }.
   *[other] You have { $have } empty fields, not { $need }.
}
caverna-refusal-no_crop = Sowing takes { $need } × { $good } from your supply; you have { $have }.

## Breeding and feeding
caverna-refusal-no_litter = These are not different kinds of farm animals in their usual order: { $species }.
caverna-refusal-too_many_newborns = { $most ->
    [one] At most one kind of farm animal can breed.
   *[other] At most { $most } kinds of farm animals can breed.
}
caverna-refusal-no_parents = { $species }: two are needed to breed; you have { $have }.
caverna-refusal-no_room_for_newborns = There is no room for these newborns together: { $species }.
caverna-refusal-no_working_cave = Without the working cave every dwarf eats food.
caverna-refusal-wrong_spare = The working cave does not take "{ $spare }". It takes one of: { $options }.
caverna-refusal-spare_short = The working cave takes { $need } × { $good }; you have { $have }.

## Furnishing and family
caverna-refusal-overbuild = { $tile } must be built on top of { $partner }.
caverna-refusal-work_room_needs_cavern = { $tile } itself needs an empty cavern, and { $square } is not one.
caverna-refusal-tunnel_needs_work_room = You can furnish tunnels only with { $room }: { $square } is a tunnel.
caverna-refusal-no_empty_cavern = { $tile } cannot be built on { $square }: there is no empty cavern.
caverna-refusal-no_square_for_tile = { $tile } cannot be built: there is no square for it.
caverna-refusal-wrong_payment = { $tile } does not cost "{ $payment }". It costs: { $variants }.
caverna-refusal-tile_too_dear = { $tile } costs { $cost }. You lack { $lacking }.
caverna-refusal-no_bed = { $dwarfs } dwarfs live in dwellings for { $beds }: there is no bed for another.
caverna-refusal-family_complete = A family of { $dwarfs } dwarfs cannot grow any further.

## Positions
caverna-position-no_square = { $path }: "{ $square }" is not a square, or is named twice.
caverna-position-no_content = { $path }: "{ $content }" cannot be on a square.
caverna-position-wrong_region = { $path }: { $content } does not belong on { $square }.
caverna-position-start_cave = { $path }: { $square } holds { $content } from the start.
caverna-position-tile_twice = { $path }: there is only one { $tile }.
caverna-position-large_pasture = { $path }: a large pasture covers two adjacent squares of its own, not { $squares }.
caverna-position-too_many_stables = { $path }: a player has { $most } stables, not { $stables }.
caverna-position-stable_place = { $path }: no stable can stand on { $square }.
caverna-position-covered = { $path }: { $tile } cannot lie under another tile here.
caverna-position-both_traders = { $path }: { $tile } and { $partner } cannot both be in use; one covers the other.
caverna-position-weapon = { $path }: no weapon has strength { $weapon }; the strongest has { $most }.
caverna-position-dwarfs = { $path }: a family here has at least { $least } and at most { $most } dwarfs, not { $dwarfs }.
caverna-position-armed_newborn = { $path }: a newborn has no weapon.
caverna-position-not_connected = { $path }: the tile on { $square } is not connected to the others.
caverna-position-no_office = { $path }: without the office room nothing can lie on { $square }.
caverna-position-overhang = { $path }: the half on { $square } does not fit the half beside it on the board.
caverna-position-mines = { $path }: every ore mine must lie beside the deep tunnel it came with, and vice versa.
caverna-position-crowded = { $path }: there is no room for these animals: { $species }.

## Content
caverna-content-amount = { $file }: the amount of "{ $good }" in "{ $thing }" must be a whole number, 0 or more.
caverna-content-capacities = { $file }: neither of the capacities { $small } and { $large } divides the other, so it would be unclear whether animals fit.
caverna-content-copies = { $file }: "{ $thing }" must exist once or without limit.
caverna-content-count = { $file }: "{ $thing }" appears { $have } times, not { $need }.
caverna-content-dwelling_colour = { $file }: dwellings, and only dwellings, must be orange: "{ $thing }".
caverna-content-farm_animals = { $file }: the farm animals must be sheep, donkey, wild_boar and cattle.
caverna-content-goods_order = { $file }: the goods and animals must be, in this order: { $expected }.
caverna-content-grid = { $file }: the home board has 6 columns and 4 rows, the left half forest, the right half mountain.
caverna-content-players = { $file }: "{ $thing }" must have exactly one entry for each number of players.
caverna-content-ring = { $file }: the ring squares are not the outer neighbours of the home board.
caverna-content-round_numbers = { $file }: the rounds are not numbered from 1 to 12.
caverna-content-twice = { $file }: "{ $thing }" is listed twice.
caverna-content-unknown = { $file }: "{ $thing }" names "{ $name }", which does not exist.
caverna-content-unknown_near = { $file }: "{ $thing }" names "{ $name }", which does not exist; did you mean "{ $near }"?
caverna-content-categories = { $file }: the categories must be, in this order: { $expected }.
