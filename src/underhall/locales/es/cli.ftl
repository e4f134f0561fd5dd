# La línea de órdenes. Lo que se escribe tal cual (órdenes, opciones, archivos) no se traduce;
# las palabras del juego sí, y las inglesas valen siempre.

cli-usage = Uso: { $text }
cli-ruling = { $reason } ({ $ruling })
cli-dealer = Azar
cli-version-pure = { $version } (motores en Python puro)
cli-version-compiled = { $version } (motores compilados)

## Ayuda
cli-help-commands = Órdenes
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-flag-help = Muestra esta ayuda.
cli-help-flag-version = Muestra la versión.
cli-help-language = Idioma: añade --lang en, es o pl a cualquier orden; si no, deciden LC_ALL, LC_MESSAGES o LANG.

cli-help-root = Juegos de mesa bajo una montaña, en la terminal.
cli-help-root-usage = underhall ORDEN [OPCIONES]
cli-help-root-examples =
    Ejemplos:
      underhall play                     te pregunta a qué jugar
      underhall play ghosts_galore       una persona contra dos bots hábiles
      underhall games                    a qué se puede jugar
      underhall replay mi.record         volver a ver una partida
      underhall ORDEN --help             más sobre una orden

cli-help-play = Juega en la terminal: personas ante un mismo teclado, y bots.
cli-help-play-usage = underhall play [JUEGO] [OPCIONES]
cli-help-play-game = Id del juego (véase `underhall games`); si falta, se pregunta.
cli-help-play-seats = Quién se sienta dónde, separado por comas: human, human:NOMBRE o un bot (beginner, casual, able, strong, masterly). Por defecto, una persona y lo demás able.
cli-help-play-players = Número de jugadores, si --seats no lo dice. Por defecto 3, si el juego lo permite.
cli-help-play-option = Una opción del juego como NOMBRE=VALOR; puede repetirse.
cli-help-play-seed = Cualquier texto: la misma semilla y las mismas jugadas dan la misma partida. Por defecto, una secreta.
cli-help-play-resume = Continúa una partida guardada; se guarda en el mismo archivo salvo que --save diga otro.
cli-help-play-save = Archivo donde guardar la partida mientras juegas. Por defecto, uno nuevo en tu carpeta de estado.
cli-help-play-examples =
    Ejemplos:
      underhall play ghosts_galore --players 4
      underhall play ghosts_galore --seats human:Ada,human:Blas,strong
      underhall play ghosts_galore --option variant=expert --seed "un día de lluvia"
      underhall play --resume mi.record
    Durante la partida, `ayuda` dice qué puedes escribir.

cli-help-position = Juega desde una posición: un archivo hecho con `guardar ARCHIVO.json`, editado o no.
cli-help-position-usage = underhall position ARCHIVO [OPCIONES]
cli-help-position-file = La posición, en JSON.
cli-help-position-seats = Quién se sienta dónde, como en `underhall play`.
cli-help-position-seed = Cualquier texto, para el azar que siga.
cli-help-position-save = Archivo donde guardar la partida mientras juegas.
cli-help-position-examples =
    Ejemplo:
      underhall position problema.json --seats human,masterly

