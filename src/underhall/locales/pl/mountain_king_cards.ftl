# W Grocie Króla Gór: czym jest i co robi każdy element, dla terminala i strony.

## Z danych
mountain_king-card-troll_of = Troll poziomu { $level }, klan: { $clan }. Gdy dotrze do niego lawina, każdy pusty symbol dostaje żeton: { $symbols }.
mountain_king-card-starter = Początkowy troll. Po dobraniu zyskujesz raz: { $once }. Lawiny uzupełniają: { $symbols }.
mountain_king-card-workshop_modes = Warsztat. Każde użycie to jedno z: { $modes }. Można go użyć raz za każde otwarte wejście.
mountain_king-card-mode = { $spend } → { $gain }
mountain_king-card-mode_any = dowolne { $count } → { $gain }
mountain_king-card-mode_unload = { $count } z twoich trolli → skład
mountain_king-card-hall = Wielka grota, liczba pól: { $size }. Na koniec jest warta { $value }, a z posągiem na ołtarzu { $more }.
mountain_king-card-tile = Kafelek tunelu, liczba pól: { $size }; tyle samo minerałów jednego rodzaju kosztuje. { $anchor ->
    [0] Nie ma kotwy.
   *[other] Na kotwie (◆) może stanąć cokół.
} Honor od razu: kamień { $stone }, żelazo { $iron }, klejnot { $heartstone }.
mountain_king-card-tier_of = Obszar góry, { $number }. z 5 od zewnątrz. Posąg jest tu wart { $value }, na cokole swojego klanu dwa razy tyle.
mountain_king-card-clan_of = Klan. Ma własne posągi, cokoły i wózki; posąg na cokole swojego klanu liczy się podwójnie.
mountain_king-card-clan_cart = Wózek, który przewozi tylko posągi swojego klanu: { $clan }. W składzie staje się uniwersalny.
mountain_king-card-colour = Kolor gracza. Nie wpływa na grę.
mountain_king-card-start = Punkt startowy, liczba graczy: { $label }. Przed pierwszą turą można tu postawić wrota.

