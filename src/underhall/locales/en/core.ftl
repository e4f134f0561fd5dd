# Sentences of the engine core: errors about input and refusals that every game shares.

core-nothing = nothing
core-seat = Player { $number }

## Setting up
core-setup-game = There is no game "{ $game }". Choose from: { $known }.
core-setup-game_near = There is no game "{ $game }". Did you mean "{ $near }"?
core-setup-players = { $game } takes { $allowed } players, not { $players }.
core-setup-option = { $game } has no option "{ $option }". Its options: { $known }.
core-setup-option_near = { $game } has no option "{ $option }". Did you mean "{ $near }"?
core-setup-option_value = The option "{ $option }" of { $game } cannot be "{ $value }". It takes: { $allowed }.
core-setup-text = { $text } cannot be a seed or a name. Give text, such as "7", without broken characters.
core-setup-text_long = A seed or a name has at most { $most } characters; this one is longer: "{ $text }…".
core-setup-options = Give the options of { $game } by name, not as { $options }.
core-setup-option_text = The option "{ $option }" of { $game } takes text, and "{ $value }" is not text or is too long.
core-setup-names = Give the names of the seats as a list of texts, not as { $names }.
core-setup-bot = There is no bot "{ $bot }". Choose from: { $known }.
core-setup-bot_near = There is no bot "{ $bot }". Did you mean "{ $near }"?
core-setup-bot_budget = A bot cannot think by { $budget }. Its budget is a Budget of at least one position and at most { $most }, with seconds from 0 on.
core-setup-bot_seconds = A bot cannot think for { $seconds } seconds. Give a number from 0 on, { $most } at most.
core-setup-plugin = The plug-in "{ $word }" ({ $group }) cannot be imported: { $problem }
core-setup-plugin_game = The plug-in "{ $word }" ({ $group }) does not name a game.
core-setup-plugin_id = The plug-in "{ $word }" ({ $group }) names a game with another id: { $near }
core-setup-plugin_bot = The plug-in "{ $word }" ({ $group }) must name something that makes a bot from a seed.
core-setup-seats = { $have ->
    [one] One name was given for { $players } seats; give one per seat, or none.
   *[other] { $have } names were given for { $players } seats; give one per seat, or none.
}

## Moves
core-move-unknown_word = "{ $text }" is not a move: no move begins with "{ $word }".
core-move-unknown_word_near = "{ $text }" is not a move: no move begins with "{ $word }". Did you mean "{ $near }"?
core-move-field_count = "{ $text }" is not a move: "{ $word }" takes { $need ->
    [0] nothing
    [one] one part
   *[other] { $need } parts
} after it, not { $have }.
core-move-field = "{ $text }" is not a move: "{ $token }" cannot be the { $field }.
core-move-ambiguous = "{ $text }" could mean { $count } moves: { $candidates }{ $count ->
    [2] .
    [3] .
    [4] .
    [5] .
    [6] .
   *[other] {" "}and others.
}
core-move-illegal = "{ $text }" is not allowed now.
core-move-no_move = This is not a move of the game: { $given }. Give a move, or its notation as text.
core-move-long = A move's notation has at most { $most } characters; this one is longer: "{ $text }…".

## Refusals that every game shares
core-refusal-game_over = The game is over.
core-refusal-dealer_draws = The dealer must draw first.
core-refusal-no_such_outcome = That cannot be drawn now.
core-refusal-not_your_turn = Another player decides now.
core-refusal-not_now = Not now: { $kind }. Possible now: { $possible }.
core-refusal-meant = Did you mean "{ $near }"?
core-refusal-touched_early = That comes later: touch something that glows first.

## Taking back
core-undo-nothing = There is no move to take back.
core-undo-revealed = Something has been revealed since your last move, so you cannot take it back.
core-undo-other_decided = { $seat } has decided since, so you cannot take your move back.
core-undo-final = Choices that all players make at the same time are final.
core-undo-over = The game is over and everything has been revealed; nothing can be taken back now.

## Asking for what does not exist
core-client-foreign = "{ $url }" does not answer like an Underhall server.
core-argument-seat = There is no seat { $seat }: there are { $players }, numbered from 0.
core-argument-idle = Seat { $seat } has nothing to decide now.
core-argument-not_over = The game is not over yet: only finished games can be analysed.
core-argument-ply = There is no ply { $ply }: the record runs from 0, its beginning, to { $last }.
core-argument-lang = There are no messages in the language "{ $lang }". Choose from: { $known }.
core-argument-event = "{ $event }" is not an event of this game.
core-argument-picks = Give what was touched as a list of ids, not as { $picks }.
core-argument-match = Give a match, not { $match }.
core-argument-bots = Give bots as a list, or by seat as a mapping, not as { $bots }.
core-argument-number = "{ $name }" cannot be { $number }.
core-argument-plies = { $plies } is not a number of moves to play.
core-argument-width = A picture cannot be { $width } columns wide; it needs 60 or more.

