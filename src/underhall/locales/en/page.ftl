# The page: lobby, table, replay.

page-motto = Three board games that live under a mountain
page-guest = Guest { $number }
page-settings = Settings
page-nickname = Name
page-save = Save
page-language = Language
page-theme = Lighting
page-theme-cave = Cave (dark)
page-theme-daylight = Daylight
page-theme-contrast = High contrast
page-speed = Motion
page-speed-off = Off
page-speed-fast = Fast
page-speed-usual = Normal
page-speed-slow = Slow
page-sounds = Sounds
page-volume-off = Off
page-volume-soft = Soft
page-volume-usual = Normal
page-volume-loud = Loud
page-ambience = Cave sounds
page-confirm-moves = Ask before a move that cannot be taken back
page-games = Games
page-gallery = Picture gallery
page-gallery-sheet = Sheet
page-gallery-state = State
page-gallery-size = Size
page-play = Play
page-join = Join
page-running-games = Games to watch
page-no-running = No open games are in play right now.
page-continue = Continue: your turn
page-continue-waits = Continue your game
page-game-with = { $game }, with { $names }
page-first-time = New here? Learn by playing
page-first-lesson = A few minutes, no account needed
page-more-games = { $count ->
    [one] One more of your games
   *[other] { $count } more of your games
}
page-alone = alone
page-seats-taken = { $taken } of { $seats } seats taken
page-value-full = full game
page-value-intro = introductory game
page-friends = With friends
page-hot-seat = On one screen
page-my-games = My games
page-open-tables = Open tables
page-open-a-table = Open a table
page-no-tables = Nobody is waiting for players right now.
page-unofficial = An unofficial, independent implementation. The games' names belong to their owners; no printed text or art is used here.
page-offline = The server cannot be reached. Trying again…
page-players = Players
page-seats = Seats
page-seat-me = Me
page-seat-open = Anyone who joins
page-seat-hot = Someone at this screen
page-bot = Bot
page-away = away
page-clock = Clock
page-anyone = Anyone may join and watch
page-delay = Watchers see the game
page-delay-by = { $minutes ->
    [0] at once
    [one] { $minutes } minute later
   *[other] { $minutes } minutes later
}
page-delay-watching = { $minutes ->
    [one] You see the game { $minutes } minute later.
   *[other] You see the game { $minutes } minutes later.
}
page-delay-watched = { $minutes ->
    [one] They see the game { $minutes } minute later.
   *[other] They see the game { $minutes } minutes later.
}
page-make-table = Create the table
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
page-share = Share…
page-start = Start the game
page-start-fills = Bots take the free seats.
page-lobby = Lobby
page-connecting = Connecting…
page-lost = Connection lost. This is the last known board; reconnecting…
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
page-rule = Rule { $name }
page-tab-rules = Rules
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $count } paragraphs found
}
page-rules-contents = Contents
page-rules-page = Open as a page of its own
page-chat-label = Say something
page-chat-off = Chat is off at this table.
page-chat-allow = Allow chat at this table
page-phrases = Phrases and emotes
page-phrase-hello = Hello!
page-phrase-good_luck = Good luck!
page-phrase-nice_move = Nice move!
page-phrase-one_moment = One moment, please
page-phrase-sorry = Sorry!
page-phrase-thank_you = Thank you!
page-phrase-well_played = Well played!
page-phrase-good_game = Good game!
page-phrase-cheers = Cheers!
page-phrase-ha_ha = Ha ha!
page-phrase-boo = Boo!
page-phrase-on_fire = On fire!
page-phrase-treasure = What a treasure!
page-phrase-all_hail = Long live the king!
page-mute = Mute { $name }
page-unmute = Show what { $name } says again
page-muted = Muted: { $name }
page-silence = Silence { $name } at this table
page-unsilence = { $name } may talk here again
page-silenced = Silenced here: { $name }
page-silenced-you = The maker of this table does not let you talk here.
page-somebody = somebody
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
    [one] One other move
   *[other] { $count } other moves
}
page-on-board = { $count ->
    [one] One choice on the board
   *[other] { $count } choices on the board
}
page-score-sheet = Score sheet
page-category = Category
page-total = Total
page-final-scores = Final scores
page-chart = Totals over time
page-earlier = One step back
page-later = One step forward
page-ply = Step
page-what-if = What if? Play on from here

