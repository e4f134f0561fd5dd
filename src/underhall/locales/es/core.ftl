# Frases del núcleo del motor: errores de entrada y negativas comunes a todos los juegos.

core-nothing = nada
core-seat = Jugador { $number }

## Preparación
core-setup-game = No hay ningún juego «{ $game }». Disponibles: { $known }.
core-setup-game_near = No hay ningún juego «{ $game }». ¿Querías decir «{ $near }»?
core-setup-players = A { $game } juegan { $allowed } personas, no { $players }.
core-setup-option = { $game } no tiene la opción «{ $option }». Sus opciones: { $known }.
core-setup-option_near = { $game } no tiene la opción «{ $option }». ¿Querías decir «{ $near }»?
core-setup-option_value = La opción «{ $option }» de { $game } no puede ser «{ $value }». Admite: { $allowed }.
core-setup-text = { $text } no puede ser una semilla ni un nombre. Escribe un texto, como «7», sin caracteres dañados.
core-setup-text_long = Una semilla o un nombre tiene como máximo { $most } caracteres y este tiene más: «{ $text }…».
core-setup-options = Indica las opciones de { $game } por su nombre, no como { $options }.
core-setup-option_text = La opción «{ $option }» de { $game } admite un texto, y «{ $value }» no lo es o es demasiado largo.
core-setup-names = Indica los nombres de los asientos como una lista de textos, no como { $names }.
core-setup-bot = No existe el bot «{ $bot }». Disponibles: { $known }.
core-setup-bot_near = No existe el bot «{ $bot }». ¿Querías decir «{ $near }»?
core-setup-bot_budget = Un bot no puede pensar con { $budget }. Su presupuesto es un Budget de al menos una posición y como máximo { $most }, con segundos a partir de 0.
core-setup-bot_seconds = Un bot no puede pensar { $seconds } segundos. Da un número a partir de 0, como máximo { $most }.
core-setup-plugin = No se puede importar el complemento «{ $word }» ({ $group }): { $problem }
core-setup-plugin_game = El complemento «{ $word }» ({ $group }) no apunta a ningún juego.
core-setup-plugin_id = El complemento «{ $word }» ({ $group }) apunta a un juego con otro identificador: { $near }
core-setup-plugin_bot = El complemento «{ $word }» ({ $group }) tiene que apuntar a algo que cree un bot a partir de una semilla.
core-setup-seats = { $have ->
    [one] Se ha indicado un nombre para { $players } asientos; indica uno por asiento o ninguno.
   *[other] Se han indicado { $have } nombres para { $players } asientos; indica uno por asiento o ninguno.
}

## Jugadas
core-move-unknown_word = «{ $text }» no es una jugada: ninguna empieza por «{ $word }».
core-move-unknown_word_near = «{ $text }» no es una jugada: ninguna empieza por «{ $word }». ¿Querías decir «{ $near }»?
core-move-field_count = «{ $text }» no es una jugada: tras «{ $word }» { $need ->
    [0] no va nada
    [one] va una parte
   *[other] van { $need } partes
}, no { $have }.
core-move-field = «{ $text }» no es una jugada: «{ $token }» no puede ser { $field }.
core-move-ambiguous = «{ $text }» podría ser { $count } jugadas: { $candidates }{ $count ->
    [2] .
    [3] .
    [4] .
    [5] .
    [6] .
   *[other] {" "}y otras.
}
core-move-illegal = «{ $text }» no está permitido ahora.
core-move-no_move = Esto no es una jugada de este juego: { $given }. Indica una jugada o su notación como texto.
core-move-long = Una notación tiene como máximo { $most } caracteres y esta tiene más: «{ $text }…».

