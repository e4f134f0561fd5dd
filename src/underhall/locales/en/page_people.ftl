# The page: finished games, statistics, ratings, profiles.

page-history = My games
page-history-list = Finished games
page-history-none = No finished games yet. They will be listed here.
page-history-no-match = No game matches that.
page-history-game = Game
page-history-any = Any
page-history-opponent = Opponent
page-history-result = Result
page-history-won = Won
page-history-lost = Not won
page-history-since = From
page-history-until = To
page-history-rated = Rated only
page-history-more = Show older games
page-history-replay = Replay
page-came-in = Place { $place }
page-left-early = left early
page-gone = Someone who has left
page-rated = Rated
page-rated-why = The result changes everyone's rating. Needs a clock; no hints, and nothing revealed can be taken back. Leaving counts as coming last.
page-rating = Rating
page-ratings = Ratings
page-rating-change = { $name }: { $before } → { $after }
page-rating-provisional = provisional
page-rating-spread = { $value } ± { $spread }
page-rating-none = You have no rating in this game yet. Play a rated game to get one.
page-rating-mine = Your rating: { $value } ± { $spread }
page-rating-mine-provisional = Your rating: { $value } ± { $spread }, provisional until you have played five rated games.
page-rating-waits = The ratings are being worked out…
page-leaderboard = Leaderboards
page-leader = Player
page-leader-rank = Place
page-leader-games = Rated games
page-leader-bot = Bot that plays { $level }
page-leader-you = you
page-leader-fair = closest to you
page-leader-how = Bots and people share one scale: 1500 is the middle, and a lead of 100 points wins about 60% of games for two. People are listed after five rated games.
page-statistics = Statistics
page-statistics-games = { $count ->
    [one] One game
   *[other] { $count } games
}
page-statistics-won = { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
} ({ $percent }%)
page-statistics-average = { $points } points on average
page-statistics-over-time = Totals over time
page-statistics-categories = Where the points come from, on average
page-statistics-best = Best games
page-statistics-favourites = Most often at the end
page-statistics-favourite = { $name }: in { $games ->
    [one] one game
   *[other] { $games } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
page-archive = Download all my records
page-archive-why = One zip file with every game you played and everything else we know about you.
page-profile = Profile
page-profile-see = See your profile as others do
page-profile-about = About you
page-profile-shows = What others may see
page-profile-statistics = Statistics
page-profile-games = Your last games
page-profile-ratings = Ratings, and your place on the leaderboards
page-profile-saved = Saved.
page-profile-since = Here since { $date }
page-profile-nothing = Nothing else is shown here.
page-delete = Delete my account
page-delete-why = Deletes you and everything that is yours, at once and for good. Games you played with others stay theirs, without your name.
page-delete-really = Yes, delete everything
page-delete-keep = Keep it
page-clock-preset-none = None
page-clock-preset-fast = Fast: 10 minutes, 5 seconds per move
page-clock-preset-normal = Normal: 30 minutes, 10 seconds per move
page-clock-preset-slow = Slow: 60 minutes, 20 seconds per move
page-clock-preset-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
page-learn = { $count ->
    [one] Learn by playing: one task
   *[other] Learn by playing: { $count } tasks
}
page-learn-step = Task { $number } of { $count }
page-learn-next = Next
page-learn-back = Back
page-learn-again = Try again
page-learn-not-quite = Not quite. Try again:
page-learn-play = Play a game now
page-learn-title = Lesson
page-learn-all = Learn by playing
page-learn-about = Small tasks on a real board: do this, see why, try what cannot be done and read the reason. You can stop at any time and go on later; no account is needed.
page-learn-progress = Lesson: { $game }
page-learn-done = { $done } of { $count } tasks done
page-learn-begin = Begin
page-learn-continue = Continue
page-learn-restart = From the beginning
page-learn-skip = Skip
page-learn-play-intro = Play the introductory game
