# Frases del servidor de mesas: lo que rechaza, y su página sencilla.

## La página que está mientras no se construye el cliente
server-page_title = Underhall
server-page_text = El servidor de mesas está en marcha. La página de juego no se ha construido, pero los programas pueden jugar.
server-page_api = La API

## Peticiones y mensajes
server-bad_message = No se puede leer este mensaje: { $problem }
server-bad_value = Aquí hay un texto o un número que no se puede guardar.
server-bad_request = No se puede leer esta petición: { $problem }
server-bad_method = Esta dirección no admite peticiones de este tipo.
server-bad_type = El cuerpo de esta petición tiene que ser JSON.
server-too_long = Un mensaje puede tener como máximo { $limit } bytes.
server-too_long_body = El cuerpo de esta petición es demasiado largo.
server-too_fast = Demasiados mensajes; espera un momento.
server-too_many_requests = Demasiadas peticiones desde tu red; inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-too_many_sockets = Tienes demasiadas conexiones abiertas; cierra antes otra ventana.
server-no_page = No hay nada en esta dirección.
server-our_mistake = Algo ha fallado por nuestra parte. Ha quedado anotado.
server-try_again = El servidor está ocupado con esta mesa; inténtalo de nuevo en un momento.
server-foreign_origin = Esta petición no viene de una página de este servidor. Un programa debe enviar un token o la cabecera X-Underhall.
server-bad_host = La cabecera Host «{ $host }» de esta petición no es un nombre ni una dirección, con puerto o sin él.
server-foreign_host = Este servidor no responde al nombre «{ $host }». Quien lo administra puede añadirlo: underhall serve --origin http://{ $host }
server-crowded = El servidor no admite más conexiones; vuelve a intentarlo dentro de un momento.
server-metrics_private = Las métricas son solo para el ordenador en el que funciona el servidor o para quien tenga el token del anfitrión.
server-hello_first = El primer mensaje de una conexión tiene que ser «hello».
server-hello_twice = Esta conexión ya ha dicho «hello».
server-version = Este cliente usa la versión { $version } del protocolo; el servidor usa la { $known }. Vuelve a cargar la página.

## Almacenamiento
server-disk_full = El disco del servidor está lleno, así que esto no se ha hecho.
server-read_only = El servidor no puede escribir en su base de datos, así que esto no se ha hecho.
server-storage = La base de datos del servidor no responde, así que esto no se ha hecho.
server-damaged = La base de datos está dañada o no es una base de datos. Restaura una copia de seguridad: underhall restore ARCHIVO --replace
server-database_closed = La base de datos no deja entrar con esta dirección: su nombre, el usuario o la contraseña no son correctos.
server-unknown = La base de datos del servidor no responde, así que todavía no se sabe si esto se ha hecho. Se volverá a preguntar automáticamente.
server-database_silent = La base de datos del servidor no responde.
server-database_address = «{ $address }» no es la dirección de una base de datos. Usa sqlite:///archivo.db o postgresql://usuario@máquina/nombre.

## Personas
server-not_known = Dinos primero tu nombre.
server-known_already = Ya tienes un nombre aquí.
server-session_ended = Esta sesión se ha cerrado.
server-no_session = No existe esa sesión.
server-too_many_guests = Demasiados invitados nuevos desde tu red; espera un minuto.
server-too_many_tries = Demasiados intentos de entrar; espera unos minutos.
server-login_wrong = El usuario o la contraseña no son correctos.
server-password_wrong = La contraseña actual no es correcta.
server-not_for_tokens = Un token solo sirve para jugar. Haz esto en un navegador en el que hayas entrado.
server-login_taken = El usuario «{ $login }» ya está ocupado.
server-login_shape = Un usuario tiene de 3 a 80 caracteres: letras sin acento, cifras y, después del primero, . _ - + @
server-has_account = Ya tienes una cuenta.
server-password_length = Una contraseña tiene al menos { $least } caracteres y como máximo { $most }.
server-text_empty = Escribe algo en «{ $field }».
server-text_long = «{ $field }» puede tener como máximo { $limit } caracteres.
server-text_control = «{ $field }» tiene un carácter que no se puede usar: { $character }.

