# Caverna: refusals, events, decisions, moves, categories, options, positions, the picture. See also caverna_home.ftl.

caverna-name = Caverna: The Cave Farmers

## Refusals: placing dwarfs
caverna-refusal-not_in_play = { $space } is not in play.
caverna-refusal-no_such_dwarf = { $weapon ->
    [0] You have no unarmed dwarf at home.
   *[other] You have no dwarf at home with a weapon of strength { $weapon }.
}
caverna-refusal-dwarf_out_of_order = Dwarfs are placed in order of their weapons: your weakest has { $weakest }. Placing the one with { $weapon } first costs 1 ruby, and you have none.
caverna-refusal-occupied = { $space } is occupied this round.
caverna-refusal-nothing_to_do_there = This dwarf could not carry out any action on { $space } now.
caverna-refusal-must_act = On { $space } you must carry out at least one action.
caverna-refusal-must_finish = Finish the linked steps on { $space } before you end the turn.
caverna-refusal-not_this_step = That step cannot come now on { $space }.
caverna-refusal-not_on_this_space = { $space } has no such step.

## Refusals: actions
caverna-refusal-short = That costs { $cost }. You lack { $lacking }.
caverna-refusal-nothing_lies_there = There are no goods on this space.
caverna-refusal-no_place_for = There is no place on your board for this: { $things }.
caverna-refusal-nothing_to_sow = You have neither grain nor vegetables to sow.
caverna-refusal-no_newborn_possible = No pair of your animals could have young that you have room for.
caverna-refusal-nowhere_to_furnish = You have no place for a furnishing.
caverna-refusal-no_furnishing_affordable = You cannot pay for any furnishing that is on offer here.
caverna-refusal-market_short = { $have ->
    [0] You have no gold to buy anything with.
   *[other] { $have } gold buys nothing here.
}
caverna-refusal-none_to_count = You have nothing of this kind to count: { $kind }.
caverna-refusal-too_few_ruby_mines = { $least ->
    [one] That needs a ruby mine.
   *[other] That needs { $least } ruby mines.
}
caverna-refusal-has_token = You already hold the starting player token.
caverna-refusal-no_such_square = There is no square "{ $square }".
caverna-refusal-square_count = { $need ->
    [one] Name one square, not { $have }.
   *[other] Name { $need } squares, not { $have }.
}
caverna-refusal-other_twin_tile = This step places { $tiles }, not { $tile }.
caverna-refusal-no_such_furnishing = There is no furnishing tile "{ $furnishing }".
caverna-refusal-furnishing_not_here = This step does not let you build { $furnishing }.
caverna-refusal-furnishing_gone = { $furnishing } is not on offer.
caverna-refusal-payment = "{ $payment }" is not a payment.
caverna-refusal-already_armed = This dwarf has a weapon of strength { $weapon }; weapons cannot be replaced.
caverna-refusal-forge_strength = A weapon is forged with a strength of at least 1 and at most { $most }.
caverna-refusal-no_weapon_to_sharpen = You have no weapon that could become stronger.
caverna-refusal-no_newborn = You must take at least one newborn.
caverna-refusal-unarmed = Only an armed dwarf can go on an expedition.
caverna-refusal-no_loot_yet = An expedition brings back at least one item.
caverna-refusal-no_such_loot = There is no loot item "{ $item }".
caverna-refusal-loot_taken = This expedition has already brought back this: { $item }.
caverna-refusal-too_weak = { $item } needs strength { $need }; the weapon had { $have } when the expedition began.
caverna-refusal-loot_without_effect = This would have no effect now: { $item }.
caverna-refusal-other_loot = First say how you use this: { $item }.
caverna-refusal-other_tile_chosen = You have chosen { $furnishing }: say where it goes and how you pay.
caverna-refusal-nothing_to_imitate = No space where an opponent stands has an action that this dwarf could begin after paying.
caverna-refusal-not_imitable = { $space } cannot be imitated.
caverna-refusal-no_opponent_there = No opponent's dwarf stands on { $space }.

