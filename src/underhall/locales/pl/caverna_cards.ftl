# Caverna: czym jest i co robi każdy element, dla terminala i strony. Efekty i akcje są w page_caverna.ftl.

## Z danych
caverna-card-space = Pole akcji: { $does }.
caverna-card-grows = Co rundę gromadzi się tu: { $goods }.
caverna-card-furnishing = Koszt: { $cost }; { $points }. { $effects }
caverna-card-loot = Łup dla broni o sile { $strength } lub większej: { $does }.
caverna-card-conversion = Akcja dowolna, możliwa w każdej chwili twojej tury: { $name }.
caverna-card-special = Szczególne użycie rubinów: { $name }.
caverna-card-action_board = Plansza z polami akcji; liczba graczy: { $players }.
caverna-card-group = Grupa izb: { $tiles }.
caverna-card-twin = Kafelek na dwa kwadraty: { $first } i { $second }. Kładzie się go akcją, obok tego, co już masz.

## Pisane ręcznie
caverna-card-wood = Płaci się nim za izby i pastwiska. Nie daje punktów.
caverna-card-stone = Płaci się nim za izby i stajnie. Nie daje punktów.
caverna-card-ore = Z niej kuje się broń: jedna za każdy punkt siły. Nie daje punktów.
caverna-card-ruby = W każdej chwili może stać się niemal każdym towarem, zwierzęciem lub pojedynczym kafelkiem. Po 1 punkcie.
caverna-card-gold = Po 1 punkcie. Dwa lub więcej można zamienić na żywność, o jedną mniej niż wydanego złota.
caverna-card-food = Żywi krasnoludy: po 2 przy zbiorach, nowo narodzonego 1. Nie daje punktów.
caverna-card-grain = Zasiane na polu: z 1 robią się 3. Po 1 żywności; na koniec po pół punktu, zaokrąglając w górę.
caverna-card-vegetable = Zasiane na polu: z 1 robią się 2. Po 2 żywności; na koniec po 1 punkcie.
caverna-card-sheep = Zwierzę hodowlane. Potrzebuje miejsca; z pary rodzi się trzecia. Daje 1 żywność. Po 1 punkcie.
caverna-card-donkey = Zwierzę hodowlane, które może mieszkać też w kopalniach. Daje 1 żywność, dwa dają 3. Po 1 punkcie.
caverna-card-wild_boar = Zwierzę hodowlane, które może mieszkać w stajni w lesie bez ogrodzenia. Daje 2 żywności. Po 1 punkcie.
caverna-card-cattle = Zwierzę hodowlane. Daje 3 żywności. Po 1 punkcie.
caverna-card-dog = Nie potrzebuje miejsca i się nie rozmnaża. Z psami więcej owiec mieści się na łące lub pastwisku. Po 1 punkcie.
caverna-card-dwarf = Co rundę pracuje na jednym polu akcji. Potrzebuje łóżka i żywności. Po 1 punkcie.
caverna-card-stable = Daje miejsce jednemu zwierzęciu albo więcej miejsca na pastwisku. Masz trzy.
caverna-card-weapon = Pozwala ruszyć na wyprawę. Wykuta z siłą od 1 do 8, rośnie o 1 z każdą wyprawą, do 14.
caverna-card-begging_marker = Jeden za każdą brakującą żywność przy żywieniu. Po −3 punkty.
caverna-card-starting_player_token = Kto go ma, zaczyna następną rundę.
caverna-card-harvest_marker_green = Po odkryciu: zwykłe zbiory w tej rundzie.
caverna-card-harvest_marker_red = Po odkryciu: pierwszy to brak zbiorów, drugi 1 żywność za krasnoluda, trzeci zbiory bez pól albo bez rozmnażania.
caverna-card-forest = Lewa połowa twojej planszy. Tu leżą łąki, pola i pastwiska.
caverna-card-mountain = Prawa połowa twojej planszy. Tu leżą pieczary, tunele, kopalnie i izby.
caverna-card-meadow = Można ją ogrodzić jako pastwisko; ze stajnią mieści jedno zwierzę.
caverna-card-field = Sieje się na nim zboże lub warzywa; przy każdych zbiorach daje jedną sztukę.
caverna-card-small_pasture = Ogrodzona łąka: 2 zwierzęta jednego gatunku, ze stajnią 4. 2 punkty.
caverna-card-large_pasture = Dwie ogrodzone łąki: 4 zwierzęta jednego gatunku, z jedną stajnią 8, z dwiema 16. 4 punkty.
caverna-card-cavern = Puste miejsce w górze, które można urządzić.
caverna-card-tunnel = Prowadzi przez górę; może stać się kopalnią rubinów.
caverna-card-deep_tunnel = Pojawia się razem z kopalnią rudy; może stać się kopalnią rubinów, która od razu daje rubin.
caverna-card-ore_mine = Daje rudę na niektórych polach akcji i miejsce dla osła. 3 punkty.
caverna-card-ruby_mine = Daje rubiny na niektórych polach akcji i miejsce dla osła. 4 punkty.
caverna-card-entry_level_dwelling = Wydrukowane na planszy: łóżka dla dwóch krasnoludów i miejsce na dwa zwierzęta jednego gatunku.
caverna-card-no_harvest = Ta runda kończy się bez zbiorów.
caverna-card-harvest = Pola dają plony, krasnoludy jedzą, zwierzęta się rozmnażają.
caverna-card-pay_one_food_per_dwarf = Zamiast zbiorów każdy krasnolud kosztuje 1 żywność.
caverna-card-skip_field_or_breeding = Zbiory, w których każdy gracz pomija fazę pól albo fazę rozmnażania.
caverna-card-animals = Po 1 punkcie za każde zwierzę hodowlane i każdego psa.
caverna-card-missing_farm_animals = Po −2 punkty za każdy gatunek zwierząt hodowlanych, którego nie masz.
caverna-card-vegetables = Po 1 punkcie za każde warzywo, także na polach.
caverna-card-rubies = Po 1 punkcie za każdy rubin.
caverna-card-dwarfs = Po 1 punkcie za każdego krasnoluda.
caverna-card-unused_spaces = Po −1 punkcie za każdy pusty kwadrat twojej planszy.
caverna-card-furnishings_pastures_mines = Punkty wydrukowane na izbach, pastwiskach i kopalniach.
caverna-card-bonus_points = To, co na koniec punktują salony, magazyny i komnaty.
caverna-card-begging_markers = Po −3 punkty za każdy znacznik żebractwa.

## W obecnej pozycji
caverna-card-now-goods = Masz: { $count }.
caverna-card-now-offer = W ofercie.
caverna-card-now-gone = Już niedostępne.
caverna-card-now-taken = W tej rundzie stoi tam krasnolud; gracz: { $name }.
caverna-card-now-absent = Jeszcze nie w grze albo nie przy tym stole.
