# Tournaments between bots: the command `underhall arena`, its report and its complaints.

arena-title = Arena
arena-intro =
    { $games ->
        [one] One game, played
       *[other] { $games } games, played
    } with version { $versions }. Each interval covers the true value nineteen times in twenty.
arena-chapter =
    { $players ->
        [one] { $game }, alone
       *[other] { $game }, { $players } players
    }
arena-strength = Strength
arena-duels = Who beats whom
arena-categories = Points by category
arena-length = Length
arena-length-text = On average: { $plies } entries in the record, { $decisions } decisions.
arena-branching = Branching
arena-branching-text = On average, there are { $moves } moves to choose from.
arena-first = Wins by seat
arena-uses = Components
arena-uses-text = How often each component was used, and how those games went compared with the same bot’s other games. Components with fewer than { $few } uses are not judged. In the plots, bars show how often a component was used, and dots how often those games were won, with 95% intervals; the dotted line is the mean.
arena-faults = Faults
arena-column-bot = Bot
arena-column-against = Against
arena-column-ahead = Ahead
arena-column-margin = Margin
arena-column-games = Games
arena-column-wins = Wins
arena-column-score = Points
arena-column-rating = Rating
arena-column-seconds = Seconds per decision
arena-column-faults = Faults
arena-column-category = Category
arena-column-component = Component
arena-column-kind = Kind
arena-column-used = Used
arena-column-over = Points over its bot’s mean

arena-fault-crashed = { $bot } raised an error (seed { $seed }).
arena-fault-no_move = { $bot } answered with something that is not a move (seed { $seed }).
arena-fault-illegal = { $bot } chose an illegal move (seed { $seed }).
arena-fault-overtime = { $bot } took too long over a decision (seed { $seed }).
arena-fault-memory = { $bot } used too much memory (seed { $seed }).
arena-fault-died = The process running { $bot } died (seed { $seed }).

arena-progress = { $done } of { $all } games
arena-known =
    { $count ->
        [one] One game is already in the file.
       *[other] { $count } games are already in the file.
    }
arena-written = Written: { $file }
arena-stopped = Stopped. The games played so far are in { $file }; the same command continues from there.
arena-nothing = No results yet: ask for some games with --games.

## Errors
core-arena-foreign = { $file } does not hold arena results. Name another file.
core-arena-other_format = { $file } holds results in the format “{ $format }”, which this version cannot read. Name another file.
core-arena-line = { $file }, line { $line }: not an arena result ({ $problem }).
core-arena-unwritable = { $file } cannot be written: { $problem }.
core-arena-suffix = { $file }: a table's file name must end in .csv or .parquet.
core-arena-no_parquet = { $file }: Parquet needs the package pyarrow (pip install "underhall[arena]"), or name a .csv file.
core-arena-no_ratings = Ratings need the package openskill: pip install "underhall[arena]".
core-arena-no_ray = --on ray needs the package ray: pip install "underhall[ray]".
core-arena-not_fitted = The estimate of { $game } has no weights to fit; --check measures it.
core-arena-no_numpy = Fitting needs the package numpy: pip install "underhall[arena]".
core-arena-ray = No Ray cluster could be reached: { $problem }
core-arena-bots = Name at least two different bots with --bots, or play alone with --players 1.
core-arena-where = --on is “here” or “ray”, not “{ $where }”.
