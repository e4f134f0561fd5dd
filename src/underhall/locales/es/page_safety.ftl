# La página: avisar de personas, y la mesa de los anfitriones.

page-report = Avisar
page-report-title = Avisar sobre { $name }
page-report-who = Avisar sobre una persona de la mesa:
page-report-why = ¿Qué ocurre?
page-report-reason-insult = Insultos o amenazas
page-report-reason-hate = Odio hacia un grupo de personas
page-report-reason-spam = Publicidad o mensajes repetidos
page-report-reason-cheating = Trampas o pérdidas de tiempo
page-report-reason-other = Otra cosa
page-report-note = ¿Algo que añadir? (opcional)
page-report-send = Enviar a los anfitriones
page-report-private = La otra persona no sabrá quién ha avisado.
page-report-done = Gracias. Los anfitriones de este servidor lo mirarán.

page-host = Mesa de los anfitriones
page-host-only = Esto es solo para quienes cuidan de este servidor.
page-host-reports = Avisos
page-host-none = No hay nada que hacer: no queda ningún aviso abierto.
page-host-about-name = Nombre
page-host-about-profile = Perfil
page-host-about-chat = Chat
page-host-by = { $reason }. Aviso de { $name }, { $date }
page-host-others = { $count ->
    [one] Hay un aviso abierto más sobre esta persona
   *[other] Hay { $count } avisos abiertos más sobre esta persona
}
page-host-now = Nombre actual: { $name }
page-host-is-muted = En silencio hasta: { $date }
page-host-is-closed = Cuenta cerrada
page-host-around = Lo que se dijo alrededor
page-host-reason = Motivo, para la persona y para el registro
page-host-hours = Durante
page-host-hours-1 = 1 hora
page-host-hours-24 = 1 día
page-host-hours-168 = 1 semana
page-host-hours-720 = 30 días
page-host-mute = Silenciar
page-host-unmute = Dejar escribir
page-host-remove = Quitar la línea
page-host-clear = Vaciar el perfil
page-host-name = Nombre nuevo
page-host-rename = Cambiar el nombre
page-host-close = Cerrar la cuenta
page-host-close-sure = ¿Cerrar la cuenta de verdad?
page-host-reopen = Volver a abrir la cuenta
page-host-settle = No hace falta nada
page-host-log = Registro de actuaciones
page-host-terminal = terminal
page-host-log-when = Cuándo
page-host-log-who = Quién
page-host-log-what = Qué
page-host-log-whom = A quién
page-host-log-why = Por qué
page-host-act-mute = en silencio hasta: { $date }
page-host-act-unmute = puede escribir de nuevo
page-host-act-rename = nombre nuevo: { $text }
page-host-act-clear = perfil vaciado
page-host-act-remove = línea quitada: { $text }
page-host-act-close = cuenta cerrada
page-host-act-reopen = cuenta abierta de nuevo
page-host-act-settle = aviso cerrado sin hacer nada
page-host-act-host = ahora es de anfitrión
page-host-act-unhost = ya no es de anfitrión
