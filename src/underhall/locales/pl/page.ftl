# Strona: poczekalnia, stół, powtórka.

page-motto = Trzy gry planszowe, które mieszkają pod górą
page-guest = Gość { $number }
page-settings = Ustawienia
page-nickname = Imię
page-save = Zapisz
page-language = Język
page-theme = Światło
page-theme-cave = Jaskinia (ciemno)
page-theme-daylight = Światło dzienne
page-theme-contrast = Wysoki kontrast
page-speed = Ruch
page-speed-off = Wyłączony
page-speed-fast = Szybki
page-speed-usual = Normalny
page-speed-slow = Wolny
page-sounds = Dźwięki
page-volume-off = Wyłączone
page-volume-soft = Cicho
page-volume-usual = Normalnie
page-volume-loud = Głośno
page-ambience = Odgłosy jaskini
page-confirm-moves = Pytaj przed ruchem, którego nie można cofnąć
page-games = Gry
page-gallery = Galeria rysunków
page-gallery-sheet = Arkusz
page-gallery-state = Stan
page-gallery-size = Rozmiar
page-play = Graj
page-join = Dołącz
page-running-games = Partie do obejrzenia
page-no-running = Nie toczy się teraz żadna otwarta partia.
page-continue = Graj dalej: twoja kolej
page-continue-waits = Wróć do swojej partii
page-game-with = { $game }, przy stole: { $names }
page-first-time = Pierwszy raz? Ucz się, grając
page-first-lesson = Kilka minut, bez konta
page-more-games = { $count ->
    [one] Jeszcze jedna twoja partia
    [few] Jeszcze { $count } twoje partie
    [many] Jeszcze { $count } twoich partii
   *[other] Jeszcze { $count } twojej partii
}
page-alone = solo
page-seats-taken = zajęte miejsca: { $taken } z { $seats }
page-value-full = pełna gra
page-value-intro = gra wprowadzająca
page-friends = Ze znajomymi
page-hot-seat = Przy jednym ekranie
page-my-games = Moje partie
page-open-tables = Otwarte stoły
page-open-a-table = Otwórz stół
page-no-tables = Nikt teraz nie czeka na graczy.
page-unofficial = Nieoficjalna, niezależna implementacja. Nazwy gier należą do ich właścicieli; nie użyto tu żadnych drukowanych tekstów ani ilustracji.
page-offline = Serwer jest nieosiągalny. Próbuję ponownie…
page-players = Gracze
page-seats = Miejsca
page-seat-me = Ja
page-seat-open = Każdy, kto dołączy
page-seat-hot = Ktoś przy tym ekranie
page-bot = Bot
page-away = poza stołem
page-clock = Zegar
page-anyone = Każdy może dołączyć i oglądać
page-delay = Widzowie oglądają partię
page-delay-by = { $minutes ->
    [0] na bieżąco
    [one] { $minutes } minutę później
    [few] { $minutes } minuty później
    [many] { $minutes } minut później
   *[other] { $minutes } minuty później
}
page-delay-watching = { $minutes ->
    [one] Oglądasz partię z opóźnieniem { $minutes } minuty.
    [few] Oglądasz partię z opóźnieniem { $minutes } minut.
    [many] Oglądasz partię z opóźnieniem { $minutes } minut.
   *[other] Oglądasz partię z opóźnieniem { $minutes } minuty.
}
page-delay-watched = { $minutes ->
    [one] Oglądają partię z opóźnieniem { $minutes } minuty.
    [few] Oglądają partię z opóźnieniem { $minutes } minut.
    [many] Oglądają partię z opóźnieniem { $minutes } minut.
   *[other] Oglądają partię z opóźnieniem { $minutes } minuty.
}
page-make-table = Utwórz stół
page-free-seat = wolne miejsce
page-sit = Usiądź
page-watch = Oglądaj
page-open = Otwórz
page-status-waiting = czeka na graczy
page-status-running = trwa
page-status-over = zakończona
page-invite = Wyślij ten odnośnik znajomym:
page-qr = Kod QR zaproszenia
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij…
page-start = Rozpocznij grę
page-start-fills = Boty zajmą wolne miejsca.
page-lobby = Poczekalnia
page-connecting = Łączenie…
page-lost = Utracono połączenie. To ostatnia znana plansza; łączę ponownie…
page-your-turn = Twoja kolej.
page-winner = { $count ->
    [one] Wygrywa { $names }!
    [few] Zwycięstwo dzielą: { $names }!
    [many] Zwycięstwo dzielą: { $names }!
   *[other] Zwycięstwo dzielą: { $names }!
}
page-undo = Cofnij
page-hint = Podpowiedź
page-rematch = Zagraj ponownie
page-replay = Powtórka
page-download = Zapis
page-proposal = { $name } chce cofnąć ruch.
page-agree = Zgoda
page-disagree = Nie
page-parts = Części stołu
page-part-shared = Stół
page-part-mine = Moje
page-part-others = Inni
page-part-log = Dziennik
page-others = Pozostali gracze
page-tab-log = Dziennik
page-tab-scores = Punkty
page-tab-chat = Czat
page-rule = Zasada { $name }
page-tab-rules = Zasady
page-rules-search = Szukaj w zasadach
page-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jeden akapit
    [few] Znaleziono { $count } akapity
    [many] Znaleziono { $count } akapitów
   *[other] Znaleziono { $count } akapitu
}
page-rules-contents = Spis treści
page-rules-page = Otwórz jako osobną stronę
page-chat-label = Powiedz coś
page-chat-off = Czat przy tym stole jest wyłączony.
page-chat-allow = Zezwól na czat przy tym stole
page-phrases = Zwroty i emotki
page-phrase-hello = Cześć!
page-phrase-good_luck = Powodzenia!
page-phrase-nice_move = Dobry ruch!
page-phrase-one_moment = Chwileczkę
page-phrase-sorry = Przepraszam!
page-phrase-thank_you = Dziękuję!
page-phrase-well_played = Brawo!
page-phrase-good_game = Dobra partia!
page-phrase-cheers = Na zdrowie!
page-phrase-ha_ha = Ha, ha!
page-phrase-boo = Buu!
page-phrase-on_fire = Ależ passa!
page-phrase-treasure = Co za skarb!
page-phrase-all_hail = Niech żyje król!
page-mute = Wycisz: { $name }
page-unmute = Pokaż znowu wypowiedzi: { $name }
page-muted = Wyciszono: { $name }
page-silence = Odbierz głos przy tym stole: { $name }
page-unsilence = Przywróć głos: { $name }
page-silenced = Bez głosu przy tym stole: { $name }
page-silenced-you = Osoba, która założyła ten stół, nie pozwala ci tu pisać.
page-somebody = ktoś
page-send = Wyślij
page-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-choices = Co możesz zrobić
page-confirm = Zatwierdź
page-back = Wstecz
page-more = jeszcze { $count }…
page-side-moves = { $count ->
    [one] Jeszcze jeden ruch
    [few] Jeszcze { $count } ruchy
    [many] Jeszcze { $count } ruchów
   *[other] Jeszcze { $count } ruchu
}
page-on-board = { $count ->
    [one] Jedna możliwość na planszy
    [few] { $count } możliwości na planszy
    [many] { $count } możliwości na planszy
   *[other] { $count } możliwości na planszy
}
page-score-sheet = Arkusz punktów
page-category = Kategoria
page-total = Suma
page-final-scores = Wynik końcowy
page-chart = Sumy w czasie gry
page-earlier = Krok wstecz
page-later = Krok dalej
page-ply = Krok
page-what-if = A gdyby…? Graj dalej stąd

