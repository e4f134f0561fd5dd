# La página: vestíbulo, mesa, repetición.

page-motto = Tres juegos de mesa que viven bajo una montaña
page-guest = Invitado { $number }
page-settings = Ajustes
page-nickname = Nombre
page-save = Guardar
page-language = Idioma
page-theme = Iluminación
page-theme-cave = Cueva (oscura)
page-theme-daylight = Luz del día
page-theme-contrast = Alto contraste
page-speed = Movimiento
page-speed-off = Sin movimiento
page-speed-fast = Rápido
page-speed-usual = Normal
page-speed-slow = Lento
page-sounds = Sonidos
page-volume-off = Sin sonido
page-volume-soft = Bajo
page-volume-usual = Normal
page-volume-loud = Alto
page-ambience = Ambiente de la cueva
page-confirm-moves = Preguntar antes de una jugada que no se puede deshacer
page-games = Juegos
page-gallery = Galería de dibujos
page-gallery-sheet = Lámina
page-gallery-state = Estado
page-gallery-size = Tamaño
page-play = Jugar
page-join = Unirse
page-running-games = Partidas para mirar
page-no-running = No se está jugando ninguna partida abierta.
page-continue = Continuar: te toca
page-continue-waits = Continuar tu partida
page-game-with = { $game }, con { $names }
page-first-time = ¿Primera vez? Aprende jugando
page-first-lesson = Unos minutos, sin cuenta
page-more-games = { $count ->
    [one] Otra partida tuya
   *[other] Otras { $count } partidas tuyas
}
page-alone = en solitario
page-seats-taken = { $taken } de { $seats } asientos ocupados
page-value-full = partida estándar
page-value-intro = partida introductoria
page-friends = Con amigos
page-hot-seat = En una sola pantalla
page-my-games = Mis partidas
page-open-tables = Mesas abiertas
page-open-a-table = Abrir una mesa
page-no-tables = Nadie espera jugadores ahora mismo.
page-unofficial = Implementación independiente y no oficial. Los nombres de los juegos pertenecen a sus propietarios; aquí no se usa ningún texto ni ilustración impresos.
page-offline = No se puede contactar con el servidor. Reintentando…
page-players = Jugadores
page-seats = Asientos
page-seat-me = Yo
page-seat-open = Quien se apunte
page-seat-hot = Alguien en esta pantalla
page-bot = Bot
page-away = ausente
page-clock = Reloj
page-anyone = Cualquiera puede unirse y mirar
page-delay = Quienes miran ven la partida
page-delay-by = { $minutes ->
    [0] al momento
    [one] { $minutes } minuto después
   *[other] { $minutes } minutos después
}
page-delay-watching = { $minutes ->
    [one] Ves la partida con { $minutes } minuto de retraso.
   *[other] Ves la partida con { $minutes } minutos de retraso.
}
page-delay-watched = { $minutes ->
    [one] La ven con { $minutes } minuto de retraso.
   *[other] La ven con { $minutes } minutos de retraso.
}
page-make-table = Crear la mesa
page-free-seat = asiento libre
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
page-share = Compartir…
page-start = Empezar la partida
page-start-fills = Los bots ocupan los asientos libres.
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
page-tab-chat = Chat
page-rule = Regla { $name }
page-tab-rules = Reglas
page-rules-search = Buscar en las reglas
page-rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] Un párrafo encontrado
   *[other] { $count } párrafos encontrados
}
page-rules-contents = Índice
page-rules-page = Abrir en una página aparte
page-chat-label = Di algo
page-chat-off = El chat de esta mesa está desactivado.
page-chat-allow = Permitir el chat en esta mesa
page-phrases = Frases y emotes
page-phrase-hello = ¡Hola!
page-phrase-good_luck = ¡Buena suerte!
page-phrase-nice_move = ¡Buena jugada!
page-phrase-one_moment = Un momento, por favor
page-phrase-sorry = ¡Perdón!
page-phrase-thank_you = ¡Gracias!
page-phrase-well_played = ¡Bien jugado!
page-phrase-good_game = ¡Buena partida!
page-phrase-cheers = ¡Salud!
page-phrase-ha_ha = ¡Ja, ja!
page-phrase-boo = ¡Buu!
page-phrase-on_fire = ¡En racha!
page-phrase-treasure = ¡Menudo tesoro!
page-phrase-all_hail = ¡Viva el rey!
page-mute = Silenciar: { $name }
page-unmute = Volver a mostrar lo que dice: { $name }
page-muted = En silencio: { $name }
page-silence = Silenciar en esta mesa: { $name }
page-unsilence = Dejar que vuelva a escribir: { $name }
page-silenced = Sin voz en esta mesa: { $name }
page-silenced-you = Quien creó esta mesa no te deja escribir aquí.
page-somebody = alguien
page-send = Enviar
page-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
page-choices = Lo que puedes hacer
page-confirm = Confirmar
page-back = Atrás
page-more = { $count } más…
page-side-moves = { $count ->
    [one] Otra jugada
   *[other] Otras { $count } jugadas
}
page-on-board = { $count ->
    [one] Una opción en el tablero
   *[other] { $count } opciones en el tablero
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

## Bots, rivales y opciones
page-opponents-label = Rivales
page-opponents = { $count ->
    [one] { $count } rival
   *[other] { $count } rivales
}
page-level = Cómo juegan los bots
page-level-beginner = a nivel principiante
page-level-casual = a nivel informal
page-level-able = a buen nivel
page-level-strong = a gran nivel
page-level-masterly = a nivel de maestro
page-level-random = al azar
page-level-greedy = con cuidado
page-level-search = anticipándose
page-skill = Su nivel
page-skill-beginner = principiante
page-skill-casual = informal
page-skill-able = bueno
page-skill-strong = alto
page-skill-masterly = maestro
page-skill-random = al azar
page-bot-gravel = Grava
page-bot-moss = Musgo
page-bot-ember = Brasa
page-bot-flint = Pedernal
page-bot-soot = Hollín
page-bot-pebble = Guijarro
page-bot-thorn = Espino
page-add-bot = Sentar a un bot
page-value-random = al azar
page-value-true = sí
page-value-false = no
page-value-standard = normal
page-value-expert = experta: eliges tu pieza secreta entre dos
page-value-auto = según los jugadores
page-value-autumn = otoño
page-value-winter = invierno
page-value-no_duplicates = al azar, sin repetir
ghosts_galore-page-option-variant = Variante
ghosts_galore-page-option-first_player = Jugador inicial
mountain_king-page-option-teams = Dos equipos de dos (cuatro jugadores)
mountain_king-page-option-board = Cara del tablero
mountain_king-page-option-workshops = Talleres
mountain_king-page-option-first_player = Jugador inicial

## Cuenta
page-account = Cuenta
page-account-why = Juegas sin cuenta; este navegador recuerda tus asientos. Con una cuenta podrás llegar a ellos desde cualquier sitio.
page-account-name = Has entrado como { $login }.
page-login = Usuario
page-password = Contraseña
page-register = Crear una cuenta
page-log-in = Entrar
page-log-out = Salir
page-sessions = { $count ->
    [one] Sesión abierta en un sitio
   *[other] Sesiones abiertas en { $count } sitios
}
page-session-here = aquí
page-session-end = Cerrar
page-saved = Guardado

## En la mesa
page-menu = Menú
page-drawer = Historial y reglas
page-close = Cerrar
page-board = El tablero
page-side = Historial, puntos, chat y reglas
page-waits-for = esperando a { $names }
page-leave = Dejar la mesa
page-hand-over = Que un bot juegue por mí
page-come-back = Volver
page-bot-plays = Un bot juega por { $name }.
page-resign = Abandonar
page-resign-sure = ¿Abandonar de verdad? Un bot terminará la partida.
page-not-your-turn = { $count ->
    [one] Ahora decide { $names }.
   *[other] Ahora deciden { $names }.
}
page-not-now = Esto no forma parte de la decisión. { $decision }
page-undo-asks = Desde entonces se ha revelado o decidido algo, así que se preguntará a los demás.
page-spectators = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
}
page-since = desde tu último turno
page-news = { $count ->
    [one] Ha pasado una cosa desde tu último turno
   *[other] Han pasado { $count } cosas desde tu último turno
}
page-log-empty = Aún no ha pasado nada.
page-preview-points = Puntos: { $change }.
page-keys = Teclas: Tab e Intro eligen, del 1 al 9 escogen, Esc da un paso atrás, R gira, F voltea, U deshace, Y rehace, H da una pista, L abre el historial.
page-curtain = Pasa la pantalla a { $name }
page-curtain-why = El tablero está cubierto para que nadie vea los secretos de los demás.
page-curtain-lift = Soy { $name }
page-curtain-setting = Cubrir el tablero entre quienes comparten una pantalla
page-rematch-waits = Ya hay otra partida preparada.
page-join-rematch = Sentarse allí

