# In the Hall of the Mountain King: refusals, events, decisions, moves, options, positions, cards' texts, the picture.
# What concerns the mountain alone is in mountain_king_mountain.ftl.

mountain_king-name = In the Hall of the Mountain King

## Refusals: paying and trading
mountain_king-refusal-no_such_token = You have no such token: { $token }.
mountain_king-refusal-wrong_kind = { $token } cannot pay for this; what is due: { $what }.
mountain_king-refusal-wrong_clan_cart = { $token } cannot move this statue: that takes a wild cart or a cart of its clan.
mountain_king-refusal-clan_cart = { $token } cannot be spent here: only a wild cart can.
mountain_king-refusal-not_on_troll = { $token } is not on one of your trolls.
mountain_king-refusal-token_order = Tokens are chosen in a fixed order, and { $token } comes before the last one chosen.
mountain_king-refusal-too_few_left = If you spend { $token } next, what is left cannot make up the { $count } still due.
mountain_king-refusal-unload_now = The workshop moves a token: choose one on your trolls.
mountain_king-refusal-no_trade_now = You can trade between the actions of your turn, not in the middle of one.
mountain_king-refusal-trade_short = A trade costs { $need } resources; you have { $have }.
mountain_king-refusal-one_kind = A trade brings one resource of one kind.

## Refusals: step 1
mountain_king-refusal-cast_before = You have already cast a spell this turn.
mountain_king-refusal-not_in_book = This spell is not face up: { $spell }.
mountain_king-refusal-no_rune = Casting costs a rune, and you have none.
mountain_king-refusal-no_such_option = The spell does not offer that.
mountain_king-refusal-no_troll_in_slot = You have no troll there: { $slot }.
mountain_king-refusal-wrong_level = This troll is not of level { $level }: { $slot }.
mountain_king-refusal-wrong_row = The spell does not reach this row: { $slot }.
mountain_king-refusal-same_cascade = A cascade from here does the same as one from there: { $other }.
mountain_king-refusal-other_statue = The second move must be with the same statue.
mountain_king-refusal-not_drawn = You did not draw this pedestal: { $pedestal }.
mountain_king-refusal-no_such_bribe = There is no such bribe on this troll: { $kind }.
mountain_king-refusal-place_passed = Cards are chosen in the order of the horde, and this one has already been passed: { $place }.
mountain_king-refusal-has_bribes = This troll holds bribes: { $place }.
mountain_king-refusal-activated_before = You have already activated a workshop this turn.
mountain_king-refusal-no_workshop = There is no workshop here.
mountain_king-refusal-workshop_out_of_reach = Your network does not touch this workshop.
mountain_king-refusal-no_use = You cannot pay for any use of this workshop: { $workshop }.
mountain_king-refusal-no_such_mode = This workshop does not do that: { $workshop }.
mountain_king-refusal-cannot_pay_use = This use costs { $count } × { $what }, which you do not have.
mountain_king-refusal-needs_wild_cart = This use costs a cart from storage or from a wild-cart symbol; clan carts do not count.

## Refusals: step 2
mountain_king-refusal-complete = Your trollsmoot is complete; you cannot recruit any more.
mountain_king-refusal-no_troll_there = There is no such troll in the horde: { $place }.
mountain_king-refusal-bribes_short = Recruiting this troll takes { $need ->
    [one] { $need } bribe
   *[other] { $need } bribes
}; you can pay { $have }.
mountain_king-refusal-not_in_bag = There is no such pedestal in the bag: { $pedestal }.
mountain_king-refusal-slot_taken = Another troll is already there: { $slot }.
mountain_king-refusal-slot_unsupported = This place opens when both places beneath it are filled: { $slot }.
mountain_king-refusal-no_blind_shaft = Blind Shaft is not in effect: a tunnel must touch your network.
mountain_king-refusal-no_place_apart = There is no place for { $tunnel } away from your network.
mountain_king-refusal-other_way = This is not the tunnel you chose, turned as you chose: { $placement }.
mountain_king-refusal-not_apart = { $placement }: here it touches your network, so it is an ordinary dig.
mountain_king-refusal-other_shape = { $placement } is not the shape you chose: { $shape }.
mountain_king-refusal-turn_first = { $placement }: here it lies away from your network. First choose how the tile is turned.
mountain_king-refusal-no_mineral = Tunnels are made of stone, iron or heartstone.
mountain_king-refusal-no_such_pedestal = There is no such pedestal: { $pedestal }.
mountain_king-refusal-other_site = Another site is to be filled or left empty now, not this one.
mountain_king-refusal-no_such_workshop = There is no such workshop in the supply: { $workshop }.
mountain_king-refusal-can_recruit = You can recruit a troll, so you cannot skip.
mountain_king-refusal-can_dig = You can dig a tunnel, so you cannot skip.

