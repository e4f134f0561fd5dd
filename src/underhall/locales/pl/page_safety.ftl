# Strona: zgłaszanie osób i biurko gospodarzy.

page-report = Zgłoś
page-report-title = Zgłoszenie: { $name }
page-report-who = Zgłoś osobę przy stole:
page-report-why = Co jest nie tak?
page-report-reason-insult = Obelgi lub groźby
page-report-reason-hate = Nienawiść wobec grupy ludzi
page-report-reason-spam = Reklamy lub zalewanie wiadomościami
page-report-reason-cheating = Oszukiwanie lub gra na zwłokę
page-report-reason-other = Coś innego
page-report-note = Chcesz coś dodać? (nieobowiązkowo)
page-report-send = Wyślij gospodarzom
page-report-private = Druga osoba nie dowie się, kto ją zgłosił.
page-report-done = Dziękujemy. Gospodarze tego serwera zajmą się tym.

page-host = Biurko gospodarzy
page-host-only = To jest tylko dla osób, które opiekują się tym serwerem.
page-host-reports = Zgłoszenia
page-host-none = Nie ma nic do zrobienia: żadne zgłoszenie nie czeka.
page-host-about-name = Imię
page-host-about-profile = Profil
page-host-about-chat = Czat
page-host-by = { $reason }. Zgłasza: { $name }, { $date }
page-host-others = { $count ->
    [one] Jeszcze jedno otwarte zgłoszenie w sprawie tej osoby
    [few] Jeszcze { $count } otwarte zgłoszenia w sprawie tej osoby
    [many] Jeszcze { $count } otwartych zgłoszeń w sprawie tej osoby
   *[other] Jeszcze { $count } otwartego zgłoszenia w sprawie tej osoby
}
page-host-now = Obecne imię: { $name }
page-host-is-muted = Wyciszenie do: { $date }
page-host-is-closed = Konto zamknięte
page-host-around = Co padło wokół tego
page-host-reason = Powód, dla tej osoby i do dziennika
page-host-hours = Na
page-host-hours-1 = 1 godzinę
page-host-hours-24 = 1 dzień
page-host-hours-168 = 1 tydzień
page-host-hours-720 = 30 dni
page-host-mute = Wycisz
page-host-unmute = Cofnij wyciszenie
page-host-remove = Usuń wiadomość
page-host-clear = Wyczyść profil
page-host-name = Nowe imię
page-host-rename = Zmień imię
page-host-close = Zamknij konto
page-host-close-sure = Na pewno zamknąć konto?
page-host-reopen = Otwórz konto ponownie
page-host-settle = Nic nie trzeba robić
page-host-log = Dziennik działań
page-host-terminal = terminal
page-host-log-when = Kiedy
page-host-log-who = Kto
page-host-log-what = Co
page-host-log-whom = Komu
page-host-log-why = Dlaczego
page-host-act-mute = wyciszenie do: { $date }
page-host-act-unmute = koniec wyciszenia
page-host-act-rename = nowe imię: { $text }
page-host-act-clear = profil wyczyszczony
page-host-act-remove = usunięta wiadomość: { $text }
page-host-act-close = konto zamknięte
page-host-act-reopen = konto otwarte ponownie
page-host-act-settle = zgłoszenie załatwione, bez działań
page-host-act-host = od teraz gospodarz
page-host-act-unhost = już nie gospodarz