## Contar un turno, el final, colores
page-watch-again = Verlo otra vez
page-film-stop = Volver al presente
page-this-turn = Este turno
page-round = Ronda { $round }
page-log-whose = De quién
page-log-all = Todo
page-log-details = Detalles
page-see-act = Verlo en la repetición
page-redo = Rehacer
page-picture = Imagen
page-share-position = Compartir esta posición
page-round-before = Ronda anterior
page-round-after = Ronda siguiente
page-turn-before = Turno anterior
page-turn-after = Turno siguiente
page-place = { $place }.º
page-colours = Mi color
page-colour-0 = Azul cielo
page-colour-1 = Bermellón
page-colour-2 = Amarillo
page-colour-3 = Verde
page-colour-4 = Morado
page-colour-5 = Blanco
page-colour-6 = Carbón
page-colour-own = El del asiento

## Después de la partida
page-check = Comprobar
page-checked = El registro es correcto: { $plies ->
    [one] { $plies } paso derivado
   *[other] { $plies } pasos derivados
} de nuevo de la semilla, resultado { $totals }, compromiso { $commitment }….
page-checked-position = Esta partida empezó en una posición dada, no en la preparación. Nada prueba cómo se llegó a esa posición; se ha comprobado lo que sigue.
page-to-table = Mesa
page-play-on = Reproducir
page-beginning = El comienzo

