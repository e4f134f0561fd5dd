# Strona: zagadki i wyzwanie dnia.

page-puzzles = Zagadki
page-puzzles-about = Pozycje z prawdziwych partii, w których jeden ruch jest wyraźnie lepszy od pozostałych. Co zrobisz? Konto nie jest potrzebne; liczy się pierwsza próba.
page-puzzle-progress = Zagadki: { $game }
page-puzzle-done = Próby: { $done } z { $count }, rozwiązane: { $found }
page-puzzle-begin = Rozwiązuj
page-puzzle-again = Wszystkie od nowa
page-puzzle-none = Do tej gry nie ma jeszcze zagadek.
page-puzzle-step = Zagadka { $number } z { $count }
page-puzzle-ask = Co zrobisz? Wykonaj ruch na planszy.
page-puzzle-theme-opening = Partia dopiero się zaczęła.
page-puzzle-theme-middle = Partia jest w pełnym toku.
page-puzzle-theme-end = Partia zbliża się do końca.
page-puzzle-theme-deceptive = Ruch, który pierwszy przychodzi do głowy, nie jest najlepszy.
page-puzzle-give-up = Pokaż odpowiedź
page-puzzle-next = Następna zagadka
page-puzzle-all = Wszystkie zagadki
page-puzzle-found = Właśnie tak!
page-puzzle-missed = Jest coś lepszego.
page-puzzle-given-up = Oto najlepszy ruch.
page-puzzle-best = Najlepszy
page-puzzle-yours = Twój
page-puzzle-lines = Ile wart jest każdy ruch: punkty, których można się spodziewać na koniec
page-puzzle-points = Punkty: { $points }
page-puzzle-behind = o { $points } mniej (± { $error })
page-puzzle-not-weighed = Twojego ruchu nie było wśród najlepszych: { $move }
page-puzzle-then = potem: { $moves }
page-puzzle-others = { $tries ->
    [1] To pierwsza próba rozwiązania tej zagadki.
   *[other] Udane pierwsze próby: { $percent }% z { $tries }.
}
page-puzzle-streak = { $count ->
    [0] Na razie bez serii
    [one] Jedna rozwiązana z rzędu
    [few] { $count } rozwiązane z rzędu
    [many] { $count } rozwiązanych z rzędu
   *[other] { $count } rozwiązanej z rzędu
}
page-puzzle-days = { $count ->
    [0] Dziś jeszcze nie
    [one] Jeden dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
page-puzzle-first-counted = Liczyła się pierwsza próba; ta jest dla wprawy.
page-daily = Wyzwanie dnia
page-daily-about = Ta sama partia dla wszystkich, od północy do północy UTC: te same losowania, te same boty. Jedna próba, bez podpowiedzi; tego, co odkryto, nie można cofnąć. Kto odejdzie, nie ma wyniku.
page-daily-against = Przeciwnicy: { $names }. Liczba botów: { $count }.
page-daily-play = Zagraj dzisiejsze wyzwanie
page-daily-continue = Graj dalej
page-daily-over = Dzisiejsze wyzwanie masz już za sobą.
page-daily-left = Dzisiejsze wyzwanie zostało porzucone i nie ma wyniku.
page-daily-tomorrow = Następne zacznie się za { $hours ->
    [0] niecałą godzinę
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
page-daily-today = Dziś
page-daily-yesterday = Wczoraj
page-daily-nobody = Jeszcze nie ma wyników.
page-daily-count = { $count ->
    [one] Jeden wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
page-daily-rank = Pozycja
page-daily-player = Gracz
page-daily-place = Miejsce przy stole
page-daily-points = Punkty
page-daily-board = Wyniki dnia