## Boty, przeciwnicy i opcje
page-opponents-label = Przeciwnicy
page-opponents = { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
}
page-level = Jak grają boty
page-level-beginner = na poziomie początkujących
page-level-casual = na swobodnym poziomie
page-level-able = na dobrym poziomie
page-level-strong = na wysokim poziomie
page-level-masterly = na mistrzowskim poziomie
page-level-random = losowo
page-level-greedy = uważnie
page-level-search = myśląc naprzód
page-skill = Ich poziom
page-skill-beginner = początkujący
page-skill-casual = swobodny
page-skill-able = dobry
page-skill-strong = wysoki
page-skill-masterly = mistrzowski
page-skill-random = losowy
page-bot-gravel = Żwir
page-bot-moss = Mech
page-bot-ember = Żar
page-bot-flint = Krzemień
page-bot-soot = Sadza
page-bot-pebble = Kamyk
page-bot-thorn = Cierń
page-add-bot = Posadź bota
page-value-random = losowo
page-value-true = tak
page-value-false = nie
page-value-standard = podstawowy
page-value-expert = ekspercki: tajny kafelek wybierasz z dwóch
page-value-auto = według liczby graczy
page-value-autumn = jesień
page-value-winter = zima
page-value-no_duplicates = losowo, bez powtórzeń
ghosts_galore-page-option-variant = Wariant
ghosts_galore-page-option-first_player = Pierwszy gracz
mountain_king-page-option-teams = Dwie drużyny po dwie osoby (czworo graczy)
mountain_king-page-option-board = Strona planszy
mountain_king-page-option-workshops = Warsztaty
mountain_king-page-option-first_player = Pierwszy gracz