## Refusals: step 4 and the draft
mountain_king-refusal-no_cart = You have no cart that moves a statue of this clan: { $clan }.
mountain_king-refusal-carts_of_other_clans = Your carts belong to other clans; none moves a statue of this one: { $clan }.
mountain_king-refusal-not_in_hand = You do not hold this card: { $troll }.
mountain_king-refusal-not_row_0 = Starting trolls go into the bottom row.

## Refusals: the wrong moment
mountain_king-refusal-only_in_step_1 = You cast spells and activate workshops in step 1 of your turn, and steps never run backwards.
mountain_king-refusal-only_in_step_2 = You recruit trolls and dig tunnels in step 2 of your turn.
mountain_king-refusal-only_in_step_3 = You dedicate great halls in step 3 of your turn.
mountain_king-refusal-only_in_step_4 = You move statues with carts in step 4 of your turn.
mountain_king-refusal-setting_up = The table is still being set up: first the gates are placed, then everyone drafts starting trolls.
mountain_king-refusal-gates_stand = Gates are placed before the first turn and stay where they are.
mountain_king-refusal-unfinished = Finish what you have begun first.
mountain_king-refusal-recruit_first = Only a troll you have just recruited takes a new place; the others stay where they are.
mountain_king-refusal-pedestal_with_dig = You can set a pedestal only in the dig that lays its tunnel, on that tunnel's anchor.
mountain_king-refusal-workshop_with_dig = You can establish a workshop only in a dig that lays a tunnel beside its site.
mountain_king-refusal-nothing_is_due = Tokens are for paying, and nothing is due now.
mountain_king-refusal-shape_first = Choose the shape of the tunnel first, then lay it on the mountain.
mountain_king-refusal-hall_first = Choose the great hall first, then lay it on your tunnels.
mountain_king-refusal-statue_first = Choose the statue first, then where it goes.
mountain_king-refusal-gate_on_start = Place the gate on one of the marked start points.

## Places of a pyramid and of the horde
mountain_king-slot = { $row ->
    [0] bottom row
    [1] second row
    [2] third row
   *[other] top of the pyramid
}{ $row ->
    [3] {""}
   *[other] , number { $number } from the left
}
mountain_king-place = place { $number } of the { $row ->
    [0] bottom row
    [1] middle row
   *[other] top row
}

