# Ghosts Galore na stronie: odkryty kafelek i ostatni przejazd.

ghosts_galore-page-keep = Zajmij
ghosts_galore-page-leave = Zostaw

ghosts_galore-page-ride = Ostatni przejazd
ghosts_galore-page-ride-skip = Dotknij, aby przejść dalej.
ghosts_galore-page-ride-again = Jeszcze raz
ghosts_galore-page-ride-scores = Do punktacji
ghosts_galore-page-ride-watch = Zobacz ostatni przejazd

ghosts_galore-page-in-hand = W twojej ręce