## Refusals: free actions, harvest, solo
caverna-refusal-no_window = Free actions are not possible right now.
caverna-refusal-nothing_left_to_do = After that, your dwarf would have no action left to carry out.
caverna-refusal-no_such_conversion = There is no conversion "{ $conversion }".
caverna-refusal-no_ruby_to_gold = In this match rubies cannot be turned into gold.
caverna-refusal-needs_furnishing = For that you need: { $furnishing }.
caverna-refusal-too_little_gold = You need at least { $least } gold to turn it into food.
caverna-refusal-no_such_single_tile = You cannot buy a single tile "{ $tile }" for rubies.
caverna-refusal-no_such_weapon = There is no weapon of strength { $weapon } to give up there.
caverna-refusal-weapon_on_expedition = This weapon is on an expedition and cannot be given up until it ends.
caverna-refusal-make_room_first = Your animals do not fit: use this to make room.
caverna-refusal-makes_no_room = That removes no farm animal: { $conversion }.
caverna-refusal-no_such_phase = You can leave out the field phase or the breeding phase, not "{ $phase }".
caverna-refusal-other_space_first = First decide about { $space }.
caverna-refusal-only_in_work = Dwarfs are placed in the work phase of a round, one per turn.
caverna-refusal-by_an_action = This takes an action: first place a dwarf on a space that offers it.
caverna-refusal-only_on_expedition = Loot is brought home from an expedition: place an armed dwarf on a space that offers one.
caverna-refusal-dwarf_acts = Your dwarf is at work: finish its action first.
caverna-refusal-animals_first = Your animals do not fit: make room for them first.

## Events
caverna-event-first = { $seat } is the starting player.
caverna-event-round = Round { $round } begins.
caverna-event-revealed = New action space: { $space }.
caverna-event-flipped = { $space } becomes { $other }.
caverna-event-marker = { $colour }. This round ends with: { $event }.
caverna-event-cleared = { $space } is cleared.
caverna-event-kept = { $seat } keeps the goods on { $space }.
caverna-event-placed = { $seat } places a dwarf on { $space }{ $weapon ->
    [0] .
   *[other] {" "}(weapon { $weapon }).
}
caverna-event-passed = { $seat } passes.
caverna-event-gained = { $seat } receives { $count } × { $good }.
caverna-event-paid = { $seat } pays { $count } × { $good }.
caverna-event-laid = { $seat } places { $tile } on { $squares }.
caverna-event-stabled = { $seat } builds a stable on { $square }.
caverna-event-furnished = { $seat } furnishes { $square }: { $furnishing }.
caverna-event-born = { $seat } has a newborn dwarf; the family now numbers { $dwarfs }.
caverna-event-sowed = { $seat } sows: { $grain ->
    [0] { $vegetable } × vegetable
   *[other] { $vegetable ->
        [0] { $grain } × grain
       *[other] { $grain } × grain, { $vegetable } × vegetable
    }
}.
caverna-event-forged = { $seat } forges a weapon of strength { $weapon }.
caverna-event-sharpened = All of { $seat }'s weapons gain { $amount } strength.
caverna-event-bred = { $seat } has newborn animals: { $species }.
caverna-event-imitated = { $seat } imitates { $space }.
caverna-event-set_out = { $seat } sends a dwarf with strength { $weapon } on an expedition of level { $level }.
caverna-event-looted = { $seat } brings back: { $item }.
caverna-event-came_home = The dwarf of { $seat } returns; its weapon has strength { $weapon }.
caverna-event-disarmed = { $seat } gives up a weapon of strength { $weapon }.
caverna-event-crowded = { $seat }'s animals do not fit.
caverna-event-harvest = End of the round: { $event }.
# The field phase shares its id with the tile and arrives under the tile's name; this tells them apart.
caverna-event-skipped = { $seat } leaves out: { $phase ->
    [Field] Field phase
   *[other] { $phase }
}.
caverna-event-fed = { $seat } feeds the family with { $food } food.
caverna-event-begged = { $count ->
    [one] { $seat } takes a begging marker.
   *[other] { $seat } takes { $count } begging markers.
}
caverna-event-done = { $seat } is done.

