# Zdania serwera stołów: czego odmawia, oraz jego prosta strona.

## Strona, która stoi, póki nie zbudowano klienta
server-page_title = Underhall
server-page_text = Serwer stołów działa. Strona do gry nie została zbudowana, ale programy mogą grać.
server-page_api = API

## Żądania i wiadomości
server-bad_message = Tej wiadomości nie da się odczytać: { $problem }
server-bad_value = Jest tu tekst albo liczba, a tego nie da się zapisać.
server-bad_request = Tego żądania nie da się odczytać: { $problem }
server-bad_method = Ten adres nie przyjmuje żądań tego rodzaju.
server-bad_type = Treść tego żądania musi być w formacie JSON.
server-too_long = Wiadomość może mieć najwyżej { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
    [many] { $limit } bajtów
   *[other] { $limit } bajta
}.
server-too_long_body = Treść tego żądania jest za długa.
server-too_fast = Za dużo wiadomości; poczekaj chwilę.
server-too_many_requests = Za dużo żądań z twojej sieci; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-too_many_sockets = Masz za dużo otwartych połączeń; zamknij najpierw inne okno.
server-no_page = Pod tym adresem nic nie ma.
server-our_mistake = Coś poszło nie tak po naszej stronie. Zostało to zapisane.
server-try_again = Serwer jest zajęty tym stołem; spróbuj ponownie za chwilę.
server-foreign_origin = To żądanie nie pochodzi ze strony tego serwera. Program musi wysłać token albo nagłówek X-Underhall.
server-bad_host = Nagłówek Host tego żądania („{ $host }”) nie jest nazwą ani adresem, z portem lub bez.
server-foreign_host = Ten serwer nie używa nazwy „{ $host }”. Osoba, która go prowadzi, może ją dodać: underhall serve --origin http://{ $host }
server-crowded = Serwer nie przyjmie więcej połączeń; spróbuj za chwilę.
server-metrics_private = Metryki są tylko dla komputera, na którym działa serwer, albo dla osób, które mają token gospodarza.
server-hello_first = Pierwszą wiadomością połączenia musi być „hello”.
server-hello_twice = To połączenie już powiedziało „hello”.
server-version = Ten klient używa wersji { $version } protokołu, a serwer wersji { $known }. Wczytaj stronę ponownie.

## Przechowywanie
server-disk_full = Dysk serwera jest pełny, więc tego nie wykonano.
server-read_only = Serwer nie może pisać do swojej bazy danych, więc tego nie wykonano.
server-storage = Baza danych serwera nie odpowiada, więc tego nie wykonano.
server-damaged = Baza danych jest uszkodzona albo nie jest bazą danych. Przywróć kopię zapasową: underhall restore PLIK --replace
server-database_closed = Baza danych odrzuca ten adres: jej nazwa, użytkownik albo hasło są niewłaściwe.
server-unknown = Baza danych serwera nie odpowiada, więc jeszcze nie wiadomo, czy to wykonano. Zostanie to automatycznie sprawdzone ponownie.
server-database_silent = Baza danych serwera nie odpowiada.
server-database_address = „{ $address }” nie jest adresem bazy danych. Użyj sqlite:///plik.db albo postgresql://użytkownik@komputer/nazwa.

## Ludzie
server-not_known = Najpierw podaj swoje imię.
server-known_already = Masz tu już imię.
server-session_ended = Ta sesja została zakończona.
server-no_session = Nie ma takiej sesji.
server-too_many_guests = Za dużo nowych gości z twojej sieci; poczekaj minutę.
server-too_many_tries = Za dużo prób logowania; poczekaj kilka minut.
server-login_wrong = Login lub hasło są nieprawidłowe.
server-password_wrong = Obecne hasło jest nieprawidłowe.
server-not_for_tokens = Token służy tylko do gry. Zrób to w przeglądarce po zalogowaniu.
server-login_taken = Login „{ $login }” jest zajęty.
server-login_shape = Login ma od 3 do 80 znaków: litery bez akcentów, cyfry, a po pierwszym znaku także . _ - + @
server-has_account = Masz już konto.
server-password_length = Hasło ma co najmniej { $least } i co najwyżej { $most } znaków.
server-text_empty = Wpisz coś w polu „{ $field }”.
server-text_long = Pole „{ $field }” może mieć najwyżej { $limit } { $limit ->
    [one] znak
    [few] znaki
    [many] znaków
   *[other] znaku
}.
server-text_control = Pole „{ $field }” zawiera znak, którego nie można użyć: { $character }.

