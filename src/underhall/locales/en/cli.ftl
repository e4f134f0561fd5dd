# The command line. Words that are typed (command names, options, file names) stay as they are in every language;
# the words of the prompt have translations, and the English ones always work too.

cli-usage = Usage: { $text }
cli-ruling = { $reason } ({ $ruling })
cli-dealer = Dealer
cli-version-pure = { $version } (engines in pure Python)
cli-version-compiled = { $version } (compiled engines)

## Help
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-flag-help = Show this help.
cli-help-flag-version = Show the version.
cli-help-language = Language: add --lang en, es or pl to any command; otherwise LC_ALL, LC_MESSAGES or LANG decides.

cli-help-root = Board games under a mountain, in the terminal.
cli-help-root-usage = underhall COMMAND [OPTIONS]
cli-help-root-examples =
    Examples:
      underhall play                     choose what to play
      underhall play ghosts_galore       one person against two able bots
      underhall games                    list the games
      underhall replay my.record         watch a game again
      underhall COMMAND --help           more about a command

cli-help-play = Play in the terminal: people at one keyboard, and bots.
cli-help-play-usage = underhall play [GAME] [OPTIONS]
cli-help-play-game = Id of the game (see `underhall games`); if you leave it out, you are asked.
cli-help-play-seats = Who sits where, separated by commas: human, human:NAME, or a bot (beginner, casual, able, strong, masterly). Default: one human, the rest able.
cli-help-play-players = Number of players, if --seats does not give it. Default: 3, if the game allows it.
cli-help-play-option = An option of the game as NAME=VALUE; may be repeated.
cli-help-play-seed = Any text: the same seed and the same moves give the same game. Default: a secret one.
cli-help-play-resume = Continue a saved record; it is saved to the same file unless --save names another.
cli-help-play-save = File to keep the record in while you play. Default: a new file in your folder for program state.
cli-help-play-examples =
    Examples:
      underhall play ghosts_galore --players 4
      underhall play ghosts_galore --seats human:Ada,human:Ben,strong
      underhall play ghosts_galore --option variant=expert --seed "a rainy day"
      underhall play --resume my.record
    At the prompt, `help` lists what you can type.

cli-help-position = Play on from a position: a file made by `save FILE.json` at the prompt, edited or not.
cli-help-position-usage = underhall position FILE [OPTIONS]
cli-help-position-file = The position, as JSON.
cli-help-position-seats = Who sits where, as in `underhall play`.
cli-help-position-seed = Any text, for the draws that follow.
cli-help-position-save = File to keep the record in while you play.
cli-help-position-examples =
    Example:
      underhall position puzzle.json --seats human,masterly

cli-help-arena = Let bots play many games against each other, and see which is stronger.
cli-help-arena-usage = underhall arena GAME [OPTIONS]
cli-help-arena-game = Id of the game (see `underhall games`).
cli-help-arena-bots = The bots, separated by commas; masterly@8000 looks at 8000 positions per decision, masterly@0.5s thinks for half a second. Default: greedy,random.
cli-help-arena-players = Players per game. Default: 2.
cli-help-arena-games = How many seeds; each is played once in every rotation of the seats. Default: 20.
cli-help-arena-option = An option of the game as NAME=VALUE; may be repeated.
cli-help-arena-opening = How many moves are made at random before the bots begin: 20, or 8-60 for as many as each seed says between those. Default: 0.
cli-help-arena-seed = Any text: the same seed gives the same games. Default: arena.
cli-help-arena-results = File to keep the results in. The same command with the same file continues where it stopped.
cli-help-arena-table = Also write the results as a table, one row per seat: FILE.csv or FILE.parquet.
cli-help-arena-report = Write a report with plots: FILE.html.
cli-help-arena-on = Where to play: here, or ray (a Ray cluster). Default: here.
cli-help-arena-processes = How many processes play. Default: one per core.
cli-help-arena-seconds = Processor seconds a bot may spend on one decision before it loses the game. Default: 60.
cli-help-arena-examples =
    Examples:
      underhall arena ghosts_galore --bots greedy,random --games 100
      underhall arena caverna --players 4 --results caverna.jsonl --report caverna.html

