# Ghosts Galore: refusals, events, decisions, moves, categories, options, positions, content, the picture.

ghosts_galore-name = Ghosts Galore

## Cells and turns
ghosts_galore-cell = { $cell ->
    [r0c0] the top left cell
    [r0c1] the top middle cell
    [r0c2] the top right cell
    [r1c0] the middle left cell
    [r1c1] the centre cell
    [r1c2] the middle right cell
    [r2c0] the bottom left cell
    [r2c1] the bottom middle cell
   *[r2c2] the bottom right cell
}

## Refusals
ghosts_galore-refusal-no_such_side = A board has sides a and b, not "{ $side }".
ghosts_galore-refusal-not_drawn = { $tile } is not one of the two tiles you drew.
ghosts_galore-refusal-last_must_take = You are the last to claim: the pile has been turned up, and you must take a face-up tile.
ghosts_galore-refusal-pile_empty = The pile is empty; you must take a face-up tile.
ghosts_galore-refusal-claimed_before = { $tile } has already been claimed, and claims are final.
ghosts_galore-refusal-row_empty = No face-up tile is free, so you cannot take { $tile }; you must reveal one.
ghosts_galore-refusal-not_face_up = { $tile } is not in the face-up row.
ghosts_galore-refusal-only_the_revealed = You chose to reveal, so you may claim only the revealed tile, not { $tile }.
ghosts_galore-refusal-no_such_cell = There is no cell "{ $cell }"; cells run from r0c0 to r2c2.
ghosts_galore-refusal-no_such_rotation = A tile can take 0, 1, 2 or 3 quarter turns clockwise, not { $rotation }.
ghosts_galore-refusal-cell_taken = { $tile } lies on { $cell }; a laid tile is never moved or covered.
ghosts_galore-refusal-secret_later = The secret tile is laid after round { $rounds }, not before.
ghosts_galore-refusal-must_place = You have claimed { $tile } and must lay it now.
ghosts_galore-refusal-side_chosen = You choose the side of your board before the first round and keep it.
ghosts_galore-refusal-not_begun = The first round begins when everyone has chosen.
ghosts_galore-refusal-rounds_over = All { $rounds } rounds have been played; only the secret tile is still to be laid.
ghosts_galore-refusal-claim_first = Tiles are laid once everyone has claimed one.
ghosts_galore-refusal-keep_or_leave = Decide on the revealed tile first: keep it or leave it.

## Events
ghosts_galore-event-board = { $seat } gets the board { $board }.
ghosts_galore-event-chosen = { $seat } has chosen.
ghosts_galore-event-side = { $seat } plays on { $side }.
ghosts_galore-event-dealt = Your secret draw, { $seat }: { $tile }.
ghosts_galore-event-kept_secret = { $seat }, you keep { $tile } as your secret tile.
ghosts_galore-event-given_back = The tiles not kept are shuffled into the stock.
ghosts_galore-event-round = Round { $round } begins; { $seat } has the lantern.
ghosts_galore-event-revealed = { $seat } reveals { $tile }.
ghosts_galore-event-left = { $seat } leaves { $tile } in the row.
ghosts_galore-event-claimed = { $seat } claims { $tile }.
ghosts_galore-event-last = { $seat } is the last to claim: { $tiles ->
    [one] the last tile of the pile is
   *[other] the { $tiles } tiles left in the pile are
} turned up.
ghosts_galore-event-flushed = { $tile } joins the row.
ghosts_galore-event-placed = { $seat } lays { $tile } on { $cell }, { $rotation ->
    [0] not turned
    [1] turned a quarter to the right
    [2] upside down
   *[3] turned a quarter to the left
}.
ghosts_galore-event-returned = Back to the box: { $tiles }.
ghosts_galore-event-placed_secret = { $seat } shows the secret tile: { $tile } on { $cell }, { $rotation ->
    [0] not turned
    [1] turned a quarter to the right
    [2] upside down
   *[3] turned a quarter to the left
}.
ghosts_galore-event-finished = All boards are full. Now the scoring.

## Decisions
ghosts_galore-decision-choose_side = Choose the side of your board.
ghosts_galore-decision-choose_secret = Keep one of your two tiles as the secret tile.
ghosts_galore-decision-claim_turn = Take a face-up tile or reveal one ({ $pile } in the pile).
ghosts_galore-decision-claim_decide = { $tile } is revealed: keep it or leave it?
ghosts_galore-decision-place = Lay the tile you claimed.
ghosts_galore-decision-place_secret = Lay your secret tile on the last free cell.

