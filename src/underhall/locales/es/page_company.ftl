# La página: amistades, invitaciones, búsqueda de rivales, avisos.

page-company = Amistades
page-company-count = Amistades ({ $count })
page-company-account = Las amistades se guardan con una cuenta. Créala en los ajustes de la portada; tus partidas siguen siendo tuyas.
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
