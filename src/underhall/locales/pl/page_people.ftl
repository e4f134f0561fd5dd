# Strona: zakończone partie, statystyki, ranking, profile.

page-history = Moje partie
page-history-list = Zakończone partie
page-history-none = Nie ma jeszcze zakończonych partii. Pojawią się tutaj.
page-history-no-match = Żadna partia nie pasuje.
page-history-game = Gra
page-history-any = Dowolna
page-history-opponent = Przeciwnik
page-history-result = Wynik
page-history-won = Wygrane
page-history-lost = Niewygrane
page-history-since = Od
page-history-until = Do
page-history-rated = Tylko rankingowe
page-history-more = Pokaż starsze partie
page-history-replay = Powtórka
page-came-in = Miejsce { $place }
page-left-early = odejście przed końcem
page-gone = Ktoś, kogo już tu nie ma
page-rated = Rankingowa
page-rated-why = Wynik zmienia ranking wszystkich. Wymaga zegara; nie ma podpowiedzi, a tego, co odkryto, nie można cofnąć. Odejście liczy się jako ostatnie miejsce.
page-rating = Ranking
page-ratings = Rankingi
page-rating-change = { $name }: { $before } → { $after }
page-rating-provisional = tymczasowy
page-rating-spread = { $value } ± { $spread }
page-rating-none = Nie masz jeszcze rankingu w tej grze. Zagraj partię rankingową, żeby go zdobyć.
page-rating-mine = Twój ranking: { $value } ± { $spread }
page-rating-mine-provisional = Twój ranking: { $value } ± { $spread }, tymczasowy do piątej partii rankingowej.
page-rating-waits = Trwa obliczanie rankingu…
page-leaderboard = Tabele rankingowe
page-leader = Gracz
page-leader-rank = Miejsce
page-leader-games = Partie rankingowe
page-leader-bot = Bot, który gra { $level }
page-leader-you = ty
page-leader-fair = najbliżej ciebie
page-leader-how = Boty i ludzie są na jednej skali: środek to 1500, a przewaga 100 punktów daje około 60% wygranych w grze dwuosobowej. Ludzie trafiają do tabeli po pięciu partiach rankingowych.
page-statistics = Statystyki
page-statistics-games = { $count ->
    [one] Jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
page-statistics-won = { $won ->
    [0] żadnej wygranej
    [one] jedna wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
} ({ $percent }%)
page-statistics-average = średnio punktów: { $points }
page-statistics-over-time = Wyniki w czasie
page-statistics-categories = Skąd są punkty (średnio)
page-statistics-best = Najlepsze partie
page-statistics-favourites = Najczęściej na koniec gry
page-statistics-favourite = { $name }: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $won ->
    [0] żadnej wygranej
    [one] jedna wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
}
page-archive = Pobierz wszystkie moje zapisy
page-archive-why = Jeden plik zip ze wszystkimi twoimi partiami i całą resztą tego, co o tobie wiemy.
page-profile = Profil
page-profile-see = Zobacz profil tak, jak widzą go inni
page-profile-about = O sobie
page-profile-shows = Co mogą widzieć inni
page-profile-statistics = Statystyki
page-profile-games = Twoje ostatnie partie
page-profile-ratings = Ranking i miejsce w tabelach
page-profile-saved = Zapisano.
page-profile-since = Tutaj od: { $date }
page-profile-nothing = Nic więcej tu nie widać.
page-delete = Usuń moje konto
page-delete-why = Usuwa ciebie i wszystko, co twoje, od razu i na zawsze. Partie, w których brali udział inni, zostają ich partiami, bez twojego imienia.
page-delete-really = Tak, usuń wszystko
page-delete-keep = Zostaw
page-clock-preset-none = Bez zegara
page-clock-preset-fast = Szybki: 10 minut i 5 sekund na ruch
page-clock-preset-normal = Zwykły: 30 minut i 10 sekund na ruch
page-clock-preset-slow = Wolny: 60 minut i 20 sekund na ruch
page-clock-preset-days = { $days ->
    [one] Jeden dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
page-learn = { $count ->
    [one] Ucz się, grając: jedno zadanie
    [few] Ucz się, grając: { $count } zadania
    [many] Ucz się, grając: { $count } zadań
   *[other] Ucz się, grając: { $count } zadania
}
page-learn-step = Zadanie { $number } z { $count }
page-learn-next = Dalej
page-learn-back = Wstecz
page-learn-again = Spróbuj ponownie
page-learn-not-quite = Jeszcze nie. Spróbuj ponownie:
page-learn-play = Zagraj teraz partię
page-learn-title = Lekcja
page-learn-all = Ucz się, grając
page-learn-about = Małe zadania na prawdziwej planszy: zrób to, zobacz dlaczego, spróbuj tego, czego nie można, i przeczytaj powód. Możesz przerwać w każdej chwili i wrócić później; konto nie jest potrzebne.
page-learn-progress = Lekcja: { $game }
page-learn-done = Wykonane zadania: { $done } z { $count }
page-learn-begin = Zacznij
page-learn-continue = Kontynuuj
page-learn-restart = Od początku
page-learn-skip = Pomiń
page-learn-play-intro = Zagraj w grę wprowadzającą