cli-help-fit = Fit a game's estimate to games that bots play against themselves, or measure how far off it is.
cli-help-fit-usage = underhall fit GAME [OPTIONS]
cli-help-fit-game = Id of the game (see `underhall games`).
cli-help-fit-players = Players per game. Default: 2.
cli-help-fit-rounds = How many rounds of games, each followed by a fit. Default: 20.
cli-help-fit-games = Games per round. Default: 20.
cli-help-fit-seed = Any text: the same seed gives the same games. Default: fit.
cli-help-fit-weights = Where to write the weights. Default: the game's own file.
cli-help-fit-check = Fit nothing: let this bot play itself, and compare the estimate with how the games ended.
cli-help-fit-examples =
    Examples:
      underhall fit caverna --players 1 --weights weights.json
      underhall fit mountain_king --check able

cli-help-analyse = Look back at a finished game: what each seat could expect, and the decisions that mattered most.
cli-help-analyse-usage = underhall analyse FILE [OPTIONS]
cli-help-analyse-file = The record of a finished game.
cli-help-analyse-positions = How many positions to look at for each decision that may have mattered. Default: 3000.
cli-help-analyse-examples =
    Example:
      underhall analyse my.record

cli-help-puzzles = Work with puzzles: positions in which one move is clearly best.
cli-help-puzzles-usage = underhall puzzles find|check GAME [OPTIONS]
cli-help-puzzles-examples =
    Example:
      underhall puzzles check caverna

cli-help-puzzles-find = Find puzzles in games that bots play against themselves.
cli-help-puzzles-find-usage = underhall puzzles find GAME [OPTIONS]
cli-help-puzzles-find-game = The id of a game.
cli-help-puzzles-find-count = How many to find. Default: 12.
cli-help-puzzles-find-players = How many seats the games have. Default: 2.
cli-help-puzzles-find-seed = Any text: the same seed finds the same puzzles. Default: puzzles.
cli-help-puzzles-find-games = Stop after this many games, however many were found. Default: 1000.
cli-help-puzzles-find-into = The folder to write them to. Default: the game's own.
cli-help-puzzles-find-examples =
    Example:
      underhall puzzles find ghosts_galore --count 3 --seed monday --into found

cli-help-puzzles-check = Try the puzzles of a game again, and report those whose answer no longer comes out best.
cli-help-puzzles-check-usage = underhall puzzles check GAME [OPTIONS]
cli-help-puzzles-check-game = The id of a game.
cli-help-puzzles-check-trials = How often to try each answer. Default: 12.
cli-help-puzzles-check-seed = Any text: the same seed gives the same trials. Default: check.
cli-help-puzzles-check-examples =
    Example:
      underhall puzzles check caverna --trials 40

cli-help-replay = Step through a record, with a picture at every move.
cli-help-replay-usage = underhall replay FILE [OPTIONS]
cli-help-replay-file = The record.
cli-help-replay-ply = Start at this move; 0 is the beginning. If the output is not a terminal, show only this move.
cli-help-replay-auto = Play by itself, waiting this many seconds after each move (0: do not wait).
cli-help-replay-seat = See the game as this player did (1, 2 …). Default: as a spectator.
cli-help-replay-examples =
    Examples:
      underhall replay my.record --ply 40
      underhall replay my.record --auto 1.5 --seat 1
      underhall replay my.record > game.txt

cli-help-verify = Check a whole record: text, moves, draws, seed and result.
cli-help-verify-usage = underhall verify FILE
cli-help-verify-file = The record, with its seed (a finished record has it).
cli-help-verify-examples =
    Example:
      underhall verify my.record && echo honest

cli-help-games = List the games: ids, names, player counts and options.
cli-help-games-usage = underhall games
cli-help-games-examples =
    Example:
      underhall games --lang pl

cli-help-content = Work with content packs: your own data in place of the house data.
cli-help-content-usage = underhall content check FOLDER
cli-help-content-examples =
    Example:
      underhall content check my-pack

cli-help-check = Check a content pack and report what does not add up.
cli-help-check-usage = underhall content check FOLDER [--game GAME]
cli-help-check-folder = The pack: a folder with one subfolder per game, named after the game's id.
cli-help-check-game = Treat FOLDER as the folder of this one game.
cli-help-check-examples =
    Examples:
      underhall content check my-pack
      underhall content check my-pack/ghosts_galore --game ghosts_galore
      UNDERHALL_CONTENT=my-pack underhall play

