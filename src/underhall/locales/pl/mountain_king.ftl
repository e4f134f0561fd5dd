# W Grocie Króla Gór: odmowy, zdarzenia, decyzje, ruchy, opcje, pozycje, teksty kart, rysunek.
# To, co dotyczy samej góry, jest w mountain_king_mountain.ftl.

mountain_king-name = W Grocie Króla Gór

## Odmowy: płacenie i wymiana
mountain_king-refusal-no_such_token = Nie masz takiego żetonu: { $token }.
mountain_king-refusal-wrong_kind = Tym nie zapłacisz: { $token }. Należy się: { $what }.
mountain_king-refusal-wrong_clan_cart = { $token } nie przewiezie tego posągu: potrzebny jest wózek uniwersalny albo wózek jego klanu.
mountain_king-refusal-clan_cart = Tu tego nie wydasz: { $token }. Można wydać tylko wózek uniwersalny.
mountain_king-refusal-not_on_troll = Ten żeton nie leży na twoim trollu: { $token }.
mountain_king-refusal-token_order = Żetony wybiera się w stałej kolejności, a ten jest przed ostatnio wybranym: { $token }.
mountain_king-refusal-too_few_left = Jeśli wybierzesz ten żeton ({ $token }), reszta nie wystarczy na to, co jeszcze trzeba zapłacić ({ $count }).
mountain_king-refusal-unload_now = Warsztat przenosi żeton: wybierz żeton leżący na twoim trollu.
mountain_king-refusal-no_trade_now = Wymieniać możesz między akcjami swojej tury, a nie w środku akcji.
mountain_king-refusal-trade_short = Wymiana kosztuje { $need ->
    [one] { $need } zasób
    [few] { $need } zasoby
    [many] { $need } zasobów
   *[other] { $need } zasobu
}; masz { $have }.
mountain_king-refusal-one_kind = Wymiana daje jeden zasób jednego rodzaju.

## Odmowy: krok 1
mountain_king-refusal-cast_before = W tej turze rzucono już czar.
mountain_king-refusal-not_in_book = Ten czar nie jest odkryty: { $spell }.
mountain_king-refusal-no_rune = Rzucenie czaru kosztuje runę, a nie masz żadnej.
mountain_king-refusal-no_such_option = Czar tego nie oferuje.
mountain_king-refusal-no_troll_in_slot = Nie masz tam trolla: { $slot }.
mountain_king-refusal-wrong_level = Ten troll nie ma poziomu { $level }: { $slot }.
mountain_king-refusal-wrong_row = Czar nie sięga tego rzędu: { $slot }.
mountain_king-refusal-same_cascade = Lawina stąd daje to samo co stamtąd: { $other }.
mountain_king-refusal-other_statue = Drugi ruch trzeba wykonać tym samym posągiem.
mountain_king-refusal-not_drawn = Nie wylosowano takiego cokołu: { $pedestal }.
mountain_king-refusal-no_such_bribe = Ten troll nie ma takiej łapówki: { $kind }.
mountain_king-refusal-place_passed = Karty wybiera się w kolejności hordy, a to miejsce już minęło: { $place }.
mountain_king-refusal-has_bribes = Ten troll ma łapówki: { $place }.
mountain_king-refusal-activated_before = W tej turze użyto już warsztatu.
mountain_king-refusal-no_workshop = Tu nie ma warsztatu.
mountain_king-refusal-workshop_out_of_reach = Twoja sieć nie dotyka tego warsztatu.
mountain_king-refusal-no_use = Nie stać cię na żadne użycie tego warsztatu: { $workshop }.
mountain_king-refusal-no_such_mode = Ten warsztat tego nie robi: { $workshop }.
mountain_king-refusal-cannot_pay_use = To użycie kosztuje { $count } × { $what }, a tego nie masz.
mountain_king-refusal-needs_wild_cart = To użycie kosztuje wózek ze składu albo z symbolu uniwersalnego; wózki klanowe się nie liczą.

