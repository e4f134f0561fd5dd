# Strona: poczekalnia, stół, powtórka.

page-motto = Trzy gry planszowe, które mieszkają pod górą
page-hello = Cześć, { $name }
page-guest = Gość { $number }
page-settings = Ustawienia
page-nickname = Imię
page-save = Zapisz
page-language = Język
page-theme = Światło
page-theme-cave = Jaskinia (ciemne)
page-theme-daylight = Światło dzienne
page-speed = Ruch
page-speed-off = Wyłączony
page-speed-fast = Szybki
page-speed-usual = Zwykły
page-speed-slow = Wolny
page-sounds = Dźwięki
page-confirm-moves = Pytaj przed każdym ruchem
page-games = Gry
page-play-now = Graj teraz z botami
page-friends = Ze znajomymi
page-hot-seat = Przy jednym ekranie
page-my-games = Moje gry
page-no-games = Nie masz jeszcze żadnych gier. Zacznij powyżej.
page-open-tables = Otwarte stoły
page-no-tables = Nikt teraz nie czeka na graczy.
page-unofficial = Nieoficjalna, niezależna implementacja. Nazwy gier należą do ich właścicieli; nie użyto tu żadnych drukowanych tekstów ani ilustracji.
page-offline = Serwer jest nieosiągalny. Próbuję ponownie…
page-players = Gracze
page-seats = Miejsca
page-seat-me = Ja
page-seat-open = Kto dołączy
page-seat-hot = Ktoś przy tym ekranie
page-bot = Bot
page-away = poza stołem
page-clock = Zegar
page-clock-none = Brak
page-clock-live = Po 30 minut
page-clock-days = Dwa dni na ruch
page-anyone = Każdy może dołączyć i oglądać
page-make-table = Utwórz stół
page-cancel = Anuluj
page-free-seat = wolne miejsce
page-sit = Usiądź
page-watch = Oglądaj
page-open = Otwórz
page-status-waiting = czeka na graczy
page-status-running = w grze
page-status-over = zakończona
page-invite = Wyślij ten odnośnik znajomym:
page-qr = Kod QR zaproszenia
page-copy = Kopiuj
page-copied = Skopiowano
page-start = Rozpocznij grę
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
page-hint = Wskazówka
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
page-tab-rules = Zasady
page-chat-label = Powiedz coś
page-send = Wyślij
page-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-choices = Co możesz zrobić
page-confirm = Zrób to
page-back = Wstecz
page-more = jeszcze { $count }…
page-side-moves = { $count ->
    [one] Poza tym można zrobić jedną rzecz
    [few] Poza tym można zrobić { $count } rzeczy
    [many] Poza tym można zrobić { $count } rzeczy
   *[other] Poza tym można zrobić { $count } rzeczy
}
page-on-board = { $count ->
    [one] Jeden wybór jest na planszy
    [few] { $count } wybory są na planszy
    [many] { $count } wyborów jest na planszy
   *[other] { $count } wyboru jest na planszy
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
ghosts_galore-page-cell = Rząd { $row }, kolumna { $column }
ghosts_galore-page-empty = puste
ghosts_galore-page-diamond = diament za { $value }
ghosts_galore-page-turn = Obróć
ghosts_galore-page-turned = { $rotation ->
    [0] Bez obrotu
    [1] Ćwierć obrotu
    [2] Pół obrotu
   *[other] Trzy czwarte obrotu
}

## Król Gór na stronie
mountain_king-page-about = Zbieraj trolle w piramidę, kop tunele i przenoś posągi ku sercu góry.
mountain_king-page-length = 60–90 minut
mountain_king-page-weight = średnia
mountain_king-page-mountain = Góra
mountain_king-page-cell = Rząd { $row }, kolumna { $column }
mountain_king-page-tunnel = tunel: { $name }
mountain_king-page-isolated = odcięty tunel
mountain_king-page-rubble = gruz
mountain_king-page-statue = posąg: { $clan }
mountain_king-page-site = wolne miejsce na warsztat
mountain_king-page-shapes = Który kafelek?
mountain_king-page-turn-hint = Wskaż miejsce na górze; R obraca i odwraca, Enter lub kliknięcie kładzie kafelek.
mountain_king-page-horde = Horda
mountain_king-page-round = Runda { $round }
mountain_king-page-spells = Księga zaklęć
mountain_king-page-workshops = Warsztaty
mountain_king-page-tiles = Tunele
mountain_king-page-halls = Wielkie sale
mountain_king-page-track = Tor piedestałów
mountain_king-page-bag = Worek
mountain_king-page-recruited = Zwerbowano: { $troll }. Wybierz miejsce.
mountain_king-page-slot = Wolne miejsce { $slot }
mountain_king-page-pay = Czym zapłacić