cli-help-arena = Hace jugar a los bots muchas partidas entre sí y muestra cuál es más fuerte.
cli-help-arena-usage = underhall arena JUEGO [OPCIONES]
cli-help-arena-game = Id del juego (ver `underhall games`).
cli-help-arena-bots = Los bots, separados por comas; masterly@8000 mira 8000 posiciones por decisión, masterly@0.5s piensa medio segundo. Por defecto: greedy,random.
cli-help-arena-players = Jugadores por partida. Por defecto: 2.
cli-help-arena-games = Cuántas semillas; cada una se juega una vez por cada rotación de los asientos. Por defecto: 20.
cli-help-arena-option = Una opción del juego como NOMBRE=VALOR; se puede repetir.
cli-help-arena-opening = Cuántas jugadas se hacen al azar antes de que empiecen los bots: 20, u 8-60 para tantas como diga cada semilla entre esas. Por defecto: 0.
cli-help-arena-seed = Cualquier texto: la misma semilla da las mismas partidas. Por defecto: arena.
cli-help-arena-results = Archivo donde guardar los resultados. La misma orden con el mismo archivo sigue donde se detuvo.
cli-help-arena-table = Escribe además los resultados como tabla, una fila por asiento: ARCHIVO.csv o ARCHIVO.parquet.
cli-help-arena-report = Escribe un informe con gráficos: ARCHIVO.html.
cli-help-arena-on = Dónde jugar: here (aquí) o ray (un clúster de Ray). Por defecto: here.
cli-help-arena-processes = Cuántos procesos juegan. Por defecto: uno por núcleo.
cli-help-arena-seconds = Tiempo de procesador que un bot puede usar en una decisión antes de perder la partida. Por defecto: 60.
cli-help-arena-examples =
    Ejemplos:
      underhall arena ghosts_galore --bots greedy,random --games 100
      underhall arena caverna --players 4 --results caverna.jsonl --report caverna.html

cli-help-fit = Ajusta la estimación de un juego con partidas de los bots contra sí mismos, o mide cuánto se equivoca.
cli-help-fit-usage = underhall fit JUEGO [OPCIONES]
cli-help-fit-game = Id del juego (ver `underhall games`).
cli-help-fit-players = Jugadores por partida. Por defecto: 2.
cli-help-fit-rounds = Cuántas rondas de partidas, cada una seguida de un ajuste. Por defecto: 20.
cli-help-fit-games = Partidas por ronda. Por defecto: 20.
cli-help-fit-seed = Cualquier texto: la misma semilla da las mismas partidas. Por defecto: fit.
cli-help-fit-weights = Dónde escribir los pesos. Por defecto: el archivo del propio juego.
cli-help-fit-check = No ajusta nada: este bot juega contra sí mismo y se compara la estimación con el final de las partidas.
cli-help-fit-examples =
    Ejemplos:
      underhall fit caverna --players 1 --weights pesos.json
      underhall fit mountain_king --check able

cli-help-analyse = Repasa una partida terminada: qué podía esperar cada asiento y qué decisiones pesaron más.
cli-help-analyse-usage = underhall analyse ARCHIVO [OPCIONES]
cli-help-analyse-file = El registro de una partida terminada.
cli-help-analyse-positions = Cuántas posiciones mirar en cada decisión que pudo pesar. Por defecto: 3000.
cli-help-analyse-examples =
    Ejemplo:
      underhall analyse mi.record

cli-help-puzzles = Problemas: posiciones en las que una jugada es claramente la mejor.
cli-help-puzzles-usage = underhall puzzles find|check JUEGO [OPCIONES]
cli-help-puzzles-examples =
    Ejemplo:
      underhall puzzles check caverna

cli-help-puzzles-find = Busca problemas en partidas que los bots juegan entre sí.
cli-help-puzzles-find-usage = underhall puzzles find JUEGO [OPCIONES]
cli-help-puzzles-find-game = El id de un juego.
cli-help-puzzles-find-count = Cuántos buscar. Por defecto: 12.
cli-help-puzzles-find-players = Cuántos asientos tienen las partidas. Por defecto: 2.
cli-help-puzzles-find-seed = Cualquier texto: la misma semilla encuentra los mismos problemas. Por defecto: puzzles.
cli-help-puzzles-find-games = Parar tras estas partidas, se hayan encontrado los que sean. Por defecto: 1000.
cli-help-puzzles-find-into = La carpeta donde escribirlos. Por defecto: la del propio juego.
cli-help-puzzles-find-examples =
    Ejemplo:
      underhall puzzles find ghosts_galore --count 3 --seed lunes --into hallados

