# W Grocie Króla Gór, góra: kopanie, wielkie groty, posągi, cokoły, wrota, punktacja, pozycje, zawartość.

## Kopanie
mountain_king-refusal-no_such_tunnel = „{ $placement }” to nie tunel: podaj kształt, obrót i pole, na przykład t4:0:r2c7.
mountain_king-refusal-off_the_mountain = Jakaś część leżałaby poza górą.
mountain_king-refusal-heart = Jakaś część leżałaby w Sercu Góry, w którym nigdy się nie kopie.
mountain_king-refusal-workshop_site = Jakaś część zakryłaby miejsce warsztatu, a tego tunelom nie wolno.
mountain_king-refusal-overlaps = Jakaś część zakryłaby wrota, tunel albo wielką grotę.
mountain_king-refusal-touches_opponent = Tutaj stykałby się z cudzą siecią ({ $opponent }); mogą stykać się tylko rogi.
mountain_king-refusal-not_connected = Tunel musi stykać się bokiem z twoją własną siecią; róg, warsztat ani odcięty tunel nie wystarczą.
mountain_king-refusal-pile_empty = Nie ma już kafelków tego kształtu: { $shape }.
mountain_king-refusal-no_room = Na ten kształt nie ma już miejsca: { $shape }.
mountain_king-refusal-no_room_without_hammers = Na ten kształt ({ $shape }) nie ma miejsca, które { $have ->
    [0] można by wykopać bez młota
    [one] oczyściłby ze skał jeden młot
    [few] oczyściłyby ze skał { $have } młoty
    [many] oczyściłoby ze skał { $have } młotów
   *[other] oczyściłoby ze skał { $have } młota
}.
mountain_king-refusal-minerals_short = Tunel wielkości { $size } kosztuje tyle samo minerałów jednego rodzaju; { $have ->
    [0] nie masz żadnego
   *[other] możesz zapłacić najwyżej { $have }
}.
mountain_king-refusal-mineral_short = Koszt tego tunelu w minerałach jednego rodzaju: { $need }; masz { $have } ({ $mineral }).
mountain_king-refusal-hammers_short = { $need ->
    [one] Skały kosztują tu { $need } młot
    [few] Skały kosztują tu { $need } młoty
    [many] Skały kosztują tu { $need } młotów
   *[other] Skały kosztują tu { $need } młota
}; masz { $have }.
mountain_king-refusal-same_dig = Na tej kotwie nie można postawić cokołu, więc to ten sam wykop co z drugą kotwą. Wybierz tamten.

## Cokoły
mountain_king-refusal-no_anchor = Ten tunel nie ma kotwy na cokół: { $shape }.
mountain_king-refusal-no_pedestal = Nie masz cokołu tego klanu: { $clan }.
mountain_king-refusal-pedestal_taken = W tym obszarze postawiono już cokół tego klanu: { $tier }, { $clan }.

## Wielkie groty
mountain_king-refusal-no_such_hall = „{ $placement }” to nie wielka grota: podaj grotę, obrót i pole, na przykład the_trove:0:r3c7.
mountain_king-refusal-hall_taken = Ta wielka grota jest już na planszy: { $hall }.
mountain_king-refusal-hall_over_undug = Wielka grota leży tylko na tunelach; jakaś część leżałaby poza nimi.
mountain_king-refusal-hall_over_gate = Wielka grota nie może zakryć wrót.
mountain_king-refusal-hall_over_hall = Tu leży inna wielka grota; groty nie nakładają się na siebie.
mountain_king-refusal-hall_over_isolated = Jakaś część leżałaby na odciętym tunelu, który nie należy do nikogo.
mountain_king-refusal-hall_outside_network = Jakaś część leżałaby na tunelu spoza twojej sieci.
mountain_king-refusal-hall_no_room = Na twoich tunelach nie ma miejsca na tę wielką grotę: { $hall }.
mountain_king-refusal-hall_not_here = Ta wielka grota w żadnym położeniu nie mieści się tu w całości na twoich tunelach: { $hall }.