## Events
mountain_king-event-first = { $seat } starts.
mountain_king-event-workshop_revealed = In the workshop supply: { $workshop }.
mountain_king-event-statues = The statues are set around the mountain, by clans: { $clans }.
mountain_king-event-gate = { $seat } sets up a gate in the mountain.
mountain_king-event-drew = { $seat } draws { $troll }.
mountain_king-event-drafted = { $seat } places { $troll } in the bottom row.
mountain_king-event-bonus = { $seat } gains once more from { $troll }, for playing later.
mountain_king-event-turn = Round { $round }: it is { $seat }'s turn.
mountain_king-event-gained = { $seat } gains { $count } × { $kind }.
mountain_king-event-spent = { $seat } spends { $token }.
mountain_king-event-unloaded = { $seat } moves { $token } into storage.
mountain_king-event-trades = { $seat } trades { $count } resources for one.
mountain_king-event-casts = { $seat } casts { $spell }.
mountain_king-event-resolved = { $seat } resolves { $spell }.
mountain_king-event-ignored = { $seat } ignores the effect of { $spell }.
mountain_king-event-disintegrated = { $spell } disintegrates.
mountain_king-event-revealed = New in the spellbook: { $spell }.
mountain_king-event-promoted = { $seat } replaces { $old } with { $new }.
mountain_king-event-drew_pedestal = { $seat } draws a pedestal from the bag: { $pedestal }.
mountain_king-event-stole = { $seat } takes a bribe from the horde: { $kind }.
mountain_king-event-sent_away = { $seat } sends { $troll } away.
mountain_king-event-activates = { $seat } activates { $workshop }; uses: { $count }.
mountain_king-event-bribed = A bribe is laid on a troll: { $kind }.
mountain_king-event-recruited = { $seat } recruits { $troll }.
mountain_king-event-collected = { $seat } collects the bribes: { $goods }.
mountain_king-event-got_pedestal = { $seat } gets a pedestal: { $pedestal }.
mountain_king-event-arrived = { $troll } joins the horde.
mountain_king-event-pedestal_drawn = A pedestal is laid on a troll: { $pedestal }.
mountain_king-event-activated = { $troll } brings { $goods }.
mountain_king-event-crowned = { $seat } completes the trollsmoot and takes the coronation token worth { $points }.
mountain_king-event-end_near = The last coronation token is taken: this round is finished, then { $count ->
    [one] one more is played.
   *[other] { $count } more are played.
}
mountain_king-event-retired = { $troll } leaves the horde.
mountain_king-event-dug = { $seat } digs { $tunnel } in { $mineral } and scores { $honour }.
mountain_king-event-pedestal_set = { $seat } sets a pedestal ({ $pedestal }, { $tier }) and takes the point token.
mountain_king-event-point_token = The point token is worth { $points }.
mountain_king-event-established = { $seat } establishes { $workshop }.
mountain_king-event-skipped = { $seat } can neither recruit nor dig.
mountain_king-event-dedicated = { $seat } dedicates { $hall }.
mountain_king-event-moved = { $seat } moves a statue ({ $clan }).
mountain_king-event-swapped = { $seat } exchanges two statues.

## Decisions
mountain_king-decision-place_gate = Place your gate on a start point.
mountain_king-decision-draft_place = Put one of your two cards into the bottom row.
mountain_king-decision-step_1 = Step 1: cast a spell, activate a workshop, or go on.
mountain_king-decision-step_2 = Step 2: recruit a troll or dig a tunnel.
mountain_king-decision-step_3 = Step 3: dedicate a great hall, or go on.
mountain_king-decision-step_4 = Step 4: move statues with carts, or end your turn.
mountain_king-decision-resolve_spell = { $spell }: resolve the whole effect, or ignore it?
mountain_king-decision-choose_gain = What do you gain?
mountain_king-decision-promote_from = Which of your trolls makes room?
mountain_king-decision-promote_to = Which troll of the horde replaces { $troll }?
mountain_king-decision-awaken = Which troll does the cascade start from?
mountain_king-decision-move_freely = Move a statue without carts; moves left: { $count }.
mountain_king-decision-swap_two = Which two statues trade places?
mountain_king-decision-call_one = Which buried statue do you call, and where to?
mountain_king-decision-keep_pedestal = Which of the drawn pedestals do you keep?
mountain_king-decision-take_bribes = Take bribes from the horde, one per troll; still allowed: { $count }.
mountain_king-decision-refresh_horde = Send trolls without bribes away; still allowed: { $count }.
mountain_king-decision-first_use = { $workshop }: how do you use it? Uses left: { $count }.
mountain_king-decision-use_again = { $workshop }: use it again? Uses left: { $count }.
mountain_king-decision-bribe_with = Which token bribes { $troll }?
mountain_king-decision-take_pedestal = Take a pedestal of your choice from the bag, or none.
mountain_king-decision-place_troll = Where does { $troll } go?
mountain_king-decision-dig_now = Which tunnel do you dig?
mountain_king-decision-lay_tunnel = Where does the tunnel go? ({ $shape })
mountain_king-decision-lay_apart = Where does the tunnel go, away from your network? ({ $shape })
mountain_king-decision-choose_mineral = Which mineral pays for the tunnel? It takes { $count }.
mountain_king-decision-pay_mixed = Pay with minerals of any kind; still due: { $count }.
mountain_king-decision-add_pedestal = Set a pedestal on the anchor ({ $tier }), or none.
mountain_king-decision-establish_workshop = Establish a workshop beside the new tunnel, or none.
mountain_king-decision-trade_gain = Which resource does the trade bring?
mountain_king-decision-pay = Pay { $count } more ({ $what }): choose a token.
mountain_king-decision-unload = Choose a token to move into storage; still allowed: { $count }.