## Odmowy: krok 2
mountain_king-refusal-complete = Twój wiec jest pełny; nie możesz już rekrutować.
mountain_king-refusal-no_troll_there = W hordzie nie ma takiego trolla: { $place }.
mountain_king-refusal-bribes_short = Rekrutacja tego trolla wymaga { $need ->
    [one] { $need } łapówki
    [few] { $need } łapówek
    [many] { $need } łapówek
   *[other] { $need } łapówki
}; możesz położyć { $have }.
mountain_king-refusal-not_in_bag = W worku nie ma takiego cokołu: { $pedestal }.
mountain_king-refusal-slot_taken = Tam jest już inny troll: { $slot }.
mountain_king-refusal-slot_unsupported = To miejsce otwiera się, gdy oba pod nim są zajęte: { $slot }.
mountain_king-refusal-no_blind_shaft = Ślepy Szyb nie działa: tunel musi dotykać twojej sieci.
mountain_king-refusal-no_place_apart = Z dala od twojej sieci nie ma miejsca na ten tunel: { $tunnel }.
mountain_king-refusal-other_way = To nie jest wybrany tunel w wybranym obrocie: { $placement }.
mountain_king-refusal-not_apart = { $placement }: tutaj dotyka twojej sieci, więc to zwykły tunel.
mountain_king-refusal-other_shape = { $placement } nie ma wybranego kształtu: { $shape }.
mountain_king-refusal-turn_first = { $placement }: tutaj leży z dala od twojej sieci. Wybierz najpierw, jak obrócić kafelek.
mountain_king-refusal-no_mineral = Tunele robi się z kamienia, żelaza albo klejnotów.
mountain_king-refusal-no_such_pedestal = Nie ma takiego cokołu: { $pedestal }.
mountain_king-refusal-other_site = Teraz chodzi o inne miejsce warsztatu, nie o to.
mountain_king-refusal-no_such_workshop = Wśród dostępnych warsztatów nie ma takiego: { $workshop }.
mountain_king-refusal-can_recruit = Możesz zrekrutować trolla, więc nie możesz pominąć kroku.
mountain_king-refusal-can_dig = Możesz wykopać tunel, więc nie możesz pominąć kroku.

## Odmowy: krok 4 i dobór początkowy
mountain_king-refusal-no_cart = Nie masz wózka, który przewiezie posąg tego klanu: { $clan }.
mountain_king-refusal-carts_of_other_clans = Twoje wózki należą do innych klanów; żaden nie przewiezie posągu tego: { $clan }.
mountain_king-refusal-not_in_hand = Nie masz na ręce tej karty: { $troll }.
mountain_king-refusal-not_row_0 = Początkowe trolle trafiają do dolnego rzędu.

## Refusals: the wrong moment
mountain_king-refusal-only_in_step_1 = W kroku 1 swojej tury rzucasz czary i używasz warsztatów; kroki nigdy się nie cofają.
mountain_king-refusal-only_in_step_2 = W kroku 2 swojej tury rekrutujesz trolle i kopiesz tunele.
mountain_king-refusal-only_in_step_3 = W kroku 3 swojej tury poświęcasz wielkie groty.
mountain_king-refusal-only_in_step_4 = W kroku 4 swojej tury przesuwasz posągi wózkami.
mountain_king-refusal-setting_up = Trwa jeszcze przygotowanie: najpierw stawia się wrota, potem każdy wybiera trolle początkowe.
mountain_king-refusal-gates_stand = Wrota stawia się przed pierwszą turą; potem nie zmieniają miejsca.
mountain_king-refusal-unfinished = Najpierw dokończ to, co zaczęte.
mountain_king-refusal-recruit_first = Miejsce zajmuje tylko właśnie zrekrutowany troll; pozostałe zostają tam, gdzie są.
mountain_king-refusal-pedestal_with_dig = Cokół można postawić tylko podczas kopania jego tunelu, na kotwie tego tunelu.
mountain_king-refusal-workshop_with_dig = Warsztat można założyć tylko podczas kopania tunelu obok jego miejsca.
mountain_king-refusal-nothing_is_due = Żetony służą do płacenia, a teraz nie ma za co płacić.
mountain_king-refusal-shape_first = Najpierw wybierz kształt tunelu, potem połóż go na planszy.
mountain_king-refusal-hall_first = Najpierw wybierz wielką grotę, potem połóż ją na swoich tunelach.
mountain_king-refusal-statue_first = Najpierw wybierz posąg, potem miejsce, do którego ma trafić.
mountain_king-refusal-gate_on_start = Postaw wrota na jednym z oznaczonych punktów startowych.

