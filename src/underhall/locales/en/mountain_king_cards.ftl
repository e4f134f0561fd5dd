# In the Hall of the Mountain King: what every component is and does, for the terminal and the page.

## Made from the data
mountain_king-card-troll_of = A troll of level { $level }, clan: { $clan }. When a cascade reaches it, each of its empty symbols gets a token: { $symbols }.
mountain_king-card-starter = A starting troll. When you draft it you gain once: { $once }. Cascades refill: { $symbols }.
mountain_king-card-workshop_modes = A workshop. Each use is one of: { $modes }. You may use it once for each of its open entrances.
mountain_king-card-mode = { $spend } → { $gain }
mountain_king-card-mode_any = any { $count } → { $gain }
mountain_king-card-mode_unload = { $count } from your trolls → storage
mountain_king-card-hall = A great hall of { $size } cells. At the end it is worth { $value }, or { $more } with a statue on its altar.
mountain_king-card-tile = A tunnel tile of { $size } cells; digging it costs { $size } minerals of one kind. { $anchor ->
    [0] It has no anchor.
   *[other] Its anchor (◆) can take a pedestal.
} Honour at once: stone { $stone }, iron { $iron }, heartstone { $heartstone }.
mountain_king-card-tier_of = A tier of the mountain, number { $number } of 5 from outside in. A statue here is worth { $value }, twice that on a pedestal of its clan.
mountain_king-card-clan_of = A clan. It has statues, pedestals and carts of its own; a statue on a pedestal of its clan counts double.
mountain_king-card-clan_cart = A cart that moves only statues of its clan: { $clan }. In storage it becomes a wild cart.
mountain_king-card-colour = A player's colour. It has no effect on play.
mountain_king-card-start = A start point for { $label } players. A gate can be placed here before the first turn.