## Wrong arguments
cli-usage-lang = There is no language "{ $lang }". Choose from: { $known }.
cli-usage-lang_missing = --lang needs a language: { $known }.
cli-usage-command = There is no command "{ $command }". Choose from: { $known }.
cli-usage-command_near = There is no command "{ $command }". Did you mean "{ $near }"?
cli-usage-unknown = There is no option "{ $option }" here; --help lists the options.
cli-usage-unknown_near = There is no option "{ $option }" here. Did you mean "{ $near }"?
cli-usage-value = { $option } cannot be "{ $value }".
cli-usage-missing = { $option } is missing or lacks its value.
cli-usage-repeated = { $option } may be given only once.
cli-usage-excess = Too many arguments: "{ $text }".
cli-usage-other = { $problem }
cli-usage-option = "{ $text }" is not a game option; write NAME=VALUE.
cli-usage-option_twice = The option "{ $option }" is given twice.
cli-usage-sitter = Nobody called "{ $sitter }" can take a seat. Choose from: { $known }.
cli-usage-sitter_near = Nobody called "{ $sitter }" can take a seat. Did you mean "{ $near }"?
cli-usage-seats_players = { $seats ->
    [one] One seat is named
   *[other] { $seats } seats are named
}, but the game has { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
cli-usage-resume = { $option } cannot be used with --resume: the record already settles that.
cli-usage-seat = There is no player { $seat }: { $players } are playing.
cli-usage-ply = There is no move { $ply }: the last move of the record is { $last }.
cli-usage-auto = --auto needs a number of seconds: 0 or more, and at most { $most }.

## Files
cli-output-failed = The output cannot be written: { $problem }.
cli-file-missing = There is no "{ $file }".
cli-file-folder = "{ $file }" is a folder, not a file.
cli-file-no_folder = "{ $file }" is not a folder.
cli-file-not_text = "{ $file }" is not a text file.
cli-file-long = "{ $file }" is too long for a record or a position: they have at most { $most } characters.
cli-file-not_json = "{ $file }" is not readable JSON: { $problem }.
cli-file-not_json_object = "{ $file }" is JSON, but not an Underhall position.
cli-file-unreadable = "{ $file }" cannot be read: { $problem }.
cli-file-unwritable = "{ $file }" cannot be written: { $problem }.
cli-file-foreign = "{ $file }" already exists and is not an Underhall record or position; it was left as it is.

## The table
cli-seat-human = { $number }. { $seat }: at the keyboard
cli-seat-bot = { $number }. { $seat }: bot { $bot }
cli-welcome = Type a number, a move, or `help`.
cli-ask-game = Which game?
cli-ask-game_again = "{ $text }" is not one of them; type a name or a number up to { $count }.
cli-ask-game_near = "{ $text }" is not one of them. Did you mean "{ $near }"?
cli-ask-players = How many players, { $span }? [{ $usual }]
cli-ask-players_again = "{ $text }" will not do; the game takes { $span } players.
cli-ask-hint = Type a number up to { $count }, a move or the beginning of one, or `help`.
cli-ask-number = There is no move { $number }; the last is { $count }.
cli-ask-which = "{ $text }" could be { $count } moves:
cli-ask-command_near = "{ $text }" is neither a move nor a command. Did you mean `{ $near }`?
cli-pass-title = Now { $seat }
cli-pass-ask = Pass the keyboard to { $seat }, then press Enter.
cli-moves-beside = You may also:
cli-moves-grouped = { $count } moves. Number { $number } is: { $example } — `{ $stem }` lists all that begin with it, `moves` lists every one.
cli-moves-none = No move begins with "{ $prefix }".
cli-log-empty = Nothing has happened yet.
cli-why-what = Why not what? Type `why not` and a move.
cli-why-legal = `{ $move }` is allowed: { $prose }
cli-hint = I would play `{ $move }`: { $prose }. I expect about { $points } points for you in the end that way.
cli-hint-turn = The whole turn: { $line }.
cli-hint-next = The next best is `{ $move }`: { $prose }. That is worth { $less } points less.
cli-undone = { $count ->
    [one] Taken back.
   *[other] Taken back, along with what the bots did since ({ $count } moves).
}
cli-what-what = What is what? Type `what is` and the name of a component.
cli-what-none = Nothing here is called "{ $text }".
cli-what-near = Nothing here is called "{ $text }". Did you mean "{ $near }"?
cli-what-many = "{ $text }" could be: { $names }.
cli-what-rule = More: `rule { $rule }`
cli-rule-what = Which rule? Type `rule` and a section or ruling, such as `rule R-12`.
cli-consent-ask = { $name }, may { $asker } take back `{ $move }`? (yes/no)
cli-consent-help = Type `yes` to allow it, `no` to refuse.
cli-consent-no = { $name } does not agree; nothing was taken back.
cli-pass-help = The board is covered so that nobody sees what others keep secret. Press Enter once { $seat } has the keyboard, or type `quit` to leave; the game is saved.
cli-ask-game_help = Type the number or the name of a game, or the beginning of its name; `quit` leaves.
cli-ask-players_help = Type how many play, or press Enter for { $usual }; `quit` leaves.
cli-tie-broken = Tied at { $points }: { $names } ahead of { $others } by { $reason }.
cli-tie-shared = Tied at { $points }, and nothing breaks the tie: { $names } share the place.
cli-save-where = Save where? Type `save` and a file name.
cli-saved = Saved: { $file }
cli-bye = You left the table.
cli-bye-early = No game was started.
cli-resume = To continue: underhall play --resume { $file }
cli-over = The game is over
cli-kept = The record: { $file } (try `underhall replay`)
cli-standing = { $place }. { $names } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-score-category = Category
cli-score-total = Total
cli-score-uncertain = As it stands; a range means that you cannot know yet.
cli-table-help =
    a move       its number, its notation, or the start of each word (pl r0c1 3)
    moves        list all moves; `moves take` only those that begin with "take"
    what is X    explain a component: what it does, where it is, what it gives
    rule R-12    read a rule; `rule` alone reads the one behind the last "no"
    why not X    which rule forbids the move X
    hint         what a strong bot would do, and why
    undo         take back your last move; the others are asked if need be
    board        draw the board again
    score        the score sheet as it stands
    log          what has happened so far
    save FILE    save the record; a name that ends in .json saves the position
    quit         leave; the game is saved

cli-words-why = why not, why
cli-words-undo = undo
cli-words-hint = hint
cli-words-save = save
cli-words-moves = moves
cli-words-board = board
cli-words-log = log
cli-words-score = score, scores
cli-words-help = help
cli-words-quit = quit, exit, q
cli-words-what = what is, what, explain
cli-words-rule = rule, rules
cli-words-yes = yes, y
cli-words-no = no, n
cli-words-next = next, n
cli-words-back = back, b
cli-words-end = end

## Replays
cli-replay-ply = { $ply } of { $last } · { $who }
cli-replay-start = The beginning · { $last ->
    [one] one move follows
   *[other] { $last } moves follow
}
cli-replay-hidden = Hidden while the game runs.
cli-replay-ask = [{ $ply }/{ $last }] Enter: next, back, a number, end, quit >
cli-replay-at_end = That was the last move.
cli-replay-help = Enter or `next` goes forward, `back` goes back, a number goes to that move, `end` to the last; `what is X` explains a component, `rule R-12` opens a rule, `quit` or `q` leaves.
cli-replay-what = "{ $text }" was not understood; type a number up to { $last }, or `help`.

## Verification
cli-verify-position = This record begins at a given position, not at the game's setup. Nothing proves how that position came about; the rest was checked:
cli-verify-text = The text matches its closing line.
cli-verify-moves = { $count ->
    [one] One decision was checked and is legal.
   *[other] { $count } decisions were checked and are legal.
}
cli-verify-draws = { $count ->
    [one] One draw was derived again from the seed and is right.
   *[other] { $count } draws were derived again from the seed and are right.
}
cli-verify-commitment = The seed matches the commitment made before the game.
cli-verify-result = The result is what the moves give: { $totals }.
cli-verify-unfinished = The game is not over yet.

## Lists
cli-games-id = Id
cli-games-name = Name
cli-games-players = Players
cli-games-options = Options of { $game }
cli-games-bots = Bots that can take a seat: { $bots }.
cli-games-broken = Plug-ins that cannot be used
cli-content-good = { $game }: { $count ->
    [one] one file
   *[other] { $count } files
} in { $folder }, all is well.
cli-content-bad = { $game }, in { $folder }: { $problem }
cli-content-stranger = The folder "{ $folder }" belongs to no game. Did you mean "{ $near }"?
cli-content-no_pack = UNDERHALL_CONTENT names "{ $folder }", which is not a folder.

## Joining a table with a bot
cli-help-join = Let a bot on this machine take a seat at a server's table.
cli-help-join-usage = underhall join URL [OPTIONS]
cli-help-join-url = The invitation or the table, as the page shows it: http://…/join/… or http://…/table/…
cli-help-join-bot = Which bot plays. Default: greedy.
cli-help-join-seat = Which seat to take, counted from 1. Default: the first free one.
cli-help-join-name = The name it goes by. Default: the bot's.
cli-help-join-token = An API token, to play as somebody in particular; also UNDERHALL_TOKEN. Default: a new guest.
cli-help-join-examples =
    Examples:
      underhall join http://127.0.0.1:8000/join/Jx4… --bot greedy
      underhall join http://127.0.0.1:8000/table/98ec7279e5344558 --seat 2
cli-join-no_bot = There is no bot "{ $bot }". Choose from: { $known }.
cli-join-address = "{ $url }" is not the address of a table: it ends in /join/… or /table/….
cli-join-password = An address with a name and a password in it would show them to others. Leave out what is before the @, and give a token with --token.
cli-join-sat = Took seat { $seat } at table { $table }.
cli-join-over = The game is over: place { $place } of { $players }.

## Hosting
cli-serve-ready = The tables are at { $address } (Ctrl-C stops the server).
cli-serve-missing = The server's libraries are not installed. Install them with: pip install "underhall[server]"
cli-backup-done = Backup written to { $file } ({ $kilobytes } KiB).
cli-restore-done = The database was restored from { $file }. Running servers will notice by themselves.
cli-help-serve = Host tables over the network, for people and programs.
cli-help-serve-usage = underhall serve [OPTIONS]
cli-help-serve-host = Address to listen on. Default: 127.0.0.1, for this computer only.
cli-help-serve-port = Port to listen on. Default: 8000.
cli-help-serve-database = Where everything is kept. Default: sqlite:///underhall.db
cli-help-serve-origin = An address that people use to reach this server, such as https://games.example; may be repeated.
cli-help-serve-secure_cookies = Send cookies over TLS only; for servers behind a TLS proxy.
cli-help-serve-bot_workers = How many bots may think at the same time. Default: 1.
cli-help-serve-bot_seconds = How long a bot may think. Default: 2.
cli-help-serve-requests_per_second = Requests per second from one address. Default: 50; 0 means no limit.
cli-help-serve-tables_per_hour = Tables that one person may create per hour. Default: 120; 0 means no limit.
cli-help-serve-analyses_per_hour = Analyses of finished games that one person may ask for per hour. Default: 30; 0 means no limit.
cli-help-serve-sockets_per_person = Connections that one person may have open. Default: 40; 0 means no limit.
cli-help-serve-sockets_per_address = Connections that may be open from one address. Default: 400; 0 means no limit.
cli-help-serve-connections = Connections of any kind that may be open. Default: 0, meaning as many as there are file descriptors for.
cli-help-serve-plain_logs = Write logs as plain text instead of JSON.
cli-help-serve-no_browser = Do not open a browser.
cli-help-serve-examples =
    Examples:
      underhall serve
      underhall serve --host 0.0.0.0 --port 8080 --no-browser
      underhall serve --database postgresql://underhall@localhost/underhall
    Each option can also be set in the environment: UNDERHALL_PORT=8080.
cli-help-backup = Back up the server's database, even while it is in use.
cli-help-backup-usage = underhall backup FILE [OPTIONS]
cli-help-backup-file = File to write. A name that ends in .jsonl makes a portable backup, for SQLite and PostgreSQL alike.
cli-help-backup-database = The database. Default: sqlite:///underhall.db
cli-help-backup-examples =
    Examples:
      underhall backup monday.db
      underhall backup monday.jsonl --database postgresql://underhall@localhost/underhall
cli-help-restore = Restore the server's database from a backup. Servers may keep running.
cli-help-restore-usage = underhall restore FILE [OPTIONS]
cli-help-restore-file = The backup.
cli-help-restore-database = The database. Default: sqlite:///underhall.db
cli-help-restore-replace = Discard what the database holds now.
cli-help-restore-examples =
    Example:
      underhall restore monday.db --replace

## Fitting and analysis
cli-fit-round = Round { $number }: { $mean } points on average, { $best } at most; the estimate was { $off } ± { $spread } too high.
cli-fit-written = The weights are in { $file }.
cli-fit-column-part = Tenth of the game
cli-fit-column-off = Estimate too high by
cli-fit-column-spread = Spread
cli-fit-column-count = Positions
cli-puzzles-finding = Looking for puzzles
cli-puzzles-checking = Checking puzzles
cli-puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} written to { $folder }.
cli-puzzles-wrong = { $puzzle }: another answer came out best.
cli-puzzles-checked = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} checked, { $wrong } wrong.
cli-analyse-title = Looking back
cli-analyse-graph = Expected points over the game (lowest { $low }, highest { $high }):
cli-analyse-seat = { $seat }: { $bars } { $total }
cli-analyse-nothing = No decision cost anyone much.
cli-analyse-turning = { $number }. Move { $ply }, { $seat }: { $played } — better: { $better } ({ $line }), worth { $cost } points more.
cli-usage-positions = --positions must be at least 1, not { $positions }.

