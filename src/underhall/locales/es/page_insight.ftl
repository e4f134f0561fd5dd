# Consejos que dicen por qué, y el análisis de una partida terminada.

## Consejos
page-hint-alone = Al final, cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para ti.
page-hint-ahead = Al final, cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para ti, { $ahead } más que con: { $next }.
page-hint-level = Al final, cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para ti. Igual de bueno: { $next }.
page-hint-turn = El turno entero:
page-hint-expected = Lo que puede esperar cada cual al final

## El análisis de una partida terminada
page-analysis = Análisis
page-analysis-begin = Analizar esta partida
page-analysis-about = Un bot fuerte repasa cada decisión: qué podía esperar cada cual y dónde se perdieron puntos.
page-analysis-working = Repasando la partida: { $percent } %
page-analysis-broken = El análisis se ha interrumpido. Vuelve a pedirlo.
page-analysis-chart = Puntos esperados a lo largo de la partida
page-analysis-values = Puntos esperados, ronda a ronda
page-analysis-end = Final
page-analysis-turnings = Las decisiones que más contaron
page-analysis-none = Ninguna decisión costó mucho a nadie. ¡Bien jugado!
page-analysis-cost = { $cost ->
    [one] { $cost } punto perdido
   *[other] { $cost } puntos perdidos
}
page-analysis-played = Jugada
page-analysis-better = Mejor
page-analysis-show = Ver
page-analysis-branch = Seguir desde aquí