## Moves
mountain_king-move-gate = Place the gate: { $start }
mountain_king-move-draft = { $troll }: { $slot }
mountain_king-move-trade = Trade with the supply
mountain_king-move-token = { $token }
mountain_king-move-gain = Gain { $goods }
mountain_king-move-stop = No more
mountain_king-move-end_step = Go on
mountain_king-move-cast = Cast { $spell }
mountain_king-move-resolve = Resolve the effect
mountain_king-move-ignore = Ignore the effect
mountain_king-move-activate = Activate the workshop: { $site }
mountain_king-move-use = { $spend } → { $gain }
mountain_king-move-choose = Choose the troll: { $slot }
mountain_king-move-promote = Take the troll at { $place }
mountain_king-move-keep = Keep the pedestal: { $pedestal }
mountain_king-move-steal = Take a bribe: { $kind }, { $place }
mountain_king-move-refresh = Send away the troll at { $place }
mountain_king-move-swap = Swap two statues: { $statue } and { $other }
mountain_king-move-call = Call the statue: { $statue } → { $cell }
mountain_king-move-recruit = Recruit the troll at { $place }
mountain_king-move-take = Take the pedestal: { $pedestal }
mountain_king-move-place = Place the troll: { $slot }
mountain_king-move-dig = Dig: { $tunnel }
mountain_king-move-lay = Dig { $tunnel }
mountain_king-move-apart = Dig { $tunnel } away from your network
mountain_king-move-mineral = Pay in { $mineral }
mountain_king-move-pedestal = Set the pedestal: { $pedestal }
mountain_king-move-establish = Establish { $workshop }: { $site }
mountain_king-move-skip = Skip step 2
mountain_king-move-dedicate = Dedicate { $hall }
mountain_king-move-move = Move the statue: { $statue } → { $cell }
mountain_king-move-troll = { $troll } is dealt
mountain_king-move-bag = Drawn from the bag: { $pedestal }
mountain_king-move-workshop = Revealed: { $workshop }
mountain_king-move-spell = Revealed: { $spell }
mountain_king-move-spot = The statues begin at spot { $spot }
mountain_king-move-clans = Order of the clans: { $clans }
mountain_king-move-points = A token worth { $points } lies on the next space of the track
mountain_king-move-first = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[4] Player 5
} starts
mountain_king-move-hand = Drawn into the hand: { $troll }

## Options
mountain_king-option-teams = Teams: two teams of two (four players only)
mountain_king-option-board = Side of the board: auto, autumn (2 or 3 players) or winter (2, 4 or 5 players)
mountain_king-option-workshops = Workshops: random, no_duplicates, or a comma-separated list of 2 × players + 1 ids
mountain_king-option-first_player = First player: random, or the number of a player (in teams 1 or 3)

## Positions and content
mountain_king-position-value = The entry "{ $where }" is { $have }, but must be { $need }.
mountain_king-position-unknown = The entry "{ $where }" names "{ $word }", which does not exist. Did you mean "{ $near }"?
mountain_king-position-card_twice = This card is in two places: { $card }.
mountain_king-content-entry = The file { $file } has a wrong or missing entry: { $entry }.