cli-help-puzzles-check = Vuelve a probar los problemas de un juego y dice en cuáles la respuesta ya no sale la mejor.
cli-help-puzzles-check-usage = underhall puzzles check JUEGO [OPCIONES]
cli-help-puzzles-check-game = El id de un juego.
cli-help-puzzles-check-trials = Cuántas veces probar cada respuesta. Por defecto: 12.
cli-help-puzzles-check-seed = Cualquier texto: la misma semilla da las mismas pruebas. Por defecto: check.
cli-help-puzzles-check-examples =
    Ejemplo:
      underhall puzzles check caverna --trials 40

cli-help-replay = Recorre el registro de una partida, con un dibujo en cada jugada.
cli-help-replay-usage = underhall replay ARCHIVO [OPCIONES]
cli-help-replay-file = El registro.
cli-help-replay-ply = Empieza en esta jugada; 0 es el principio. Si la salida no es una terminal, muestra solo esa.
cli-help-replay-auto = Avanza solo y espera estos segundos tras cada jugada (0: sin espera).
cli-help-replay-seat = Ve la partida como este jugador (1, 2 …). Por defecto, como espectador.
cli-help-replay-examples =
    Ejemplos:
      underhall replay mi.record --ply 40
      underhall replay mi.record --auto 1.5 --seat 1
      underhall replay mi.record > partida.txt

cli-help-verify = Comprueba un registro entero: texto, jugadas, sorteos, semilla y resultado.
cli-help-verify-usage = underhall verify ARCHIVO
cli-help-verify-file = El registro, con su semilla (el de una partida terminada la tiene).
cli-help-verify-examples =
    Ejemplo:
      underhall verify mi.record && echo honrada

cli-help-games = Enumera los juegos: ids, nombres, número de jugadores y opciones.
cli-help-games-usage = underhall games
cli-help-games-examples =
    Ejemplo:
      underhall games --lang pl

cli-help-content = Paquetes de contenido: tus propios datos en lugar de los que trae el programa.
cli-help-content-usage = underhall content check CARPETA
cli-help-content-examples =
    Ejemplo:
      underhall content check mi-paquete

cli-help-check = Comprueba un paquete de contenido y dice qué no cuadra.
cli-help-check-usage = underhall content check CARPETA [--game JUEGO]
cli-help-check-folder = El paquete: una carpeta con una subcarpeta por juego, cuyo nombre es el id del juego.
cli-help-check-game = Trata CARPETA como la de este único juego.
cli-help-check-examples =
    Ejemplos:
      underhall content check mi-paquete
      underhall content check mi-paquete/ghosts_galore --game ghosts_galore
      UNDERHALL_CONTENT=mi-paquete underhall play

## Argumentos equivocados
cli-usage-lang = No existe el idioma «{ $lang }». Disponibles: { $known }.
cli-usage-lang_missing = --lang necesita un idioma: { $known }.
cli-usage-command = No existe la orden «{ $command }». Disponibles: { $known }.
cli-usage-command_near = No existe la orden «{ $command }». ¿Querías decir «{ $near }»?
cli-usage-unknown = Aquí no existe la opción «{ $option }»; --help muestra las opciones.
cli-usage-unknown_near = Aquí no existe la opción «{ $option }». ¿Querías decir «{ $near }»?
cli-usage-value = { $option } no puede ser «{ $value }».
cli-usage-missing = Falta { $option } o su valor.
cli-usage-repeated = { $option } solo puede aparecer una vez.
cli-usage-excess = Sobran argumentos: «{ $text }».
cli-usage-other = { $problem }
cli-usage-option = «{ $text }» no es una opción de un juego; escribe NOMBRE=VALOR.
cli-usage-option_twice = La opción «{ $option }» aparece dos veces.
cli-usage-sitter = Nadie llamado «{ $sitter }» puede sentarse. Disponibles: { $known }.
cli-usage-sitter_near = Nadie llamado «{ $sitter }» puede sentarse. ¿Querías decir «{ $near }»?
cli-usage-seats_players = { $seats ->
    [one] Se nombra un asiento
   *[other] Se nombran { $seats } asientos
}, pero en la partida hay { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}.
cli-usage-resume = { $option } no se puede usar con --resume: el registro ya lo dice.
cli-usage-seat = No hay jugador { $seat }: juegan { $players }.
cli-usage-ply = No hay jugada { $ply }: la última del registro es la { $last }.
cli-usage-auto = --auto necesita un número de segundos: 0 o más, y como mucho { $most }.

