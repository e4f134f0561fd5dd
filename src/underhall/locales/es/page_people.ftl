# La página: partidas acabadas, estadísticas, puntuación, perfiles.

page-history = Mis partidas
page-history-list = Partidas acabadas
page-history-none = Aún no hay partidas acabadas. Aparecerán aquí.
page-history-no-match = Ninguna partida coincide.
page-history-game = Juego
page-history-any = Cualquiera
page-history-opponent = Rival
page-history-result = Resultado
page-history-won = Ganadas
page-history-lost = No ganadas
page-history-since = Desde
page-history-until = Hasta
page-history-rated = Solo puntuables
page-history-more = Mostrar partidas anteriores
page-history-replay = Ver repetición
page-came-in = Puesto { $place }
page-left-early = se fue antes
page-gone = Alguien que ya no está
page-rated = Puntuable
page-rated-why = El resultado cambia la puntuación de todos. Hace falta reloj; no hay pistas ni se deshace lo revelado. Irse cuenta como quedar en último lugar.
page-rating = Puntuación
page-ratings = Puntuaciones
page-rating-change = { $name }: { $before } → { $after }
page-rating-provisional = provisional
page-rating-spread = { $value } ± { $spread }
page-rating-none = Aún no tienes puntuación en este juego. Juega una partida puntuable y la tendrás.
page-rating-mine = Tu puntuación: { $value } ± { $spread }
page-rating-mine-provisional = Tu puntuación: { $value } ± { $spread }, provisional hasta que juegues cinco partidas puntuables.
page-rating-waits = Calculando las puntuaciones…
page-leaderboard = Clasificaciones
page-leader = Jugador
page-leader-rank = Puesto
page-leader-games = Partidas puntuables
page-leader-bot = Bot que juega { $level }
page-leader-you = tú
page-leader-fair = el más cercano a ti
page-leader-how = Bots y personas comparten escala: 1500 es el centro, y con 100 puntos más se gana cerca del 60 % de las partidas para dos. Las personas aparecen tras cinco partidas puntuables.
page-statistics = Estadísticas
page-statistics-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
page-statistics-won = { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
} ({ $percent } %)
page-statistics-average = { $points } puntos de media
page-statistics-over-time = Totales a lo largo del tiempo
page-statistics-categories = De dónde vienen los puntos, de media
page-statistics-best = Mejores partidas
page-statistics-favourites = Lo más frecuente al final
page-statistics-favourite = { $name }: en { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}
page-archive = Descargar todas mis partidas
page-archive-why = Un archivo zip con todas las partidas que has jugado y todo lo demás que sabemos de ti.
page-profile = Perfil
page-profile-see = Ver tu perfil como lo ven los demás
page-profile-about = Sobre ti
page-profile-shows = Lo que los demás pueden ver
page-profile-statistics = Estadísticas
page-profile-games = Tus últimas partidas
page-profile-ratings = La puntuación y tu puesto en las clasificaciones
page-profile-saved = Guardado.
page-profile-since = Aquí desde { $date }
page-profile-nothing = No se muestra nada más.
page-delete = Eliminar mi cuenta
page-delete-why = Te elimina a ti y todo lo tuyo, al momento y para siempre. Las partidas que jugaste con más gente siguen siendo suyas, sin tu nombre.
page-delete-really = Sí, eliminarlo todo
page-delete-keep = Conservarla
page-clock-preset-none = Sin reloj
page-clock-preset-fast = Rápido: 10 minutos y 5 segundos por jugada
page-clock-preset-normal = Normal: 30 minutos y 10 segundos por jugada
page-clock-preset-slow = Lento: 60 minutos y 20 segundos por jugada
page-clock-preset-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
page-learn = { $count ->
    [one] Aprende jugando: una tarea
   *[other] Aprende jugando: { $count } tareas
}
page-learn-step = Tarea { $number } de { $count }
page-learn-next = Siguiente
page-learn-back = Atrás
page-learn-again = Intentarlo de nuevo
page-learn-not-quite = Casi. Inténtalo de nuevo:
page-learn-play = Jugar una partida ahora
page-learn-title = Lección
page-learn-all = Aprende jugando
page-learn-about = Tareas pequeñas en un tablero de verdad: haz esto, mira por qué, prueba lo que no se puede y lee la razón. Puedes parar cuando quieras y seguir después; no hace falta cuenta.
page-learn-progress = Lección: { $game }
page-learn-done = { $done } de { $count } tareas hechas
page-learn-begin = Empezar
page-learn-continue = Continuar
page-learn-restart = Desde el principio
page-learn-skip = Saltar
page-learn-play-intro = Jugar la partida introductoria