## Looking after people
cli-help-admin = Look after people: reports, muting, names, accounts. Works beside running servers.
cli-help-admin-usage = underhall admin COMMAND [OPTIONS]
cli-help-admin-examples =
    Examples:
      underhall admin host ada --reason "runs this server"
      underhall admin reports
      underhall admin mute eve --hours 48 --reason "insults" --report 1f0c
      underhall admin log --who eve
cli-help-admin-who = A login, a name, an id or the handle of a profile.
cli-help-admin-reason = Why. The person is told, and the log keeps it.
cli-help-admin-hours = For how many hours. Default: 24.
cli-help-admin-report = The id of a report, as `reports` shows it; the act settles it.
cli-help-admin-name = The new name.
cli-help-admin-table = The table's id.
cli-help-admin-line = The number of the line.
cli-help-admin-database = The database. Default: sqlite:///underhall.db
cli-admin-done = Done. Running servers find out by themselves.
cli-admin-nobody = Nobody goes by "{ $who }".
cli-admin-many = Several people go by "{ $who }". Say which: { $ids }.
cli-admin-hours = Choose at least one hour, and at most { $most }.
cli-admin-terminal = terminal
cli-admin-no_reports = No report is open.
cli-admin-report = { $id }: { $at }, { $about }, { $reason }
cli-admin-report-whom = About { $name } (login { $login }), reported by { $reporter }
cli-admin-report-text = Text: { $text }
cli-admin-report-note = Note: { $text }
cli-admin-report-place = Table and line: { $place }
cli-admin-person = { $name }: login { $login }, id { $id }, since { $since }
cli-admin-person-muted = muted until { $until }
cli-admin-person-closed = account closed
cli-admin-person-host = host
cli-help-admin-reports = Show the open reports: about whom, why, and what was said around it.
cli-help-admin-reports-usage = underhall admin reports
cli-help-admin-people = Find people by login, name, id or handle.
cli-help-admin-people-usage = underhall admin people WHO
cli-help-admin-log = Show the audit log: who did what to whom, when and why.
cli-help-admin-log-usage = underhall admin log [--who WHO]
cli-help-admin-mute = Let somebody write nothing to others for a while.
cli-help-admin-mute-usage = underhall admin mute WHO --reason REASON [--hours HOURS]
cli-help-admin-unmute = Let somebody write again.
cli-help-admin-unmute-usage = underhall admin unmute WHO --reason REASON
cli-help-admin-rename = Give somebody another name, which they keep for 30 days.
cli-help-admin-rename-usage = underhall admin rename WHO NAME --reason REASON
cli-help-admin-clear = Empty what somebody says about themselves.
cli-help-admin-clear-usage = underhall admin clear WHO --reason REASON
cli-help-admin-remove = Remove a line of a table's chat.
cli-help-admin-remove-usage = underhall admin remove TABLE LINE --reason REASON
cli-help-admin-settle = Close a report without doing anything.
cli-help-admin-settle-usage = underhall admin settle REPORT --reason REASON
cli-help-admin-close = Close an account, or send a guest away; bots play on.
cli-help-admin-close-usage = underhall admin close WHO --reason REASON
cli-help-admin-reopen = Open a closed account again.
cli-help-admin-reopen-usage = underhall admin reopen WHO --reason REASON
cli-help-admin-host = Make an account a host's: it sees the desk at /host.
cli-help-admin-host-usage = underhall admin host WHO --reason REASON
cli-help-admin-unhost = Make an account no longer a host's.
cli-help-admin-unhost-usage = underhall admin unhost WHO --reason REASON