## Negativas comunes
core-refusal-game_over = La partida ha terminado.
core-refusal-dealer_draws = Antes hay que hacer un sorteo.
core-refusal-no_such_outcome = Eso no puede salir ahora.
core-refusal-not_your_turn = Ahora decide otra persona.
core-refusal-not_now = Ahora no: { $kind }. Ahora se puede: { $possible }.
core-refusal-meant = ¿Querías decir «{ $near }»?
core-refusal-touched_early = Eso viene después: toca primero algo que brille.

## Deshacer
core-undo-nothing = No hay ninguna jugada que deshacer.
core-undo-revealed = Se ha revelado algo tras tu última jugada, así que no se puede deshacer.
core-undo-other_decided = { $seat } ha decidido después, así que tu jugada no se puede deshacer.
core-undo-final = Las decisiones que todos toman a la vez son definitivas.
core-undo-over = La partida ha terminado y se ha mostrado todo; ya no se puede deshacer nada.

## Cosas pedidas que no existen
core-client-foreign = «{ $url }» no responde como un servidor de Underhall.
core-argument-seat = No existe el asiento { $seat }: hay { $players }, numerados desde 0.
core-argument-idle = El asiento { $seat } no tiene nada que decidir ahora.
core-argument-not_over = La partida no ha terminado: solo se analizan partidas terminadas.
core-argument-ply = No existe la jugada { $ply }: el registro va de la 0, su principio, a la { $last }.
core-argument-lang = No hay mensajes en el idioma «{ $lang }». Disponibles: { $known }.
core-argument-event = «{ $event }» no es un suceso de este juego.
core-argument-picks = Indica lo que se ha tocado como una lista de identificadores, no como { $picks }.
core-argument-match = Indica una partida, no { $match }.
core-argument-bots = Indica los bots como una lista, o por asiento como un diccionario, no como { $bots }.
core-argument-number = «{ $name }» no puede ser { $number }.
core-argument-plies = { $plies } no es un número de jugadas.
core-argument-width = Un dibujo no puede tener { $width } columnas de ancho; necesita 60 o más.

## Registros
core-record-foreign = Esto no es un registro de Underhall: su primera línea es «{ $line }».
core-record-long = Un registro tiene como máximo { $most } caracteres y este texto tiene más.
core-record-characters = Este texto contiene caracteres dañados, así que no es un registro de Underhall.
core-record-line = Esta línea de un registro no se puede leer: «{ $line }». Nombra un asiento, contado desde 0, o * para el azar, y luego una jugada.
core-record-position = El registro empieza en una posición cuyo juego, número de jugadores, opciones o versión de las reglas no son los de su cabecera.
core-record-truncated = El registro está cortado: su última línea es «{ $line }», no la línea de cierre.
core-record-edited = El registro se ha modificado: su texto no coincide con la línea de cierre.
core-record-no_moves = El registro no tiene una línea vacía entre la cabecera y las jugadas.
core-record-header = Esta línea de la cabecera no se puede leer: «{ $line }».
core-record-header_twice = Esta línea de la cabecera está dos veces: «{ $line }».
core-record-header_missing = A la cabecera del registro le falta «{ $name }».
core-record-header_type = La cabecera del registro tiene un valor incorrecto en «{ $name }».
core-record-header_unknown = La cabecera del registro tiene una entrada desconocida «{ $name }».
core-record-ply = La línea { $ply } de las jugadas no se puede leer: «{ $line }».
core-record-count = El registro dice tener { $said } jugadas, pero tiene { $have }.
core-record-masked = La jugada { $ply } del registro está oculta, así que el registro no se puede reproducir hasta el final de la partida.
core-record-unreadable = Jugada { $ply } del registro: { $problem }
core-record-wrong_actor = La jugada { $ply } del registro, «{ $text }», la hace quien no debe.
core-record-illegal = La jugada { $ply } del registro, «{ $text }», no es legal: { $problem }
core-record-draw = La jugada { $ply } del registro dice que salió «{ $text }», pero la semilla da «{ $expected }».
core-record-draw_missing = El registro se detiene antes del sorteo { $ply }.
core-record-rules = El registro se hizo con la versión { $rules } de las reglas; este programa conoce hasta la { $known }.
core-record-edition = El registro se hizo con el contenido «{ $edition }», pero se usa «{ $known }».
core-record-commitment = La semilla del registro no coincide con el compromiso publicado antes de la partida.
core-record-result = El registro dice que el resultado fue { $said }, pero sus jugadas dan { $have }.
core-record-no_seed = El registro no muestra su semilla, así que sus sorteos no se pueden comprobar hasta el final de la partida.
core-record-no_commitment = El registro no contiene el compromiso de su semilla, así que no prueba nada.

