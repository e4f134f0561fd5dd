# Torneos entre bots: la orden `underhall arena`, su informe y sus quejas.

arena-title = Arena
arena-intro =
    { $games ->
        [one] Una partida, jugada
       *[other] { $games } partidas, jugadas
    } con la versión { $versions }. Los intervalos se cumplen diecinueve veces de cada veinte.
arena-chapter =
    { $players ->
        [one] { $game }, en solitario
       *[other] { $game }, { $players } jugadores
    }
arena-strength = Fuerza
arena-duels = Quién gana a quién
arena-categories = Puntos por categoría
arena-length = Duración
arena-length-text = De media, { $plies } anotaciones en el registro y { $decisions } decisiones.
arena-branching = Ramificación
arena-branching-text = De media, hay { $moves } jugadas entre las que elegir.
arena-first = Victorias por asiento
arena-uses = Componentes
arena-uses-text = Con qué frecuencia se usó cada componente y cómo fueron esas partidas frente a las demás del mismo bot. Con menos de { $few } usos no se juzga. En los gráficos, las barras muestran con qué frecuencia se usó un componente, y los puntos, con qué frecuencia se ganaron esas partidas, con intervalos del 95 %; la línea de puntos es la media.
arena-faults = Faltas
arena-column-bot = Bot
arena-column-against = Contra
arena-column-ahead = Por delante
arena-column-margin = Ventaja
arena-column-games = Partidas
arena-column-wins = Victorias
arena-column-score = Puntos
arena-column-rating = Puntuación
arena-column-seconds = Segundos por decisión
arena-column-faults = Faltas
arena-column-category = Categoría
arena-column-component = Componente
arena-column-kind = Tipo
arena-column-used = Usado
arena-column-over = Puntos sobre la media de su bot

arena-fault-crashed = { $bot } produjo un error (semilla { $seed }).
arena-fault-no_move = { $bot } respondió con algo que no es una jugada (semilla { $seed }).
arena-fault-illegal = { $bot } eligió una jugada ilegal (semilla { $seed }).
arena-fault-overtime = { $bot } tardó demasiado en una decisión (semilla { $seed }).
arena-fault-memory = { $bot } usó demasiada memoria (semilla { $seed }).
arena-fault-died = Murió el proceso que ejecutaba { $bot } (semilla { $seed }).

arena-progress = { $done } de { $all } partidas
arena-known =
    { $count ->
        [one] Una partida ya está en el archivo.
       *[other] { $count } partidas ya están en el archivo.
    }
arena-written = Escrito: { $file }
arena-stopped = Detenido. Las partidas jugadas están en { $file }; la misma orden sigue desde ahí.
arena-nothing = Aún no hay resultados: pide partidas con --games.

## Errores
core-arena-foreign = { $file } no contiene resultados de la arena. Indica otro archivo.
core-arena-other_format = { $file } contiene resultados en el formato «{ $format }», que esta versión no lee. Indica otro archivo.
core-arena-line = { $file }, línea { $line }: no es un resultado de la arena ({ $problem }).
core-arena-unwritable = No se puede escribir { $file }: { $problem }.
core-arena-suffix = { $file }: el nombre del archivo de una tabla debe terminar en .csv o .parquet.
core-arena-no_parquet = { $file }: Parquet necesita el paquete pyarrow (pip install "underhall[arena]"); o indica un archivo .csv.
core-arena-no_ratings = Las puntuaciones necesitan el paquete openskill: pip install "underhall[arena]".
core-arena-no_ray = --on ray necesita el paquete ray: pip install "underhall[ray]".
core-arena-not_fitted = La estimación de { $game } no tiene pesos que ajustar; --check la mide.
core-arena-no_numpy = Para ajustar hace falta el paquete numpy: pip install "underhall[arena]".
core-arena-ray = No se pudo llegar a ningún clúster de Ray: { $problem }
core-arena-bots = Indica al menos dos bots distintos con --bots, o juega en solitario con --players 1.
core-arena-where = --on es «here» o «ray», no «{ $where }».
