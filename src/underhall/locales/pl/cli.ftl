# Wiersz poleceń. To, co wpisuje się dosłownie (polecenia, opcje, nazwy plików), nie jest tłumaczone;
# słowa używane przy stole są, a angielskie działają zawsze.

cli-usage = Użycie: { $text }
cli-ruling = { $reason } ({ $ruling })
cli-dealer = Los
cli-version-pure = { $version } (silniki w czystym Pythonie)
cli-version-compiled = { $version } (silniki skompilowane)

## Pomoc
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-flag-help = Pokaż tę pomoc.
cli-help-flag-version = Pokaż wersję.
cli-help-language = Język: do każdego polecenia można dodać --lang en, es lub pl; inaczej decyduje LC_ALL, LC_MESSAGES lub LANG.

cli-help-root = Gry planszowe spod góry, w terminalu.
cli-help-root-usage = underhall POLECENIE [OPCJE]
cli-help-root-examples =
    Przykłady:
      underhall play                     zapyta, w co zagrać
      underhall play ghosts_galore       jedna osoba przeciw dwóm dobrym botom
      underhall games                    w co można zagrać
      underhall replay moja.record       obejrzyj grę jeszcze raz
      underhall POLECENIE --help         więcej o poleceniu

cli-help-play = Graj w terminalu: osoby przy jednej klawiaturze i boty.
cli-help-play-usage = underhall play [GRA] [OPCJE]
cli-help-play-game = Identyfikator gry (zob. `underhall games`); gdy go brak, program zapyta.
cli-help-play-seats = Kto gdzie siedzi, po przecinku: human, human:IMIĘ albo bot (beginner, casual, able, strong, masterly). Domyślnie jedna osoba, reszta able.
cli-help-play-players = Liczba graczy, jeśli nie mówi jej --seats. Domyślnie 3, o ile gra na to pozwala.
cli-help-play-option = Opcja gry w postaci NAZWA=WARTOŚĆ; można powtarzać.
cli-help-play-seed = Dowolny tekst: to samo ziarno i te same ruchy dają tę samą grę. Domyślnie tajne.
cli-help-play-resume = Kontynuuje zapisaną grę; zapisuje do tego samego pliku, chyba że --save wskaże inny.
cli-help-play-save = Plik, w którym zapis jest trzymany podczas gry. Domyślnie nowy plik w twoim folderze stanu programów.
cli-help-play-examples =
    Przykłady:
      underhall play ghosts_galore --players 4
      underhall play ghosts_galore --seats human:Ada,human:Bolek,strong
      underhall play ghosts_galore --option variant=expert --seed "deszczowy dzień"
      underhall play --resume moja.record
    W czasie gry `pomoc` mówi, co można wpisać.

cli-help-position = Graj od danej pozycji: z pliku zrobionego przez `zapisz PLIK.json`, zmienionego lub nie.
cli-help-position-usage = underhall position PLIK [OPCJE]
cli-help-position-file = Pozycja w formacie JSON.
cli-help-position-seats = Kto gdzie siedzi, jak w `underhall play`.
cli-help-position-seed = Dowolny tekst, dla losowań, które nastąpią.
cli-help-position-save = Plik, w którym zapis jest trzymany podczas gry.
cli-help-position-examples =
    Przykład:
      underhall position zagadka.json --seats human,masterly