## Moves and draws
ghosts_galore-move-choose_side = Play on side { $side ->
    [a] A
   *[b] B
}
ghosts_galore-move-keep_secret = Keep { $tile } as the secret tile
ghosts_galore-move-reveal = Reveal the top tile of the pile
ghosts_galore-move-take = Take { $tile }
ghosts_galore-move-keep_revealed = Claim the revealed tile
ghosts_galore-move-leave_revealed = Leave the revealed tile in the row
ghosts_galore-move-place_tile = Lay it on { $cell }, { $rotation ->
    [0] not turned
    [1] turned a quarter to the right
    [2] upside down
   *[3] turned a quarter to the left
}
ghosts_galore-move-place_secret_tile = Lay the secret tile, { $rotation ->
    [0] not turned
    [1] turned a quarter to the right
    [2] upside down
   *[3] turned a quarter to the left
}
ghosts_galore-move-board = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[4] Player 5
} is dealt { $board }
ghosts_galore-move-deal = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[4] Player 5
} is dealt { $tile }
ghosts_galore-move-first_player = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[4] Player 5
} starts
ghosts_galore-move-turn_up = { $tile } is turned up

## The score pad
ghosts_galore-category-dragons = Dragons
ghosts_galore-category-ghosts = Ghosts
ghosts_galore-category-golems = Golems
ghosts_galore-category-satyrs = Satyrs
ghosts_galore-category-skeletons = Skeletons
ghosts_galore-category-slimes = Slimes
ghosts_galore-category-bats = Bats
ghosts_galore-category-werewolves = Werewolves
ghosts_galore-category-will_o_wisps = Will-o'-wisps
ghosts_galore-category-diamonds = Diamonds
ghosts_galore-category-bone_doors = Bone doors
ghosts_galore-category-tooth_doors = Tooth doors
ghosts_galore-category-other_routes = Other routes

## Options
ghosts_galore-option-variant = Variant: standard, or expert (everyone chooses the secret tile from two)
ghosts_galore-option-first_player = First player: random, or the number of a player

## Positions
ghosts_galore-position-tile_twice = { $tile } is in the position twice.
ghosts_galore-position-board_twice = The board { $board } is in the position twice.
ghosts_galore-position-unknown = The position's entry { $where } names { $word }, which does not exist.
ghosts_galore-position-unknown_near = The position's entry { $where } names { $word }, which does not exist. Did you mean { $near }?
ghosts_galore-position-value = The position does not add up at { $where }: it is { $have }, but must be { $need }.

## Content packs
ghosts_galore-content-unknown = { $file }: { $where } names "{ $word }", which does not exist. There are: { $known }.
ghosts_galore-content-unknown_near = { $file }: { $where } names "{ $word }", which does not exist. Did you mean "{ $near }"?
ghosts_galore-content-twice = { $file }: "{ $word }" appears twice in { $where }.
ghosts_galore-content-lacks = { $file }: "{ $word }" is missing from { $where }.
ghosts_galore-content-value = { $file }: { $where } is { $have }, but must be { $need }.

## The picture
ghosts_galore-picture-round = Round { $round } of { $rounds }
ghosts_galore-picture-preparation = Preparation
ghosts_galore-picture-finished = Final scoring
ghosts_galore-picture-lantern = Lantern: { $player }
ghosts_galore-picture-pile = Pile: { $pile } face down
ghosts_galore-picture-row = Face up
ghosts_galore-picture-revealed = Just revealed
ghosts_galore-picture-claimed = Claimed (cart)
ghosts_galore-picture-secret = Your secret tile
ghosts_galore-picture-drawn = Your two tiles
ghosts_galore-picture-given_back = You gave back
ghosts_galore-picture-player = Player { $number }
ghosts_galore-picture-score = Score
ghosts_galore-picture-total = Total
ghosts_galore-picture-cut_routes = Cut routes
ghosts_galore-picture-best = With the secret tile at best: { $total }
ghosts_galore-picture-empty = none
ghosts_galore-picture-you = you

ghosts_galore-tie-cut_routes = fewer cut routes

## Kinds of moves, as in "Possible now: take a face-up tile, reveal a tile."
ghosts_galore-kind-choose_side = choose a side of the board
ghosts_galore-kind-keep_secret = choose the secret tile
ghosts_galore-kind-take = take a face-up tile
ghosts_galore-kind-reveal = reveal a tile
ghosts_galore-kind-keep_revealed = keep the revealed tile
ghosts_galore-kind-leave_revealed = leave the revealed tile
ghosts_galore-kind-place_tile = lay the claimed tile
ghosts_galore-kind-place_secret_tile = lay the secret tile
