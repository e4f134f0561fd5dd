# Ghosts Galore en la página: la pieza revelada y el último viaje.

ghosts_galore-page-keep = Reclamar
ghosts_galore-page-leave = Dejar

ghosts_galore-page-ride = El último viaje
ghosts_galore-page-ride-skip = Toca para continuar.
ghosts_galore-page-ride-again = Otra vez
ghosts_galore-page-ride-scores = Ver los puntos
ghosts_galore-page-ride-watch = Ver el último viaje

ghosts_galore-page-in-hand = En tu mano