cli-help-arena = Rozgrywa wiele partii między botami i pokazuje, który jest silniejszy.
cli-help-arena-usage = underhall arena GRA [OPCJE]
cli-help-arena-game = Identyfikator gry (zob. `underhall games`).
cli-help-arena-bots = Boty oddzielone przecinkami; masterly@8000 ogląda 8000 pozycji na decyzję, masterly@0.5s myśli pół sekundy. Domyślnie: greedy,random.
cli-help-arena-players = Liczba graczy w partii. Domyślnie: 2.
cli-help-arena-games = Liczba ziaren; każde jest rozgrywane raz w każdym obrocie miejsc. Domyślnie: 20.
cli-help-arena-option = Opcja gry jako NAZWA=WARTOŚĆ; można powtarzać.
cli-help-arena-opening = Ile ruchów wykonuje się losowo, zanim zaczną boty: 20 albo 8-60, czyli tyle, ile w tych granicach wyznaczy ziarno. Domyślnie: 0.
cli-help-arena-seed = Dowolny tekst: to samo ziarno daje te same partie. Domyślnie: arena.
cli-help-arena-results = Plik na wyniki. To samo polecenie z tym samym plikiem kontynuuje turniej od miejsca przerwania.
cli-help-arena-table = Zapisuje też wyniki jako tabelę, jeden wiersz na miejsce: PLIK.csv lub PLIK.parquet.
cli-help-arena-report = Zapisuje raport z wykresami: PLIK.html.
cli-help-arena-on = Gdzie grać: here (tutaj) albo ray (klaster Ray). Domyślnie: here.
cli-help-arena-processes = Ile procesów gra. Domyślnie: jeden na rdzeń.
cli-help-arena-seconds = Czas procesora, jaki bot może zużyć na decyzję, zanim przegra partię. Domyślnie: 60.
cli-help-arena-examples =
    Przykłady:
      underhall arena ghosts_galore --bots greedy,random --games 100
      underhall arena caverna --players 4 --results caverna.jsonl --report caverna.html

cli-help-fit = Dopasuj przewidywania gry na partiach botów z samymi sobą albo zmierz, jak bardzo się mylą.
cli-help-fit-usage = underhall fit GRA [OPCJE]
cli-help-fit-game = Identyfikator gry (zob. `underhall games`).
cli-help-fit-players = Liczba graczy w partii. Domyślnie: 2.
cli-help-fit-rounds = Ile serii partii; po każdej następuje dopasowanie. Domyślnie: 20.
cli-help-fit-games = Liczba partii w serii. Domyślnie: 20.
cli-help-fit-seed = Dowolny tekst: to samo ziarno daje te same partie. Domyślnie: fit.
cli-help-fit-weights = Gdzie zapisać wagi. Domyślnie: plik samej gry.
cli-help-fit-check = Bez dopasowania: ten bot gra sam ze sobą, a przewidywania są porównywane z wynikami partii.
cli-help-fit-examples =
    Przykłady:
      underhall fit caverna --players 1 --weights wagi.json
      underhall fit mountain_king --check able

cli-help-analyse = Spójrz wstecz na skończoną partię: czego mógł oczekiwać każdy gracz i które decyzje zaważyły najbardziej.
cli-help-analyse-usage = underhall analyse PLIK [OPCJE]
cli-help-analyse-file = Zapis skończonej partii.
cli-help-analyse-positions = Ile pozycji obejrzeć przy każdej decyzji, która mogła zaważyć. Domyślnie: 3000.
cli-help-analyse-examples =
    Przykład:
      underhall analyse moja.record

cli-help-puzzles = Zagadki: pozycje, w których jeden ruch jest wyraźnie najlepszy.
cli-help-puzzles-usage = underhall puzzles find|check GRA [OPCJE]
cli-help-puzzles-examples =
    Przykład:
      underhall puzzles check caverna

cli-help-puzzles-find = Szukaj zagadek w partiach, które boty grają między sobą.
cli-help-puzzles-find-usage = underhall puzzles find GRA [OPCJE]
cli-help-puzzles-find-game = Identyfikator gry.
cli-help-puzzles-find-count = Ile znaleźć. Domyślnie: 12.
cli-help-puzzles-find-players = Ile miejsc mają partie. Domyślnie: 2.
cli-help-puzzles-find-seed = Dowolny tekst: to samo ziarno znajduje te same zagadki. Domyślnie: puzzles.
cli-help-puzzles-find-games = Zakończ po tylu partiach, bez względu na liczbę znalezionych. Domyślnie: 1000.
cli-help-puzzles-find-into = Folder, do którego je zapisać. Domyślnie: folder samej gry.
cli-help-puzzles-find-examples =
    Przykład:
      underhall puzzles find ghosts_galore --count 3 --seed poniedzialek --into znalezione

cli-help-puzzles-check = Wypróbuj ponownie zagadki gry i wskaż te, w których najlepsza okazuje się inna odpowiedź.
cli-help-puzzles-check-usage = underhall puzzles check GRA [OPCJE]
cli-help-puzzles-check-game = Identyfikator gry.
cli-help-puzzles-check-trials = Ile razy wypróbować każdą odpowiedź. Domyślnie: 12.
cli-help-puzzles-check-seed = Dowolny tekst: to samo ziarno daje te same próby. Domyślnie: check.
cli-help-puzzles-check-examples =
    Przykład:
      underhall puzzles check caverna --trials 40