## Miejsca w piramidzie i w hordzie
mountain_king-slot = { $row ->
    [0] dolny rząd
    [1] drugi rząd
    [2] trzeci rząd
   *[other] szczyt piramidy
}{ $row ->
    [3] {""}
   *[other] , miejsce { $number } od lewej
}
mountain_king-place = miejsce { $number } w rzędzie { $row ->
    [0] dolnym
    [1] środkowym
   *[other] górnym
}

## Zdarzenia
mountain_king-event-first = Zaczyna { $seat }.
mountain_king-event-workshop_revealed = Wśród dostępnych warsztatów: { $workshop }.
mountain_king-event-statues = Posągi stają wokół góry, kolejność klanów: { $clans }.
mountain_king-event-gate = { $seat } stawia wrota w górze.
mountain_king-event-drew = { $seat } dobiera kartę: { $troll }.
mountain_king-event-drafted = { $seat } kładzie w dolnym rzędzie: { $troll }.
mountain_king-event-bonus = { $seat } za późniejszą kolejność korzysta jeszcze z karty: { $troll }.
mountain_king-event-turn = Runda { $round }, tura: { $seat }.
mountain_king-event-gained = { $seat } zyskuje: { $count } × { $kind }.
mountain_king-event-spent = { $seat } wydaje: { $token }.
mountain_king-event-unloaded = { $seat } przenosi do składu: { $token }.
mountain_king-event-trades = { $seat } wymienia { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
    [many] { $count } zasobów
   *[other] { $count } zasobu
} na jeden.
mountain_king-event-casts = { $seat } rzuca czar: { $spell }.
mountain_king-event-resolved = { $seat } rozpatruje czar: { $spell }.
mountain_king-event-ignored = { $seat } pomija działanie czaru: { $spell }.
mountain_king-event-disintegrated = Czar zostaje zniszczony: { $spell }.
mountain_king-event-revealed = Nowy czar w księdze: { $spell }.
mountain_king-event-promoted = { $seat } zamienia: { $old } → { $new }.
mountain_king-event-drew_pedestal = { $seat } losuje z worka cokół: { $pedestal }.
mountain_king-event-stole = { $seat } zabiera łapówkę z hordy: { $kind }.
mountain_king-event-sent_away = { $seat } odprawia trolla: { $troll }.
mountain_king-event-activates = { $seat } korzysta z warsztatu: { $workshop }; liczba użyć: { $count }.
mountain_king-event-bribed = Łapówka dla trolla: { $kind }.
mountain_king-event-recruited = { $seat } rekrutuje: { $troll }.
mountain_king-event-collected = { $seat } zbiera łapówki: { $goods }.
mountain_king-event-got_pedestal = { $seat } dostaje cokół: { $pedestal }.
mountain_king-event-arrived = Do hordy dołącza: { $troll }.
mountain_king-event-pedestal_drawn = Cokół na trollu: { $pedestal }.
mountain_king-event-activated = { $troll } przynosi: { $goods }.
mountain_king-event-crowned = { $seat } zapełnia wiec i bierze żeton koronacji wart { $points }.
mountain_king-event-end_near = Wzięto ostatni żeton koronacji: ta runda zostanie dokończona, a po niej { $count ->
    [one] jeszcze jedna.
    [few] jeszcze { $count }.
    [many] jeszcze { $count }.
   *[other] jeszcze { $count }.
}
mountain_king-event-retired = Z hordy odchodzi: { $troll }.
mountain_king-event-dug = { $seat } kopie tunel: { $tunnel }, { $mineral }; honor: { $honour }.
mountain_king-event-pedestal_set = { $seat } stawia cokół ({ $pedestal }, { $tier }) i bierze żeton punktacji.
mountain_king-event-point_token = Żeton punktacji jest wart { $points }.
mountain_king-event-established = { $seat } zakłada warsztat: { $workshop }.
mountain_king-event-skipped = { $seat } nie może rekrutować ani kopać.
mountain_king-event-dedicated = { $seat } poświęca wielką grotę: { $hall }.
mountain_king-event-moved = { $seat } przesuwa posąg ({ $clan }).
mountain_king-event-swapped = { $seat } zamienia miejscami dwa posągi.

