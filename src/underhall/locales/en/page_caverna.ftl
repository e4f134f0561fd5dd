# Caverna on the page: its board in words.

caverna-page-about = Clear the forest, dig into the mountain, furnish your cave and raise a family of dwarfs.
caverna-page-length = 30 minutes per player
caverna-page-weight = heavy

## Picks in the choice bar
caverna-pick-space = { $id }
caverna-pick-weapon = { $id ->
    [0] Unarmed dwarf
   *[other] Weapon { $id }
}
caverna-pick-tile = { $id }
caverna-pick-square = { $id }
caverna-pick-piece = Stable
caverna-pick-payment = Pay { $id }
caverna-pick-sow = Sow { $id }
caverna-pick-gold = { $id } gold
caverna-pick-newborns = { $id }
caverna-pick-conversion = { $id }
caverna-pick-article = { $id }
caverna-pick-item = { $id }
caverna-pick-spare = { $id }
caverna-pick-phase = { $id ->
    [Field] Field phase
   *[other] { $id }
}
caverna-pick-dwarf = { $id ->
    [acting] Acting dwarf
    [home] Dwarf at home
   *[other] Dwarf at work
}
caverna-pick-do = { $id ->
    [forge] Forge a weapon
    [give_weapon] Give up a weapon for food
    [buy_tile] Place a tile for rubies
    [keep] Keep the goods (1 ruby)
    [clear] Give up the goods
   *[other] { $id }
}

## Parts of the table
caverna-page-spaces = Actions
caverna-page-furnishings = Furnishings
caverna-page-exchange = Exchange
caverna-page-loot = Loot
caverna-page-panels = What is shown beside the home board
caverna-page-home = { $name }'s home board
caverna-page-back-home = Back to my board
caverna-page-look = Look at { $name }'s board
caverna-page-goods = { $name }'s goods
caverna-page-animals-of = { $name }'s animals
caverna-page-room = Room for more: { $list }
caverna-page-homeless = No room for: { $list }
caverna-page-begging = { $count ->
    [one] One begging marker
   *[other] { $count } begging markers
}
caverna-page-first = Starting player
caverna-page-passed = passed
caverna-page-due = On the way: { $list }
caverna-page-due-round = round { $round }: { $goods }

## Rounds
caverna-page-rounds = Rounds and harvests
caverna-page-round = Round { $round }
caverna-page-round-event = Round { $round }: { $event }
caverna-page-marker-face_down = harvest marker face down
caverna-page-markers-left = Face down: { $green } × green leaf, { $red } × red question mark
caverna-page-stage = Stage { $stage }
caverna-page-to-come = Still to come, in any order
caverna-page-next-feeding = { $certain ->
    [yes] Feeding in round { $round }
   *[other] Feeding in round { $round } at the earliest
}

## Spaces
caverna-page-space = { $name }. { $does }.
caverna-page-space-goods = Goods there: { $goods }.
caverna-page-space-next = Next round: + { $goods }
caverna-page-space-taken = { $name } is there.
caverna-page-new = new
caverna-page-op-all = and
caverna-page-op-and_or = and/or
caverna-page-op-and_then_or = and then/or
caverna-page-op-and_then = and then
caverna-page-op-either_or = or
caverna-page-op-repeat = up to { $max } times: { $step }
caverna-page-do-take_accumulated = take all goods
caverna-page-do-gain = receive { $goods }
caverna-page-do-gain_per = { $goods } per { $per }
caverna-page-do-gain_if = { $goods } with enough ruby mines
caverna-page-do-take_starting_player_token = become starting player
caverna-page-do-pay = pay { $goods }
caverna-page-do-trade = { $pay } → { $gain }
caverna-page-do-place_twin_tile = place { $tile }
caverna-page-do-place_single_tile = place { $tile }
caverna-page-do-place_ruby_mine = ruby mine on { $on }
caverna-page-do-build_small_pasture = small pasture ({ $cost })
caverna-page-do-build_large_pasture = large pasture ({ $cost })
caverna-page-do-build_stable = stable ({ $cost })
caverna-page-do-furnish = furnish: { $tile }
caverna-page-do-family_growth = family growth
caverna-page-do-sow = sow
caverna-page-do-forge = forge a weapon
caverna-page-do-expedition = level { $level } expedition
caverna-page-do-market_buy = buy articles, each at most once
caverna-page-do-imitate = imitate an occupied space
caverna-page-do-increase_all_weapons = all weapons +1
caverna-page-do-breed = breed
caverna-page-tiles-any = any tile
caverna-page-tiles-dwellings = a dwelling

## The home board
caverna-page-square = { $square }: { $what }
caverna-page-crops = { $count } × { $crop }
caverna-page-stable = stable
caverna-page-animals = { $count } × { $species }, room for { $capacity }
caverna-page-bonus = bonus when covered: { $goods }
caverna-page-dwarf = { $weapon ->
    [0] Dwarf without a weapon
   *[other] Dwarf with a weapon of strength { $weapon }
}
caverna-page-dwarf-at = on { $space }
caverna-page-dwarf-home = at home
caverna-page-dwarf-next = Next
caverna-page-newborn = newborn
caverna-page-dwarfs = Dwarfs: { $count }, beds: { $beds }
caverna-page-build = What can be done now
caverna-page-aimed = What goes on { $square }?
caverna-page-turn = Turn the tile
caverna-page-lay = Lay it here
caverna-page-pass-asks = { $count ->
    [one] One dwarf is still at home. Pass anyway?
   *[other] { $count } dwarfs are still at home. Pass anyway?
}