## Mesas y asientos
server-no_table = No hay ninguna mesa «{ $table }».
server-no_link = Este enlace no lleva a ninguna mesa; quizá esté incompleto.
server-no_card = Aquí no hay ningún componente «{ $card }».
server-no_seat = Esta mesa no tiene el asiento { $seat }.
server-no_ply = El registro tiene { $last } jugadas; no hay jugada { $ply }.
server-no_bot = No hay ningún bot «{ $bot }». Disponibles: { $known }.
server-seat_count = { $have ->
    [one] Se ha indicado un asiento para una mesa de { $players }.
   *[other] Se han indicado { $have } asientos para una mesa de { $players }.
}
server-not_invited = Esta mesa es solo para quienes tienen su enlace.
server-not_at_table = No tienes asiento en esta mesa.
server-not_your_seat = El asiento { $seat } no es tuyo.
server-seat_taken = El asiento { $seat } está ocupado.
server-seat_left = Te has ido y un bot juega por ti. Vuelve primero.
server-too_many_tables = Has creado demasiadas mesas; inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-too_many_analyses = Has pedido demasiados análisis; inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-table_full = Todos los asientos de esta mesa están ocupados.
server-owner_only = Solo puede hacerlo quien creó la mesa.
server-chat_off = El chat de esta mesa está desactivado.
server-silenced = Quien creó esta mesa no te deja escribir aquí.
server-too_many_silenced = Ya has silenciado aquí a { $most } personas.
server-unknown_phrase = No existe la frase «{ $phrase }». Se conocen: { $known }.
server-spectators_watch = Los espectadores solo miran; toma un asiento para jugar.
server-not_started = La partida no ha empezado todavía.
server-has_started = La partida ya ha empezado.
server-not_over = La partida no ha terminado todavía.
server-key_used = Esta clave ya se usó para otra orden, en la jugada { $ply }. Crea una clave nueva para cada orden.
server-other_edition = Esta mesa empezó con componentes ({ $edition }) distintos de los que tiene ahora el servidor ({ $known }).
server-is_over = La partida ha terminado.
server-nothing_to_decide = Ahora no tienes nada que decidir.

## Puntuación y perfiles
server-rated_clock = Una partida puntuable necesita reloj: si no, podría no acabar nunca.
server-rated_alone = Una partida puntuable necesita un rival.
server-rated_one_seat = En una mesa puntuable cada persona ocupa un solo asiento, en su propia pantalla.
server-rated_account = Solo las cuentas tienen puntuación. Crea una en los ajustes; tus asientos y partidas seguirán siendo tuyos.
server-rated_help = Esta partida cuenta: hasta que termine no hay pistas, ni «¿y si…?», ni bots en tu asiento.
server-rated_take_back = Esta partida cuenta: lo que ya se ha revelado no se puede deshacer.
server-profile_account = Solo las cuentas tienen perfil. Crea una en los ajustes; tus partidas seguirán siendo tuyas.
server-no_lesson = No existe esa lección.
server-no_puzzle = No existe ese problema.
server-daily_left = Has abandonado este reto y se queda sin resultado. Mañana habrá otro.
server-no_person = Aquí no hay nadie con esa dirección.
server-too_many_archives = Acabas de descargar tu archivo; inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.

## Amistades, invitaciones, búsqueda de rivales
server-yourself = Esa persona eres tú.
server-friends_account = Las amistades, los bloqueos y a quién sigues se guardan con una cuenta. Créala en los ajustes; tus partidas siguen siendo tuyas.
server-friends_guest = Para tener amistades hace falta una cuenta, y esa persona no la tiene.
server-follow_guest = Para que la sigan hace falta una cuenta, y esa persona no la tiene.
server-too_many_friends = Ya conoces a { $most } personas; quita antes a alguna.
server-too_many_invited = Ya se ha invitado a { $most } personas a esta mesa; es suficiente.
server-other_strength = Esta mesa es para puntuaciones de { $lowest } a { $highest }; la tuya es { $rating }.
server-too_many_asks = Has preguntado a demasiada gente; inténtalo más tarde.
server-too_many_searches = Has buscado a demasiada gente; inténtalo más tarde.
server-too_many_invitations = Has enviado demasiadas invitaciones; inténtalo más tarde.

