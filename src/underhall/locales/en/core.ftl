# Sentences of the engine core: errors about input and refusals that every game shares.

core-nothing = nothing
core-seat = Player { $number }

## Setting up
core-setup-game = There is no game "{ $game }". There are: { $known }.
core-setup-game_near = There is no game "{ $game }". Did you mean "{ $near }"?
core-setup-players = { $game } is played by { $allowed } players, not by { $players }.
core-setup-option = { $game } has no option "{ $option }". Its options: { $known }.
core-setup-option_near = { $game } has no option "{ $option }". Did you mean "{ $near }"?
core-setup-option_value = The option "{ $option }" of { $game } cannot be "{ $value }". It takes: { $allowed }.
core-setup-text = { $text } cannot be a seed or a name: those are text, such as "7", without broken characters.
core-setup-text_long = A seed or a name has at most { $most } characters, and this one has more: "{ $text }…".
core-setup-options = The options of { $game } are given by name, not as { $options }.
core-setup-option_text = The option "{ $option }" of { $game } takes a text, and "{ $value }" is none or too long.
core-setup-names = The names of the seats are given as a list of texts, not as { $names }.
core-setup-bot = There is no bot "{ $bot }". There are: { $known }.
core-setup-bot_near = There is no bot "{ $bot }". Did you mean "{ $near }"?
core-setup-seats = { $have ->
    [one] One name was given for { $players } seats; give one for each seat or none.
   *[other] { $have } names were given for { $players } seats; give one for each seat or none.
}

## Moves
core-move-unknown_word = "{ $text }" is not a move: no move begins with "{ $word }".
core-move-unknown_word_near = "{ $text }" is not a move: no move begins with "{ $word }". Did you mean "{ $near }"?
core-move-field_count = "{ $text }" is not a move: "{ $word }" is followed by { $need ->
    [0] nothing
    [one] one part
   *[other] { $need } parts
}, not by { $have }.
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
core-move-no_move = This is no move of the game: { $given }. Give a move, or its notation as text.
core-move-long = A notation has at most { $most } characters, and this one has more: "{ $text }…".

## Refusals that every game shares
core-refusal-game_over = The game is over.
core-refusal-dealer_draws = The dealer has to draw first.
core-refusal-no_such_outcome = That cannot be drawn now.
core-refusal-not_your_turn = Another player has to decide now.
core-refusal-not_now = Not now: { $kind }. Possible now: { $possible }.
core-refusal-touched_early = This comes later in the choice: touch what glows first.

## Taking back
core-undo-nothing = There is no move to take back.
core-undo-revealed = Something was revealed after your last move, so it cannot be taken back.
core-undo-other_decided = { $seat } has decided since, so your move cannot be taken back.
core-undo-final = Choices that all players make at the same time are final.
core-undo-over = The game is over, and its end showed everything; nothing can be taken back now.

## Things asked for that there are not
core-argument-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $players }.
core-argument-idle = Seat { $seat } has nothing to decide now.
core-argument-ply = There is no ply { $ply }: the record has { $last }, and 0 is its beginning.
core-argument-lang = There are no messages in the language "{ $lang }". There are: { $known }.
core-argument-event = "{ $event }" is not an event of this game.
core-argument-picks = What was touched is given as a list of ids, not as { $picks }.
core-argument-width = A picture cannot be { $width } columns wide; it needs 60 or more.