## Primeros turnos con guía
page-tour = Visita guiada
page-tour-start = Enséñame
page-tour-step = { $step } de { $steps }
page-tour-next = Siguiente
page-tour-back = Atrás
page-tour-done = Seguir jugando
page-tour-end = Saltar la visita
ghosts_galore-tour-1 = ¡Te damos la bienvenida a la mina! Esta línea dice siempre a quién le toca y qué se decide.
ghosts_galore-tour-2 = Primero elige un lado de tu tablero. Los dos tienen nueve casillas; las puertas están en sitios distintos. Toca el que te guste.
ghosts_galore-tour-3 = A la izquierda están la pila y las piezas bocarriba. Cada jugador reclama una por ronda. Toca la pila para revelar otra.
ghosts_galore-tour-4 = Lo que brilla se puede elegir. Revela una pieza o elige una: los monstruos junto a la vía y los diamantes valen puntos.
ghosts_galore-tour-5 = Esta es tu mina de nueve casillas. Las vías que van de una puerta a otra forman rutas; las largas con los monstruos adecuados puntúan más.
ghosts_galore-tour-6 = Cuando tengas una pieza, señala una casilla libre, gírala con R o con el botón y colócala. El total muestra cuánto puntuaría.
ghosts_galore-tour-7 = Aquí están los puntos de todos, el historial con un enlace a cada posición, la hoja de puntuación, el chat y las reglas.
ghosts_galore-tour-8 = Deshaz una jugada, pide una pista o abre el menú. ¡Que te diviertas!
mountain_king-tour-1 = ¡Te damos la bienvenida a la montaña! Esta línea dice siempre a quién le toca y qué se decide.
mountain_king-tour-2 = La montaña: excavas túneles desde tu puerta hacia su corazón, desentierras lo que hay y mueves estatuas por tus túneles.
mountain_king-tour-3 = La horda: trols que puedes reclutar. Los baratos están delante; para llegar más allá, deja un soborno sobre los que te saltas.
mountain_king-tour-4 = Lo que brilla se puede elegir, en el tablero o en la barra de abajo. Haz ahora tu primera elección.
mountain_king-tour-5 = Tu plantilla de trols es una pirámide. Un trol colocado sobre otros dos los despierta: traen otra vez sus recursos, y también los de debajo.
mountain_king-tour-6 = Sigue con tu turno. Antes de confirmar una excavación se ven su contorno, su coste y lo que desentierra.
mountain_king-tour-7 = Con runas lanzas los hechizos de este libro. Señala uno para leer lo que hace.
mountain_king-tour-8 = Deshaz una jugada, pide una pista o abre el menú con reglas y ajustes. ¡La montaña es tuya!
caverna-tour-1 = ¡Te damos la bienvenida a la cueva! Esta línea dice siempre a quién le toca y qué se decide.
caverna-tour-2 = Casillas de Acción: en cada turno colocas un Enano en una casilla libre. En algunas se acumulan recursos ronda a ronda.
caverna-tour-3 = Tu hogar: el Bosque a la izquierda, la Montaña a la derecha. Tala el Bosque para Campos y Pastizales, excava la Montaña para Cuevas y Minas.
caverna-tour-4 = Lo que brilla se puede elegir. Envía ahora a trabajar a tu primer Enano.
caverna-tour-5 = Muchas acciones tienen varias partes; haz las que quieras, en la barra de abajo o en el tablero, y sigue.
caverna-tour-6 = Mira los tableros de los demás cuando quieras. Ten Comida lista: en la cosecha cada Enano tiene que comer.
caverna-tour-7 = Deshaz una jugada, pide una pista o abre el menú. La hoja de puntuación muestra lo que aún te falta. ¡Que te diviertas!

