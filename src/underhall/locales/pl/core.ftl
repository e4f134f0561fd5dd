# Zdania rdzenia silnika: błędy wejścia i odmowy wspólne dla wszystkich gier.

core-nothing = nic
core-seat = Gracz { $number }

## Przygotowanie
core-setup-game = Nie ma gry „{ $game }”. Dostępne: { $known }.
core-setup-game_near = Nie ma gry „{ $game }”. Czy chodziło o „{ $near }”?
core-setup-players = { $game }: liczba graczy to { $allowed }, a nie { $players }.
core-setup-option = { $game } nie ma opcji „{ $option }”. Jej opcje: { $known }.
core-setup-option_near = { $game } nie ma opcji „{ $option }”. Czy chodziło o „{ $near }”?
core-setup-option_value = Opcja „{ $option }” gry { $game } nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
core-setup-text = { $text } nie może być ziarnem ani imieniem. Podaj tekst, na przykład „7”, bez uszkodzonych znaków.
core-setup-text_long = Ziarno lub imię może mieć najwyżej { $most } znaków, a to ma ich więcej: „{ $text }…”.
core-setup-options = Opcje gry { $game } podaj z nazwy, a nie jako { $options }.
core-setup-option_text = Opcja „{ $option }” gry { $game } przyjmuje tekst, a „{ $value }” nim nie jest albo jest za długie.
core-setup-names = Imiona graczy podaj jako listę tekstów, a nie jako { $names }.
core-setup-bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
core-setup-bot_near = Nie ma bota „{ $bot }”. Czy chodziło o „{ $near }”?
core-setup-bot_budget = Bot nie może myśleć według { $budget }. Jego budżet to Budget z co najmniej jedną pozycją i najwyżej { $most }, z sekundami od 0 wzwyż.
core-setup-bot_seconds = Bot nie może myśleć przez { $seconds } s. Podaj liczbę od 0 wzwyż, najwyżej { $most }.
core-setup-plugin = Nie można zaimportować wtyczki „{ $word }” ({ $group }): { $problem }
core-setup-plugin_game = Wtyczka „{ $word }” ({ $group }) nie wskazuje żadnej gry.
core-setup-plugin_id = Wtyczka „{ $word }” ({ $group }) wskazuje grę o innym identyfikatorze: { $near }
core-setup-plugin_bot = Wtyczka „{ $word }” ({ $group }) musi wskazywać coś, co tworzy bota z ziarna.
core-setup-seats = { $have ->
    [one] Podano jedno imię, a miejsc jest { $players }; podaj po jednym na miejsce albo żadnego.
    [few] Podano { $have } imiona, a miejsc jest { $players }; podaj po jednym na miejsce albo żadnego.
    [many] Podano { $have } imion, a miejsc jest { $players }; podaj po jednym na miejsce albo żadnego.
   *[other] Podano { $have } imienia, a miejsc jest { $players }; podaj po jednym na miejsce albo żadnego.
}

## Ruchy
core-move-unknown_word = „{ $text }” to nie ruch: żaden nie zaczyna się od „{ $word }”.
core-move-unknown_word_near = „{ $text }” to nie ruch: żaden nie zaczyna się od „{ $word }”. Czy chodziło o „{ $near }”?
core-move-field_count = „{ $text }” to nie ruch: po „{ $word }” { $need ->
    [0] nie ma nic
    [one] jest jedna część
    [few] są { $need } części
    [many] jest { $need } części
   *[other] jest { $need } części
}, a nie { $have }.
core-move-field = „{ $text }” to nie ruch: „{ $token }” nie może być polem { $field }.
core-move-ambiguous = „{ $text }” może oznaczać { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}: { $candidates }{ $count ->
    [2] .
    [3] .
    [4] .
    [5] .
    [6] .
   *[other] {" "}i inne.
}
core-move-illegal = „{ $text }” nie jest teraz dozwolone.
core-move-no_move = To nie jest ruch tej gry: { $given }. Podaj ruch albo jego zapis jako tekst.
core-move-long = Zapis ruchu może mieć najwyżej { $most } znaków, a ten ma ich więcej: „{ $text }…”.

