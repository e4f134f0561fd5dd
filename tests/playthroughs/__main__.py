"""python -m tests.playthroughs: write the golden playthroughs again, in the project's root.

Read the difference before committing it: a change there is a change of the rules, of the draws or of the picture.
"""

from tests.playthroughs.telling import GAMES, golden, told

for game in GAMES:
    golden(game).write_text(told(game), encoding="utf-8")
