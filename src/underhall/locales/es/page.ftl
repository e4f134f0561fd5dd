# La página: vestíbulo, mesa, repetición.

page-motto = Tres juegos de mesa que viven bajo una montaña
page-hello = Hola, { $name }
page-guest = Invitado { $number }
page-settings = Ajustes
page-nickname = Nombre
page-save = Guardar
page-language = Idioma
page-theme = Luz
page-theme-cave = Cueva (oscuro)
page-theme-daylight = Luz del día
page-speed = Movimiento
page-speed-off = Sin movimiento
page-speed-fast = Rápido
page-speed-usual = Normal
page-speed-slow = Lento
page-sounds = Sonidos
page-confirm-moves = Preguntar antes de cada jugada
page-games = Juegos
page-play-now = Jugar ya contra bots
page-friends = Con amigos
page-hot-seat = En una sola pantalla
page-my-games = Mis partidas
page-no-games = Aún no tienes partidas. Empieza una arriba.
page-open-tables = Mesas abiertas
page-no-tables = Nadie espera jugadores ahora mismo.
page-unofficial = Implementación independiente y no oficial. Los nombres de los juegos pertenecen a sus propietarios; aquí no se usa ningún texto ni ilustración impresos.
page-offline = No se puede contactar con el servidor. Reintentando…
page-players = Jugadores
page-seats = Puestos
page-seat-me = Yo
page-seat-open = Quien se apunte
page-seat-hot = Alguien en esta pantalla
page-bot = Bot
page-away = ausente
page-clock = Reloj
page-clock-none = Ninguno
page-clock-live = 30 minutos por persona
page-clock-days = Dos días por jugada
page-anyone = Cualquiera puede unirse y mirar
page-make-table = Crear la mesa
page-cancel = Cancelar
page-free-seat = puesto libre
page-sit = Sentarse
page-watch = Mirar
page-open = Abrir
page-status-waiting = esperando jugadores
page-status-running = en juego
page-status-over = terminada
page-invite = Envía este enlace a tus amigos:
page-qr = Código QR de la invitación
page-copy = Copiar
page-copied = Copiado
page-start = Empezar la partida
page-lobby = Vestíbulo
page-connecting = Conectando…
page-lost = Se ha perdido la conexión. Este es el último tablero conocido; reconectando…
page-your-turn = Te toca.
page-winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
page-undo = Deshacer
page-hint = Pista
page-rematch = Otra partida
page-replay = Repetición
page-download = Registro
page-proposal = { $name } quiere deshacer una jugada.
page-agree = De acuerdo
page-disagree = No
page-parts = Partes de la mesa
page-part-shared = Mesa
page-part-mine = Lo mío
page-part-others = Los demás
page-part-log = Historial
page-others = Los demás jugadores
page-tab-log = Historial
page-tab-scores = Puntos
page-tab-chat = Charla
page-tab-rules = Reglas
page-chat-label = Di algo
page-send = Enviar
page-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
page-choices = Lo que puedes hacer
page-confirm = Hecho
page-back = Atrás
page-more = { $count } más…
page-side-moves = { $count ->
    [one] Además se puede hacer una cosa
   *[other] Además se pueden hacer { $count } cosas
}
page-on-board = { $count ->
    [one] Hay una opción en el tablero
   *[other] Hay { $count } opciones en el tablero
}
page-score-sheet = Hoja de puntuación
page-category = Categoría
page-total = Total
page-final-scores = Puntuación final
page-chart = Totales a lo largo de la partida
page-earlier = Un paso atrás
page-later = Un paso adelante
page-ply = Paso
page-what-if = ¿Y si…? Seguir desde aquí

## Ghosts Galore en la página
ghosts_galore-page-about = Elige piezas, tiende tu tren fantasma y llénalo de monstruos.
ghosts_galore-page-length = 20 minutos
ghosts_galore-page-weight = ligero
ghosts_galore-page-draft = Las piezas disponibles
ghosts_galore-page-round = Ronda { $round } de { $rounds }
ghosts_galore-page-lantern = { $name } tiene el farol
ghosts_galore-page-pile = { $count ->
    [one] Pila con una pieza: revelar la de arriba
   *[other] Pila con { $count } piezas: revelar la de arriba
}
ghosts_galore-page-secret = Tu pieza secreta
ghosts_galore-page-board = Tablero de { $name }
ghosts_galore-page-cell = Fila { $row }, columna { $column }
ghosts_galore-page-empty = vacía
ghosts_galore-page-diamond = diamante de { $value }
ghosts_galore-page-turn = Girar
ghosts_galore-page-turned = { $rotation ->
    [0] Sin girar
    [1] Un cuarto de vuelta
    [2] Media vuelta
   *[other] Tres cuartos de vuelta
}

## El Rey de la Montaña en la página
mountain_king-page-about = Reúne troles en pirámide, cava túneles y lleva estatuas al corazón de la montaña.
mountain_king-page-length = 60–90 minutos
mountain_king-page-weight = medio
mountain_king-page-mountain = La montaña
mountain_king-page-cell = Fila { $row }, columna { $column }
mountain_king-page-tunnel = túnel de { $name }
mountain_king-page-isolated = túnel aislado
mountain_king-page-rubble = escombros
mountain_king-page-statue = estatua de { $clan }
mountain_king-page-site = solar de taller libre
mountain_king-page-shapes = ¿Qué pieza?
mountain_king-page-turn-hint = Señala la montaña; R gira y voltea, Intro o un clic coloca la pieza.
mountain_king-page-horde = La horda
mountain_king-page-round = Ronda { $round }
mountain_king-page-spells = Libro de hechizos
mountain_king-page-workshops = Talleres
mountain_king-page-tiles = Túneles
mountain_king-page-halls = Grandes salones
mountain_king-page-track = Marcador de pedestales
mountain_king-page-bag = Bolsa
mountain_king-page-recruited = Reclutado: { $troll }. Elige su lugar.
mountain_king-page-slot = Lugar libre { $slot }
mountain_king-page-pay = Con qué pagar
