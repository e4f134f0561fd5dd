# The page: puzzles and the challenge of a day.

page-puzzles = Puzzles
page-puzzles-about = Positions from real games in which one move is clearly better than all others. What would you do? No account is needed; your first try counts.
page-puzzle-progress = Puzzles: { $game }
page-puzzle-done = { $done } of { $count } tried, { $found } found
page-puzzle-begin = Solve
page-puzzle-again = All of them again
page-puzzle-none = There are no puzzles for this game yet.
page-puzzle-step = Puzzle { $number } of { $count }
page-puzzle-ask = What would you do? Make your move on the board.
page-puzzle-theme-opening = The game has just begun.
page-puzzle-theme-middle = The game is in full swing.
page-puzzle-theme-end = The game is nearly over.
page-puzzle-theme-deceptive = The move that comes to mind first is not the best one.
page-puzzle-give-up = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-found = That is it!
page-puzzle-missed = There is something better.
page-puzzle-given-up = This is the best move.
page-puzzle-best = Best
page-puzzle-yours = Yours
page-puzzle-lines = What each move is worth: points you can expect at the end
page-puzzle-points = { $points } points
page-puzzle-behind = { $points } fewer (± { $error })
page-puzzle-not-weighed = Your move was not among the best ones: { $move }
page-puzzle-then = then: { $moves }
page-puzzle-others = { $tries ->
    [1] You are the first to try this one.
   *[other] { $percent }% of { $tries } players found it.
}
page-puzzle-streak = { $count ->
    [0] No streak yet
    [one] One found in a row
   *[other] { $count } found in a row
}
page-puzzle-days = { $count ->
    [0] Not yet today
    [one] One day in a row
   *[other] { $count } days in a row
}
page-puzzle-first-counted = Your first try counted; this one is for practice.
page-daily = Challenge of the day
page-daily-about = The same game for everybody, from midnight to midnight UTC: the same draws, the same bots. One try, no hints, and nothing revealed can be taken back. Leave, and it has no result.
page-daily-against = You play against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $names }.
page-daily-play = Play today's challenge
page-daily-continue = Go on playing
page-daily-over = You have played today's challenge.
page-daily-left = You left today's challenge, so it has no result.
page-daily-tomorrow = The next one begins in { $hours ->
    [0] less than an hour
    [one] one hour
   *[other] { $hours } hours
}.
page-daily-today = Today
page-daily-yesterday = Yesterday
page-daily-nobody = No results yet.
page-daily-count = { $count ->
    [one] One result
   *[other] { $count } results
}
page-daily-rank = Rank
page-daily-player = Player
page-daily-place = Place at the table
page-daily-points = Points
page-daily-board = Results of the day
