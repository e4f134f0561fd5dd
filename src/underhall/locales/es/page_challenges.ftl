# La página: problemas y reto del día.

page-puzzles = Problemas
page-puzzles-about = Posiciones de partidas reales en las que una jugada es claramente mejor que las demás. ¿Qué harías? No hace falta cuenta; cuenta el primer intento.
page-puzzle-progress = Problemas: { $game }
page-puzzle-done = { $done } de { $count } intentados, { $found } acertados
page-puzzle-begin = Resolver
page-puzzle-again = Repetirlos todos
page-puzzle-none = Este juego aún no tiene problemas.
page-puzzle-step = Problema { $number } de { $count }
page-puzzle-ask = ¿Qué harías? Haz tu jugada en el tablero.
page-puzzle-theme-opening = La partida acaba de empezar.
page-puzzle-theme-middle = La partida está en pleno desarrollo.
page-puzzle-theme-end = La partida está a punto de terminar.
page-puzzle-theme-deceptive = La primera jugada que viene a la cabeza no es la mejor.
page-puzzle-give-up = Ver la respuesta
page-puzzle-next = Siguiente problema
page-puzzle-all = Todos los problemas
page-puzzle-found = ¡Eso es!
page-puzzle-missed = Hay algo mejor.
page-puzzle-given-up = Esta es la mejor jugada.
page-puzzle-best = La mejor
page-puzzle-yours = La tuya
page-puzzle-lines = Cuánto vale cada jugada: puntos que puedes esperar al final
page-puzzle-points = { $points } puntos
page-puzzle-behind = { $points } menos (± { $error })
page-puzzle-not-weighed = Tu jugada no estaba entre las mejores: { $move }
page-puzzle-then = después: { $moves }
page-puzzle-others = { $tries ->
    [1] Nadie lo había intentado antes.
   *[other] Lo ha acertado el { $percent } % de { $tries } personas.
}
page-puzzle-streak = { $count ->
    [0] Sin racha todavía
    [one] Un acierto seguido
   *[other] { $count } aciertos seguidos
}
page-puzzle-days = { $count ->
    [0] Hoy todavía no
    [one] Un día seguido
   *[other] { $count } días seguidos
}
page-puzzle-first-counted = Contó tu primer intento; este es para practicar.
page-daily = Reto del día
page-daily-about = La misma partida para todo el mundo, de medianoche a medianoche UTC: el mismo azar, los mismos bots. Un solo intento, sin pistas, y lo revelado no se puede deshacer. Si abandonas, no hay resultado.
page-daily-against = Juegas contra { $count ->
    [one] un bot
   *[other] { $count } bots
}: { $names }.
page-daily-play = Jugar el reto de hoy
page-daily-continue = Seguir jugando
page-daily-over = Ya has jugado el reto de hoy.
page-daily-left = Abandonaste el reto de hoy: no tiene resultado.
page-daily-tomorrow = El siguiente empieza dentro de { $hours ->
    [0] menos de una hora
    [one] una hora
   *[other] { $hours } horas
}.
page-daily-today = Hoy
page-daily-yesterday = Ayer
page-daily-nobody = Todavía no hay resultados.
page-daily-count = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
page-daily-rank = Puesto
page-daily-player = Jugador
page-daily-place = Puesto en la mesa
page-daily-points = Puntos
page-daily-board = Resultados del día
