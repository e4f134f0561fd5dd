# Ghosts Galore on the page: the revealed tile, and the last ride.

ghosts_galore-page-keep = Claim
ghosts_galore-page-leave = Leave

ghosts_galore-page-ride = The last ride
ghosts_galore-page-ride-skip = Tap to go on.
ghosts_galore-page-ride-again = Ride again
ghosts_galore-page-ride-scores = To the scores
ghosts_galore-page-ride-watch = Watch the last ride

ghosts_galore-page-in-hand = In your hand