## Texts of the spells
mountain_king-spell-earth_ritual = Gain your choice of 3 stone, 2 iron or 1 heartstone.
mountain_king-spell-honeyed_words = When you recruit from the middle or top row this turn, every bribe may be any resource.
mountain_king-spell-promotion_ceremony = Discard one of your level-2 trolls with everything on it. A level-3 troll from the horde takes its place, empty and without a cascade.
mountain_king-spell-sudden_delving = Dig once now, under the usual rules. Your step 2 is unaffected.
mountain_king-spell-blind_shaft = If you dig in step 2 this turn, a tunnel of size 2 or 3 need not touch your network.
mountain_king-spell-rockbreaker_chant = The next tunnel you dig this turn costs no hammers for up to 3 rubble spaces.
mountain_king-spell-molten_mortar = The next tunnel you dig this turn may mix minerals; it scores by the least valuable one.
mountain_king-spell-echoing_horn = Activate a troll in your two lowest rows and all trolls beneath it.
mountain_king-spell-walking_stones = Move one statue of your network up to twice without carts.
mountain_king-spell-exchange_of_ancestors = Two statues of your network trade places.
mountain_king-spell-call_of_the_ancestor = Move a buried statue that lies next to your network onto a free space of one of your tunnels that touches it.
mountain_king-spell-sculptors_dream = Draw 2 pedestals from the bag, keep 1 and put the other back.
mountain_king-spell-spirit_door = This turn you may activate any workshop on the board, and use it one extra time.
mountain_king-spell-night_market = Your next 2 trades this turn cost 2 resources each.
mountain_king-spell-sticky_fingers = Take up to 3 bribes from the horde, at most 1 per troll.
mountain_king-spell-restless_horde = Put up to 3 trolls without bribes under their decks and deal new ones.
mountain_king-spell-bucket_chain = Move up to 5 resources from your trolls into storage.

## The picture
mountain_king-picture-setup = The table is being set up.
mountain_king-picture-round = Round { $round }, { $seat }'s turn.
mountain_king-picture-last_rounds = Rounds after this one: { $count }.
mountain_king-picture-over = The game is over.
mountain_king-picture-horde = Horde
mountain_king-picture-spells = Spellbook
mountain_king-picture-workshops = Workshops
mountain_king-picture-bag = Bag
mountain_king-picture-piles = Tunnels
mountain_king-picture-halls = Great halls
mountain_king-picture-track = Pedestal track
mountain_king-picture-storage = Storage
mountain_king-picture-hand = Hand
mountain_king-picture-score = Score
mountain_king-picture-total = Total
mountain_king-picture-deck = deck { $count }
mountain_king-picture-gates = Gates: { $gates }.
mountain_king-picture-cards = A large letter: its token lies there. $ bribes.
mountain_king-picture-starts = Start points for the gate: { $starts }.
mountain_king-picture-map = . : - = + tiers from outside to inside, 0-4 gates, a-z tunnels, A-F great halls, @ altar, f i m statues (large: on a pedestal of their clan), ' pedestal, # rubble, ° buried resource, w site, W workshop, * heart

mountain_king-tie-levels = a lower total level of recruited trolls
mountain_king-tie-order = a later place in turn order

## Kinds of moves, as in "Possible now: take a face-up tile, reveal a tile."
mountain_king-kind-gate = place the gate
mountain_king-kind-draft = place a starting troll
mountain_king-kind-trade = trade resources
mountain_king-kind-token = use a token
mountain_king-kind-gain = choose what to gain
mountain_king-kind-stop = stop here
mountain_king-kind-end_step = end the step
mountain_king-kind-cast = cast a spell
mountain_king-kind-resolve = carry out the spell
mountain_king-kind-ignore = ignore the spell
mountain_king-kind-activate = activate a workshop
mountain_king-kind-use = choose how to use the workshop
mountain_king-kind-choose = choose one of your trolls
mountain_king-kind-promote = choose a troll from the horde
mountain_king-kind-keep = keep a pedestal
mountain_king-kind-steal = take a bribe from the horde
mountain_king-kind-refresh = send a troll away from the horde
mountain_king-kind-swap = swap two statues
mountain_king-kind-call = call a statue
mountain_king-kind-recruit = recruit a troll
mountain_king-kind-take = take a pedestal from the bag
mountain_king-kind-place = choose a place for the troll
mountain_king-kind-dig = dig a tunnel
mountain_king-kind-lay = lay the tunnel
mountain_king-kind-apart = lay the tunnel away from the network
mountain_king-kind-mineral = choose the mineral
mountain_king-kind-pedestal = set a pedestal
mountain_king-kind-establish = establish a workshop
mountain_king-kind-skip = go on without it
mountain_king-kind-dedicate = dedicate a great hall
mountain_king-kind-move = move a statue
