# The page: lobby, table, replay.

page-motto = Three board games that live under a mountain
page-hello = Hello, { $name }
page-guest = Guest { $number }
page-settings = Settings
page-nickname = Name
page-save = Save
page-language = Language
page-theme = Light
page-theme-cave = Cave (dark)
page-theme-daylight = Daylight
page-speed = Motion
page-speed-off = Off
page-speed-fast = Fast
page-speed-usual = Usual
page-speed-slow = Slow
page-sounds = Sounds
page-confirm-moves = Ask before each move
page-games = Games
page-play-now = Play now against bots
page-friends = With friends
page-hot-seat = At one screen
page-my-games = My games
page-no-games = You have no games yet. Start one above.
page-open-tables = Open tables
page-no-tables = Nobody is waiting for players right now.
page-unofficial = An unofficial, independent implementation. The games' names belong to their owners; no printed text or art is used here.
page-offline = The server cannot be reached. Trying again…
page-players = Players
page-seats = Seats
page-seat-me = Me
page-seat-open = Whoever joins
page-seat-hot = Somebody at this screen
page-bot = Bot
page-away = away
page-clock = Clock
page-clock-none = None
page-clock-live = 30 minutes each
page-clock-days = Two days a move
page-anyone = Anybody may join and watch
page-make-table = Make the table
page-cancel = Cancel
page-free-seat = free seat
page-sit = Sit down
page-watch = Watch
page-open = Open
page-status-waiting = waiting for players
page-status-running = in play
page-status-over = finished
page-invite = Send this link to your friends:
page-qr = QR code of the invitation
page-copy = Copy
page-copied = Copied
page-start = Start the game
page-lobby = Lobby
page-connecting = Connecting…
page-lost = The connection is lost. This is the last known board; reconnecting…
page-your-turn = Your turn.
page-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-undo = Take back
page-hint = Hint
page-rematch = Play again
page-replay = Replay
page-download = Record
page-proposal = { $name } would like to take back a move.
page-agree = Agree
page-disagree = No
page-parts = Parts of the table
page-part-shared = Table
page-part-mine = Mine
page-part-others = Others
page-part-log = Log
page-others = The other players
page-tab-log = Log
page-tab-scores = Scores
page-tab-chat = Chat
page-tab-rules = Rules
page-chat-label = Say something
page-send = Send
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-choices = What you can do
page-confirm = Do it
page-back = Back
page-more = { $count } more…
page-side-moves = { $count ->
    [one] One thing can be done besides
   *[other] { $count } things can be done besides
}
page-on-board = { $count ->
    [one] One choice is on the board
   *[other] { $count } choices are on the board
}
page-score-sheet = Score sheet
page-category = Category
page-total = Total
page-final-scores = Final scores
page-chart = Totals over time
page-earlier = One step back
page-later = One step on
page-ply = Step
page-what-if = What if? Play on from here

## Ghosts Galore on the page
ghosts_galore-page-about = Draft tiles, lay your ghost train, crowd it with monsters.
ghosts_galore-page-length = 20 minutes
ghosts_galore-page-weight = light
ghosts_galore-page-draft = The tiles on offer
ghosts_galore-page-round = Round { $round } of { $rounds }
ghosts_galore-page-lantern = { $name } has the lantern
ghosts_galore-page-pile = { $count ->
    [one] Pile with one tile: turn up the top tile
   *[other] Pile with { $count } tiles: turn up the top tile
}
ghosts_galore-page-secret = Your secret tile
ghosts_galore-page-board = Board of { $name }
ghosts_galore-page-cell = Row { $row }, column { $column }
ghosts_galore-page-empty = empty
ghosts_galore-page-diamond = diamond of { $value }
ghosts_galore-page-turn = Turn
ghosts_galore-page-turned = { $rotation ->
    [0] Not turned
    [1] A quarter turn
    [2] A half turn
   *[other] Three quarter turns
}

## In the Hall of the Mountain King on the page
mountain_king-page-about = Gather trolls in a pyramid, dig tunnels, and bring statues to the heart of the mountain.
mountain_king-page-length = 60–90 minutes
mountain_king-page-weight = medium
mountain_king-page-mountain = The mountain
mountain_king-page-cell = Row { $row }, column { $column }
mountain_king-page-tunnel = tunnel of { $name }
mountain_king-page-isolated = isolated tunnel
mountain_king-page-rubble = rubble
mountain_king-page-statue = statue of { $clan }
mountain_king-page-site = free workshop site
mountain_king-page-shapes = Which tile?
mountain_king-page-turn-hint = Point at the mountain; R turns and flips, Enter or a click lays the tile.
mountain_king-page-horde = The horde
mountain_king-page-round = Round { $round }
mountain_king-page-spells = Spellbook
mountain_king-page-workshops = Workshops
mountain_king-page-tiles = Tunnels
mountain_king-page-halls = Great halls
mountain_king-page-track = Pedestal track
mountain_king-page-bag = Bag
mountain_king-page-recruited = Recruited: { $troll }. Choose its place.
mountain_king-page-slot = Free place { $slot }
mountain_king-page-pay = What to pay with