## Records
core-record-foreign = This is not an Underhall record: its first line is "{ $line }".
core-record-long = A record has at most { $most } characters, and this text has more.
core-record-characters = This text holds broken characters, so it is not an Underhall record.
core-record-line = This line of a record cannot be read: "{ $line }". It names a seat, counted from 0, or * for the dealer, and then a move.
core-record-position = The record starts at a position for another game, player count, option or rules version than its header names.
core-record-truncated = The record is cut short: its last line is "{ $line }", not the closing line.
core-record-edited = The record was edited: its text does not match its closing line.
core-record-no_moves = The record has no empty line between its header and its moves.
core-record-header = This header line of the record cannot be read: "{ $line }".
core-record-header_twice = This header line appears twice in the record: "{ $line }".
core-record-header_missing = The record's header lacks "{ $name }".
core-record-header_type = The record's header has a wrong value for "{ $name }".
core-record-header_unknown = The record's header has an unknown entry "{ $name }".
core-record-ply = Line { $ply } of the moves cannot be read: "{ $line }".
core-record-count = The record says it has { $said } moves but has { $have }.
core-record-masked = Move { $ply } of the record is hidden, so the record cannot be replayed; wait for the end of the game.
core-record-unreadable = Move { $ply } of the record: { $problem }
core-record-wrong_actor = Move { $ply } of the record, "{ $text }", is made by the wrong party.
core-record-illegal = Move { $ply } of the record, "{ $text }", is not legal: { $problem }
core-record-draw = Move { $ply } of the record says that "{ $text }" was drawn, but the seed gives "{ $expected }".
core-record-draw_missing = The record stops before draw { $ply }.
core-record-rules = The record was made with rules version { $rules }; this program knows up to { $known }.
core-record-edition = The record was made with the content "{ $edition }", but "{ $known }" is in use.
core-record-commitment = The seed of the record does not match the commitment made before the game.
core-record-result = The record says the result was { $said }, but its moves give { $have }.
core-record-no_seed = The record does not show its seed, so its draws cannot be checked; that comes with the end of the game.
core-record-no_commitment = The record has no commitment to its seed, so it proves nothing.

## Positions
core-position-foreign = This is not an Underhall position.
core-position-missing = The position lacks "{ $path }".
core-position-unknown_key = The position has an unknown entry "{ $path }".
core-position-shape = The position's entry "{ $path }" has the wrong type.
core-position-value = The position's entry "{ $path }" does not fit: { $problem }.
core-position-edition = The position was made with the content "{ $edition }", but "{ $known }" is in use.
core-position-step = The position's agenda has a step that cannot be read: "{ $step }". { $problem }
core-position-rules = The position was made with rules version { $rules }; this program knows up to { $known }.
core-position-seat = The position's agenda has a step for a seat that is not at the table: "{ $step }"; seats are numbered from 0 and there are { $players }.
core-position-dead_end = In this position nobody could move at "{ $step }".
core-position-agenda_order = On the position's agenda, "{ $step }" cannot come right after "{ $beneath }", only after { $on }.
core-position-agenda_bottom = The position's agenda cannot begin with "{ $step }", which comes after { $on }.
core-position-agenda_first = The step "{ $step }" can only be the first of the position's agenda.
core-position-agenda_never = The step "{ $step }" is carried out at once and never waits on an agenda.
core-position-agenda_step = The step "{ $step }" on the agenda does not fit the rest of the position.
core-position-agenda_count = The position calls for { $need } of the step "{ $step }" on its agenda, which has { $have }.
core-position-range = The position's entry "{ $path }" is { $have }, but must be at least { $least } and at most { $most }.
core-position-number = The number in the position's entry "{ $path }" is out of all proportion; the limit is { $most }.
core-position-text = The text in the position's entry "{ $path }" is longer than { $most } characters or cannot be printed.
core-position-size = The position's entry "{ $path }" has more than { $most } entries or is nested more than { $deepest } deep.

## Content packs
core-content-missing = The file { $file } is missing.
core-content-syntax = The file { $file } is not readable TOML: { $problem }.
core-content-type = The file { $file } has a wrong value: { $problem }.
core-content-no_game = No game has content in this folder; expected one folder a game, for instance { $example }.

## Rules
core-rules-no_rules = There are no rules to read for "{ $game }".
core-rules-no_place = The rules have no place "{ $citation }".
core-rules-no_place_near = The rules have no place "{ $citation }"; did you mean "{ $near }"?

## Cards: a component explained
core-card-points = Points for you now: { $points }.
core-card-owner = Belongs to: { $names }.
core-card-pick = You can choose it now: `{ $move }` ({ $change } points).
core-card-no_pick = Not now: { $reason }
