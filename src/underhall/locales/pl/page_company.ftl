# Strona: znajomi, zaproszenia, szukanie przeciwników, powiadomienia.

page-company = Znajomi
page-company-count = Znajomi ({ $count })
page-company-account = Znajomi są zapisywani na koncie. Załóż je w ustawieniach na stronie głównej; twoje partie pozostaną twoje.
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