## Food
caverna-page-food-due = { $short ->
    [0] Food due: { $due }. Enough.
   *[other] Food due: { $due }. Missing: { $short }.
}
caverna-page-feeding = Feed the family
caverna-page-need = Need
caverna-page-have = Have
caverna-page-missing = Missing
caverna-page-covered = Nobody has to beg.
caverna-page-begs = { $count ->
    [one] Feeding now means one begging marker.
   *[other] Feeding now means { $count } begging markers.
}
caverna-page-into-food = Into food
caverna-page-for-rubies = For rubies
caverna-page-by-furnishings = By furnishings
caverna-page-no-exchange = Nothing can be exchanged right now.
caverna-page-gold-less = Less gold
caverna-page-gold-more = More gold
caverna-page-feed-now = Feed now
caverna-page-breeding = Newborns
caverna-page-make-room = Make room
caverna-page-newborn-none = No newborns

## Loot
caverna-page-strength = Strength { $strength }
caverna-page-loot-hint = Anything up to the strength of the dwarf's weapon, each item once per expedition.

## Furnishings
caverna-page-filter-all = All
caverna-page-filter-now = Can build now ({ $count })
caverna-page-nothing-now = Nothing can be built right now.
caverna-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caverna-page-star = bonus points
caverna-page-free = free
caverna-page-owned = Belongs to { $name }.
caverna-page-unlimited = as many as you like
caverna-page-effect-house_dwarfs = { $only_for_sixth ->
    [1] Room for one dwarf, but only the sixth of the family.
   *[other] { $dwarfs ->
        [one] Room for one dwarf.
       *[other] Room for { $dwarfs } dwarfs.
    }
}
caverna-page-effect-animal_room = { $capacity ->
    [-1] Holds as many animals as you have dwarfs: { $animals }.
   *[other] Holds up to { $capacity } animals: { $animals }.
}
caverna-page-effect-animals_on_empty_fields = Each empty field holds one farm animal.
caverna-page-effect-furnish_on = Tunnels and deep tunnels can be furnished too.
caverna-page-effect-relax_connector = Where a space says either … or, you may do both.
caverna-page-effect-twin_tile_overhang = Twin tiles may overhang the board; each time they do: { $goods }.
caverna-page-effect-discount = { $goods } cheaper: { $builds }.
caverna-page-effect-substitute_payment = When furnishing, one ore may replace one wood, and one ore may replace one stone.
caverna-page-effect-gain = At once: { $goods }.
caverna-page-effect-gain_per = At once: { $goods } per { $thing }.
caverna-page-effect-round_start_income = Each round: { $goods } per { $thing }.
caverna-page-effect-goods_on_round_spaces = { $goods } at the start of each of the next { $rounds } rounds.
caverna-page-effect-on_gain = { $goods } whenever you receive: { $thing }.
caverna-page-effect-on_newborn = { $goods } for each newborn: { $thing }.
caverna-page-effect-conversion = Any time: { $pay } → { $gain }.
caverna-page-effect-mutual_overbuild = May be built on top of { $partner }, and vice versa.
caverna-page-effect-slaughter_bonus = { $food_per_farm_animal } extra food for each farm animal turned into food.
caverna-page-effect-feeding_substitute = At feeding, one dwarf may eat this instead: { $options }.
caverna-page-effect-feeding_discount = At feeding, { $food } food less per { $thing }.
caverna-page-effect-breeding_food = Food for 1, 2, 3, 4 newborns when breeding: { $steps }.
caverna-page-effect-weapon_to_food = Any time: give up a weapon for as much food as its strength.
caverna-page-effect-bonus_per = { $every ->
    [one] { $points ->
        [one] { $points } point per { $thing }.
       *[other] { $points } points per { $thing }.
    }
   *[other] { $points ->
        [one] { $points } point for every { $every }: { $thing }.
       *[other] { $points } points for every { $every }: { $thing }.
    }
}
caverna-page-effect-bonus_if = { $points } points if { $condition }.
caverna-page-effect-bonus_table = Points by number of dwarfs: { $steps }.
caverna-page-effect-cancel_negative = Cancels up to { $max_points } negative points.
caverna-page-species-any_single = of one kind
caverna-page-per-adjacent_dwelling = adjacent dwelling
caverna-page-per-yellow_furnishing = furnishing with a yellow tag
caverna-page-per-armed_dwarf = armed dwarf
caverna-page-per-grain_vegetable_set = pair of grain and vegetable
caverna-page-per-farm_animal = farm animal
caverna-page-per-dwarf = dwarf
caverna-page-per-ore_mine = ore mine
caverna-page-per-ore_mine_with_donkey = ore mine with a donkey
caverna-page-per-donkey_in_any_mine = donkey in a mine
caverna-page-on-furnish = furnishings
caverna-page-on-build_small_pasture = small pastures
caverna-page-on-build_large_pasture = large pastures
caverna-page-on-build_stable = stables
caverna-page-on-forge = weapons
caverna-page-condition-all_dwarfs_armed = all your dwarfs are armed
caverna-page-condition-no_dwarf_armed = none of your dwarfs is armed