## Decyzje
mountain_king-decision-place_gate = Postaw wrota na punkcie startowym.
mountain_king-decision-draft_place = Połóż jedną z dwóch kart w dolnym rzędzie.
mountain_king-decision-step_1 = Krok 1: rzuć czar, użyj warsztatu albo idź dalej.
mountain_king-decision-step_2 = Krok 2: zrekrutuj trolla albo wykop tunel.
mountain_king-decision-step_3 = Krok 3: poświęć wielką grotę albo idź dalej.
mountain_king-decision-step_4 = Krok 4: przesuwaj posągi wózkami albo zakończ turę.
mountain_king-decision-resolve_spell = { $spell }: rozpatrujesz całe działanie czy je pomijasz?
mountain_king-decision-choose_gain = Co zyskujesz?
mountain_king-decision-promote_from = Który z twoich trolli ustępuje miejsca?
mountain_king-decision-promote_to = Który troll z hordy zastąpi tego: { $troll }?
mountain_king-decision-awaken = Od którego trolla zaczyna się lawina?
mountain_king-decision-move_freely = Przesuń posąg bez wózków; pozostałe ruchy: { $count }.
mountain_king-decision-swap_two = Które dwa posągi zamieniają się miejscami?
mountain_king-decision-call_one = Który zakopany posąg wzywasz i dokąd?
mountain_king-decision-keep_pedestal = Który z wylosowanych cokołów zatrzymujesz?
mountain_king-decision-take_bribes = Zabierz łapówki z hordy, po jednej od trolla; pozostało: { $count }.
mountain_king-decision-refresh_horde = Odpraw trolle bez łapówek; pozostało: { $count }.
mountain_king-decision-first_use = { $workshop }: jak używasz tego warsztatu? Pozostałe użycia: { $count }.
mountain_king-decision-use_again = { $workshop }: użyć jeszcze raz? Pozostałe użycia: { $count }.
mountain_king-decision-bribe_with = Czym przekupujesz trolla ({ $troll })?
mountain_king-decision-take_pedestal = Weź z worka wybrany cokół albo zrezygnuj.
mountain_king-decision-place_troll = Gdzie trafia { $troll }?
mountain_king-decision-dig_now = Który tunel kopiesz?
mountain_king-decision-lay_tunnel = Gdzie położyć tunel? ({ $shape })
mountain_king-decision-lay_apart = Gdzie położyć tunel, z dala od twojej sieci? ({ $shape })
mountain_king-decision-choose_mineral = Jakim minerałem płacisz za tunel? Koszt: { $count }.
mountain_king-decision-pay_mixed = Zapłać minerałami dowolnego rodzaju; brakuje: { $count }.
mountain_king-decision-add_pedestal = Postaw cokół na kotwie ({ $tier }) albo zrezygnuj.
mountain_king-decision-establish_workshop = Załóż warsztat przy nowym tunelu albo zrezygnuj.
mountain_king-decision-trade_gain = Jaki zasób daje wymiana?
mountain_king-decision-pay = Zapłać jeszcze { $count } ({ $what }): wybierz żeton.
mountain_king-decision-unload = Wybierz żeton do przeniesienia do składu; pozostało: { $count }.