## Posiciones
core-position-foreign = Esto no es una posición de Underhall.
core-position-missing = A la posición le falta «{ $path }».
core-position-unknown_key = La posición tiene una entrada desconocida «{ $path }».
core-position-shape = La entrada «{ $path }» de la posición es de un tipo incorrecto.
core-position-value = La entrada «{ $path }» de la posición no encaja: { $problem }.
core-position-edition = La posición se hizo con el contenido «{ $edition }», pero se usa «{ $known }».
core-position-step = La agenda de la posición tiene un paso ilegible: «{ $step }». { $problem }
core-position-rules = La posición se hizo con la versión { $rules } de las reglas; este programa conoce hasta la { $known }.
core-position-seat = La agenda de la posición tiene un paso de un asiento que no está en la mesa: «{ $step }»; los asientos se numeran desde 0 y hay { $players }.
core-position-dead_end = En esta posición nadie podría jugar en «{ $step }».
core-position-agenda_order = En la agenda de la posición, «{ $step }» no puede ir justo después de «{ $beneath }», solo después de { $on }.
core-position-agenda_bottom = La agenda de la posición no puede empezar con «{ $step }», que va después de { $on }.
core-position-agenda_first = El paso «{ $step }» solo puede ser el primero de la agenda de la posición.
core-position-agenda_never = El paso «{ $step }» se ejecuta al instante y nunca espera en una agenda.
core-position-agenda_step = El paso «{ $step }» de la agenda no encaja con el resto de la posición.
core-position-agenda_count = En esta posición, la agenda debe contener el paso «{ $step }» este número de veces: { $need }, no { $have }.
core-position-range = La entrada «{ $path }» de la posición es { $have }, pero debe ser { $least } como mínimo y { $most } como máximo.
core-position-number = El número de la entrada «{ $path }» de la posición es desmesurado; el límite es { $most }.
core-position-text = El texto de la entrada «{ $path }» de la posición tiene más de { $most } caracteres o no se puede imprimir.
core-position-size = La entrada «{ $path }» de la posición tiene más de { $most } elementos o más de { $deepest } niveles.

## Paquetes de contenido
core-content-missing = Falta el archivo { $file }.
core-content-unreadable = No se puede leer el archivo { $file }: { $problem }.
core-content-syntax = El archivo { $file } no es TOML legible: { $problem }.
core-content-type = El archivo { $file } tiene un valor incorrecto: { $problem }.
core-content-no_name = El archivo { $file } no da nombre a «{ $thing }» en: { $languages }.
core-content-no_game = En esta carpeta no hay contenido de ningún juego; se espera una carpeta por juego, por ejemplo { $example }.

## Reglas
core-rules-no_rules = No hay reglas que leer para «{ $game }».
core-rules-no_place = Las reglas no tienen ninguna sección ni norma «{ $citation }».
core-rules-no_place_near = Las reglas no tienen ninguna sección ni norma «{ $citation }»; ¿querías decir «{ $near }»?

## Fichas: un componente explicado
core-card-points = Puntos para ti ahora: { $points }.
core-card-owner = Pertenece a: { $names }.
core-card-pick = Puedes elegirlo ahora ({ $change } puntos).
core-card-no_pick = Ahora no: { $reason }