## Konto
page-account = Konto
page-account-why = Grasz jako gość; ta przeglądarka pamięta twoje miejsca. Z kontem wrócisz do nich z każdego urządzenia.
page-account-name = Zalogowano jako { $login }.
page-login = Login
page-password = Hasło
page-register = Załóż konto
page-log-in = Zaloguj się
page-log-out = Wyloguj się
page-sessions = { $count ->
    [one] Zalogowano w jednym miejscu
    [few] Zalogowano w { $count } miejscach
    [many] Zalogowano w { $count } miejscach
   *[other] Zalogowano w { $count } miejsca
}
page-session-here = tutaj
page-session-end = Zakończ
page-saved = Zapisano

## Przy stole
page-menu = Menu
page-drawer = Dziennik i zasady
page-close = Zamknij
page-board = Plansza
page-side = Dziennik, punkty, czat i zasady
page-waits-for = czeka na ruch: { $names }
page-leave = Odejdź od stołu
page-hand-over = Niech bot zagra za mnie
page-come-back = Wróć
page-bot-plays = Bot gra za: { $name }.
page-resign = Poddaj się
page-resign-sure = Na pewno się poddajesz? Bot dokończy grę.
page-not-your-turn = { $count ->
    [one] Teraz decyduje { $names }.
    [few] Teraz decydują { $names }.
    [many] Teraz decydują { $names }.
   *[other] Teraz decydują { $names }.
}
page-not-now = To nie jest częścią tej decyzji. { $decision }
page-undo-asks = Od tego czasu coś odkryto albo ktoś podjął decyzję, więc inni zostaną zapytani.
page-spectators = { $count ->
    [one] { $count } osoba się przygląda
    [few] { $count } osoby się przyglądają
    [many] { $count } osób się przygląda
   *[other] { $count } osoby się przygląda
}
page-since = od twojej ostatniej tury
page-news = { $count ->
    [one] { $count } zdarzenie od twojej ostatniej tury
    [few] { $count } zdarzenia od twojej ostatniej tury
    [many] { $count } zdarzeń od twojej ostatniej tury
   *[other] { $count } zdarzenia od twojej ostatniej tury
}
page-log-empty = Jeszcze nic się nie wydarzyło.
page-preview-points = Punkty: { $change }.
page-keys = Klawisze: Tab i Enter wskazują, 1–9 wybierają, Esc cofa o krok, R obraca, F odwraca, U cofa ruch, Y ponawia, H podpowiada, L otwiera dziennik.
page-curtain = Przekaż ekran: { $name }
page-curtain-why = Plansza jest zakryta, żeby nikt nie widział cudzych sekretów.
page-curtain-lift = To ja, { $name }
page-curtain-setting = Zakrywaj planszę między osobami, które dzielą ekran
page-rematch-waits = Następna gra jest już przygotowana.
page-join-rematch = Usiądź tam

## Opowiadanie tury, koniec, kolory
page-watch-again = Obejrzyj jeszcze raz
page-film-stop = Wróć do gry
page-this-turn = Ta tura
page-round = Runda { $round }
page-log-whose = Czyje ruchy
page-log-all = Wszystko
page-log-details = Szczegóły
page-see-act = Zobacz w powtórce
page-redo = Ponów
page-picture = Obrazek
page-share-position = Udostępnij tę pozycję
page-round-before = Poprzednia runda
page-round-after = Następna runda
page-turn-before = Poprzednia tura
page-turn-after = Następna tura
page-place = { $place }.
page-colours = Mój kolor
page-colour-0 = Błękitny
page-colour-1 = Cynobrowy
page-colour-2 = Żółty
page-colour-3 = Zielony
page-colour-4 = Fioletowy
page-colour-5 = Biały
page-colour-6 = Grafitowy
page-colour-own = Kolor miejsca

