# In the Hall of the Mountain King, the mountain: digging, halls, statues, pedestals, gates, scoring, positions, content.

## Digging
mountain_king-refusal-no_such_tunnel = "{ $placement }" is not a tunnel: write a shape, an orientation and a cell, such as t4:0:r2c7.
mountain_king-refusal-off_the_mountain = Part of it would lie outside the mountain.
mountain_king-refusal-heart = Part of it would lie in the heart of the mountain, which is never dug.
mountain_king-refusal-workshop_site = Part of it would cover a workshop site, which no tunnel may.
mountain_king-refusal-overlaps = Part of it would cover a gate, a tunnel or a great hall.
mountain_king-refusal-touches_opponent = Here it would touch { $opponent }'s network; only corners may meet.
mountain_king-refusal-not_connected = A tunnel must share a side with your own network; a corner, a workshop or an isolated tunnel is not enough.
mountain_king-refusal-pile_empty = There are no tiles of this shape left: { $shape }.
mountain_king-refusal-no_room = There is no place left for this shape: { $shape }.
mountain_king-refusal-no_room_without_hammers = There is no place for this shape ({ $shape }) that { $have ->
    [0] could be dug without a hammer
    [one] one hammer can clear of rubble
   *[other] { $have } hammers can clear of rubble
}.
mountain_king-refusal-minerals_short = A tunnel of size { $size } takes { $size } minerals of one kind; { $have ->
    [0] you have none
   *[other] you can pay at most { $have }
}.
mountain_king-refusal-mineral_short = This tunnel takes { $need } of one mineral; you have { $have } × { $mineral }.
mountain_king-refusal-hammers_short = { $need ->
    [one] The rubble here costs 1 hammer
   *[other] The rubble here costs { $need } hammers
}; you have { $have }.
mountain_king-refusal-same_dig = No pedestal can go on this anchor, so this is the same dig as with the other anchor. Choose that one.

## Pedestals
mountain_king-refusal-no_anchor = This tunnel has no anchor for a pedestal: { $shape }.
mountain_king-refusal-no_pedestal = You hold no pedestal of this clan: { $clan }.
mountain_king-refusal-pedestal_taken = This tier has already had its pedestal of this clan: { $tier }, { $clan }.

## Great halls
mountain_king-refusal-no_such_hall = "{ $placement }" is not a great hall: write a hall, an orientation and a cell, such as the_trove:0:r3c7.
mountain_king-refusal-hall_taken = This great hall has already been dedicated: { $hall }.
mountain_king-refusal-hall_over_undug = A great hall must lie on tunnels; part of it would not.
mountain_king-refusal-hall_over_gate = A great hall cannot cover a gate.
mountain_king-refusal-hall_over_hall = Another great hall lies here; halls do not overlap.
mountain_king-refusal-hall_over_isolated = Part of it would lie on an isolated tunnel, which belongs to nobody.
mountain_king-refusal-hall_outside_network = Part of it would lie on a tunnel that is not in your network.
mountain_king-refusal-hall_no_room = There is no room on your tunnels for this great hall: { $hall }.
mountain_king-refusal-hall_not_here = However you turn it, this great hall does not lie wholly on your tunnels here: { $hall }.

## Statues
mountain_king-refusal-no_statue = There is no statue here.
mountain_king-refusal-statue_of_another = This statue stands in another player's network.
mountain_king-refusal-statue_buried = This statue is still buried.
mountain_king-refusal-statue_stuck = This statue has no free cell to go to.
mountain_king-refusal-target_undug = A statue must stand in a tunnel; there is none here.
mountain_king-refusal-target_outside_network = This cell is not in your network.
mountain_king-refusal-target_too_far = In one move a statue goes to a cell of its own tunnel or of an adjacent one; this one is farther away.
mountain_king-refusal-target_occupied = There is already a statue here.
mountain_king-refusal-swap_with_itself = Choose two different statues.
mountain_king-refusal-swap_order = Name the same two statues in the other order.
mountain_king-refusal-same_swap = Swapping two statues of one clan changes nothing; that is offered once, with another pair.
mountain_king-refusal-statue_covered = This statue is covered by a tunnel; only an uncovered one can be called.
mountain_king-refusal-statue_not_adjacent = This statue is not next to your network.
mountain_king-refusal-target_tunnel_apart = This tunnel does not touch the statue.

## Gates
mountain_king-refusal-no_such_start = This side of the board ({ $board }) has no start point "{ $start }".
mountain_king-refusal-start_taken = A gate already stands on this start point.
mountain_king-refusal-start_label = This start point is for { $label } players; there are { $need } of you.
mountain_king-refusal-start_other_label = The first gate stands on a start point marked { $need }; this one is marked { $label }.
mountain_king-refusal-start_apart = With a gate here the gates of teammates could not be neighbours.

## Score sheet
mountain_king-category-digging = Tunnels dug
mountain_king-category-coronation = Coronation tokens
mountain_king-category-pedestals = Pedestal point tokens
mountain_king-category-leftovers = Leftover resources
mountain_king-category-halls = Great halls
mountain_king-category-statues = Statues