## Bots, opponents and options
page-opponents-label = Opponents
page-opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
page-level = How the bots play
page-level-beginner = at beginner level
page-level-casual = at a casual level
page-level-able = at a good level
page-level-strong = at a strong level
page-level-masterly = at master level
page-level-random = at random
page-level-greedy = with care
page-level-search = thinking ahead
page-skill = How strong they are
page-skill-beginner = beginner
page-skill-casual = casual
page-skill-able = good
page-skill-strong = strong
page-skill-masterly = master
page-skill-random = random
page-bot-gravel = Gravel
page-bot-moss = Moss
page-bot-ember = Ember
page-bot-flint = Flint
page-bot-soot = Soot
page-bot-pebble = Pebble
page-bot-thorn = Thorn
page-add-bot = A bot sits here
page-value-random = at random
page-value-true = yes
page-value-false = no
page-value-standard = standard
page-value-expert = expert: choose your secret tile from two
page-value-auto = by number of players
page-value-autumn = autumn
page-value-winter = winter
page-value-no_duplicates = at random, no two alike
ghosts_galore-page-option-variant = Variant
ghosts_galore-page-option-first_player = First player
mountain_king-page-option-teams = Two teams of two (four players)
mountain_king-page-option-board = Side of the board
mountain_king-page-option-workshops = Workshops
mountain_king-page-option-first_player = First player

## Account
page-account = Account
page-account-why = You are playing as a guest; this browser remembers your seats. With an account you can reach them from anywhere.
page-account-name = You are logged in as { $login }.
page-login = Login
page-password = Password
page-register = Create an account
page-log-in = Log in
page-log-out = Log out
page-sessions = { $count ->
    [one] One place where you are logged in
   *[other] { $count } places where you are logged in
}
page-session-here = here
page-session-end = End
page-saved = Saved

## At the table
page-menu = Menu
page-drawer = Log & rules
page-close = Close
page-board = The board
page-side = Log, scores, chat and rules
page-waits-for = waiting for { $names }
page-leave = Leave the table
page-hand-over = Let a bot play for me
page-come-back = Come back
page-bot-plays = A bot is playing for { $name }.
page-resign = Give up
page-resign-sure = Really give up? A bot will finish the game.
page-not-your-turn = { $count ->
    [one] { $names } is deciding now.
   *[other] { $names } are deciding now.
}
page-not-now = This is not part of the decision. { $decision }
page-undo-asks = Something has been revealed or decided since, so the other players will be asked.
page-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-since = since your last turn
page-news = { $count ->
    [one] One thing happened since your last turn
   *[other] { $count } things happened since your last turn
}
page-log-empty = Nothing has happened yet.
page-preview-points = Points: { $change }.
page-keys = Keys: Tab and Enter pick, 1 to 9 choose, Esc steps back, R turns, F flips, U takes a move back, Y redoes it, H gives a hint, L opens the log.
page-curtain = Pass the screen to { $name }
page-curtain-why = The board is covered so that nobody sees what others keep secret.
page-curtain-lift = I am { $name }
page-curtain-setting = Cover the board between players who share a screen
page-rematch-waits = Another game has been set up.
page-join-rematch = Sit down there

## Telling a turn, the end, colours
page-watch-again = Watch it again
page-film-stop = Back to the present
page-this-turn = This turn
page-round = Round { $round }
page-log-whose = Whose moves
page-log-all = All
page-log-details = Details
page-see-act = See it in the replay
page-redo = Redo
page-picture = Picture
page-share-position = Share this position
page-round-before = Previous round
page-round-after = Next round
page-turn-before = Previous turn
page-turn-after = Next turn
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-colours = My colour
page-colour-0 = Sky blue
page-colour-1 = Vermilion
page-colour-2 = Yellow
page-colour-3 = Green
page-colour-4 = Purple
page-colour-5 = White
page-colour-6 = Charcoal
page-colour-own = The seat's own

## After the game
page-check = Check
page-checked = The record checks out: { $plies } steps replayed from the seed, result { $totals }, commitment { $commitment }….
page-checked-position = This game began from a given position, not from the setup. Nothing proves how that position came about; everything after it was checked.
page-to-table = Table
page-play-on = Play
page-beginning = The beginning

