# Strona: znajomi, zaproszenia, szukanie przeciwników, powiadomienia, prywatność.

page-company = Znajomi
page-company-count = Znajomi ({ $count })
page-company-account = Znajomi są zapisywani na koncie. Twoje partie pozostaną twoje.
page-company-friends = Twoi znajomi
page-company-none = Nikogo tu jeszcze nie ma. Poszukaj kogoś po imieniu używanym tutaj albo wyślij swój odnośnik.
page-company-asking = Proszą o dodanie do znajomych
page-company-asked = Wysłane prośby
page-company-blocked = Zablokowane osoby
page-company-name = Imię
page-company-look = Szukaj
page-company-nobody = Nikt z kontem nie używa tego imienia.
page-company-add = Dodaj do znajomych
page-company-is = Jest już wśród twoich znajomych.
page-company-waits = Prośba wysłana; nie ma jeszcze odpowiedzi.
page-company-yes = Tak
page-company-no = Nie, dziękuję
page-company-end = Usuń ze znajomych: { $name }
page-company-take-back = Wycofaj
page-company-block = Zablokuj
page-company-unblock = Odblokuj
page-follow = Obserwuj
page-unfollow = Nie obserwuj
page-followed = Obserwowane osoby
page-followed-why = Ich publiczne partie są na początku listy do oglądania. Nikt ich o tym nie powiadamia.
page-followed-here = Obserwujesz: { $names }
page-company-muted = Wyciszone osoby
page-company-muted-why = Nie widzisz tego, co piszą, przy żadnym stole.
page-company-unmute = Cofnij wyciszenie
page-company-link = Twój odnośnik dla tych, którzy chcą cię dodać:
page-invitations = Zaproszenia
page-invited-by = Zaprasza cię { $name }
page-invite-friends = Zaproś znajomych:
page-invited = Zaproszenie wysłane: { $name }
page-play-again = Zagraj ponownie
page-seek = Znajdź przeciwników
page-seek-strength = Ranking przeciwników
page-seek-any = Dowolny
page-seek-within = Do ±{ $points }
page-seek-waits = Szukamy przeciwników. Inni widzą ten stół na stronie głównej.
page-seek-lonely = Nikt jeszcze nie przyszedł.
page-seek-bots = Zagraj z botami na twoim poziomie
page-chat-watching = Dopóki trwa partia, to, co piszesz, czytają tylko inni widzowie.

## Powiadomienia
page-calls = Powiadomienia
page-calls-why = Gdy przyjdzie twoja kolej albo ktoś cię zaprosi, a nie patrzysz: jedna wiadomość na kolejkę, a gdy jest ich dużo, jedna o wszystkich.
page-calls-push = Powiadomienia w tej przeglądarce
page-calls-denied = Przeglądarka nie pozwala tu na powiadomienia.
page-calls-email = Adres e-mail, niewidoczny dla nikogo
page-calls-unverified = Wysłaliśmy e-mail. Otwórz odnośnik z tej wiadomości, aby potwierdzić adres.
page-calls-mail = Piszcie do mnie, gdy przyjdzie moja kolej
page-calls-account = Powiadomienia e-mailem wymagają konta.
page-calls-table = Powiadamiaj mnie o tym stole
page-calls-verify = Dziękujemy. Napiszemy na ten adres, gdy przyjdzie twoja kolej.
page-calls-unsubscribe = Nie będzie więcej e-maili. Można je znów włączyć w ustawieniach.

## Prywatność
page-privacy = Prywatność
page-privacy-kept = Co przechowujemy
page-privacy-kept-text =
    Imię, którego używasz, i twoje partie: stół, miejsce, każdy ruch i jego czas oraz to, co tam piszesz.
    Przeglądarki i programy, w których trwa logowanie: jak przedstawia się przeglądarka i kiedy była tu ostatnio.
    Twoje zgłoszenia i to, co gospodarze zrobili w twojej sprawie, wraz z powodem.
    Których zagadek próbujesz i z jakim skutkiem oraz twoje wyniki w wyzwaniach dnia.
    Na koncie: login, odcisk hasła, rankingi, wyniki, profil, znajomych oraz kogo obserwujesz, wyciszasz i blokujesz.
    Tylko jeśli je podasz: adres e-mail i to, czego przeglądarka potrzebuje do powiadomień.
page-privacy-long = Jak długo
page-privacy-long-text =
    Logowanie w przeglądarce trwa 90 dni od ostatniej wizyty, najwyżej rok.
    Gość, po którym nic nie zostało, jest zapominany po tygodniu. Tak samo stół, przy którym przez tydzień nie zaczęto gry.
    Rozpoczęte partie są przechowywane, a z rozmów przy każdym stole ostatnie 500 wypowiedzi.
    Adres e-mail pozostaje, dopóki go nie usuniesz, i jest używany dopiero po otwarciu wysłanego na niego odnośnika.
    Zgłoszenie jest przechowywane 90 dni po załatwieniu, najwyżej 180 dni; dziennik gospodarzy przez rok.
    Wszystko inne pozostaje do usunięcia przez ciebie. Osoba prowadząca serwer może mieć wcześniejsze kopie zapasowe.
page-privacy-seen = Kto to widzi
page-privacy-seen-text =
    Przy stole wszyscy obecni widzą twoje imię, ruchy i wypowiedzi. Otwarty stół może oglądać każdy.
    Wyniki wyzwania dnia, z imionami, widzą wszyscy. O zagadkach wiadomo tylko, ile osób znalazło odpowiedź.
    Profil pokazuje to, co wybierzesz w ustawieniach. Nikt nie dowie się, jaki masz login i adres, kto jest wśród twoich znajomych ani kogo obserwujesz, wyciszasz lub blokujesz.
    Zgłoszenia czytają gospodarze tego serwera, nigdy osoba, której dotyczą.
    Osoba prowadząca ten serwer może czytać jego bazę danych. Hasła i tajne klucze sesji są w niej tylko jako odciski.
    Jeśli chcesz otrzymywać powiadomienia, przenosi je dostawca poczty albo usługa przeglądarki: grę i imiona przy stole, nic o pozycji.
page-privacy-not = Czego nie robimy
page-privacy-not-text =
    Żadnych reklam, żadnego śledzenia, nic nie jest wczytywane z zewnątrz. Jedyne ciasteczka służą do logowania.
    Adres sieciowy jest liczony w pamięci, żeby powstrzymać nadużycia, i nigdy nie jest zapisywany. W dzienniku serwera nie ma imion.
page-privacy-yours = To należy do ciebie
page-privacy-yours-text =
    W ustawieniach jest przycisk, który daje ci wszystko w jednym pliku, i drugi, który od razu usuwa ciebie i wszystko, co twoje.
    Partie rozegrane z innymi pozostają ich partiami, bez twojego imienia.

## Przerwy i urlopy
page-holiday-why = Podczas urlopu twoje zegary liczone w dniach stoją, a przeciwnicy widzą, do kiedy.
page-holiday-left = { $days ->
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $days } dni.
    [many] W tym roku zostało { $days } dni.
   *[other] W tym roku zostało { $days } dnia.
}
page-holiday-days = Dni
page-holiday-begin = Zacznij teraz
page-holiday-until = Urlop do: { $date }.
page-holiday-end = Już jestem
