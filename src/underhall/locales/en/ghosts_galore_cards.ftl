# Ghosts Galore: what every component is and does, for the terminal and the page.

ghosts_galore-card-tile = { $track } with these sections: { $sections }.{ $diamond ->
    [0] {""}
   *[other] {" "}A diamond worth { $diamond }.
}
ghosts_galore-card-section = { $edges } ({ $monsters })
ghosts_galore-card-edge = { $edge ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
ghosts_galore-card-nobody = no monster
ghosts_galore-card-side = One side of a nine-cell board. Doors and walls around its rim, clockwise from the top left: { $rim }.
ghosts_galore-card-rim = A place on the rim of a board, with a door or a wall.
ghosts_galore-card-any_board = A board with two sides; you choose one before any tile is dealt.

ghosts_galore-card-board = Nine cells for nine tiles, with doors and walls around them. No two players have the same one.
ghosts_galore-card-track_tile = Carries track, monsters and sometimes a diamond. It is laid on a free cell in any rotation and then stays.
ghosts_galore-card-mine_cart = Marks the tile you have claimed this round.
ghosts_galore-card-lantern_token = Its holder starts the round. It moves one seat to the left after each round.
ghosts_galore-card-help_card = Sums up a round and the scoring; the score sheet shows the same here.
ghosts_galore-card-score_pad = Lists thirteen categories per player. The highest total wins.
ghosts_galore-card-straight = A track that joins opposite edges: one section, no curve.
ghosts_galore-card-curve = A track that joins two neighbouring edges: one section, one curve.
ghosts_galore-card-bridge = Two straight sections that cross without meeting.
ghosts_galore-card-double_curve = Two curved sections that do not meet. It counts as two curves.
ghosts_galore-card-dragon = By number on your board: none −5, then 1, 4, 9, 16, 25, 36, 49, 64 points.
ghosts_galore-card-ghost = 3 points each, but 6 each on a route with three or more ghosts.
ghosts_galore-card-golem = Golems whose tiles touch no other golem score by number: 4, 10, 18, 28, 40.
ghosts_galore-card-satyr = Scores the number of different monsters on its route, its own kind included.
ghosts_galore-card-skeleton = Each scores the number of diamonds on your board, whatever their value.
ghosts_galore-card-slime = Each scores the number of curves on your board; a double curve is two.
ghosts_galore-card-bat = 5 points if a neighbouring tile has a bat too, otherwise none.
ghosts_galore-card-werewolf = 4 points each, and a bonus of 10 for having the most (5 with two players).
ghosts_galore-card-will_o_wisp = 3 points each for up to three, 4 each for four to six, 5 each for seven or more.
ghosts_galore-card-diamond = Scores the value printed on it, and helps skeletons.
ghosts_galore-card-bone = The route that joins both bone doors scores 2 points per section.
ghosts_galore-card-tooth = The route that joins both tooth doors scores 2 points per section.
ghosts_galore-card-plain = A door. A route between two doors that are not a special pair scores 1 point per section.
ghosts_galore-card-wall = A track that ends here is a dead end: no door, no route points.
ghosts_galore-card-other_routes = Every route from door to door that is not a special pair scores 1 point per section.
ghosts_galore-card-section_term = A piece of track on one tile. Routes are counted in sections.
ghosts_galore-card-route = Sections joined from tile to tile. Routes from door to door score.
ghosts_galore-card-cut_route = A loose end: track that stops at a blank edge or a wall. In a tie, fewer is better.
ghosts_galore-card-total = The sum of all thirteen categories.

ghosts_galore-card-now-row = It lies in the face-up row.
ghosts_galore-card-now-revealed = It has just been revealed.
ghosts_galore-card-now-claimed = Claimed by { $name }.
ghosts_galore-card-now-laid = On { $name }'s board: { $cell }.
ghosts_galore-card-now-secret = It is your secret tile.
ghosts_galore-card-now-drawn = You drew it and may keep it as your secret tile.
ghosts_galore-card-now-gone = It has left the game.
ghosts_galore-card-now-board = This is { $name }'s board.