cli-help-replay = Przejdź przez zapis gry, z obrazkiem po każdym ruchu.
cli-help-replay-usage = underhall replay PLIK [OPCJE]
cli-help-replay-file = Zapis gry.
cli-help-replay-ply = Zacznij od tego ruchu; 0 to początek. Gdy wyjście nie jest terminalem, pokaż tylko ten ruch.
cli-help-replay-auto = Odtwarzaj samoczynnie, czekając tyle sekund po każdym ruchu (0: bez czekania).
cli-help-replay-seat = Oglądaj grę oczami tego gracza (1, 2 …). Domyślnie jako widz.
cli-help-replay-examples =
    Przykłady:
      underhall replay moja.record --ply 40
      underhall replay moja.record --auto 1.5 --seat 1
      underhall replay moja.record > gra.txt

cli-help-verify = Sprawdź cały zapis: tekst, ruchy, losowania, ziarno i wynik.
cli-help-verify-usage = underhall verify PLIK
cli-help-verify-file = Zapis z ziarnem (zapis skończonej gry je zawiera).
cli-help-verify-examples =
    Przykład:
      underhall verify moja.record && echo uczciwa

cli-help-games = Wypisz gry: identyfikatory, nazwy, liczby graczy i opcje.
cli-help-games-usage = underhall games
cli-help-games-examples =
    Przykład:
      underhall games --lang es

cli-help-content = Pakiety zawartości: własne dane zamiast dołączonych do programu.
cli-help-content-usage = underhall content check FOLDER
cli-help-content-examples =
    Przykład:
      underhall content check moj-pakiet

cli-help-check = Sprawdź pakiet zawartości i powiedz, co się nie zgadza.
cli-help-check-usage = underhall content check FOLDER [--game GRA]
cli-help-check-folder = Pakiet: folder z jednym podfolderem na grę, nazwanym jej identyfikatorem.
cli-help-check-game = Potraktuj FOLDER jako folder tej jednej gry.
cli-help-check-examples =
    Przykłady:
      underhall content check moj-pakiet
      underhall content check moj-pakiet/ghosts_galore --game ghosts_galore
      UNDERHALL_CONTENT=moj-pakiet underhall play

## Złe argumenty
cli-usage-lang = Nie ma języka „{ $lang }”. Dostępne: { $known }.
cli-usage-lang_missing = --lang wymaga języka: { $known }.
cli-usage-command = Nie ma polecenia „{ $command }”. Dostępne: { $known }.
cli-usage-command_near = Nie ma polecenia „{ $command }”. Czy chodziło o „{ $near }”?
cli-usage-unknown = Nie ma tu opcji „{ $option }”; --help wymienia opcje.
cli-usage-unknown_near = Nie ma tu opcji „{ $option }”. Czy chodziło o „{ $near }”?
cli-usage-value = { $option } nie może mieć wartości „{ $value }”.
cli-usage-missing = Brakuje { $option } lub wartości.
cli-usage-repeated = { $option } można podać tylko raz.
cli-usage-excess = Za dużo argumentów: „{ $text }”.
cli-usage-other = { $problem }
cli-usage-option = „{ $text }” to nie opcja gry; napisz NAZWA=WARTOŚĆ.
cli-usage-option_twice = Opcja „{ $option }” jest podana dwa razy.
cli-usage-sitter = Nikt o nazwie „{ $sitter }” nie może usiąść. Dostępni: { $known }.
cli-usage-sitter_near = Nikt o nazwie „{ $sitter }” nie może usiąść. Czy chodziło o „{ $near }”?
cli-usage-seats_players = { $seats ->
    [one] Podano jedno miejsce
    [few] Podano { $seats } miejsca
    [many] Podano { $seats } miejsc
   *[other] Podano { $seats } miejsca
}, a liczba graczy to { $players }.
cli-usage-resume = { $option } nie można łączyć z --resume: wynika to już z zapisu.
cli-usage-seat = Nie ma gracza { $seat }; liczba graczy to { $players }.
cli-usage-ply = Nie ma ruchu { $ply }: ostatni ruch zapisu to { $last }.
cli-usage-auto = --auto wymaga liczby sekund: 0 lub więcej, najwyżej { $most }.

