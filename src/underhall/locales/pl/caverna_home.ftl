# Caverna, plansza gospodarstwa: dlaczego kafelek, izba, zwierzę albo krasnolud nie ma miejsca i co jest nie tak z pozycją.

## Kwadraty
caverna-square = { $column ->
    [1] lewy
    [2] środkowy
   *[3] prawy
} kwadrat { $mountain ->
    [0] lasu
   *[1] góry
} w { $row ->
    [1] górnym
    [2] drugim
    [3] trzecim
   *[4] dolnym
} rzędzie
caverna-square-outside = miejsce poza planszą, obok: { caverna-square }

## Kafelki, kopalnie, pastwiska i stajnie
caverna-refusal-not_adjacent = { $first } i { $second } nie są sąsiednimi kwadratami jednego regionu.
caverna-refusal-same_halves = { $tile }: obie połówki są takie same; podaj kwadraty w tej kolejności: { $first }, { $second }.
caverna-refusal-stable_in_the_way = Nie może tu leżeć pole uprawne, bo stoi tu stajnia: { $square }.
caverna-refusal-cannot_overhang = { $tile } nie może wystawać: nic tu jeszcze nie leży ({ $square }).
caverna-refusal-no_overhang = Tylko biuro pozwala, by podwójny kafelek wystawał: { $square } jest poza planszą gospodarstwa.
caverna-refusal-both_over_the_edge = { $tile }: jedna połówka musi leżeć na planszy gospodarstwa.
caverna-refusal-bare_ring_square = Poza planszą gospodarstwa nic tu nie leży: { $square }.
caverna-refusal-wrong_ground = { $tile } nie może tu leżeć ({ $square }). Właściwe podłoże: { $under }.
caverna-refusal-first_outdoor_tile = Pierwszy kafelek w lesie musi zakryć { $entrance }, przy wejściu do jaskini.
caverna-refusal-not_connected = Kafelek musi stykać się z kafelkiem, który już leży.
caverna-refusal-no_place_for_ruby_mine = Nie można tu umieścić kopalni rubinów ({ $square }): ten krok wymaga: { $on }.
caverna-refusal-no_meadow = Tego nie można ogrodzić: { $square } to nie łąka.
caverna-refusal-no_stable_left = { $stables ->
    [one] Jedyna stajnia jest już zbudowana.
    [few] Zbudowano już wszystkie { $stables } stajnie.
    [many] Zbudowano już wszystkie { $stables } stajni.
   *[other] Zbudowano już wszystkie stajnie ({ $stables }).
}
caverna-refusal-stable_stands_there = Stoi tu już stajnia: { $square }.
caverna-refusal-no_place_for_stable = Nie można tu zbudować stajni ({ $square }): potrzebny jest pusty las, łąka albo pastwisko.

## Pola uprawne
caverna-refusal-sow_nothing = Musisz obsiać co najmniej jedno pole.
caverna-refusal-sow_too_much = Można obsiać najwyżej tyle pól: zbożem { $max_grain }, warzywami { $max_vegetables }.
caverna-refusal-no_empty_field = { $have ->
    [0] Nie masz pustego pola.
    [one] Masz jedno puste pole, a nie { $need }.
    [few] Masz { $have } puste pola, a nie { $need }.
    [many] Masz { $have } pustych pól, a nie { $need }.
   *[other] Masz { $have } pustego pola, a nie { $need }.
}
caverna-refusal-no_crop = Siew wymaga z twoich zasobów: { $need } × { $good }; masz { $have }.

## Rozmnażanie i żywienie
caverna-refusal-no_litter = To nie są różne zwierzęta hodowlane w zwykłej kolejności: { $species }.
caverna-refusal-too_many_newborns = { $most ->
    [one] Rozmnożyć może się najwyżej jeden gatunek zwierząt hodowlanych.
    [few] Rozmnożyć mogą się najwyżej { $most } gatunki zwierząt hodowlanych.
    [many] Rozmnożyć może się najwyżej { $most } gatunków zwierząt hodowlanych.
   *[other] Rozmnożyć może się najwyżej { $most } gatunku zwierząt hodowlanych.
}
caverna-refusal-no_parents = { $species }: do rozmnożenia potrzeba dwóch sztuk; masz { $have }.
caverna-refusal-no_room_for_newborns = Nie ma miejsca dla wszystkich tych młodych: { $species }.
caverna-refusal-no_working_cave = Bez jaskini roboczej każdy krasnolud je żywność.
caverna-refusal-wrong_spare = Jaskinia robocza nie przyjmuje „{ $spare }”. Przyjmuje jedno z: { $options }.
caverna-refusal-spare_short = Jaskinia robocza wymaga: { $need } × { $good }; masz { $have }.