## Posągi
mountain_king-refusal-no_statue = Tu nie ma posągu.
mountain_king-refusal-statue_of_another = Ten posąg stoi w sieci innego gracza.
mountain_king-refusal-statue_buried = Ten posąg jest jeszcze zakopany.
mountain_king-refusal-statue_stuck = Ten posąg nie ma wolnego pola, na które mógłby przejść.
mountain_king-refusal-target_undug = Posąg stoi tylko w tunelach; tu nie ma żadnego.
mountain_king-refusal-target_outside_network = To pole nie należy do twojej sieci.
mountain_king-refusal-target_too_far = Jednym ruchem posąg przechodzi na pole swojego tunelu albo tunelu sąsiedniego; to leży dalej.
mountain_king-refusal-target_occupied = Tu stoi już posąg.
mountain_king-refusal-swap_with_itself = Wybierz dwa różne posągi.
mountain_king-refusal-swap_order = Podaj te same dwa posągi w odwrotnej kolejności.
mountain_king-refusal-same_swap = Zamiana dwóch posągów jednego klanu niczego nie zmienia; podaje się ją raz, dla innej pary.
mountain_king-refusal-statue_covered = Ten posąg jest zakryty tunelem; wezwać można tylko taki, którego nic nie zakrywa.
mountain_king-refusal-statue_not_adjacent = Ten posąg nie sąsiaduje z twoją siecią.
mountain_king-refusal-target_tunnel_apart = Ten tunel nie styka się z posągiem.

## Wrota
mountain_king-refusal-no_such_start = Ta strona planszy ({ $board }) nie ma punktu startowego „{ $start }”.
mountain_king-refusal-start_taken = Na tym punkcie startowym stoją już wrota.
mountain_king-refusal-start_label = Ten punkt startowy ma oznaczenie { $label }, a liczba graczy to { $need }.
mountain_king-refusal-start_other_label = Pierwsze wrota stoją na punkcie z oznaczeniem { $need }; ten ma oznaczenie { $label }.
mountain_king-refusal-start_apart = Z wrotami w tym miejscu wrota partnerów nie mogłyby ze sobą sąsiadować.

## Arkusz punktacji
mountain_king-category-digging = Wykopane tunele
mountain_king-category-coronation = Żetony koronacji
mountain_king-category-pedestals = Żetony punktacji cokołów
mountain_king-category-leftovers = Pozostałe zasoby
mountain_king-category-halls = Wielkie groty
mountain_king-category-statues = Posągi

## Pozycje
mountain_king-position-gate_count = Liczba wpisów o wrotach musi być równa liczbie graczy ({ $need }), a jest ich { $have }.
mountain_king-position-gate = Wrota gracza { $number } nie mogą stać na „{ $start }”.
mountain_king-position-tiles_before_gates = Tunele kopie się dopiero po ustawieniu wszystkich wrót.
mountain_king-position-tile = Tunel „{ $placement }” nie leży na polach, w których można kopać.
mountain_king-position-tile_overlaps = Tunel { $placement } nakłada się na inny albo na wrota.
mountain_king-position-tile_pile = Tuneli tego kształtu jest więcej niż kafelków w pudełku: { $shape }.
mountain_king-position-networks_touch = Sieć gracza { $number } styka się z siecią przeciwnika.
mountain_king-position-tile_isolated = Tunel { $placement } nie łączy się z żadnymi wrotami, a jest za duży, by go wykopać osobno.
mountain_king-position-hall = Wielka grota „{ $placement }” nie leży na polach, w których można kopać.
mountain_king-position-hall_twice = Ta wielka grota leży na planszy dwa razy: { $hall }.
mountain_king-position-hall_ground = Wielka grota { $placement } nie leży na tunelach jednej sieci.
mountain_king-position-statue_count = Liczba posągów na planszy to { $have }; przy rozkładaniu zapełnia się wszystkie miejsca ({ $need }), klanami po kolei.
mountain_king-position-statue_place = Posągi nie stoją ani na miejscu posągu, ani w żadnej sieci: { $cells }.
mountain_king-position-pedestal_count = Liczba cokołów klanu na planszy to { $have }, a w pudełku jest ich { $most }: { $clan }.
mountain_king-position-pedestal_place = Cokoły nie stoją na widocznej kotwie: { $cells }.
mountain_king-position-pedestal_twice = Klan ma dwa cokoły w jednym obszarze: { $clan }, { $cells }.
mountain_king-position-workshop_site = Pole { $cell } nie jest miejscem warsztatu.
mountain_king-position-workshop_kind = Nie ma warsztatu „{ $workshop }” na pole { $cell }.
mountain_king-position-workshop_apart = Żaden tunel nie dochodzi do warsztatu na polu { $cell }: { $workshop }.
mountain_king-position-clans = Wpis „{ $path }” musi podawać pola dokładnie dla tych klanów: { $clans }.
mountain_king-position-cell = Wpis „{ $path }” wymienia „{ $cell }”, a tam nie można kopać.
mountain_king-position-cell_twice = Wpis „{ $path }” wymienia pole { $cell } dwa razy.