## Avisos
server-mail_account = Solo las cuentas tienen dirección. Crea una en los ajustes; tus partidas siguen siendo tuyas.
server-mail_shape = Eso no es una dirección de correo.
server-mail_off = Este servidor no envía correo.
server-mail_failed = No se ha podido enviar el correo. Revisa la dirección o inténtalo más tarde.
server-mail_link = Este enlace es demasiado antiguo o es de otra dirección. Pide uno nuevo en los ajustes.
server-mail_origin = Para avisar a la gente, el servidor tiene que saber su propia dirección: underhall serve --origin https://games.example
server-push_off = Este servidor no envía notificaciones.
server-push_shape = No se puede leer la suscripción de este navegador.
server-push_service = No se pueden enviar notificaciones a { $host }.
server-too_many_letters = Has pedido demasiados correos; inténtalo más tarde.
server-mail_verify_title = Underhall: ¿es tu dirección?
server-mail_verify_text = { $name } quiere recibir avisos en esta dirección cuando le toque jugar en Underhall. Si eres tú, abre este enlace antes de un día. Si no, no hagas nada: no volveremos a escribirte.
server-call_turn_title = Te toca
server-call_turn = Te toca jugar: { $game }, con { $names }.
server-call_invited_title = Tienes una invitación
server-call_invited = Te invitan a una partida: { $game }, con { $names }.
server-call_many_title = { $count ->
    [one] Una partida te espera
   *[other] { $count } partidas te esperan
}
server-call_end = No recibir más correos como este:

## Ajustes, copias de seguridad y restauración
server-setting = El ajuste { $name } no puede ser «{ $value }».
server-port_taken = El puerto { $port } está ocupado; quizá el servidor ya está en marcha. Puedes elegir otro con --port.
server-listening = El servidor no puede escuchar en «{ $host }», puerto { $port }: { $problem }.
server-no_database = No hay ninguna base de datos en «{ $address }».
server-backup_suffix = Una copia de PostgreSQL es un archivo portátil cuyo nombre termina en { $suffix }; para todo lo demás, usa pg_dump.
server-backup_file = No se puede escribir la copia en «{ $file }»: { $problem }.
server-backup_itself = «{ $file }» es parte de la base de datos. Elige otro archivo para la copia.
server-backup_missing = No existe la copia «{ $file }».
server-backup_foreign = «{ $file }» no es una copia de Underhall o está dañada. No se ha cambiado nada.
server-backup_newer = «{ $file }» procede de otra versión de Underhall, con tablas (revisión { $revision }) que esta no conoce; quizá una más nueva sí. No se ha cambiado nada.
server-database_newer = La base de datos se usó con otra versión de Underhall, con tablas (revisión { $revision }) que esta no conoce; quizá una más nueva sí. No se ha cambiado nada.
server-not_empty = La base de datos ya tiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}. Usa --replace para poner la copia en lugar de lo que hay.

## Seguridad
server-muted = Un anfitrión te ha silenciado hasta el { $until }. Puedes jugar y mirar, pero no escribir a otras personas.
server-name_fixed = Un anfitrión te ha puesto este nombre; podrás cambiarlo después del { $until }.
server-account_closed = Un anfitrión ha cerrado esta cuenta.
server-hosts_only = Esto es solo para quienes cuidan de este servidor.
server-host_account = Solo una cuenta puede ser de anfitrión; quien está de invitado no tiene ninguna.
server-is_host = Es una cuenta de anfitrión. Eso se hace en el terminal: underhall admin.
server-no_report = No existe ese aviso.
server-no_line = No existe esa línea.
server-too_many_reports = Has enviado muchos avisos; se mirarán. Inténtalo más tarde.
server-notice_mute = Un anfitrión te ha silenciado hasta el { $until }. Puedes jugar y mirar, pero no escribir a otras personas. Motivo: { $reason }
server-notice_unmute = Ya puedes volver a escribir a otras personas.
server-notice_rename = Un anfitrión te ha cambiado el nombre. Ahora es: { $name }. Motivo: { $reason }

## Pausas y vacaciones
server-paused = La partida está en pausa. Reanúdala primero.
server-no_clock = En esta mesa no hay reloj que parar.
server-not_running = En esta mesa no hay ninguna partida en marcha.
server-holiday_account = Las vacaciones van con una cuenta. Crea una en los ajustes; tus partidas siguen siendo tuyas.
server-holiday_far = Las vacaciones empiezan dentro de los próximos { $days } días.
server-holiday_one = Ya tienes vacaciones; termínalas primero.
server-holiday_days = { $left ->
    [one] Te queda un día este año.
   *[other] Te quedan { $left } días este año.
}