## Ghosts Galore en la página
ghosts_galore-page-about = Elige piezas, tiende las vías de tu tren fantasma y llénalo de monstruos.
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
ghosts_galore-page-cell = { $cell ->
    [r0c0] Casilla superior izquierda
    [r0c1] Casilla superior central
    [r0c2] Casilla superior derecha
    [r1c0] Casilla izquierda de la fila central
    [r1c1] Casilla del centro
    [r1c2] Casilla derecha de la fila central
    [r2c0] Casilla inferior izquierda
    [r2c1] Casilla inferior central
   *[r2c2] Casilla inferior derecha
}
ghosts_galore-page-empty = vacía
ghosts_galore-page-diamond = diamante de { $value }
ghosts_galore-page-turn = Girar
ghosts_galore-page-turn-back = Girar al revés
ghosts_galore-page-lay = Colocar
ghosts_galore-page-secret-text = Va en tu última casilla libre.
ghosts_galore-page-deciding = está eligiendo
ghosts_galore-page-acted = ya está

## El Rey de la Montaña en la página
mountain_king-page-about = Reúne trols en pirámide, excava túneles y lleva estatuas al corazón de la montaña.
mountain_king-page-length = 60–90 minutos
mountain_king-page-weight = medio
mountain_king-page-mountain = La montaña
mountain_king-page-tunnel = túnel de { $name }
mountain_king-page-isolated = túnel aislado
mountain_king-page-rubble = escombros
mountain_king-page-statue = estatua de { $clan }
mountain_king-page-site = espacio de taller libre
mountain_king-page-shapes = ¿Qué pieza?
mountain_king-page-horde = La horda
mountain_king-page-round = Ronda { $round }
mountain_king-page-spells = Libro de hechizos
mountain_king-page-workshops = Talleres
mountain_king-page-tiles = Túneles
mountain_king-page-halls = Grandes salones
mountain_king-page-track = Marcador de pedestales
mountain_king-page-bag = Bolsa
mountain_king-page-pay = Con qué pagar

# How closely a board is looked at.
page-closer = Mirar más de cerca
page-farther = Mirar desde más lejos
page-whole = Verlo todo

# En la mesa y fuera de ella: pausas, vacaciones, el camino de vuelta.
page-pause = Pedir una pausa
page-pause-asked = { $name } pide una pausa. ¿Te parece bien?
page-pause-waits = Se ha pedido una pausa. Falta la respuesta de: { $names }
page-pause-withdraw = Retirar
page-paused = En pausa: los relojes están parados.
page-pause-end = Seguir
page-holiday = De vacaciones
page-holiday-their = Fuera hasta: { $date }
page-back-home = Volver a la montaña
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