## Zawartość
mountain_king-content-id_twice = { $file }: jeden z identyfikatorów się powtarza: { $ids }.
mountain_king-content-sides = { $file }: potrzebne są strony autumn i winter, a nie { $found }.
mountain_king-content-player_count = { $file }: { $board } nie jest dla { $players } graczy.
mountain_king-content-start_points = { $file }: liczba punktów startowych na { $board } to { $have }, a graczy { $players }.
mountain_king-content-layer_size = { $file }: warstwa { $layer } na { $board } nie ma wymiarów { $rows } na { $cols }.
mountain_king-content-layer_mark = { $file }: warstwa { $layer } na { $board } ma nieznany znak „{ $mark }”.
mountain_king-content-site_place = { $file }: miejsce warsztatu na { $board } leży poza górą albo w jej sercu.
mountain_king-content-not_connected = { $file }: pola do kopania na { $board } nie tworzą jednej całości.
mountain_king-content-feature_place = { $file }: warstwa { $layer } na { $board } oznacza { $cell }, gdzie nie można kopać.
mountain_king-content-site_count = { $file }: liczba miejsc warsztatów na { $board } to { $have }, czyli mniej, niż może być potrzebne.
mountain_king-content-statue_ring = { $file }: { $board } wymienia miejsca posągów w liczbie { $ring }, a jej warstwa pokazuje { $spots } albo inne.
mountain_king-content-statue_count = { $file }: liczba miejsc posągów na { $board } to { $ring }, czyli więcej niż posągów.
mountain_king-content-start_list = { $file }: punkty startowe na { $board } nie są tymi z warstwy.
mountain_king-content-start_not_bare = { $file }: na punkcie startowym na { $board } są skały, posąg albo zasób.
mountain_king-content-start_order = { $file }: punkty startowe z oznaczeniem { $label } na { $board } nie są ponumerowane od 0 zgodnie z ruchem wskazówek zegara.
mountain_king-content-starts_adjacent = { $file }: dwa punkty startowe z oznaczeniem { $label } na { $board } sąsiadują ze sobą.
mountain_king-content-shape_mark = { $file }: kształt { $id } ma nieznany znak „{ $mark }”.
mountain_king-content-shape_size = { $file }: liczba pól { $id } to { $have }, a nie { $size }.
mountain_king-content-shape_parts = { $file }: { $id } nie jest w jednym kawałku albo jest za długi.
mountain_king-content-shape_anchor = { $file }: liczba oznaczonych pól { $id } to { $have }, a nie { $need }.
mountain_king-content-tile_count = { $file }: liczba kafelków to { $have }, a nie { $need }.
mountain_king-content-tunnel_size = { $file }: { $id } ma wielkość { $size }; tunele mają od 2 do 5 pól.
mountain_king-content-hall_values = { $file }: { $id } nie jest warta więcej z posągiem na ołtarzu.
mountain_king-content-clans = { $file }: klany to fire, ice, moon, a nie { $found }.
mountain_king-content-pedestal_count = { $file }: liczba cokołów to { $have }, a nie { $need }.
mountain_king-content-token_count = { $file }: liczba żetonów punktacji to { $have }, a nie { $need }.
mountain_king-content-token_value = { $file }: każdy żeton punktacji musi być coś wart.
mountain_king-content-track = { $file }: tor cokołów musi mieć po jednym polu i żetonie na każdy obszar i klan, od obszaru zewnętrznego.
mountain_king-content-score_chart = { $file }: tabela punktów musi mieć każdą wielkość z każdym minerałem raz.
mountain_king-content-statue_values = { $file }: wartości posągów muszą być podane dla pięciu obszarów od zewnątrz do środka, a nie dla { $found }.
mountain_king-content-leftover_rates = { $file }: pozostałe zasoby punktują trójkami, z wymianą 4 za 1.
mountain_king-content-coronation = { $file }: stos żetonów koronacji jest pusty.