## Positions
mountain_king-position-gate_count = There must be one gate entry for each of the { $need } players, not { $have }.
mountain_king-position-gate = The gate of player { $number } cannot stand on "{ $start }".
mountain_king-position-tiles_before_gates = Tunnels are dug only after all gates are placed.
mountain_king-position-tile = The tunnel "{ $placement }" does not lie on diggable cells.
mountain_king-position-tile_overlaps = The tunnel { $placement } overlaps another or a gate.
mountain_king-position-tile_pile = There are more tunnels of this shape than tiles in the box: { $shape }.
mountain_king-position-networks_touch = The network of player { $number } touches an opponent's.
mountain_king-position-tile_isolated = The tunnel { $placement } is connected to no gate and is too large to have been dug away from a network.
mountain_king-position-hall = The great hall "{ $placement }" does not lie on diggable cells.
mountain_king-position-hall_twice = This great hall is on the board twice: { $hall }.
mountain_king-position-hall_ground = The great hall { $placement } does not lie on the tunnels of one network.
mountain_king-position-statue_count = There are { $have } statues on the board; setup fills all { $need } spots, with the clans in turn.
mountain_king-position-statue_place = Statues are neither on a statue spot nor in a network: { $cells }.
mountain_king-position-pedestal_count = There are { $have } pedestals of this clan on the board, but only { $most } exist: { $clan }.
mountain_king-position-pedestal_place = Pedestals stand on no visible anchor: { $cells }.
mountain_king-position-pedestal_twice = A clan has two pedestals in one tier: { $clan }, { $cells }.
mountain_king-position-workshop_site = { $cell } is not a workshop site.
mountain_king-position-workshop_kind = There is no workshop "{ $workshop }" for { $cell }.
mountain_king-position-workshop_apart = No tunnel reaches the workshop at { $cell }: { $workshop }.
mountain_king-position-clans = The entry "{ $path }" must list cells for exactly these clans: { $clans }.
mountain_king-position-cell = The entry "{ $path }" names "{ $cell }", where nothing can be dug.
mountain_king-position-cell_twice = The entry "{ $path }" names { $cell } twice.

## Content
mountain_king-content-id_twice = { $file }: an id is used twice among { $ids }.
mountain_king-content-sides = { $file }: there must be the sides autumn and winter, not { $found }.
mountain_king-content-player_count = { $file }: { $board } is not meant for { $players } players.
mountain_king-content-start_points = { $file }: { $board } has { $have } start points for { $players } players.
mountain_king-content-layer_size = { $file }: the layer { $layer } of { $board } is not { $rows } by { $cols }.
mountain_king-content-layer_mark = { $file }: the layer { $layer } of { $board } has an unknown mark "{ $mark }".
mountain_king-content-site_place = { $file }: a workshop site of { $board } is outside the mountain or in its heart.
mountain_king-content-not_connected = { $file }: the diggable cells of { $board } are not in one piece.
mountain_king-content-feature_place = { $file }: the layer { $layer } of { $board } marks { $cell }, which is not diggable.
mountain_king-content-site_count = { $file }: { $board } has { $have } workshop sites, fewer than may be needed.
mountain_king-content-statue_ring = { $file }: { $board } lists { $ring } statue spots, but its layer shows { $spots } or others.
mountain_king-content-statue_count = { $file }: { $board } has { $ring } statue spots, more than there are statues.
mountain_king-content-start_list = { $file }: the start points of { $board } are not those of its layer.
mountain_king-content-start_not_bare = { $file }: a start point of { $board } has rubble, a statue or a resource.
mountain_king-content-start_order = { $file }: the start points marked { $label } of { $board } are not numbered clockwise from 0.
mountain_king-content-starts_adjacent = { $file }: two start points marked { $label } of { $board } are adjacent.
mountain_king-content-shape_mark = { $file }: the shape of { $id } has an unknown mark "{ $mark }".
mountain_king-content-shape_size = { $file }: { $id } has { $have } cells, not { $size }.
mountain_king-content-shape_parts = { $file }: { $id } is not in one piece, or is too long.
mountain_king-content-shape_anchor = { $file }: { $id } has { $have } marked cells, not { $need }.
mountain_king-content-tile_count = { $file }: there are { $have } tiles, not { $need }.
mountain_king-content-tunnel_size = { $file }: { $id } has size { $size }; tunnels have 2 to 5 cells.
mountain_king-content-hall_values = { $file }: { $id } is worth no more with a statue on its altar.
mountain_king-content-clans = { $file }: the clans must be fire, ice, moon, not { $found }.
mountain_king-content-pedestal_count = { $file }: there are { $have } pedestals, not { $need }.
mountain_king-content-token_count = { $file }: there are { $have } point tokens, not { $need }.
mountain_king-content-token_value = { $file }: every point token must be worth something.
mountain_king-content-track = { $file }: the pedestal track must have one space and one token for each tier and clan, outermost tier first.
mountain_king-content-score_chart = { $file }: the score chart must list each size with each mineral once.
mountain_king-content-statue_values = { $file }: statue values must be given for the five tiers from outside in, not for { $found }.
mountain_king-content-leftover_rates = { $file }: leftovers are scored in sets of 3 with trades of 4 for 1.
mountain_king-content-coronation = { $file }: a stack of coronation tokens is empty.