## Pliki
cli-output-failed = Nie można zapisać tego, co jest wypisywane: { $problem }.
cli-file-missing = Nie ma „{ $file }”.
cli-file-folder = „{ $file }” to folder, nie plik.
cli-file-no_folder = „{ $file }” to nie folder.
cli-file-not_text = „{ $file }” to nie plik tekstowy.
cli-file-long = „{ $file }” jest za długi na zapis lub pozycję: mają one najwyżej { $most } znaków.
cli-file-not_json = „{ $file }” nie jest poprawnym JSON: { $problem }.
cli-file-not_json_object = „{ $file }” to JSON, ale nie pozycja Underhall.
cli-file-unreadable = Nie można odczytać „{ $file }”: { $problem }.
cli-file-unwritable = Nie można zapisać „{ $file }”: { $problem }.
cli-file-foreign = „{ $file }” już istnieje i nie jest zapisem ani pozycją Underhall; plik pozostaje nietknięty.

## Stół
cli-seat-human = { $number }. { $seat }: przy klawiaturze
cli-seat-bot = { $number }. { $seat }: bot { $bot }
cli-welcome = Wpisz numer, ruch albo `pomoc`.
cli-ask-game = W co gramy?
cli-ask-game_again = „{ $text }” nie jest żadną z nich; wpisz nazwę albo numer, najwyżej { $count }.
cli-ask-game_near = „{ $text }” nie jest żadną z nich. Czy chodziło o „{ $near }”?
cli-ask-players = Ilu graczy, { $span }? [{ $usual }]
cli-ask-players_again = „{ $text }” nie pasuje; liczba graczy to { $span }.
cli-ask-hint = Wpisz numer, najwyżej { $count }, ruch albo jego początek, albo `pomoc`.
cli-ask-number = Nie ma ruchu { $number }; ostatni to { $count }.
cli-ask-which = „{ $text }” może oznaczać { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}:
cli-ask-command_near = „{ $text }” to ani ruch, ani polecenie. Czy chodziło o `{ $near }`?
cli-pass-title = Teraz { $seat }
cli-pass-ask = Klawiaturę przejmuje { $seat }; potem naciśnij Enter.
cli-moves-beside = Możesz też:
cli-moves-grouped = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}. { $number } to: { $example } — `{ $stem }` wypisze te, które tak się zaczynają, `ruchy` wszystkie.
cli-moves-none = Żaden ruch nie zaczyna się od „{ $prefix }”.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-why-what = Dlaczego nie co? Wpisz `dlaczego nie` i ruch.
cli-why-legal = `{ $move }` jest dozwolone: { $prose }
cli-hint = Radzę `{ $move }`: { $prose }. Oczekiwany wynik końcowy: około { $points } pkt.
cli-hint-turn = Cała tura: { $line }.
cli-hint-next = Drugi wybór to `{ $move }`: { $prose }. To mniej o { $less } pkt.
cli-undone = { $count ->
    [one] Cofnięto.
    [few] Cofnięto wraz z tym, co zrobiły potem boty ({ $count } ruchy).
    [many] Cofnięto wraz z tym, co zrobiły potem boty ({ $count } ruchów).
   *[other] Cofnięto wraz z tym, co zrobiły potem boty ({ $count } ruchu).
}
cli-what-what = Co objaśnić? Wpisz `co to jest` i nazwę elementu.
cli-what-none = Nic się tu nie nazywa „{ $text }”.
cli-what-near = Nic się tu nie nazywa „{ $text }”. Czy chodziło o „{ $near }”?
cli-what-many = „{ $text }” może oznaczać: { $names }.
cli-what-rule = Więcej: `zasada { $rule }`
cli-rule-what = Która zasada? Wpisz `zasada` i rozdział albo rozstrzygnięcie, na przykład `zasada R-12`.
cli-consent-ask = { $name }: czy zgadzasz się na cofnięcie `{ $move }`? Prosi { $asker }. (tak/nie)
cli-consent-help = Wpisz `tak`, żeby się zgodzić, `nie`, żeby odmówić.
cli-consent-no = { $name } się nie zgadza; niczego nie cofnięto.
cli-pass-help = Plansza jest zakryta, żeby nikt nie widział cudzych sekretów. Naciśnij Enter, gdy przy klawiaturze będzie { $seat }, albo wpisz `koniec`, żeby wyjść; gra zostanie zapisana.
cli-ask-game_help = Wpisz numer albo nazwę gry, albo początek nazwy; `koniec` kończy.
cli-ask-players_help = Wpisz liczbę graczy albo naciśnij Enter, żeby przyjąć { $usual }; `koniec` kończy.
cli-tie-broken = Remis, punkty: { $points }. { $names } przed { $others }, bo decyduje: { $reason }.
cli-tie-shared = Remis, punkty: { $points }, nic go nie rozstrzyga. Wspólne miejsce: { $names }.
cli-save-where = Gdzie zapisać? Wpisz `zapisz` i nazwę pliku.
cli-saved = Zapisano: { $file }
cli-bye = Odchodzisz od stołu.
cli-bye-early = Nie rozpoczęto żadnej gry.
cli-resume = Żeby grać dalej: underhall play --resume { $file }
cli-over = Koniec gry
cli-kept = Zapis: { $file } (obejrzyj przez `underhall replay`)
cli-standing = { $place }. { $names } — { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cli-score-category = Kategoria
cli-score-total = Suma
cli-score-uncertain = Stan na teraz; przedział oznacza coś, czego jeszcze nie możesz wiedzieć.
cli-table-help =
    ruch            jego numer, zapis albo początki jego słów (pl r0c1 3)
    ruchy           wszystkie ruchy; `ruchy take`: te, które tak się zaczynają
    co to jest X    objaśnia element: co robi, gdzie jest, co by teraz dał
    zasada R-12     akapit zasad; samo `zasada`: ten od ostatniej odmowy
    dlaczego nie X  która zasada zabrania ruchu X
    podpowiedź      co zrobiłby silny bot i dlaczego
    cofnij          cofa twój ostatni ruch; w razie potrzeby pyta innych
    plansza         rysuje planszę jeszcze raz
    punkty          punktacja w tej chwili
    dziennik        co się dotąd wydarzyło
    zapisz PLIK     zapisuje grę; nazwa kończąca się na .json zapisuje pozycję
    koniec          wychodzi; gra zostaje zapisana

cli-words-why = dlaczego nie, dlaczego, czemu nie, czemu
cli-words-undo = cofnij
cli-words-hint = podpowiedź
cli-words-save = zapisz
cli-words-moves = ruchy
cli-words-board = plansza
cli-words-log = dziennik
cli-words-score = punkty, punktacja
cli-words-help = pomoc
cli-words-quit = koniec, wyjdź, q
cli-words-what = co to jest, co to, czym jest, objaśnij
cli-words-rule = zasada, zasady, reguła
cli-words-yes = tak, t
cli-words-no = nie, n
cli-words-next = dalej, d
cli-words-back = wstecz, w
cli-words-end = ostatni

## Odtwarzanie
cli-replay-ply = { $ply } z { $last } · { $who }
cli-replay-start = Początek · { $last ->
    [one] dalej jeden ruch
    [few] dalej { $last } ruchy
    [many] dalej { $last } ruchów
   *[other] dalej { $last } ruchu
}
cli-replay-hidden = Ukryte, póki gra trwa.
cli-replay-ask = [{ $ply }/{ $last }] Enter: dalej, wstecz, numer, ostatni, koniec >
cli-replay-at_end = To był ostatni ruch.
cli-replay-help = Enter lub `dalej` idzie dalej, `wstecz` cofa, numer przechodzi do tego ruchu, `ostatni` na koniec; `co to jest X` objaśnia element, `zasada R-12` otwiera zasadę, `koniec` lub `q` wychodzi.
cli-replay-what = Nie rozumiem „{ $text }”; wpisz numer, najwyżej { $last }, albo `pomoc`.

## Sprawdzanie
cli-verify-position = Ten zapis zaczyna się od podanej pozycji, a nie od przygotowania gry. Nic nie dowodzi, skąd się wzięła ta pozycja; resztę sprawdzono:
cli-verify-text = Tekst zgadza się z wierszem końcowym.
cli-verify-moves = { $count ->
    [one] Sprawdzono jedną decyzję; jest dozwolona.
    [few] Sprawdzono { $count } decyzje; są dozwolone.
    [many] Sprawdzono { $count } decyzji; są dozwolone.
   *[other] Sprawdzono { $count } decyzji; są dozwolone.
}
cli-verify-draws = { $count ->
    [one] Jedno losowanie odtworzono z ziarna; zgadza się.
    [few] { $count } losowania odtworzono z ziarna; zgadzają się.
    [many] { $count } losowań odtworzono z ziarna; zgadzają się.
   *[other] { $count } losowania odtworzono z ziarna; zgadzają się.
}
cli-verify-commitment = Ziarno zgadza się ze zobowiązaniem ogłoszonym przed grą.
cli-verify-result = Wynik jest taki, jaki dają ruchy: { $totals }.
cli-verify-unfinished = Gra jeszcze trwa.

## Listy
cli-games-id = Id
cli-games-name = Nazwa
cli-games-players = Gracze
cli-games-options = Opcje gry { $game }
cli-games-bots = Boty, które mogą usiąść: { $bots }.
cli-games-broken = Wtyczki, których nie można użyć
cli-content-good = { $game }: { $count ->
    [one] jeden plik
    [few] { $count } pliki
    [many] { $count } plików
   *[other] { $count } pliku
} w { $folder }, wszystko się zgadza.
cli-content-bad = { $game }, w { $folder }: { $problem }
cli-content-stranger = Folder „{ $folder }” nie należy do żadnej gry. Czy chodziło o „{ $near }”?
cli-content-no_pack = UNDERHALL_CONTENT wskazuje „{ $folder }”, a to nie jest folder.

## Dołączanie bota do stołu
cli-help-join = Bot z tego komputera zajmuje miejsce przy stole na serwerze.
cli-help-join-usage = underhall join URL [OPCJE]
cli-help-join-url = Zaproszenie albo stół, tak jak pokazuje je strona: http://…/join/… albo http://…/table/…
cli-help-join-bot = Który bot gra. Domyślnie: greedy.
cli-help-join-seat = Które miejsce zająć, licząc od 1. Domyślnie: pierwsze wolne.
cli-help-join-name = Pod jakim imieniem gra. Domyślnie: imię bota.
cli-help-join-token = Token API, aby grać jako konkretna osoba; także UNDERHALL_TOKEN. Domyślnie: nowy gość.
cli-help-join-examples =
    Przykłady:
      underhall join http://127.0.0.1:8000/join/Jx4… --bot greedy
      underhall join http://127.0.0.1:8000/table/98ec7279e5344558 --seat 2
cli-join-no_bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
cli-join-address = „{ $url }” to nie adres stołu: kończy się na /join/… albo /table/….
cli-join-password = Adres z nazwą i hasłem pokazałby je innym. Usuń to, co stoi przed @, a token podaj przez --token.
cli-join-sat = Zajęto miejsce { $seat } przy stole { $table }.
cli-join-over = Gra skończona: miejsce { $place } z { $players }.

## Serwer
cli-serve-ready = Stoły są pod adresem { $address } (Ctrl-C zatrzymuje serwer).
cli-serve-missing = Biblioteki serwera nie są zainstalowane. Zainstaluj je poleceniem: pip install "underhall[server]"
cli-backup-done = Kopię zapisano w pliku { $file } ({ $kilobytes } KiB).
cli-restore-done = Bazę danych przywrócono z pliku { $file }. Działające serwery same to zauważą.
cli-help-serve = Udostępnia stoły przez sieć, dla ludzi i programów.
cli-help-serve-usage = underhall serve [OPCJE]
cli-help-serve-host = Adres, pod którym nasłuchiwać. Domyślnie: 127.0.0.1, tylko dla tego komputera.
cli-help-serve-port = Port, na którym nasłuchiwać. Domyślnie: 8000.
cli-help-serve-database = Gdzie wszystko jest przechowywane. Domyślnie: sqlite:///underhall.db
cli-help-serve-origin = Adres, pod którym ludzie znajdują ten serwer, na przykład https://gry.example; można powtarzać.
cli-help-serve-secure_cookies = Wysyłać ciasteczka tylko przez TLS; dla serwerów za pośrednikiem z TLS.
cli-help-serve-bot_workers = Ile botów może myśleć jednocześnie. Domyślnie: 1.
cli-help-serve-bot_seconds = Jak długo bot może myśleć. Domyślnie: 2.
cli-help-serve-requests_per_second = Żądania na sekundę z jednego adresu. Domyślnie: 50; 0 oznacza brak ograniczenia.
cli-help-serve-tables_per_hour = Ile stołów jedna osoba może założyć w godzinę. Domyślnie: 120; 0 oznacza brak ograniczenia.
cli-help-serve-analyses_per_hour = O ile analiz zakończonych partii jedna osoba może poprosić w godzinę. Domyślnie: 30; 0 oznacza brak ograniczenia.
cli-help-serve-sockets_per_person = Ile połączeń może mieć jedna osoba. Domyślnie: 40; 0 oznacza brak ograniczenia.
cli-help-serve-sockets_per_address = Ile połączeń może być z jednego adresu. Domyślnie: 400; 0 oznacza brak ograniczenia.
cli-help-serve-connections = Ile może być wszystkich otwartych połączeń. Domyślnie: 0, czyli tyle, na ile starczy deskryptorów plików.
cli-help-serve-plain_logs = Pisać dziennik zwykłym tekstem zamiast w JSON.
cli-help-serve-no_browser = Nie otwierać przeglądarki.
cli-help-serve-examples =
    Przykłady:
      underhall serve
      underhall serve --host 0.0.0.0 --port 8080 --no-browser
      underhall serve --database postgresql://underhall@localhost/underhall
    Każdą opcję można ustawić też w środowisku: UNDERHALL_PORT=8080.
cli-help-backup = Tworzy kopię bazy danych serwera, nawet gdy jest ona w użyciu.
cli-help-backup-usage = underhall backup PLIK [OPCJE]
cli-help-backup-file = Plik do zapisania. Nazwa zakończona na .jsonl daje kopię przenośną, tak dla SQLite, jak i PostgreSQL.
cli-help-backup-database = Baza danych. Domyślnie: sqlite:///underhall.db
cli-help-backup-examples =
    Przykłady:
      underhall backup poniedzialek.db
      underhall backup poniedzialek.jsonl --database postgresql://underhall@localhost/underhall
cli-help-restore = Przywraca bazę danych serwera z kopii. Serwery mogą w tym czasie działać.
cli-help-restore-usage = underhall restore PLIK [OPCJE]
cli-help-restore-file = Kopia.
cli-help-restore-database = Baza danych. Domyślnie: sqlite:///underhall.db
cli-help-restore-replace = Odrzucić to, co baza danych ma teraz.
cli-help-restore-examples =
    Przykład:
      underhall restore poniedzialek.db --replace

## Dopasowanie i analiza
cli-fit-round = Seria { $number }: średnio { $mean } pkt, najwięcej { $best }; przewidywano o { $off } ± { $spread } za dużo.
cli-fit-written = Wagi są w pliku { $file }.
cli-fit-column-part = Dziesiąta część gry
cli-fit-column-off = Przewidywano za dużo
cli-fit-column-spread = Rozrzut
cli-fit-column-count = Pozycje
cli-puzzles-finding = Szukanie zagadek
cli-puzzles-checking = Sprawdzanie zagadek
cli-puzzles-found = { $count ->
    [one] Zapisano jedną zagadkę
    [few] Zapisano { $count } zagadki
    [many] Zapisano { $count } zagadek
   *[other] Zapisano { $count } zagadki
} w { $folder }.
cli-puzzles-wrong = { $puzzle }: lepsza okazała się inna odpowiedź.
cli-puzzles-checked = { $count ->
    [one] Sprawdzono jedną zagadkę
    [few] Sprawdzono { $count } zagadki
    [many] Sprawdzono { $count } zagadek
   *[other] Sprawdzono { $count } zagadki
}, błędne: { $wrong }.
cli-analyse-title = Patrzę wstecz
cli-analyse-graph = Oczekiwane punkty w ciągu partii (najmniej { $low }, najwięcej { $high }):
cli-analyse-seat = { $seat }: { $bars } { $total }
cli-analyse-nothing = Żadna decyzja nikogo wiele nie kosztowała.
cli-analyse-turning = { $number }. Ruch { $ply }, { $seat }: { $played } — lepiej: { $better } ({ $line }), zysk w punktach: { $cost }.
cli-usage-positions = --positions musi wynosić co najmniej 1, a nie { $positions }.

## Opieka nad ludźmi
cli-help-admin = Opieka nad ludźmi: zgłoszenia, wyciszenia, imiona, konta. Działa obok uruchomionych serwerów.
cli-help-admin-usage = underhall admin POLECENIE [OPCJE]
cli-help-admin-examples =
    Przykłady:
      underhall admin host ada --reason "prowadzi ten serwer"
      underhall admin reports
      underhall admin mute ewa --hours 48 --reason "obelgi" --report 1f0c
      underhall admin log --who ewa
cli-help-admin-who = Login, imię, identyfikator albo adres profilu.
cli-help-admin-reason = Dlaczego. Ta osoba się o tym dowie, a dziennik to zachowa.
cli-help-admin-hours = Na ile godzin. Domyślnie: 24.
cli-help-admin-report = Identyfikator zgłoszenia, jak pokazuje go `reports`; zostanie załatwione.
cli-help-admin-name = Nowe imię.
cli-help-admin-table = Identyfikator stołu.
cli-help-admin-line = Numer wiadomości.
cli-help-admin-database = Baza danych. Domyślnie: sqlite:///underhall.db
cli-admin-done = Gotowe. Uruchomione serwery same się dowiedzą.
cli-admin-nobody = Nie ma nikogo takiego jak „{ $who }”.
cli-admin-many = Kilka osób pasuje do „{ $who }”. Wskaż jedną: { $ids }.
cli-admin-hours = Podaj co najmniej jedną godzinę; największa liczba godzin to { $most }.
cli-admin-terminal = terminal
cli-admin-no_reports = Nie ma otwartych zgłoszeń.
cli-admin-report = { $id }: { $at }, { $about }, { $reason }
cli-admin-report-whom = Dotyczy: { $name } (login { $login }), zgłasza: { $reporter }
cli-admin-report-text = Treść: { $text }
cli-admin-report-note = Uwaga: { $text }
cli-admin-report-place = Stół i wiadomość: { $place }
cli-admin-person = { $name }: login { $login }, id { $id }, od { $since }
cli-admin-person-muted = wyciszenie do { $until }
cli-admin-person-closed = konto zamknięte
cli-admin-person-host = gospodarz
cli-help-admin-reports = Pokaż otwarte zgłoszenia: kogo dotyczą, dlaczego i co padło wokół.
cli-help-admin-reports-usage = underhall admin reports
cli-help-admin-people = Znajdź osoby po loginie, imieniu, identyfikatorze lub adresie profilu.
cli-help-admin-people-usage = underhall admin people KTO
cli-help-admin-log = Pokaż dziennik: kto, co, komu, kiedy i dlaczego.
cli-help-admin-log-usage = underhall admin log [--who KTO]
cli-help-admin-mute = Wycisz kogoś na pewien czas.
cli-help-admin-mute-usage = underhall admin mute KTO --reason POWOD [--hours GODZINY]
cli-help-admin-unmute = Cofnij wyciszenie.
cli-help-admin-unmute-usage = underhall admin unmute KTO --reason POWOD
cli-help-admin-rename = Nadaj komuś inne imię, które zachowa przez 30 dni.
cli-help-admin-rename-usage = underhall admin rename KTO IMIE --reason POWOD
cli-help-admin-clear = Wyczyść to, co ktoś napisał o sobie.
cli-help-admin-clear-usage = underhall admin clear KTO --reason POWOD
cli-help-admin-remove = Usuń wiadomość z czatu przy stole.
cli-help-admin-remove-usage = underhall admin remove STOL NUMER --reason POWOD
cli-help-admin-settle = Zamknij zgłoszenie, nic nie robiąc.
cli-help-admin-settle-usage = underhall admin settle ZGLOSZENIE --reason POWOD
cli-help-admin-close = Zamknij konto albo wyproś gościa; dalej grają boty.
cli-help-admin-close-usage = underhall admin close KTO --reason POWOD
cli-help-admin-reopen = Otwórz zamknięte konto ponownie.
cli-help-admin-reopen-usage = underhall admin reopen KTO --reason POWOD
cli-help-admin-host = Uczyń konto kontem gospodarza: zobaczy biurko pod /host.
cli-help-admin-host-usage = underhall admin host KTO --reason POWOD
cli-help-admin-unhost = Odbierz kontu rolę gospodarza.
cli-help-admin-unhost-usage = underhall admin unhost KTO --reason POWOD