## Records
core-record-foreign = This is not an Underhall record: its first line is "{ $line }".
core-record-long = A record has at most { $most } characters; this text is longer.
core-record-characters = This text contains broken characters, so it is not an Underhall record.
core-record-line = This line of a record cannot be read: "{ $line }". A line names a seat, counted from 0, or * for the dealer, and then a move.
core-record-position = The record starts from a position whose game, player count, options or rules version are not those in its header.
core-record-truncated = The record is cut short: its last line is "{ $line }", not the closing line.
core-record-edited = The record was edited: its text does not match its closing line.
core-record-no_moves = The record has no empty line between its header and its moves.
core-record-header = This header line of the record cannot be read: "{ $line }".
core-record-header_twice = This header line appears twice in the record: "{ $line }".
core-record-header_missing = The record's header lacks "{ $name }".
core-record-header_type = The record's header has a wrong value for "{ $name }".
core-record-header_unknown = The record's header has an unknown entry "{ $name }".
core-record-ply = Line { $ply } of the moves cannot be read: "{ $line }".
core-record-count = The record says it has { $said } moves, but it has { $have }.
core-record-masked = Move { $ply } of the record is hidden, so the record cannot be replayed until the game is over.
core-record-unreadable = Move { $ply } of the record: { $problem }
core-record-wrong_actor = Move { $ply } of the record, "{ $text }", is made by the wrong player.
core-record-illegal = Move { $ply } of the record, "{ $text }", is not legal: { $problem }
core-record-draw = Move { $ply } of the record says that "{ $text }" was drawn, but the seed gives "{ $expected }".
core-record-draw_missing = The record stops before draw { $ply }.
core-record-rules = The record was made under rules version { $rules }; this program knows up to { $known }.
core-record-edition = The record was made with the content "{ $edition }", but "{ $known }" is in use.
core-record-commitment = The seed of the record does not match the commitment made before the game.
core-record-result = The record says the result was { $said }, but its moves give { $have }.
core-record-no_seed = The record does not show its seed, so its draws cannot be checked until the game is over.
core-record-no_commitment = The record has no commitment to its seed, so it proves nothing.

## Positions
core-position-foreign = This is not an Underhall position.
core-position-missing = The position lacks "{ $path }".
core-position-unknown_key = The position has an unknown entry "{ $path }".
core-position-shape = The position's entry "{ $path }" has the wrong type.
core-position-value = The position's entry "{ $path }" does not fit: { $problem }.
core-position-edition = The position was made with the content "{ $edition }", but "{ $known }" is in use.
core-position-step = The position's agenda has a step that cannot be read: "{ $step }". { $problem }
core-position-rules = The position was made under rules version { $rules }; this program knows up to { $known }.
core-position-seat = The position's agenda has a step for a seat that is not at the table: "{ $step }". There are { $players } seats, numbered from 0.
core-position-dead_end = In this position nobody could move at "{ $step }".
core-position-agenda_order = On the position's agenda, "{ $step }" cannot come right after "{ $beneath }", only after { $on }.
core-position-agenda_bottom = The position's agenda cannot begin with "{ $step }", which comes after { $on }.
core-position-agenda_first = The step "{ $step }" can only be the first of the position's agenda.
core-position-agenda_never = The step "{ $step }" is carried out at once and never waits on an agenda.
core-position-agenda_step = The step "{ $step }" on the agenda does not fit the rest of the position.
core-position-agenda_count = In this position the agenda must hold the step "{ $step }" this many times: { $need }, not { $have }.
core-position-range = The position's entry "{ $path }" is { $have }, but must be at least { $least } and at most { $most }.
core-position-number = The number in the position's entry "{ $path }" is far out of range; the limit is { $most }.
core-position-text = The text in the position's entry "{ $path }" is longer than { $most } characters or cannot be printed.
core-position-size = The position's entry "{ $path }" has more than { $most } entries or is nested more than { $deepest } deep.

## Content packs
core-content-missing = The file { $file } is missing.
core-content-unreadable = The file { $file } cannot be read: { $problem }.
core-content-syntax = The file { $file } is not readable TOML: { $problem }.
core-content-type = The file { $file } has a wrong value: { $problem }.
core-content-no_name = The file { $file } gives "{ $thing }" no name in { $languages }.
core-content-no_game = This folder holds no content of any game; it should hold one folder per game, such as { $example }.

## Rules
core-rules-no_rules = There are no rules to read for "{ $game }".
core-rules-no_place = The rules have no section or ruling "{ $citation }".
core-rules-no_place_near = The rules have no section or ruling "{ $citation }"; did you mean "{ $near }"?

## Cards: a component explained
core-card-points = Points for you now: { $points }.
core-card-owner = Belongs to: { $names }.
core-card-pick = You can choose it now ({ $change } points).
core-card-no_pick = Not now: { $reason }