## Ruchy
mountain_king-move-gate = Postaw wrota: { $start }
mountain_king-move-draft = { $troll }: { $slot }
mountain_king-move-trade = Wymień z rezerwami
mountain_king-move-token = { $token }
mountain_king-move-gain = Zyskaj: { $goods }
mountain_king-move-stop = Nic więcej
mountain_king-move-end_step = Dalej
mountain_king-move-cast = Rzuć czar: { $spell }
mountain_king-move-resolve = Rozpatrz działanie
mountain_king-move-ignore = Pomiń działanie
mountain_king-move-activate = Użyj warsztatu: { $site }
mountain_king-move-use = { $spend } → { $gain }
mountain_king-move-choose = Wybierz trolla: { $slot }
mountain_king-move-promote = Weź trolla: { $place }
mountain_king-move-keep = Zatrzymaj cokół: { $pedestal }
mountain_king-move-steal = Zabierz łapówkę: { $kind }, { $place }
mountain_king-move-refresh = Odpraw trolla: { $place }
mountain_king-move-swap = Zamień dwa posągi: { $statue } i { $other }
mountain_king-move-call = Wezwij posąg: { $statue } → { $cell }
mountain_king-move-recruit = Zrekrutuj trolla: { $place }
mountain_king-move-take = Weź cokół: { $pedestal }
mountain_king-move-place = Połóż trolla: { $slot }
mountain_king-move-dig = Wykop tunel: { $tunnel }
mountain_king-move-lay = Wykop: { $tunnel }
mountain_king-move-apart = Wykop z dala od sieci: { $tunnel }
mountain_king-move-mineral = Zapłać: { $mineral }
mountain_king-move-pedestal = Postaw cokół: { $pedestal }
mountain_king-move-establish = Załóż warsztat { $workshop }: { $site }
mountain_king-move-skip = Pomiń krok 2
mountain_king-move-dedicate = Poświęć: { $hall }
mountain_king-move-move = Przesuń posąg: { $statue } → { $cell }
mountain_king-move-troll = Wyłożona karta: { $troll }
mountain_king-move-bag = Z worka: { $pedestal }
mountain_king-move-workshop = Odkryty warsztat: { $workshop }
mountain_king-move-spell = Odkryty czar: { $spell }
mountain_king-move-spot = Posągi zaczynają się od miejsca { $spot }
mountain_king-move-clans = Kolejność klanów: { $clans }
mountain_king-move-points = Na następnym polu toru leży żeton wart { $points }
mountain_king-move-first = Zaczyna: { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[4] Gracz 5
}
mountain_king-move-hand = Dobrane na rękę: { $troll }

## Opcje
mountain_king-option-teams = Drużyny: dwie po dwie osoby (tylko czworo graczy)
mountain_king-option-board = Strona planszy: auto, autumn (jesień, 2 lub 3 graczy) albo winter (zima, 2, 4 lub 5 graczy)
mountain_king-option-workshops = Warsztaty: random (losowo), no_duplicates (bez powtórzeń) albo lista 2 × gracze + 1 identyfikatorów po przecinku
mountain_king-option-first_player = Pierwszy gracz: losowo (random) albo numer gracza (w drużynach 1 lub 3)

## Pozycje i zawartość
mountain_king-position-value = Wpis „{ $where }” to { $have }, a musi być { $need }.
mountain_king-position-unknown = Wpis „{ $where }” podaje „{ $word }”, a czegoś takiego nie ma. Czy chodziło o „{ $near }”?
mountain_king-position-card_twice = Ta karta jest w dwóch miejscach: { $card }.
mountain_king-content-entry = Plik { $file } ma zły lub brakujący wpis: { $entry }.

## Teksty czarów
mountain_king-spell-earth_ritual = Zyskaj do wyboru 3 kamienie, 2 żelaza albo 1 klejnot.
mountain_king-spell-honeyed_words = Gdy w tej turze rekrutujesz ze środkowego lub górnego rzędu, każda łapówka może być dowolnym zasobem.
mountain_king-spell-promotion_ceremony = Odrzuć jednego ze swoich trolli 2. poziomu ze wszystkim, co na nim leży. Jego miejsce zajmuje troll 3. poziomu z hordy, pusty i bez lawiny.
mountain_king-spell-sudden_delving = Kop raz od razu, na zwykłych zasadach. Twój krok 2 się nie zmienia.
mountain_king-spell-blind_shaft = Jeśli w kroku 2 tej tury kopiesz, tunel wielkości 2 lub 3 nie musi dotykać twojej sieci.
mountain_king-spell-rockbreaker_chant = Następny tunel tej tury nie kosztuje młotów za najwyżej 3 pola skał.
mountain_king-spell-molten_mortar = Za następny tunel tej tury możesz płacić różnymi minerałami; punktuje jak najmniej cenny z nich.
mountain_king-spell-echoing_horn = Aktywuj trolla z twoich dwóch dolnych rzędów i wszystkie trolle pod nim.
mountain_king-spell-walking_stones = Przesuń jeden posąg swojej sieci najwyżej dwa razy bez wózków.
mountain_king-spell-exchange_of_ancestors = Dwa posągi twojej sieci zamieniają się miejscami.
mountain_king-spell-call_of_the_ancestor = Przenieś zakopany posąg, który sąsiaduje z twoją siecią, na wolne pole twojego tunelu, który się z nim styka.
mountain_king-spell-sculptors_dream = Wylosuj z worka 2 cokoły, zatrzymaj 1, drugi włóż z powrotem.
mountain_king-spell-spirit_door = W tej turze możesz użyć dowolnego warsztatu na planszy, i to o jeden raz więcej.
mountain_king-spell-night_market = Twoje następne 2 wymiany tej tury kosztują po 2 zasoby.
mountain_king-spell-sticky_fingers = Zabierz z hordy najwyżej 3 łapówki, od jednego trolla najwyżej 1.
mountain_king-spell-restless_horde = Włóż najwyżej 3 trolle bez łapówek pod ich talie i wyłóż nowe.
mountain_king-spell-bucket_chain = Przenieś najwyżej 5 zasobów ze swoich trolli do składu.