## Stoły i miejsca
server-no_table = Nie ma stołu „{ $table }”.
server-no_link = Ten odnośnik nie prowadzi do żadnego stołu; może jest niepełny.
server-no_card = Nie ma tu elementu „{ $card }”.
server-no_seat = Ten stół nie ma miejsca { $seat }.
server-no_ply = Zapis ma { $last } { $last ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}; nie ma ruchu { $ply }.
server-no_bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
server-seat_count = { $have ->
    [one] Podano jedno miejsce, a liczba graczy przy stole to { $players }.
    [few] Podano { $have } miejsca, a liczba graczy przy stole to { $players }.
    [many] Podano { $have } miejsc, a liczba graczy przy stole to { $players }.
   *[other] Podano { $have } miejsca, a liczba graczy przy stole to { $players }.
}
server-not_invited = Ten stół jest tylko dla osób, które mają do niego odnośnik.
server-not_at_table = Nie siedzisz przy tym stole.
server-not_your_seat = Miejsce { $seat } nie jest twoje.
server-seat_taken = Miejsce { $seat } jest zajęte.
server-seat_left = Nie ma cię przy stole i gra za ciebie bot. Najpierw wróć.
server-too_many_tables = Zbyt wiele nowych stołów; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-too_many_analyses = Zbyt wiele próśb o analizę; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-table_full = Wszystkie miejsca przy tym stole są zajęte.
server-owner_only = Może to zrobić tylko osoba, która założyła stół.
server-chat_off = Czat przy tym stole jest wyłączony.
server-silenced = Osoba, która założyła ten stół, nie pozwala ci tu pisać.
server-too_many_silenced = Liczba wyciszonych tu osób to już { $most }.
server-unknown_phrase = Nie ma zwrotu „{ $phrase }”. Znane zwroty: { $known }.
server-spectators_watch = Widzowie tylko patrzą; zajmij miejsce, aby grać.
server-not_started = Gra jeszcze się nie zaczęła.
server-has_started = Gra już się zaczęła.
server-not_over = Gra jeszcze się nie skończyła.
server-key_used = Ten klucz posłużył już innemu poleceniu, w ruchu { $ply }. Dla każdego polecenia utwórz nowy klucz.
server-other_edition = Przy tym stole zaczęto grę z innymi elementami ({ $edition }) niż te, które serwer ma teraz ({ $known }).
server-is_over = Gra się skończyła.
server-nothing_to_decide = Nie masz teraz nic do zdecydowania.

## Ranking i profile
server-rated_clock = Partia rankingowa wymaga zegara: inaczej mogłaby się nigdy nie skończyć.
server-rated_alone = Partia rankingowa wymaga przeciwnika.
server-rated_one_seat = Przy stole rankingowym każda osoba ma jedno miejsce, przy własnym ekranie.
server-rated_account = Ranking mają tylko konta. Załóż je w ustawieniach; twoje miejsca i partie zostaną twoje.
server-rated_help = Ta partia się liczy: do jej końca nie ma podpowiedzi, wariantów „co by było, gdyby” ani bota na twoim miejscu.
server-rated_take_back = Ta partia się liczy: tego, co już odkryto, nie można cofnąć.
server-profile_account = Profil mają tylko konta. Załóż je w ustawieniach; twoje partie zostaną twoje.
server-no_lesson = Nie ma takiej lekcji.
server-no_puzzle = Nie ma takiej zagadki.
server-daily_left = To wyzwanie zostało porzucone i nie ma wyniku. Jutro będzie następne.
server-no_person = Nie ma tu nikogo pod tym adresem.
server-too_many_archives = Archiwum zostało właśnie pobrane; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.

## Znajomi, zaproszenia, szukanie przeciwników
server-yourself = To ty.
server-friends_account = Znajomi, obserwowane osoby i blokady są zapisywane na koncie. Załóż je w ustawieniach; twoje partie pozostaną twoje.
server-friends_guest = Do zawierania znajomości potrzebne jest konto, a ta osoba go nie ma.
server-follow_guest = Obserwować można tylko osoby z kontem, a ta osoba go nie ma.
server-too_many_friends = Liczba osób na twoich listach to już { $most }; najpierw usuń kogoś.
server-too_many_invited = Liczba osób zaproszonych do tego stołu to już { $most }; to wystarczy.
server-other_strength = Ten stół jest dla osób z rankingiem od { $lowest } do { $highest }; twój to { $rating }.
server-too_many_asks = Za dużo próśb naraz; spróbuj później.
server-too_many_searches = Za dużo wyszukiwań naraz; spróbuj później.
server-too_many_invitations = Za dużo zaproszeń naraz; spróbuj później.