## Odmowy wspólne
core-refusal-game_over = Gra się skończyła.
core-refusal-dealer_draws = Najpierw musi odbyć się losowanie.
core-refusal-no_such_outcome = Tego nie można teraz wylosować.
core-refusal-not_your_turn = Teraz decyduje ktoś inny.
core-refusal-not_now = Nie teraz: { $kind }. Teraz można: { $possible }.
core-refusal-meant = Czy chodziło o „{ $near }”?
core-refusal-touched_early = To przyjdzie później: najpierw dotknij czegoś, co świeci.

## Cofanie
core-undo-nothing = Nie ma ruchu do cofnięcia.
core-undo-revealed = Po twoim ostatnim ruchu coś odkryto, więc nie można go cofnąć.
core-undo-other_decided = Od tego czasu zdecydował już ktoś inny ({ $seat }), więc twojego ruchu nie można cofnąć.
core-undo-final = Wybory, których wszyscy dokonują jednocześnie, są ostateczne.
core-undo-over = Gra się skończyła i wszystko odsłonięto; niczego nie można już cofnąć.

## Rzeczy, których nie ma
core-client-foreign = „{ $url }” nie odpowiada jak serwer Underhall.
core-argument-seat = Nie ma miejsca { $seat }: liczba miejsc to { $players }, numerowanych od 0.
core-argument-idle = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia.
core-argument-not_over = Gra jeszcze trwa: analizować można tylko skończone partie.
core-argument-ply = Nie ma ruchu { $ply }: zapis obejmuje ruchy od 0, czyli początku, do { $last }.
core-argument-lang = Nie ma komunikatów w języku „{ $lang }”. Dostępne: { $known }.
core-argument-event = „{ $event }” nie jest zdarzeniem tej gry.
core-argument-picks = To, czego dotknięto, podaj jako listę identyfikatorów, a nie jako { $picks }.
core-argument-match = Podaj partię, a nie { $match }.
core-argument-bots = Boty podaj jako listę albo jako słownik według miejsc, a nie jako { $bots }.
core-argument-number = „{ $name }” nie może być: { $number }.
core-argument-plies = { $plies } nie jest liczbą ruchów.
core-argument-width = Rysunek nie może mieć szerokości { $width }; potrzeba co najmniej 60 kolumn.

## Zapisy
core-record-foreign = To nie jest zapis Underhall: pierwszy wiersz brzmi „{ $line }”.
core-record-long = Zapis partii może mieć najwyżej { $most } znaków, a ten tekst ma ich więcej.
core-record-characters = Ten tekst zawiera uszkodzone znaki, więc nie jest zapisem partii Underhall.
core-record-line = Tego wiersza zapisu nie da się odczytać: „{ $line }”. Podaje on miejsce, licząc od 0, albo * dla losu, a potem ruch.
core-record-position = Zapis zaczyna się od pozycji z innej gry albo z inną liczbą graczy, opcją lub wersją zasad niż w nagłówku.
core-record-truncated = Zapis jest ucięty: ostatni wiersz brzmi „{ $line }” i nie jest wierszem końcowym.
core-record-edited = Zapis zmieniono: jego treść nie zgadza się z wierszem końcowym.
core-record-no_moves = W zapisie brakuje pustego wiersza między nagłówkiem a ruchami.
core-record-header = Tego wiersza nagłówka nie da się odczytać: „{ $line }”.
core-record-header_twice = Ten wiersz nagłówka występuje dwa razy: „{ $line }”.
core-record-header_missing = W nagłówku zapisu brakuje „{ $name }”.
core-record-header_type = Nagłówek zapisu ma złą wartość w „{ $name }”.
core-record-header_unknown = Nagłówek zapisu ma nieznaną pozycję „{ $name }”.
core-record-ply = Wiersza { $ply } ruchów nie da się odczytać: „{ $line }”.
core-record-count = Zapis podaje liczbę ruchów { $said }, a ma ich { $have }.
core-record-masked = Ruch { $ply } zapisu jest ukryty, więc do końca gry zapisu nie można odtworzyć.
core-record-unreadable = Ruch { $ply } zapisu: { $problem }
core-record-wrong_actor = Ruch { $ply } zapisu, „{ $text }”, wykonuje niewłaściwy gracz.
core-record-illegal = Ruch { $ply } zapisu, „{ $text }”, jest niedozwolony: { $problem }
core-record-draw = Ruch { $ply } zapisu mówi, że wylosowano „{ $text }”, ale ziarno daje „{ $expected }”.
core-record-draw_missing = Zapis urywa się przed losowaniem { $ply }.
core-record-rules = Zapis powstał przy wersji zasad { $rules }; ten program zna wersje do { $known }.
core-record-edition = Zapis powstał z zawartością „{ $edition }”, a używana jest „{ $known }”.
core-record-commitment = Ziarno zapisu nie zgadza się ze zobowiązaniem ogłoszonym przed grą.
core-record-result = Zapis podaje wynik { $said }, ale jego ruchy dają { $have }.
core-record-no_seed = Zapis nie ujawnia ziarna, więc do końca gry losowań nie da się sprawdzić.
core-record-no_commitment = Zapis nie zawiera zobowiązania co do ziarna, więc niczego nie dowodzi.

