# Hints that say why, and the analysis of a finished game.

## Hints
page-hint-alone = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you in the end.
page-hint-ahead = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you in the end, { $ahead } more than with: { $next }.
page-hint-level = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you in the end. Just as good: { $next }.
page-hint-turn = The whole turn:
page-hint-expected = What everyone may expect in the end

## The analysis of a finished game
page-analysis = Analysis
page-analysis-begin = Analyse this game
page-analysis-about = A strong bot goes through every decision: what each player could expect, and where points were lost.
page-analysis-working = Looking back: { $percent } %
page-analysis-broken = The analysis stopped. Ask for it again.
page-analysis-chart = Expected points over the game
page-analysis-values = Expected points, round by round
page-analysis-end = End
page-analysis-turnings = The decisions that mattered most
page-analysis-none = No decision cost anyone much. Well played!
page-analysis-cost = { $cost ->
    [one] { $cost } point lost
   *[other] { $cost } points lost
}
page-analysis-played = Played
page-analysis-better = Better
page-analysis-show = Show it
page-analysis-branch = Play on from here