## Decisions
caverna-decision-turn = Round { $round }: place a dwarf or pass. { $dwarfs ->
    [one] One dwarf is
   *[other] { $dwarfs } dwarfs are
} at home.
caverna-decision-act = { $space }: what does your dwarf do?
caverna-decision-choose_loot = Expedition with strength { $strength }: choose loot. { $left ->
    [one] One item
   *[other] { $left } items
} at most.
caverna-decision-resolve = How do you use this: { $item }?
caverna-decision-site = Build { $furnishing }: where, and how do you pay?
caverna-decision-settle = There is no room for some animals ({ $species }). Make room.
caverna-decision-harvest_skip = Which phase do you leave out?
caverna-decision-feeding = Feed your family: { $food } food due.
caverna-decision-before_breeding = Which newborns do you take?
caverna-decision-solo_keep = Pay 1 ruby to keep the goods on { $space }?
caverna-decision-final = Last chance to convert goods before scoring.

## Moves
caverna-move-place = Place a dwarf ({ $weapon ->
    [0] unarmed
   *[other] weapon { $weapon }
}) on { $space }
caverna-move-pass = Pass
caverna-move-end_turn = End the turn
caverna-move-take = Take the goods
caverna-move-gain = Receive the goods
caverna-move-token = Become starting player
caverna-move-pay = Pay the cost
caverna-move-trade = Trade
caverna-move-buy = Buy: { $article }
caverna-move-twin = { $tile } on { $squares }
caverna-move-single = { $tile } on { $square }
caverna-move-ruby_mine = Ruby mine on { $square }
caverna-move-small_pasture = Small pasture on { $square }
caverna-move-large_pasture = Large pasture on { $squares }
caverna-move-stable = Stable on { $square }
caverna-move-choose = { $tile }
caverna-move-furnish = { $tile } on { $square } (cost: { $payment })
caverna-move-grow = Family growth
caverna-move-sow = Sow { $grain ->
    [0] { $vegetable } × vegetable
   *[other] { $vegetable ->
        [0] { $grain } × grain
       *[other] { $grain } × grain, { $vegetable } × vegetable
    }
}
caverna-move-forge = Forge a weapon of strength { $weapon }
caverna-move-expedition = Set out on an expedition
caverna-move-imitate = Imitate { $space }
caverna-move-loot = { $item }
caverna-move-end_expedition = End the expedition
caverna-move-skip = Leave out: { $phase ->
    [Field] Field phase
   *[other] { $phase }
}
caverna-move-feed = Feed the family ({ $spare ->
    [0] with food
   *[other] one dwarf with { $spare }
})
caverna-move-breed = Newborns: { $species }
caverna-move-keep = Keep the goods on { $space } (1 ruby)
caverna-move-clear = Give up the goods on { $space }
caverna-move-done = Done
caverna-move-make_room = Make room: { $conversion }
caverna-move-convert = { $conversion }
caverna-move-eat_gold = Turn { $gold } gold into food (1 less than the gold)
caverna-move-buy_tile = For rubies: { $tile } on { $square }
caverna-move-give_weapon = Give up the weapon of strength { $weapon } { $dwarf ->
    [acting] (acting dwarf)
    [home] (dwarf at home)
   *[other] (dwarf at work)
} for food
caverna-move-begin = Starting player: { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[6] Player 7
}
caverna-move-card = Card: { $space }
caverna-move-marker = Harvest marker: { $colour ->
    [green] green leaf
   *[other] red question mark
}

## Categories
caverna-category-animals = Farm animals and dogs
caverna-category-missing_farm_animals = Missing kinds of farm animals
caverna-category-grain = Grain
caverna-category-vegetables = Vegetables
caverna-category-rubies = Rubies
caverna-category-dwarfs = Dwarfs
caverna-category-unused_spaces = Unused spaces
caverna-category-furnishings_pastures_mines = Furnishing tiles, pastures and mines
caverna-category-bonus_points = Bonus points for parlors, storages and chambers
caverna-category-gold = Gold coins
caverna-category-begging_markers = Begging markers
caverna-category-writing_chamber = Writing chamber (negative points cancelled)

## Options
caverna-option-mode = Game
caverna-option-mode-full = Full game, all 48 furnishings
caverna-option-mode-intro = Introductory game, 27 furnishings
caverna-option-first_player = Starting player
caverna-option-first_player-random = at random
caverna-option-ruby_to_gold = A ruby may be turned into 1 gold