## Rysunek
mountain_king-picture-setup = Trwa przygotowanie stołu.
mountain_king-picture-round = Runda { $round }, tura: { $seat }.
mountain_king-picture-last_rounds = Rundy po tej: { $count }.
mountain_king-picture-over = Gra skończona.
mountain_king-picture-horde = Horda
mountain_king-picture-spells = Księga czarów
mountain_king-picture-workshops = Warsztaty
mountain_king-picture-bag = Worek
mountain_king-picture-piles = Tunele
mountain_king-picture-halls = Wielkie groty
mountain_king-picture-track = Tor cokołów
mountain_king-picture-storage = Skład
mountain_king-picture-hand = Ręka
mountain_king-picture-score = Punkty
mountain_king-picture-total = Suma
mountain_king-picture-deck = talia { $count }
mountain_king-picture-gates = Wrota: { $gates }.
mountain_king-picture-cards = Wielka litera: leży tam znacznik. $ łapówki.
mountain_king-picture-starts = Punkty startowe dla wrót: { $starts }.
mountain_king-picture-map = . : - = + obszary z zewnątrz do środka, 0-4 wrota, a-z tunele, A-F wielkie groty, @ ołtarz, f i m posągi (wielkie: na cokole swojego klanu), ' cokół, # skały, ° zakopany zasób, w miejsce warsztatu, W warsztat, * serce

mountain_king-tie-levels = mniejsza suma poziomów zrekrutowanych trolli
mountain_king-tie-order = późniejsze miejsce w kolejności

## Rodzaje ruchów, jak w „Teraz można: …”
mountain_king-kind-gate = postawić wrota
mountain_king-kind-draft = położyć początkowego trolla
mountain_king-kind-trade = wymienić zasoby
mountain_king-kind-token = użyć żetonu
mountain_king-kind-gain = wybrać, co zyskać
mountain_king-kind-stop = przerwać
mountain_king-kind-end_step = zakończyć krok
mountain_king-kind-cast = rzucić czar
mountain_king-kind-resolve = rozpatrzyć czar
mountain_king-kind-ignore = pominąć czar
mountain_king-kind-activate = użyć warsztatu
mountain_king-kind-use = wybrać sposób użycia warsztatu
mountain_king-kind-choose = wybrać własnego trolla
mountain_king-kind-promote = wybrać trolla z hordy
mountain_king-kind-keep = zatrzymać cokół
mountain_king-kind-steal = wziąć łapówkę z hordy
mountain_king-kind-refresh = odprawić trolla z hordy
mountain_king-kind-swap = zamienić dwa posągi
mountain_king-kind-call = wezwać posąg
mountain_king-kind-recruit = zrekrutować trolla
mountain_king-kind-take = wziąć cokół z worka
mountain_king-kind-place = wybrać miejsce dla trolla
mountain_king-kind-dig = wykopać tunel
mountain_king-kind-lay = położyć tunel
mountain_king-kind-apart = położyć tunel z dala od sieci
mountain_king-kind-mineral = wybrać minerał
mountain_king-kind-pedestal = postawić cokół
mountain_king-kind-establish = założyć warsztat
mountain_king-kind-skip = zrezygnować
mountain_king-kind-dedicate = poświęcić wielką grotę
mountain_king-kind-move = przesunąć posąg
