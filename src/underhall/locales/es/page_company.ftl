# La página: amistades, invitaciones, búsqueda de rivales, avisos, privacidad.

page-company = Amistades
page-company-count = Amistades ({ $count })
page-company-account = Las amistades se guardan con una cuenta. Tus partidas siguen siendo tuyas.
page-company-friends = Tus amistades
page-company-none = Aún no hay nadie. Busca a la gente por el nombre que usa aquí o envíale tu enlace.
page-company-asking = Quieren ser tus amistades
page-company-asked = Les has preguntado
page-company-blocked = Personas bloqueadas
page-company-name = Nombre
page-company-look = Buscar
page-company-nobody = Nadie con cuenta usa ese nombre.
page-company-add = Añadir a mis amistades
page-company-is = Ya es una de tus amistades.
page-company-waits = Le has preguntado; aún no ha respondido.
page-company-yes = Sí
page-company-no = No, gracias
page-company-end = Quitar de mis amistades: { $name }
page-company-take-back = Retirar
page-company-block = Bloquear
page-company-unblock = Desbloquear
page-follow = Seguir
page-unfollow = Dejar de seguir
page-followed = Sigues a
page-followed-why = Sus partidas públicas salen primero entre las que se pueden ver. No se les avisa.
page-followed-here = Sigues a: { $names }
page-company-muted = Personas silenciadas
page-company-muted-why = No lees lo que escriben en ninguna mesa.
page-company-unmute = Volver a leer
page-company-link = Tu enlace, para que te añadan:
page-invitations = Invitaciones
page-invited-by = Te invita { $name }
page-invite-friends = Invitar a amistades:
page-invited = Invitación enviada: { $name }
page-play-again = Jugar otra vez
page-seek = Buscar rivales
page-seek-strength = Puntuación de los rivales
page-seek-any = Cualquiera
page-seek-within = Hasta ±{ $points }
page-seek-waits = Buscando rivales. Los demás ven esta mesa en la portada.
page-seek-lonely = Aún no ha venido nadie.
page-seek-bots = Jugar contra bots de tu nivel
page-chat-watching = Mientras dure la partida, solo quienes miran leen lo que escribes.

## Avisos
page-calls = Avisos
page-calls-why = Cuando te toque o alguien te invite y no estés mirando: un mensaje por turno, y uno solo para todos si son muchos.
page-calls-push = Notificaciones en este navegador
page-calls-denied = El navegador no permite notificaciones aquí.
page-calls-email = Dirección de correo; nadie la verá
page-calls-unverified = Te hemos enviado un correo. Abre su enlace para confirmar la dirección.
page-calls-mail = Escribidme cuando me toque
page-calls-account = Para recibir avisos por correo hace falta una cuenta.
page-calls-table = Avisarme de esta mesa
page-calls-verify = Gracias. Escribiremos a esta dirección cuando te toque.
page-calls-unsubscribe = No recibirás más correos. Puedes volver a pedirlos en los ajustes.

## Privacidad
page-privacy = Privacidad
page-privacy-kept = Qué se guarda
page-privacy-kept-text =
    El nombre que usas y las partidas que juegas: la mesa, tu asiento, cada jugada y cuánto tardó, y lo que dices allí.
    Los navegadores y programas en los que has entrado: cómo se llama a sí mismo el navegador y cuándo estuvo aquí por última vez.
    Lo que cuentas en un aviso a los anfitriones, y lo que ellos hacen contigo, con el motivo.
    Qué problemas has intentado y si acertaste, y tus resultados en el reto del día.
    Con una cuenta: tu usuario, una huella de tu contraseña, puntuaciones, resultados, tu perfil, amistades y a quién sigues, silencias o bloqueas.
    Solo si tú los das: una dirección de correo y lo que tu navegador necesita para mostrarte notificaciones.
page-privacy-long = Durante cuánto tiempo
page-privacy-long-text =
    Un navegador sigue conectado 90 días después de su última visita, y un año como mucho.
    Quien entra como invitado y no deja nada se olvida a la semana. También una mesa en la que no empieza ninguna partida en una semana.
    Las partidas empezadas se guardan, y las últimas 500 líneas dichas en cada mesa.
    Una dirección de correo se guarda hasta que la quites, y solo se usa después de abrir el enlace que se envió allí.
    Un aviso se guarda 90 días después de cerrarse, y 180 días como mucho; el registro de los anfitriones, un año.
    Todo lo demás queda hasta que lo borres. Quien aloja el servidor puede tener copias anteriores.
page-privacy-seen = Quién lo ve
page-privacy-seen-text =
    En una mesa, todos los presentes ven tu nombre, tus jugadas y lo que dices. Cualquiera puede mirar una mesa abierta.
    Los resultados del reto del día, con nombres, los ve todo el mundo. De los problemas, solo cuántas personas acertaron.
    Tu perfil muestra lo que eliges en los ajustes. A nadie se le dice tu usuario, tu dirección, tus amistades ni a quién sigues, silencias o bloqueas.
    Lo que avisas lo leen los anfitriones de este servidor, nunca la persona de la que trata.
    Quien aloja este servidor puede leer su base de datos. Las contraseñas y los secretos de las sesiones están en ella solo como huellas.
    Si quieres recibir avisos, tu proveedor de correo o el servicio de notificaciones de tu navegador lleva el mensaje: el juego y los nombres de la mesa, nada de la posición.
page-privacy-not = Qué no se hace
page-privacy-not-text =
    Ni publicidad ni rastreo, y nada se carga de otros sitios. Las únicas cookies son las que te mantienen dentro.
    Tu dirección de red se cuenta en memoria para frenar abusos y nunca se escribe. El registro del servidor no contiene nombres.
page-privacy-yours = Es tuyo
page-privacy-yours-text =
    En los ajustes hay un botón que te lo da todo en un archivo y otro que te borra con todo lo tuyo, al instante.
    Las partidas que jugaste con otros siguen siendo suyas, sin tu nombre.

## Pausas y vacaciones
page-holiday-why = Tus relojes de días por jugada se paran mientras no estás, y tus rivales ven hasta cuándo.
page-holiday-left = { $days ->
    [one] Queda un día este año.
   *[other] Quedan { $days } días este año.
}
page-holiday-days = Días
page-holiday-begin = Empezar ahora
page-holiday-until = No estás hasta: { $date }.
page-holiday-end = Ya he vuelto
