# Ghosts Galore na stronie: ostatni przejazd.

ghosts_galore-page-ride = Ostatni przejazd
ghosts_galore-page-ride-skip = Dotknij, aby przejść dalej.
ghosts_galore-page-ride-again = Jeszcze raz
ghosts_galore-page-ride-scores = Do punktacji
ghosts_galore-page-ride-watch = Zobacz ostatni przejazd