## Po grze
page-check = Sprawdź
page-checked = Zapis się zgadza: { $plies ->
    [one] { $plies } krok odtworzony
    [few] { $plies } kroki odtworzone
    [many] { $plies } kroków odtworzonych
   *[other] { $plies } kroku odtworzonego
} z ziarna, wynik { $totals }, zobowiązanie { $commitment }….
page-checked-position = Ta rozgrywka zaczęła się od podanej pozycji, a nie od przygotowania gry. Nic nie dowodzi, skąd się wzięła ta pozycja; sprawdzono to, co następuje po niej.
page-to-table = Stół
page-play-on = Odtwarzaj
page-beginning = Początek

## Pierwsze tury z przewodnikiem
page-tour = Przewodnik
page-tour-start = Pokaż, jak grać
page-tour-step = { $step } z { $steps }
page-tour-next = Dalej
page-tour-back = Wstecz
page-tour-done = Graj dalej
page-tour-end = Pomiń przewodnik
ghosts_galore-tour-1 = Witaj w kopalni! Ten wiersz zawsze mówi, czyja jest tura i o czym się decyduje.
ghosts_galore-tour-2 = Najpierw wybierz stronę swojej planszy. Obie mają dziewięć pól, a wrota są w różnych miejscach. Dotknij tej, która ci się podoba.
ghosts_galore-tour-3 = Po lewej leżą stos i odkryte kafelki. Każdy gracz bierze jeden na rundę. Dotknij stosu, żeby odkryć następny.
ghosts_galore-tour-4 = To, co świeci, można wybrać. Odkryj kafelek albo weź jeden: potwory przy torach i diamenty dają punkty.
ghosts_galore-tour-5 = Oto twoja kopalnia z dziewięcioma polami. Tory od jednych wrót do drugich tworzą trasy; długie, z właściwymi potworami, dają najwięcej.
ghosts_galore-tour-6 = Gdy masz kafelek, wskaż wolne pole, obróć kafelek klawiszem R lub przyciskiem i ułóż go. Suma pokazuje, ile by dał.
ghosts_galore-tour-7 = Tu są punkty wszystkich, dziennik z odnośnikiem do każdej pozycji, arkusz punktów, czat i zasady.
ghosts_galore-tour-8 = Cofnij ruch, poproś o podpowiedź albo otwórz menu. Dobrej zabawy!
mountain_king-tour-1 = Witaj pod górą! Ten wiersz zawsze mówi, czyja jest tura i o czym się decyduje.
mountain_king-tour-2 = Góra: kopiesz tunele od swoich wrót ku sercu, odkopujesz to, co zakopane, i przesuwasz posągi swoimi tunelami.
mountain_king-tour-3 = Horda: trolle, które można zrekrutować. Tańsze stoją z przodu; żeby sięgnąć dalej, zostaw na pominiętych łapówki.
mountain_king-tour-4 = To, co świeci, można wybrać na planszy lub na pasku poniżej. Dokonaj teraz pierwszego wyboru.
mountain_king-tour-5 = Twój wiec to piramida trolli. Troll położony na dwóch innych budzi je: znów przynoszą swoje zasoby, a z nimi te pod spodem.
mountain_king-tour-6 = Graj dalej. Zanim potwierdzisz wykop, zobaczysz jego obrys, koszt i to, co odkopie.
mountain_king-tour-7 = Za runy rzucasz czary z tej księgi. Wskaż czar, żeby przeczytać, co robi.
mountain_king-tour-8 = Cofnij ruch, poproś o podpowiedź albo otwórz menu z zasadami i ustawieniami. Góra należy do ciebie!
caverna-tour-1 = Witaj w jaskini! Ten wiersz zawsze mówi, czyja jest tura i o czym się decyduje.
caverna-tour-2 = Pola akcji: w każdej turze wystawiasz jednego krasnoluda na wolne pole. Na niektórych z rundy na rundę zbierają się towary.
caverna-tour-3 = Twój dom: las po lewej, góra po prawej. Karczuj las pod pola i pastwiska, drąż górę pod pieczary i kopalnie.
caverna-tour-4 = To, co świeci, można wybrać. Wystaw teraz pierwszego krasnoluda.
caverna-tour-5 = Wiele akcji ma kilka części; wykonaj te, które chcesz, na pasku poniżej lub na planszy, i idź dalej.
caverna-tour-6 = Plansze innych możesz oglądać, kiedy chcesz. Miej zapas żywności: podczas zbiorów każdy krasnolud musi jeść.
caverna-tour-7 = Cofnij ruch, poproś o podpowiedź albo otwórz menu. Arkusz punktów pokazuje, czego ci jeszcze brakuje. Miłej gry!