## Urządzanie i rodzina
caverna-refusal-overbuild = { $tile }: trzeba budować na kafelku „{ $partner }”.
caverna-refusal-work_room_needs_cavern = { $tile }: ta izba sama wymaga pustej pieczary, a { $square } nią nie jest.
caverna-refusal-tunnel_needs_work_room = Tunele można urządzać tylko dzięki izbie „{ $room }”, a { $square } to tunel.
caverna-refusal-no_empty_cavern = { $tile } nie może tu powstać ({ $square }): nie ma tu pustej pieczary.
caverna-refusal-no_square_for_tile = Nie można urządzić: { $tile }. Nie ma na to kwadratu.
caverna-refusal-wrong_payment = { $tile } nie kosztuje „{ $payment }”. Koszt to: { $variants }.
caverna-refusal-tile_too_dear = { $tile }: koszt to { $cost }. Brakuje ci: { $lacking }.
caverna-refusal-no_bed = Liczba krasnoludów: { $dwarfs }, liczba miejsc w mieszkaniach: { $beds }. Nie ma miejsca dla następnego.
caverna-refusal-family_complete = { $dwarfs ->
    [one] Rodzina z jednego krasnoluda nie może się już powiększyć.
    [few] Rodzina z { $dwarfs } krasnoludów nie może się już powiększyć.
    [many] Rodzina z { $dwarfs } krasnoludów nie może się już powiększyć.
   *[other] Rodzina z { $dwarfs } krasnoluda nie może się już powiększyć.
}

## Pozycje
caverna-position-no_square = { $path }: „{ $square }” nie jest kwadratem albo podano go dwa razy.
caverna-position-no_content = { $path }: „{ $content }” nie może leżeć na kwadracie.
caverna-position-wrong_region = { $path }: { $content } nie może znajdować się na { $square }.
caverna-position-start_cave = { $path }: na { $square } od początku jest { $content }.
caverna-position-tile_twice = { $path }: kafelek { $tile } jest tylko jeden.
caverna-position-large_pasture = { $path }: duże pastwisko zajmuje dwa własne sąsiednie kwadraty, a nie { $squares }.
caverna-position-too_many_stables = { $path }: liczba stajni gracza to najwyżej { $most }, a nie { $stables }.
caverna-position-stable_place = { $path }: na { $square } nie może stać stajnia.
caverna-position-covered = { $path }: { $tile } nie może tu leżeć pod innym kafelkiem.
caverna-position-both_traders = { $path }: { $tile } i { $partner } nie mogą działać naraz; jedno zakrywa drugie.
caverna-position-weapon = { $path }: żadna broń nie ma siły { $weapon }; najsilniejsza ma { $most }.
caverna-position-dwarfs = { $path }: krasnoludów w tej rodzinie jest co najmniej { $least } i co najwyżej { $most }, a nie { $dwarfs }.
caverna-position-armed_newborn = { $path }: nowo narodzony krasnolud nie ma broni.
caverna-position-not_connected = { $path }: kafelek na { $square } nie łączy się z pozostałymi.
caverna-position-no_office = { $path }: bez biura nic nie może leżeć na { $square }.
caverna-position-overhang = { $path }: połówka na { $square } nie pasuje do sąsiedniej połówki na planszy.
caverna-position-mines = { $path }: każda kopalnia rudy ma obok głęboki tunel, z którym powstała, i odwrotnie.
caverna-position-crowded = { $path }: nie ma miejsca dla tych zwierząt: { $species }.

## Zawartość
caverna-content-amount = { $file }: ilość „{ $good }” w „{ $thing }” musi być liczbą całkowitą, 0 lub więcej.
caverna-content-capacities = { $file }: żadna z pojemności { $small } i { $large } nie dzieli drugiej; nie dałoby się rozstrzygnąć, czy zwierzęta się mieszczą.
caverna-content-copies = { $file }: „{ $thing }” musi występować raz albo bez ograniczeń.
caverna-content-count = { $file }: liczba „{ $thing }” to { $have }, a powinna wynosić { $need }.
caverna-content-dwelling_colour = { $file }: pomarańczowe muszą być mieszkania i tylko one: „{ $thing }”.
caverna-content-farm_animals = { $file }: zwierzętami hodowlanymi muszą być sheep, donkey, wild_boar i cattle.
caverna-content-goods_order = { $file }: towary i zwierzęta muszą wystąpić w tej kolejności: { $expected }.
caverna-content-grid = { $file }: plansza gospodarstwa ma 6 kolumn i 4 rzędy, po lewej las, po prawej górę.
caverna-content-players = { $file }: „{ $thing }” musi mieć dokładnie jeden wpis dla każdej liczby graczy.
caverna-content-ring = { $file }: kwadraty obrzeża nie są zewnętrznymi sąsiadami planszy gospodarstwa.
caverna-content-round_numbers = { $file }: rundy nie są ponumerowane od 1 do 12.
caverna-content-twice = { $file }: „{ $thing }” występuje dwa razy.
caverna-content-unknown = { $file }: „{ $thing }” wymienia „{ $name }”, co nie istnieje.
caverna-content-unknown_near = { $file }: „{ $thing }” wymienia „{ $name }”, co nie istnieje; czy chodziło o „{ $near }”?
caverna-content-categories = { $file }: kategorie muszą wystąpić w tej kolejności: { $expected }.
