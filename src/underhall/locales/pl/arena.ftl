# Turnieje botów: polecenie `underhall arena`, jego raport i uwagi.

arena-title = Arena
arena-intro =
    { $games ->
        [one] Jedna partia rozegrana
        [few] { $games } partie rozegrane
        [many] { $games } partii rozegranych
       *[other] { $games } partii rozegranych
    } w wersji { $versions }. Przedziały sprawdzają się dziewiętnaście razy na dwadzieścia.
arena-chapter =
    { $players ->
        [1] { $game }, w pojedynkę
       *[other] { $game }, liczba graczy: { $players }
    }
arena-strength = Siła
arena-duels = Kto z kim wygrywa
arena-categories = Punkty według kategorii
arena-length = Długość
arena-length-text = Średnio: wpisy w zapisie { $plies }, decyzje { $decisions }.
arena-branching = Rozgałęzienie
arena-branching-text = Średnio ruchy do wyboru: { $moves }.
arena-first = Zwycięstwa według miejsca przy stole
arena-uses = Elementy
arena-uses-text = Jak często używano danego elementu i jak wypadły te partie na tle pozostałych partii tego samego bota. Przy liczbie użyć mniejszej niż { $few } nie ma oceny. Na wykresach słupki pokazują, jak często używano elementu, a punkty, jak często wygrywano te partie, z przedziałami 95%; kropkowana linia to średnia.
arena-faults = Błędy
arena-column-bot = Bot
arena-column-against = Przeciwko
arena-column-ahead = Wyżej
arena-column-margin = Przewaga
arena-column-games = Partie
arena-column-wins = Zwycięstwa
arena-column-score = Punkty
arena-column-rating = Ranking
arena-column-seconds = Sekundy na decyzję
arena-column-faults = Błędy
arena-column-category = Kategoria
arena-column-component = Element
arena-column-kind = Rodzaj
arena-column-used = Użyty
arena-column-over = Punkty ponad średnią bota

arena-fault-crashed = { $bot }: wystąpił błąd (ziarno { $seed }).
arena-fault-no_move = { $bot }: odpowiedź nie jest ruchem (ziarno { $seed }).
arena-fault-illegal = { $bot }: wybrany ruch jest niedozwolony (ziarno { $seed }).
arena-fault-overtime = { $bot }: decyzja trwała zbyt długo (ziarno { $seed }).
arena-fault-memory = { $bot }: zużycie zbyt dużej ilości pamięci (ziarno { $seed }).
arena-fault-died = { $bot }: proces bota przestał działać (ziarno { $seed }).

arena-progress = Partie: { $done } z { $all }
arena-known =
    { $count ->
        [one] Jedna partia jest już w pliku.
        [few] { $count } partie są już w pliku.
        [many] { $count } partii jest już w pliku.
       *[other] { $count } partii jest już w pliku.
    }
arena-written = Zapisano: { $file }
arena-stopped = Zatrzymano. Rozegrane partie są w pliku { $file }; to samo polecenie ruszy od tego miejsca.
arena-nothing = Nie ma jeszcze wyników: poproś o partie opcją --games.

## Błędy
core-arena-foreign = Plik { $file } nie zawiera wyników areny. Podaj inny plik.
core-arena-other_format = Plik { $file } zawiera wyniki w formacie „{ $format }”, którego ta wersja nie czyta. Podaj inny plik.
core-arena-line = { $file }, wiersz { $line }: to nie jest wynik areny ({ $problem }).
core-arena-unwritable = Nie można zapisać pliku { $file }: { $problem }.
core-arena-suffix = { $file }: nazwa pliku tabeli musi kończyć się na .csv lub .parquet.
core-arena-no_parquet = { $file }: Parquet wymaga pakietu pyarrow (pip install "underhall[arena]"); można też podać plik .csv.
core-arena-no_ratings = Rankingi wymagają pakietu openskill: pip install "underhall[arena]".
core-arena-no_ray = --on ray wymaga pakietu ray: pip install "underhall[ray]".
core-arena-not_fitted = Przewidywania w grze { $game } nie mają wag do dopasowania; mierzy je --check.
core-arena-no_numpy = Dopasowanie wymaga pakietu numpy: pip install "underhall[arena]".
core-arena-ray = Nie udało się połączyć z klastrem Ray: { $problem }
core-arena-bots = Podaj co najmniej dwa różne boty opcją --bots albo graj w pojedynkę z --players 1.
core-arena-where = --on to „here” albo „ray”, a nie „{ $where }”.