## Archivos
cli-output-failed = No se puede escribir la salida: { $problem }.
cli-file-missing = No existe «{ $file }».
cli-file-folder = «{ $file }» es una carpeta, no un archivo.
cli-file-no_folder = «{ $file }» no es una carpeta.
cli-file-not_text = «{ $file }» no es un archivo de texto.
cli-file-long = «{ $file }» es demasiado largo para un registro o una posición: tienen como máximo { $most } caracteres.
cli-file-not_json = «{ $file }» no es JSON legible: { $problem }.
cli-file-not_json_object = «{ $file }» es JSON, pero no una posición de Underhall.
cli-file-unreadable = No se puede leer «{ $file }»: { $problem }.
cli-file-unwritable = No se puede escribir «{ $file }»: { $problem }.
cli-file-foreign = «{ $file }» ya existe y no es un registro ni una posición de Underhall; se deja como está.

## La mesa
cli-seat-human = { $number }. { $seat }: ante el teclado
cli-seat-bot = { $number }. { $seat }: bot { $bot }
cli-welcome = Escribe un número, una jugada o `ayuda`.
cli-ask-game = ¿A qué juego?
cli-ask-game_again = «{ $text }» no es ninguno; escribe un nombre o un número hasta el { $count }.
cli-ask-game_near = «{ $text }» no es ninguno. ¿Querías decir «{ $near }»?
cli-ask-players = ¿Cuántos jugadores, { $span }? [{ $usual }]
cli-ask-players_again = «{ $text }» no vale; se juega con { $span }.
cli-ask-hint = Escribe un número hasta el { $count }, una jugada o su comienzo, o `ayuda`.
cli-ask-number = No hay jugada { $number }; la última es la { $count }.
cli-ask-which = «{ $text }» puede ser { $count } jugadas:
cli-ask-command_near = «{ $text }» no es ni una jugada ni una orden. ¿Querías decir `{ $near }`?
cli-pass-title = Ahora { $seat }
cli-pass-ask = Pasa el teclado a { $seat } y pulsa Intro.
cli-moves-beside = También puedes:
cli-moves-grouped = { $count } jugadas. La { $number } es: { $example } — `{ $stem }` enumera las que empiezan así, `jugadas` todas.
cli-moves-none = Ninguna jugada empieza por «{ $prefix }».
cli-log-empty = Aún no ha pasado nada.
cli-why-what = ¿Por qué no qué? Escribe `por qué no` y una jugada.
cli-why-legal = `{ $move }` está permitida: { $prose }
cli-hint = Yo jugaría `{ $move }`: { $prose }. Así espero para ti unos { $points } puntos al final.
cli-hint-turn = El turno entero: { $line }.
cli-hint-next = La segunda mejor es `{ $move }`: { $prose }. Vale { $less } puntos menos.
cli-undone = { $count ->
    [one] Deshecho.
   *[other] Deshecho, junto con lo que hicieron los bots después ({ $count } jugadas).
}
cli-what-what = ¿Qué es qué? Escribe `qué es` y el nombre de un componente.
cli-what-none = Aquí nada se llama «{ $text }».
cli-what-near = Aquí nada se llama «{ $text }». ¿Querías decir «{ $near }»?
cli-what-many = «{ $text }» podría ser: { $names }.
cli-what-rule = Más: `regla { $rule }`
cli-rule-what = ¿Qué regla? Escribe `regla` y una sección o norma, como `regla R-12`.
cli-consent-ask = { $name }, ¿puede { $asker } deshacer `{ $move }`? (sí/no)
cli-consent-help = Escribe `sí` para permitirlo, `no` para negarte.
cli-consent-no = { $name } no está de acuerdo; no se ha deshecho nada.
cli-pass-help = El tablero está tapado para que nadie vea los secretos de los demás. Pulsa Intro cuando el teclado lo tenga { $seat }, o escribe `salir`; la partida se guarda.
cli-ask-game_help = Escribe el número o el nombre de un juego, o el comienzo de su nombre; `salir` termina.
cli-ask-players_help = Escribe cuántas personas juegan, o pulsa Intro para { $usual }; `salir` termina.
cli-tie-broken = Empate a { $points }: { $names } por delante de { $others } por { $reason }.
cli-tie-shared = Empate a { $points } sin desempate: { $names } comparten el puesto.
cli-save-where = ¿Guardar dónde? Escribe `guardar` y un nombre de archivo.
cli-saved = Guardado: { $file }
cli-bye = Has dejado la mesa.
cli-bye-early = No se ha empezado ninguna partida.
cli-resume = Para seguir: underhall play --resume { $file }
cli-over = Fin de la partida
cli-kept = La partida grabada: { $file } (prueba `underhall replay`)
cli-standing = { $place }.º { $names } — { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cli-score-category = Categoría
cli-score-total = Total
cli-score-uncertain = Tal como está; un intervalo indica lo que aún no puedes saber.
cli-table-help =
    una jugada     su número, su notación o cómo empieza (pl r0c1 3)
    jugadas        todas; `jugadas take` solo las que empiezan así
    qué es X       explica un componente: qué hace, dónde está, qué da
    regla R-12     lee un párrafo de las reglas; `regla`: el del último «no»
    por qué no X   qué regla prohíbe la jugada X
    pista          qué haría un bot fuerte, y por qué
    deshacer       deshace tu última jugada; si hace falta, pregunta a los demás
    tablero        vuelve a dibujar el tablero
    puntos         la hoja de puntuación tal como está
    historial      lo que ha pasado hasta ahora
    guardar X      guarda la partida en X; si acaba en .json, la posición
    salir          deja la partida, que queda guardada

cli-words-why = por qué no, por qué
cli-words-undo = deshacer
cli-words-hint = pista
cli-words-save = guardar
cli-words-moves = jugadas, movimientos
cli-words-board = tablero
cli-words-log = historial, historia
cli-words-score = puntos, puntuación
cli-words-help = ayuda
cli-words-quit = salir, q
cli-words-what = qué es, explica
cli-words-rule = regla, reglas
cli-words-yes = sí, s
cli-words-no = no, n
cli-words-next = siguiente, s
cli-words-back = atrás, a
cli-words-end = final

## Repeticiones
cli-replay-ply = { $ply } de { $last } · { $who }
cli-replay-start = El principio · { $last ->
    [one] sigue una jugada
   *[other] siguen { $last } jugadas
}
cli-replay-hidden = Oculto mientras dura la partida.
cli-replay-ask = [{ $ply }/{ $last }] Intro: siguiente, atrás, un número, final, salir >
cli-replay-at_end = Esa fue la última jugada.
cli-replay-help = Intro o `siguiente` avanza, `atrás` retrocede, un número va a esa jugada, `final` a la última; `qué es X` explica un componente, `regla R-12` abre una regla, `salir` o `q` termina.
cli-replay-what = No se entiende «{ $text }»; escribe un número hasta el { $last } o `ayuda`.

## Comprobación
cli-verify-position = Este registro empieza en una posición dada, no en la preparación del juego. Nada prueba cómo se llegó a esa posición; lo demás se ha comprobado:
cli-verify-text = El texto coincide con su línea final.
cli-verify-moves = { $count ->
    [one] Se comprobó una decisión y es legal.
   *[other] Se comprobaron { $count } decisiones y son legales.
}
cli-verify-draws = { $count ->
    [one] Un sorteo se volvió a derivar de la semilla y es correcto.
   *[other] { $count } sorteos se volvieron a derivar de la semilla y son correctos.
}
cli-verify-commitment = La semilla coincide con el compromiso hecho antes de la partida.
cli-verify-result = El resultado es el que dan las jugadas: { $totals }.
cli-verify-unfinished = La partida aún no ha terminado.

## Listas
cli-games-id = Id
cli-games-name = Nombre
cli-games-players = Jugadores
cli-games-options = Opciones de { $game }
cli-games-bots = Bots que pueden sentarse: { $bots }.
cli-games-broken = Complementos que no se pueden usar
cli-content-good = { $game }: { $count ->
    [one] un archivo
   *[other] { $count } archivos
} en { $folder }, todo está bien.
cli-content-bad = { $game }, en { $folder }: { $problem }
cli-content-stranger = La carpeta «{ $folder }» no es de ningún juego. ¿Querías decir «{ $near }»?
cli-content-no_pack = UNDERHALL_CONTENT nombra «{ $folder }», que no es una carpeta.

## Unirse a una mesa con un bot
cli-help-join = Un bot de este equipo ocupa un asiento en una mesa de un servidor.
cli-help-join-usage = underhall join URL [OPCIONES]
cli-help-join-url = La invitación o la mesa, como la muestra la página: http://…/join/… o http://…/table/…
cli-help-join-bot = Qué bot juega. Por defecto: greedy.
cli-help-join-seat = Qué asiento ocupar, contando desde 1. Por defecto: el primero libre.
cli-help-join-name = Con qué nombre juega. Por defecto: el del bot.
cli-help-join-token = Un token de la API, para jugar como alguien concreto; también UNDERHALL_TOKEN. Por defecto: un invitado nuevo.
cli-help-join-examples =
    Ejemplos:
      underhall join http://127.0.0.1:8000/join/Jx4… --bot greedy
      underhall join http://127.0.0.1:8000/table/98ec7279e5344558 --seat 2
cli-join-no_bot = No hay ningún bot «{ $bot }». Disponibles: { $known }.
cli-join-address = «{ $url }» no es la dirección de una mesa: termina en /join/… o /table/….
cli-join-password = Una dirección con nombre y contraseña los mostraría a otros. Quita lo que va delante de la @ y da un token con --token.
cli-join-sat = Asiento { $seat } ocupado en la mesa { $table }.
cli-join-over = La partida ha terminado: puesto { $place } de { $players }.

## Servidor
cli-serve-ready = Las mesas están en { $address } (Ctrl-C detiene el servidor).
cli-serve-missing = Las bibliotecas del servidor no están instaladas. Instálalas con: pip install "underhall[server]"
cli-backup-done = Copia escrita en { $file } ({ $kilobytes } KiB).
cli-restore-done = La base de datos se ha restaurado desde { $file }. Los servidores en marcha lo notarán por sí solos.
cli-help-serve = Ofrece mesas por la red, para personas y programas.
cli-help-serve-usage = underhall serve [OPCIONES]
cli-help-serve-host = Dirección en la que escuchar. Por defecto: 127.0.0.1, solo para este ordenador.
cli-help-serve-port = Puerto en el que escuchar. Por defecto: 8000.
cli-help-serve-database = Dónde se guarda todo. Por defecto: sqlite:///underhall.db
cli-help-serve-origin = Una dirección por la que la gente llega a este servidor, como https://juegos.example; se puede repetir.
cli-help-serve-secure_cookies = Enviar las cookies solo por TLS; para servidores detrás de un proxy con TLS.
cli-help-serve-bot_workers = Cuántos bots pueden pensar a la vez. Por defecto: 1.
cli-help-serve-bot_seconds = Cuánto puede pensar un bot. Por defecto: 2.
cli-help-serve-requests_per_second = Peticiones por segundo desde una misma dirección. Por defecto: 50; 0 es sin límite.
cli-help-serve-tables_per_hour = Mesas que una persona puede crear por hora. Por defecto: 120; 0 es sin límite.
cli-help-serve-analyses_per_hour = Análisis de partidas terminadas que una persona puede pedir por hora. Por defecto: 30; 0 es sin límite.
cli-help-serve-sockets_per_person = Conexiones que una persona puede tener abiertas. Por defecto: 40; 0 es sin límite.
cli-help-serve-sockets_per_address = Conexiones abiertas desde una misma dirección. Por defecto: 400; 0 es sin límite.
cli-help-serve-connections = Conexiones de cualquier tipo que puede haber abiertas. Por defecto: 0, es decir, tantas como descriptores de archivo haya.
cli-help-serve-plain_logs = Escribir los mensajes del servidor como texto en vez de JSON.
cli-help-serve-no_browser = No abrir el navegador.
cli-help-serve-examples =
    Ejemplos:
      underhall serve
      underhall serve --host 0.0.0.0 --port 8080 --no-browser
      underhall serve --database postgresql://underhall@localhost/underhall
    Cada opción se puede poner también en el entorno: UNDERHALL_PORT=8080.
cli-help-backup = Hace una copia de la base de datos del servidor, aunque esté en uso.
cli-help-backup-usage = underhall backup ARCHIVO [OPCIONES]
cli-help-backup-file = Archivo que escribir. Si el nombre termina en .jsonl, la copia es portátil, para SQLite y PostgreSQL por igual.
cli-help-backup-database = La base de datos. Por defecto: sqlite:///underhall.db
cli-help-backup-examples =
    Ejemplos:
      underhall backup lunes.db
      underhall backup lunes.jsonl --database postgresql://underhall@localhost/underhall
cli-help-restore = Restaura la base de datos del servidor desde una copia. Los servidores pueden seguir en marcha.
cli-help-restore-usage = underhall restore ARCHIVO [OPCIONES]
cli-help-restore-file = La copia.
cli-help-restore-database = La base de datos. Por defecto: sqlite:///underhall.db
cli-help-restore-replace = Desechar lo que tiene ahora la base de datos.
cli-help-restore-examples =
    Ejemplo:
      underhall restore lunes.db --replace

## Ajuste y análisis
cli-fit-round = Ronda { $number }: { $mean } puntos de media, { $best } como mucho; la estimación se pasó en { $off } ± { $spread }.
cli-fit-written = Los pesos están en { $file }.
cli-fit-column-part = Décima parte
cli-fit-column-off = Estimado de más
cli-fit-column-spread = Dispersión
cli-fit-column-count = Posiciones
cli-puzzles-finding = Buscando problemas
cli-puzzles-checking = Comprobando problemas
cli-puzzles-found = { $count ->
    [one] Un problema escrito
   *[other] { $count } problemas escritos
} en { $folder }.
cli-puzzles-wrong = { $puzzle }: salió mejor otra respuesta.
cli-puzzles-checked = { $count ->
    [one] Un problema comprobado
   *[other] { $count } problemas comprobados
}, erróneos: { $wrong }.
cli-analyse-title = Repasando
cli-analyse-graph = Puntos esperados a lo largo de la partida (mínimo { $low }, máximo { $high }):
cli-analyse-seat = { $seat }: { $bars } { $total }
cli-analyse-nothing = Ninguna decisión le costó mucho a nadie.
cli-analyse-turning = { $number }. Jugada { $ply }, { $seat }: { $played } — mejor: { $better } ({ $line }), vale { $cost } puntos más.
cli-usage-positions = --positions tiene que ser 1 como mínimo, no { $positions }.

## Cuidar de las personas
cli-help-admin = Cuidar de las personas: avisos, silencios, nombres y cuentas. Funciona junto a servidores en marcha.
cli-help-admin-usage = underhall admin ORDEN [OPCIONES]
cli-help-admin-examples =
    Ejemplos:
      underhall admin host ada --reason "lleva este servidor"
      underhall admin reports
      underhall admin mute eva --hours 48 --reason "insultos" --report 1f0c
      underhall admin log --who eva
cli-help-admin-who = Un usuario, un nombre, un identificador o la dirección de un perfil.
cli-help-admin-reason = Por qué. Se le dice a la persona y queda en el registro.
cli-help-admin-hours = Cuántas horas. Por defecto: 24.
cli-help-admin-report = El identificador de un aviso, como lo muestra `reports`; queda cerrado.
cli-help-admin-name = El nombre nuevo.
cli-help-admin-table = El identificador de la mesa.
cli-help-admin-line = El número de la línea.
cli-help-admin-database = La base de datos. Por defecto: sqlite:///underhall.db
cli-admin-done = Hecho. Los servidores en marcha se enteran solos.
cli-admin-nobody = Nadie responde a «{ $who }».
cli-admin-many = Varias personas responden a «{ $who }». Indica cuál: { $ids }.
cli-admin-hours = Elige una hora por lo menos, y { $most } como mucho.
cli-admin-terminal = terminal
cli-admin-no_reports = No hay avisos abiertos.
cli-admin-report = { $id }: { $at }, { $about }, { $reason }
cli-admin-report-whom = Sobre { $name } (usuario { $login }), aviso de { $reporter }
cli-admin-report-text = Texto: { $text }
cli-admin-report-note = Nota: { $text }
cli-admin-report-place = Mesa y línea: { $place }
cli-admin-person = { $name }: usuario { $login }, id { $id }, desde { $since }
cli-admin-person-muted = en silencio hasta { $until }
cli-admin-person-closed = cuenta cerrada
cli-admin-person-host = anfitrión
cli-help-admin-reports = Mostrar los avisos abiertos: sobre quién, por qué y qué se dijo alrededor.
cli-help-admin-reports-usage = underhall admin reports
cli-help-admin-people = Buscar personas por usuario, nombre, identificador o dirección de perfil.
cli-help-admin-people-usage = underhall admin people QUIEN
cli-help-admin-log = Mostrar el registro: quién hizo qué a quién, cuándo y por qué.
cli-help-admin-log-usage = underhall admin log [--who QUIEN]
cli-help-admin-mute = Impedir que alguien escriba a otras personas durante un tiempo.
cli-help-admin-mute-usage = underhall admin mute QUIEN --reason MOTIVO [--hours HORAS]
cli-help-admin-unmute = Dejar que alguien vuelva a escribir.
cli-help-admin-unmute-usage = underhall admin unmute QUIEN --reason MOTIVO
cli-help-admin-rename = Dar a alguien otro nombre, que conserva 30 días.
cli-help-admin-rename-usage = underhall admin rename QUIEN NOMBRE --reason MOTIVO
cli-help-admin-clear = Vaciar lo que alguien dice de sí en su perfil.
cli-help-admin-clear-usage = underhall admin clear QUIEN --reason MOTIVO
cli-help-admin-remove = Quitar una línea del chat de una mesa.
cli-help-admin-remove-usage = underhall admin remove MESA LINEA --reason MOTIVO
cli-help-admin-settle = Cerrar un aviso sin hacer nada.
cli-help-admin-settle-usage = underhall admin settle AVISO --reason MOTIVO
cli-help-admin-close = Cerrar una cuenta o echar a un invitado; juegan bots en su lugar.
cli-help-admin-close-usage = underhall admin close QUIEN --reason MOTIVO
cli-help-admin-reopen = Volver a abrir una cuenta cerrada.
cli-help-admin-reopen-usage = underhall admin reopen QUIEN --reason MOTIVO
cli-help-admin-host = Hacer de anfitrión una cuenta: verá la mesa en /host.
cli-help-admin-host-usage = underhall admin host QUIEN --reason MOTIVO
cli-help-admin-unhost = Quitar a una cuenta el papel de anfitrión.
cli-help-admin-unhost-usage = underhall admin unhost QUIEN --reason MOTIVO