## Pozycje
core-position-foreign = To nie jest pozycja Underhall.
core-position-missing = W pozycji brakuje „{ $path }”.
core-position-unknown_key = Pozycja ma nieznany wpis „{ $path }”.
core-position-shape = Wpis „{ $path }” pozycji ma zły typ.
core-position-value = Wpis „{ $path }” pozycji nie pasuje: { $problem }.
core-position-edition = Pozycja powstała z zawartością „{ $edition }”, a używana jest „{ $known }”.
core-position-step = Plan pozycji ma krok, którego nie da się odczytać: „{ $step }”. { $problem }
core-position-rules = Pozycja powstała przy wersji zasad { $rules }; ten program zna wersje do { $known }.
core-position-seat = Plan pozycji ma krok miejsca, którego nie ma przy stole: „{ $step }”; miejsca numeruje się od 0, a jest ich { $players }.
core-position-dead_end = W tej pozycji nikt nie mógłby zagrać przy „{ $step }”.
core-position-agenda_order = W planie pozycji krok „{ $step }” nie może następować bezpośrednio po „{ $beneath }”, a jedynie po: { $on }.
core-position-agenda_bottom = Plan pozycji nie może zaczynać się od „{ $step }”; ten krok następuje po: { $on }.
core-position-agenda_first = Krok „{ $step }” może być w planie pozycji tylko pierwszy.
core-position-agenda_never = Krok „{ $step }” jest wykonywany od razu i nigdy nie czeka w planie.
core-position-agenda_step = Krok „{ $step }” w planie nie pasuje do reszty pozycji.
core-position-agenda_count = Liczba kroków „{ $step }” w planie pozycji to { $have }, a powinna wynosić { $need }.
core-position-range = Wpis „{ $path }” pozycji to { $have }, a powinien wynosić co najmniej { $least } i co najwyżej { $most }.
core-position-number = Liczba we wpisie „{ $path }” pozycji jest daleko poza zakresem; granica to { $most }.
core-position-text = Tekst we wpisie „{ $path }” pozycji nie daje się wydrukować albo przekracza limit znaków: { $most }.
core-position-size = Wpis „{ $path }” pozycji przekracza limit elementów ({ $most }) albo zagnieżdżeń ({ $deepest }).

## Pakiety zawartości
core-content-missing = Brakuje pliku { $file }.
core-content-unreadable = Nie można odczytać pliku { $file }: { $problem }.
core-content-syntax = Plik { $file } nie jest poprawnym TOML: { $problem }.
core-content-type = Plik { $file } ma złą wartość: { $problem }.
core-content-no_name = Plik { $file } nie podaje nazwy „{ $thing }” w językach: { $languages }.
core-content-no_game = W tym folderze nie ma zawartości żadnej gry; oczekiwany jest jeden folder na grę, na przykład { $example }.

## Zasady
core-rules-no_rules = Nie ma zasad do czytania dla „{ $game }”.
core-rules-no_place = W zasadach nie ma rozdziału ani rozstrzygnięcia „{ $citation }”.
core-rules-no_place_near = W zasadach nie ma rozdziału ani rozstrzygnięcia „{ $citation }”; czy chodziło o „{ $near }”?

## Karty: objaśnienie elementu
core-card-points = Twoje punkty teraz: { $points }.
core-card-owner = Właściciel: { $names }.
core-card-pick = Możesz to teraz wybrać (punkty: { $change }).
core-card-no_pick = Nie teraz: { $reason }