## Pisane ręcznie
mountain_king-card-honour = Punkty w grze. Kopanie punktuje od razu, reszta liczy się na koniec.
mountain_king-card-trollsmoot = Twój wiec, piramida dziesięciu trolli: na dole cztery początkowe, wyżej trzy, dwa i jeden. Miejsce otwiera się, gdy oba pod nim są zajęte.
mountain_king-card-horde = Trolle do zrekrutowania, w trzech rzędach. Dolny jest za darmo; wyżej płaci się łapówkę każdemu trollowi, który stoi pod wybranym.
mountain_king-card-troll = Członek klanu z symbolami, na których leżą zasoby. Rekrutuje się go z hordy do wiecu.
mountain_king-card-starting_troll = Przed pierwszą turą wybierasz cztery z sześciu. Tworzą dolny rząd twojego wiecu.
mountain_king-card-storage = Tu leżą twoje zasoby, gdy nie leżą na trollach. Nie ma limitu i wszystko można wydać.
mountain_king-card-supply = Wspólne rezerwy zasobów. Nigdy się nie kończą.
mountain_king-card-team_storage = W wariancie drużynowym dwoje partnerów ma wspólny skład.
mountain_king-card-cascade = Dokładany troll się aktywuje, potem dwa pod nim i tak aż do dołu: każdy pusty symbol dostaje żeton.
mountain_king-card-bribe = Po jednej monecie na każdym trollu pod tym, którego rekrutujesz. Kto rekrutuje przekupionego trolla, bierze jego łapówki.
mountain_king-card-retire = Troll hordy z czterema lub więcej łapówkami odchodzi: łapówki wracają do rezerw, karta idzie pod swoją talię.
mountain_king-card-network = Twoje wrota i wszystkie połączone z nimi tunele. Sieci różnych graczy nigdy nie stykają się bokami.
mountain_king-card-gate = Początek twojej sieci. Wrota stawia się na punkcie startowym przed pierwszą turą i nie przesuwa.
mountain_king-card-tunnel = Część sieci: kafelek, jego widoczny fragment, wielka grota albo wrota. Musi dotykać twojej sieci i żadnej cudzej.
mountain_king-card-anchor = Oznaczone pole kafelka tunelu. Cokół może tu stanąć tylko podczas kopania tego kafelka.
mountain_king-card-pedestal = Stawia się go na kotwie podczas kopania. Daje żeton punktacji swojego obszaru i klanu, a stojący na nim posąg tego klanu liczy się podwójnie.
mountain_king-card-pedestal_track = Żetony punktacji według obszarów i klanów. Każdy bierze ten, kto pierwszy postawi taki cokół w tym obszarze.
mountain_king-card-pedestal_point_token = Punkty za postawienie cokołu. Wartość wziętego żetonu zna tylko jego właściciel.
mountain_king-card-pedestal_reminder_token = Przypomnienie na trollach poziomu 3: kto takiego zrekrutuje, wybiera cokół z worka.
mountain_king-card-altar = Oznaczone pole wielkiej groty. Posąg dowolnego klanu na nim podnosi wartość groty.
mountain_king-card-statue = Przewozi się go tunelami na wózkach. Na koniec najlepszy posąg w każdym twoim tunelu daje wartość swojego obszaru.
mountain_king-card-statue_spot = Miejsce, w którym na początku leży posąg.
mountain_king-card-buried_statue = Posąg, którego nie odsłonił tunel żadnej sieci. Nic nie daje, dopóki ktoś się tam nie dokopie.
mountain_king-card-buried_resource = Trafia do twojego składu, gdy przykryje go twój tunel.
mountain_king-card-rubble_space = Kopanie tutaj kosztuje dodatkowy młot.
mountain_king-card-workshop = Wymienia zasoby. Zakłada się go na wolnym miejscu obok właśnie wykopanego tunelu; korzysta każdy, czyja sieć go dotyka.
mountain_king-card-workshop_site = Wolne miejsce na warsztat. Tunele nie mogą go przykryć.
mountain_king-card-entrance = Bok warsztatu. Jest otwarty, gdy dotyka go sieć; warsztatu można użyć w turze raz za każde otwarte wejście.
mountain_king-card-great_hall = Duży kafelek kładziony na własnych tunelach, najwyżej jeden w turze i za darmo. Liczy się jako jeden tunel.
mountain_king-card-spell = Kosztuje jedną runę. Rozpatruje się całe działanie albo wcale; z trzecią runą czar zostaje zniszczony.
mountain_king-card-spellbook = Trzy czary, które można teraz rzucić.
mountain_king-card-disintegrate = Czar z trzema runami idzie pod talię, a jego miejsce zajmuje nowy.
mountain_king-card-tier = Jeden z pięciu pierścieni wokół serca. Im bliżej środka, tym więcej warte są posągi.
mountain_king-card-heart = Środek góry. Nigdy się go nie kopie.
mountain_king-card-start_point = Tu mogą stanąć wrota; liczba mówi, dla ilu graczy.
mountain_king-card-mineral = Kamień, żelazo albo klejnot: nimi płaci się za tunele. Im cenniejszy, tym więcej honoru.
mountain_king-card-coronation_token = Punkty za zapełnienie wiecu wśród pierwszych. Wzięcie ostatniego rozpoczyna koniec gry.
mountain_king-card-crown = Pokazuje, ile punktów koronacji jeszcze zostało.
mountain_king-card-score_track = Pokazuje honor wszystkich. Nie ma górnej granicy.
mountain_king-card-trade = W swojej turze wydaj dowolne 4 zasoby i weź 1 wybranego rodzaju. Ile razy chcesz.
mountain_king-card-any_resource = Zasób dowolnego rodzaju, do wyboru.
mountain_king-card-stone = Najtańszy minerał na tunele.
mountain_king-card-iron = Minerał na tunele, lepszy od kamienia.
mountain_king-card-heartstone = Najcenniejszy minerał: tunele nim opłacone dają najwięcej.
mountain_king-card-cart = Przewozi posąg jeden raz, w jego tunelu albo do sąsiedniego tunelu twojej sieci.
mountain_king-card-cart_wild = Wózek, który przewozi posągi dowolnego klanu.
mountain_king-card-hammer = Usuwa skały: po jednym za każde pole skał pod tunelem.
mountain_king-card-rune = Płaci się nią za czar.
mountain_king-card-coin = Służy na łapówki przy rekrutacji ze środkowego i górnego rzędu.
mountain_king-card-mud = Klan trolli bez własnych posągów, cokołów i wózków.
mountain_king-card-winter = Strona planszy dla czterech i pięciu graczy oraz drużyn, z dwudziestoma posągami.
mountain_king-card-autumn = Strona planszy dla trzech graczy, zwykle też dla dwóch, z dwunastoma posągami.

## W obecnej pozycji
mountain_king-card-now-horde = W hordzie. Łapówki do zapłacenia teraz: { $bribes }.
mountain_king-card-now-owned = Należy do wiecu gracza { $name }.
mountain_king-card-now-spell = W księdze czarów, runy na nim: { $runes }.
mountain_king-card-now-supply = Wśród dostępnych warsztatów: { $count }.
mountain_king-card-now-site = Stoi na planszy; otwarte wejścia: { $entrances }.
mountain_king-card-now-pile = Pozostałe kafelki: { $count }.
mountain_king-card-now-hall = { $cell ->
    [none] Jeszcze niepoświęcona.
   *[other] Poświęcona.
}
mountain_king-card-now-goods = Masz: { $count }.

# Rows of the score sheet.
mountain_king-card-category-digging = Tyle były warte twoje tunele w chwili wykopania: im dłuższe i im cenniejszy minerał, tym więcej.
mountain_king-card-category-coronation = Żetony wzięte za to, że twój wiec był gotowy jako jeden z pierwszych.
mountain_king-card-category-pedestals = Żetony wzięte za piedestały. Odkrywa się je na końcu.
mountain_king-card-category-leftovers = 1 punkt za każde 3 zasoby, które zostały w magazynie i na trollach.
mountain_king-card-category-halls = Tyle są warte twoje wielkie sale, a więcej z posągiem na ołtarzu.
mountain_king-card-category-statues = W każdym z twoich tuneli liczy się najcenniejszy posąg: im bliżej serca, tym więcej, a na piedestale swojego klanu dwa razy tyle.