## Written by hand
mountain_king-card-honour = The points of the game. Digging scores at once; the rest is counted at the end.
mountain_king-card-trollsmoot = Your pyramid of ten trolls: four starting trolls below, then three, two and one. A place opens when both places beneath it are filled.
mountain_king-card-horde = The trolls you can recruit, in three rows. The bottom row is free; above, you bribe every troll that stands beneath the one you want.
mountain_king-card-troll = A member of a clan with symbols that hold resources. Recruit it from the horde into your trollsmoot.
mountain_king-card-starting_troll = You draft four of your six before the first turn. They form the bottom row of your trollsmoot.
mountain_king-card-storage = Where your resources lie when they are not on your trolls. It has no limit, and everything in it can be spent.
mountain_king-card-supply = The common stock of resources. It never runs out.
mountain_king-card-team_storage = In the team variant two teammates share one storage.
mountain_king-card-cascade = A troll placed in your trollsmoot activates, then the two beneath it, and so on down: every empty symbol gets its token.
mountain_king-card-bribe = One coin on each troll beneath the one you recruit. Whoever recruits a bribed troll gets its bribes.
mountain_king-card-retire = A troll of the horde with four or more bribes leaves: the bribes go to the supply, the card goes under its deck.
mountain_king-card-network = Your gate and all tunnels connected to it. Networks of different players never share a side.
mountain_king-card-gate = Where your network begins. It is placed on a start point before the first turn and never moves.
mountain_king-card-tunnel = Part of a network: a tile, what is visible of one, a great hall, or a gate. It must touch your own network and no opponent's.
mountain_king-card-anchor = The marked cell of a tunnel tile. It can take a pedestal only in the dig that places the tile.
mountain_king-card-pedestal = Placed on an anchor when you dig. It takes the point token of its tier and clan, and doubles a statue of its clan that stands on it.
mountain_king-card-pedestal_track = The point tokens by tier and clan. Each is taken once, by the first player to place that pedestal in that tier.
mountain_king-card-pedestal_point_token = Points for placing a pedestal. Once taken, only its owner sees the value.
mountain_king-card-pedestal_reminder_token = A reminder on level-3 trolls: whoever recruits one chooses a pedestal from the bag.
mountain_king-card-altar = The marked cell of a great hall. A statue of any clan on it raises the hall's value.
mountain_king-card-statue = Moved along your tunnels with carts. At the end the best statue of each of your tunnels scores the value of its tier.
mountain_king-card-statue_spot = Where a statue lies at the start.
mountain_king-card-buried_statue = A statue that no tunnel of a network covers. It scores nothing until someone digs there.
mountain_king-card-buried_resource = Goes to your storage when a tunnel of yours covers it.
mountain_king-card-rubble_space = Digging here costs one extra hammer.
mountain_king-card-workshop = Exchanges resources. Establish one on an empty site beside a tunnel you have just dug; anyone whose network touches it may use it.
mountain_king-card-workshop_site = An empty place for a workshop. Tunnels cannot cover it.
mountain_king-card-entrance = A side of a workshop. It is open when a network touches it; the workshop can be used once per turn for each open entrance.
mountain_king-card-great_hall = A large tile laid over your own tunnels, at most one per turn and free of charge. It counts as one tunnel.
mountain_king-card-spell = Costs one rune. Carry out its whole effect or ignore it; with the third rune it disintegrates.
mountain_king-card-spellbook = The three spells that can be cast now.
mountain_king-card-disintegrate = A spell with three runes goes under the deck and a new one takes its place.
mountain_king-card-tier = One of five rings around the heart. Statues are worth more towards the middle.
mountain_king-card-heart = The middle of the mountain. It is never dug.
mountain_king-card-start_point = Where a gate can stand; its number says for how many players.
mountain_king-card-mineral = Stone, iron or heartstone: what tunnels are paid with. The more precious, the more honour.
mountain_king-card-coronation_token = Points for being among the first to complete a trollsmoot. Taking the last one starts the end of the game.
mountain_king-card-crown = Shows how many coronation points are left.
mountain_king-card-score_track = Shows everyone's honour. It has no upper limit.
mountain_king-card-trade = On your turn, spend any 4 resources to gain 1 of any kind. As often as you like.
mountain_king-card-any_resource = A resource of any kind, your choice.
mountain_king-card-stone = The cheapest mineral for tunnels.
mountain_king-card-iron = A mineral for tunnels, better than stone.
mountain_king-card-heartstone = The most precious mineral: tunnels paid with it score most.
mountain_king-card-cart = Moves a statue once, within its tunnel or into an adjacent one of your network.
mountain_king-card-cart_wild = A cart that moves statues of any clan.
mountain_king-card-hammer = Clears rubble: one for each rubble cell that a tunnel covers.
mountain_king-card-rune = Pays for a spell.
mountain_king-card-coin = Pays bribes when you recruit from the middle or top row.
mountain_king-card-mud = A clan of trolls without statues, pedestals or carts of its own.
mountain_king-card-winter = The side of the board for four or five players and for teams, with twenty statues.
mountain_king-card-autumn = The side of the board for three players and usually for two, with twelve statues.

## In the present position
mountain_king-card-now-horde = In the horde. Bribes to pay now: { $bribes }.
mountain_king-card-now-owned = In { $name }'s trollsmoot.
mountain_king-card-now-spell = In the spellbook, with { $runes ->
    [0] no rune on it
    [one] one rune on it
   *[other] { $runes } runes on it
}.
mountain_king-card-now-supply = In the workshop supply: { $count }.
mountain_king-card-now-site = Stands on the board; open entrances: { $entrances }.
mountain_king-card-now-pile = Tiles left: { $count }.
mountain_king-card-now-hall = { $cell ->
    [none] Not dedicated yet.
   *[other] Dedicated.
}
mountain_king-card-now-goods = You own: { $count }.

# Rows of the score sheet.
mountain_king-card-category-digging = What your tunnels were worth when you dug them: the longer and the more precious the mineral, the more.
mountain_king-card-category-coronation = The tokens you took for being among the first to complete a trollsmoot.
mountain_king-card-category-pedestals = The tokens you took for pedestals. They are turned over at the end.
mountain_king-card-category-leftovers = 1 point for every 3 resources left in your storage and on your trolls.
mountain_king-card-category-halls = What your great halls are worth, and more with a statue on the altar.
mountain_king-card-category-statues = In each of your tunnels the most valuable statue counts: the nearer to the heart the more, and twice that on a pedestal of its clan.