## Guided first turns
page-tour = Guided tour
page-tour-start = Show me how
page-tour-step = { $step } of { $steps }
page-tour-next = Next
page-tour-back = Back
page-tour-done = Play on
page-tour-end = Skip the tour
ghosts_galore-tour-1 = Welcome to the mine! This line always says whose turn it is and what is being decided.
ghosts_galore-tour-2 = First choose a side for your board. Both have nine cells; their doors are in different places. Touch the one you like.
ghosts_galore-tour-3 = The pile and the tiles turned up so far are on the left. Each player takes one tile per round. Touch the pile to turn up another.
ghosts_galore-tour-4 = You can pick whatever glows. Turn up a tile or take one: monsters along a track and diamonds are worth points.
ghosts_galore-tour-5 = This is your mine of nine cells. Tracks that run from one door to another become routes; long ones with the right monsters score best.
ghosts_galore-tour-6 = When a tile is yours, point at a free cell, turn the tile with R or the button, and lay it. The total shows what it would score.
ghosts_galore-tour-7 = Here are everybody's points, the log with a link to every position, the score sheet, chat and the rules.
ghosts_galore-tour-8 = Take back a move, ask for a hint, or open the menu. Have fun!
mountain_king-tour-1 = Welcome to the mountain! This line always says whose turn it is and what is being decided.
mountain_king-tour-2 = The mountain: you dig tunnels from your gate towards its heart, unearth what is buried, and move statues along your tunnels.
mountain_king-tour-3 = The horde: trolls you can recruit. Cheap ones stand in front; to reach past one, leave a bribe on it.
mountain_king-tour-4 = You can pick whatever glows, on the board or in the bar below. Make your first choice now.
mountain_king-tour-5 = Your trollsmoot is a pyramid. A troll placed on two others wakes them: both bring their goods again, and so do those beneath them.
mountain_king-tour-6 = Go on with your turn. Before you confirm a dig, you see its outline, its cost and what it unearths.
mountain_king-tour-7 = Runes let you cast spells from this book. Point at one to read what it does.
mountain_king-tour-8 = Take back a move, ask for a hint, or open the menu with rules and settings. The mountain is yours!
caverna-tour-1 = Welcome to the cave! This line always says whose turn it is and what is being decided.
caverna-tour-2 = Action spaces: each turn you send one dwarf to a free space. Goods pile up on some of them round by round.
caverna-tour-3 = Your home: forest on the left, mountain on the right. Clear the forest for fields and pastures, dig the mountain for caverns and mines.
caverna-tour-4 = You can pick whatever glows. Send your first dwarf to work now.
caverna-tour-5 = Many actions have several parts; do the ones you want, in the bar below or on the board, then go on.
caverna-tour-6 = Look at the others' boards whenever you like. Keep food ready: at harvest time every dwarf has to eat.
caverna-tour-7 = Take back a move, ask for a hint, or open the menu. The score sheet shows what you still lack. Enjoy!

## Ghosts Galore on the page
ghosts_galore-page-about = Draft tiles, lay your ghost train, crowd it with monsters.
ghosts_galore-page-length = 20 minutes
ghosts_galore-page-weight = light
ghosts_galore-page-draft = The tiles on offer
ghosts_galore-page-round = Round { $round } of { $rounds }
ghosts_galore-page-lantern = { $name } has the lantern
ghosts_galore-page-pile = { $count ->
    [one] Pile of one tile: turn up the top tile
   *[other] Pile of { $count } tiles: turn up the top tile
}
ghosts_galore-page-secret = Your secret tile
ghosts_galore-page-board = { $name }'s board
ghosts_galore-page-cell = { $cell ->
    [r0c0] Top left cell
    [r0c1] Top middle cell
    [r0c2] Top right cell
    [r1c0] Middle left cell
    [r1c1] Centre cell
    [r1c2] Middle right cell
    [r2c0] Bottom left cell
    [r2c1] Bottom middle cell
   *[r2c2] Bottom right cell
}
ghosts_galore-page-empty = empty
ghosts_galore-page-diamond = diamond worth { $value }
ghosts_galore-page-turn = Turn
ghosts_galore-page-turn-back = Turn back
ghosts_galore-page-lay = Lay it
ghosts_galore-page-secret-text = It goes on your last free cell.
ghosts_galore-page-deciding = is choosing
ghosts_galore-page-acted = is ready

## In the Hall of the Mountain King on the page
mountain_king-page-about = Gather trolls in a pyramid, dig tunnels, and bring statues to the heart of the mountain.
mountain_king-page-length = 60–90 minutes
mountain_king-page-weight = medium
mountain_king-page-mountain = The mountain
mountain_king-page-tunnel = { $name }'s tunnel
mountain_king-page-isolated = isolated tunnel
mountain_king-page-rubble = rubble
mountain_king-page-statue = statue of { $clan }
mountain_king-page-site = free workshop site
mountain_king-page-shapes = Which tile?
mountain_king-page-horde = The horde
mountain_king-page-round = Round { $round }
mountain_king-page-spells = Spellbook
mountain_king-page-workshops = Workshops
mountain_king-page-tiles = Tunnels
mountain_king-page-halls = Great halls
mountain_king-page-track = Pedestal track
mountain_king-page-bag = Bag
mountain_king-page-pay = What to pay with

# How closely a board is looked at.
page-closer = Look closer
page-farther = Look from farther off
page-whole = See all of it

# What is said at a table, and elsewhere: pauses, holidays, the way back.
page-pause = Ask for a pause
page-pause-asked = { $name } asks for a pause. Do you agree?
page-pause-waits = A pause was asked for. Waiting for: { $names }
page-pause-withdraw = Take it back
page-paused = Paused: the clocks stand still.
page-pause-end = Go on
page-holiday = On holiday
page-holiday-their = Away until { $date }
page-back-home = Back to the mountain
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
