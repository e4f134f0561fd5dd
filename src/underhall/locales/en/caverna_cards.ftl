# Caverna: what every component is and does, for the terminal and the page. Effects and actions are in page_caverna.ftl.

## Made from the data
caverna-card-space = An action space: { $does }.
caverna-card-grows = Goods gather here each round: { $goods }.
caverna-card-furnishing = Cost: { $cost }; { $points }. { $effects }
caverna-card-loot = Loot for a weapon of strength { $strength } or more: { $does }.
caverna-card-conversion = A free action, possible at any time on your turn: { $name }.
caverna-card-special = A special use of rubies: { $name }.
caverna-card-action_board = A board with action spaces, for { $players } players.
caverna-card-group = A group of furnishing tiles: { $tiles }.
caverna-card-twin = A tile of two squares: { $first } and { $second }. An action lets you place it beside what you have.

## Written by hand
caverna-card-wood = Pays for furnishings and pastures. Worth no points.
caverna-card-stone = Pays for furnishings and stables. Worth no points.
caverna-card-ore = Forges weapons: one ore per point of strength. Worth no points.
caverna-card-ruby = Can become almost any good, animal or single tile at any time. 1 point each.
caverna-card-gold = 1 point each. Two or more can become food, one less than the gold spent.
caverna-card-food = Feeds your dwarfs: 2 each at a harvest, 1 for a newborn. Worth no points.
caverna-card-grain = Sown on a field, 1 becomes 3. 1 food each; half a point each at the end, rounded up.
caverna-card-vegetable = Sown on a field, 1 becomes 2. 2 food each; 1 point each at the end.
caverna-card-sheep = A farm animal. It needs room; a pair breeds one more. Makes 1 food. 1 point each.
caverna-card-donkey = A farm animal that can also live in mines. Makes 1 food, two make 3. 1 point each.
caverna-card-wild_boar = A farm animal that can live in an unfenced stable in the forest. Makes 2 food. 1 point each.
caverna-card-cattle = A farm animal. Makes 3 food. 1 point each.
caverna-card-dog = Needs no room and does not breed. Dogs let more sheep stay on a meadow or pasture. 1 point each.
caverna-card-dwarf = Works on one action space each round. Needs a bed and food. 1 point each.
caverna-card-stable = Makes room for one more animal, or for more on a pasture. You have three.
caverna-card-weapon = Lets a dwarf go on expeditions. Forged with strength 1 to 8, it grows by 1 with every expedition, up to 14.
caverna-card-begging_marker = One for every food missing at a feeding. −3 points each.
caverna-card-starting_player_token = Its holder begins the next round.
caverna-card-harvest_marker_green = When revealed: an ordinary harvest this round.
caverna-card-harvest_marker_red = When revealed: the first means no harvest, the second 1 food per dwarf, the third a harvest without fields or without breeding.
caverna-card-forest = The left half of your home board. Meadows, fields and pastures go here.
caverna-card-mountain = The right half of your home board. Caverns, tunnels, mines and furnishings go here.
caverna-card-meadow = Can be fenced as a pasture; holds one animal with a stable on it.
caverna-card-field = Sown with grain or vegetables; gives one of them at every harvest.
caverna-card-small_pasture = A fenced meadow: 2 animals of a kind, 4 with a stable. 2 points.
caverna-card-large_pasture = Two fenced meadows: 4 animals of a kind, 8 with a stable, 16 with two. 4 points.
caverna-card-cavern = Empty room in the mountain that can be furnished.
caverna-card-tunnel = Leads through the mountain; can become a ruby mine.
caverna-card-deep_tunnel = Comes with an ore mine; can become a ruby mine that brings a ruby at once.
caverna-card-ore_mine = Gives ore on some action spaces and room for a donkey. 3 points.
caverna-card-ruby_mine = Gives rubies on some action spaces and room for a donkey. 4 points.
caverna-card-entry_level_dwelling = Printed on your board: beds for two dwarfs and room for two animals of a kind.
caverna-card-no_harvest = This round ends without a harvest.
caverna-card-harvest = Fields give crops, dwarfs are fed, animals breed.
caverna-card-pay_one_food_per_dwarf = Instead of a harvest, every dwarf costs 1 food.
caverna-card-skip_field_or_breeding = A harvest in which each player leaves out either the field phase or the breeding phase.
caverna-card-animals = 1 point for every farm animal and dog.
caverna-card-missing_farm_animals = −2 points for each kind of farm animal you do not have.
caverna-card-vegetables = 1 point for every vegetable, fields included.
caverna-card-rubies = 1 point for every ruby.
caverna-card-dwarfs = 1 point for every dwarf.
caverna-card-unused_spaces = −1 point for every bare square of your home board.
caverna-card-furnishings_pastures_mines = The points printed on furnishing tiles, pastures and mines.
caverna-card-bonus_points = What parlors, storages and chambers score at the end.
caverna-card-begging_markers = −3 points for every begging marker.

## In the present position
caverna-card-now-goods = You have: { $count }.
caverna-card-now-offer = On offer.
caverna-card-now-gone = No longer on offer.
caverna-card-now-taken = A dwarf is there this round: { $name }.
caverna-card-now-absent = Not in play yet, or not at this table.