## Powiadomienia
server-mail_account = Adres można podać tylko na koncie. Załóż je w ustawieniach; twoje partie pozostaną twoje.
server-mail_shape = To nie jest adres e-mail.
server-mail_off = Ten serwer nie wysyła e-maili.
server-mail_failed = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.
server-mail_link = Ten odnośnik jest za stary albo dotyczy innego adresu. Poproś o nowy w ustawieniach.
server-mail_origin = Aby powiadamiać, serwer musi znać swój adres: underhall serve --origin https://games.example
server-push_off = Ten serwer nie wysyła powiadomień.
server-push_shape = Nie można odczytać subskrypcji tej przeglądarki.
server-push_service = Nie można wysyłać powiadomień do { $host }.
server-too_many_letters = Za dużo e-maili naraz; spróbuj później.
server-mail_verify_title = Underhall: czy to twój adres?
server-mail_verify_text = { $name } chce otrzymywać na ten adres powiadomienia o swojej kolejce w Underhall. Jeśli to ty, otwórz ten odnośnik w ciągu doby. Jeśli nie, nic nie rób: więcej nie napiszemy.
server-call_turn_title = Twoja kolej
server-call_turn = Twoja kolej: { $game }. Przy stole: { $names }.
server-call_invited_title = Zaproszenie do gry
server-call_invited = Zaproszenie do gry: { $game }. Przy stole: { $names }.
server-call_many_title = { $count ->
    [one] Jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
    [many] { $count } partii czeka na ciebie
   *[other] { $count } partii czeka na ciebie
}
server-call_end = Nie chcę więcej takich e-maili:

## Ustawienia, kopie zapasowe i przywracanie
server-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”.
server-port_taken = Port { $port } jest zajęty; być może serwer już działa. Inny można wybrać opcją --port.
server-listening = Serwer nie może nasłuchiwać pod adresem „{ $host }” na porcie { $port }: { $problem }.
server-no_database = Nie ma bazy danych pod adresem „{ $address }”.
server-backup_suffix = Kopia PostgreSQL to plik przenośny o nazwie zakończonej na { $suffix }; do wszystkiego innego służy pg_dump.
server-backup_file = Nie można zapisać kopii w pliku „{ $file }”: { $problem }.
server-backup_itself = Plik „{ $file }” należy do bazy danych. Wybierz inny plik na kopię.
server-backup_missing = Nie ma kopii „{ $file }”.
server-backup_foreign = Plik „{ $file }” nie jest kopią Underhall albo jest uszkodzony. Niczego nie zmieniono.
server-backup_newer = Plik „{ $file }” pochodzi z innej wersji Underhall, której tabel (rewizja { $revision }) ta wersja nie zna; może zna je nowsza. Niczego nie zmieniono.
server-database_newer = Bazy danych używała inna wersja Underhall, której tabel (rewizja { $revision }) ta wersja nie zna; może zna je nowsza. Niczego nie zmieniono.
server-not_empty = Baza danych ma już { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}. Użyj --replace, aby zastąpić jej zawartość kopią.

## Bezpieczeństwo
server-muted = Gospodarz wyciszył cię do { $until }. Możesz grać i oglądać, ale nie możesz pisać do innych.
server-name_fixed = To imię nadał ci gospodarz; możesz je zmienić po { $until }.
server-account_closed = Gospodarz zamknął to konto.
server-hosts_only = To jest tylko dla osób, które opiekują się tym serwerem.
server-host_account = Gospodarzem może być tylko konto; gość go nie ma.
server-is_host = To jest konto gospodarza. Do tego służy terminal: underhall admin.
server-no_report = Nie ma takiego zgłoszenia.
server-no_line = Nie ma takiej wiadomości.
server-too_many_reports = To już dużo zgłoszeń; zajmiemy się nimi. Spróbuj później.
server-notice_mute = Gospodarz wyciszył cię do { $until }. Możesz grać i oglądać, ale nie możesz pisać do innych. Powód: { $reason }
server-notice_unmute = Znów możesz pisać do innych.
server-notice_rename = Gospodarz zmienił ci imię na: { $name }. Powód: { $reason }

## Przerwy i urlopy
server-paused = Gra jest wstrzymana. Najpierw ją wznów.
server-no_clock = Przy tym stole nie ma zegara do zatrzymania.
server-not_running = Przy tym stole nie trwa żadna gra.
server-holiday_account = Urlop wymaga konta. Załóż je w ustawieniach; twoje partie pozostaną twoje.
server-holiday_far = Urlop zaczyna się w ciągu najbliższych { $days } dni.
server-holiday_one = Masz już urlop; najpierw go zakończ.
server-holiday_days = { $left ->
    [one] Został ci jeden dzień w tym roku.
    [few] Zostały ci { $left } dni w tym roku.
    [many] Zostało ci { $left } dni w tym roku.
   *[other] Zostało ci { $left } dnia w tym roku.
}