## Positions
caverna-position-no_such_round = { $path }: there is no round { $round } with this many players.
caverna-position-cards = { $path }: round { $round } cannot have { $cards } cards revealed.
caverna-position-no_such_card = { $path }: there is no round card "{ $card }".
caverna-position-card_in_wrong_round = { $path }: { $card } cannot be the card of round { $round }.
caverna-position-wrong_face = { $path }: { $card } shows the wrong face; it flips when family life is revealed.
caverna-position-markers = { $path }: round { $round } cannot have { $markers } harvest markers revealed, or not in these colours.
caverna-position-no_such_event = { $path }: there is no event "{ $event }".
caverna-position-wrong_event = { $path }: this round does not end with: { $event }.
caverna-position-tile_not_in_game = { $path }: { $tile } is not part of the introductory game.
caverna-position-tile_owned_twice = { $path }: there is only one { $tile }, and another player owns it.
caverna-position-goods_on_space = { $path }: such goods never lie on { $space }.
caverna-position-placed = { $path }: the placed dwarfs of player { $seat } are not the ones that stand on action spaces.
caverna-position-newborn_at_work = { $path }: a newborn of player { $seat } cannot have been placed.
caverna-position-dwarf_twice = { $path }: the dwarf of player { $seat } on { $space } also stands elsewhere.
caverna-position-due = { $path }: no goods can be waiting for round { $round }.

## The picture
caverna-picture-round = Round { $round } of { $last }
caverna-picture-event = ends with: { $event }
caverna-picture-unknown = ends with: harvest marker face down
caverna-picture-setup = Setup
caverna-picture-player = Player { $number }
caverna-picture-you = you
caverna-picture-first = starting player
caverna-picture-passed = passed
caverna-picture-spaces = Action spaces
caverna-picture-coming = Cards to come
caverna-picture-markers = Markers face down: { $green } green, { $red } red
caverna-picture-offer = On offer: { $count } furnishing tiles
caverna-picture-goods = Goods
caverna-picture-animals = Animals
caverna-picture-room = room for
caverna-picture-dwarfs = Dwarfs
caverna-picture-home = at home
caverna-picture-newborn = newborn
caverna-picture-furnishings = Furnishings
caverna-picture-food = Food due at the next feeding: { $due }, missing: { $short }
caverna-picture-score = Score { $total }
caverna-picture-none = none
caverna-picture-legend = Squares: { $signs }

## Kinds of moves, as in "Possible now: take a face-up tile, reveal a tile."
caverna-kind-place = place a dwarf
caverna-kind-pass = pass
caverna-kind-end_turn = end the turn
caverna-kind-take = take the goods on the space
caverna-kind-gain = take what the space gives
caverna-kind-token = take the starting player token
caverna-kind-pay = pay for the imitation
caverna-kind-trade = exchange goods
caverna-kind-buy = buy at the market
caverna-kind-twin = lay a twin tile
caverna-kind-single = lay a single tile
caverna-kind-ruby_mine = build a ruby mine
caverna-kind-small_pasture = fence a small pasture
caverna-kind-large_pasture = fence a large pasture
caverna-kind-stable = build a stable
caverna-kind-choose = choose a furnishing
caverna-kind-furnish = furnish a cavern
caverna-kind-grow = have a child
caverna-kind-sow = sow
caverna-kind-forge = forge a weapon
caverna-kind-expedition = go on an expedition
caverna-kind-imitate = imitate a space
caverna-kind-loot = take loot
caverna-kind-end_expedition = end the expedition
caverna-kind-skip = leave out a phase of the harvest
caverna-kind-feed = feed the family
caverna-kind-breed = take newborn animals
caverna-kind-keep = keep the goods on a space
caverna-kind-clear = give up the goods on a space
caverna-kind-done = finish
caverna-kind-make_room = make room for the animals
caverna-kind-convert = convert goods
caverna-kind-eat_gold = turn gold into food
caverna-kind-buy_tile = buy a tile for rubies
caverna-kind-give_weapon = give up a weapon