## Ghosts Galore na stronie
ghosts_galore-page-about = Wybieraj kafelki, układaj tory kolejki duchów i zapełniaj ją potworami.
ghosts_galore-page-length = 20 minut
ghosts_galore-page-weight = lekka
ghosts_galore-page-draft = Kafelki do wyboru
ghosts_galore-page-round = Runda { $round } z { $rounds }
ghosts_galore-page-lantern = Latarnię ma { $name }
ghosts_galore-page-pile = { $count ->
    [one] Stos z jednym kafelkiem: odkryj wierzchni
    [few] Stos z { $count } kafelkami: odkryj wierzchni
    [many] Stos z { $count } kafelkami: odkryj wierzchni
   *[other] Stos z { $count } kafelkami: odkryj wierzchni
}
ghosts_galore-page-secret = Twój tajny kafelek
ghosts_galore-page-board = Plansza: { $name }
ghosts_galore-page-cell = { $cell ->
    [r0c0] Lewe górne pole
    [r0c1] Środkowe górne pole
    [r0c2] Prawe górne pole
    [r1c0] Lewe pole środkowego rzędu
    [r1c1] Pole na środku
    [r1c2] Prawe pole środkowego rzędu
    [r2c0] Lewe dolne pole
    [r2c1] Środkowe dolne pole
   *[r2c2] Prawe dolne pole
}
ghosts_galore-page-empty = puste
ghosts_galore-page-diamond = diament za { $value }
ghosts_galore-page-turn = Obróć
ghosts_galore-page-turn-back = Obróć z powrotem
ghosts_galore-page-lay = Połóż
ghosts_galore-page-secret-text = Trafi na ostatnie wolne pole.
ghosts_galore-page-deciding = wybiera
ghosts_galore-page-acted = gotowe

## Król Gór na stronie
mountain_king-page-about = Zbieraj trolle w piramidę, kop tunele i przenoś posągi ku sercu góry.
mountain_king-page-length = 60–90 minut
mountain_king-page-weight = średnia
mountain_king-page-mountain = Góra
mountain_king-page-tunnel = tunel: { $name }
mountain_king-page-isolated = odcięty tunel
mountain_king-page-rubble = skały
mountain_king-page-statue = posąg: { $clan }
mountain_king-page-site = wolne miejsce warsztatu
mountain_king-page-shapes = Który kafelek?
mountain_king-page-horde = Horda
mountain_king-page-round = Runda { $round }
mountain_king-page-spells = Księga czarów
mountain_king-page-workshops = Warsztaty
mountain_king-page-tiles = Tunele
mountain_king-page-halls = Wielkie groty
mountain_king-page-track = Tor cokołów
mountain_king-page-bag = Worek
mountain_king-page-pay = Czym zapłacić

# How closely a board is looked at.
page-closer = Przybliż
page-farther = Oddal
page-whole = Pokaż całość

# Przy stole i poza nim: przerwy, urlopy, droga powrotna.
page-pause = Poproś o przerwę
page-pause-asked = Prośba o przerwę: { $name }. Zgadzasz się?
page-pause-waits = Poproszono o przerwę. Czekamy na: { $names }
page-pause-withdraw = Wycofaj
page-paused = Przerwa: zegary stoją.
page-pause-end = Gramy dalej
page-holiday = Urlop
page-holiday-their = Nieobecność do: { $date }
page-back-home = Wróć do góry
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
