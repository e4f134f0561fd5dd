# Caverna: odmowy, zdarzenia, decyzje, ruchy, kategorie, opcje, pozycje, rysunek. Zobacz też caverna_home.ftl.

caverna-name = Caverna: Jaskiniowi farmerzy

## Odmowy: wystawianie krasnoludów
caverna-refusal-not_in_play = { $space }: tego pola nie ma w grze.
caverna-refusal-no_such_dwarf = { $weapon ->
    [0] Nie masz w domu nieuzbrojonego krasnoluda.
   *[other] Nie masz w domu krasnoluda z bronią o sile { $weapon }.
}
caverna-refusal-dwarf_out_of_order = Krasnoludy wystawia się w kolejności siły broni: najsłabszy ma siłę { $weakest }. Wystawienie wcześniej tego o sile { $weapon } kosztuje 1 rubin, a nie masz żadnego.
caverna-refusal-occupied = { $space }: to pole jest w tej rundzie zajęte.
caverna-refusal-nothing_to_do_there = { $space }: ten krasnolud nie mógłby teraz wykonać tam żadnej akcji.
caverna-refusal-must_act = { $space }: musisz wykonać co najmniej jedną akcję.
caverna-refusal-must_finish = { $space }: przed końcem tury dokończ powiązane kroki.
caverna-refusal-not_this_step = { $space }: tego kroku nie można teraz wykonać.
caverna-refusal-not_on_this_space = { $space }: to pole nie umożliwia takiego kroku.

## Odmowy: akcje
caverna-refusal-short = To kosztuje: { $cost }. Brakuje ci: { $lacking }.
caverna-refusal-nothing_lies_there = Na tym polu nie ma towarów.
caverna-refusal-no_place_for = Na twojej planszy nie ma na to miejsca: { $things }.
caverna-refusal-nothing_to_sow = Nie masz ani zboża, ani warzyw do siania.
caverna-refusal-no_newborn_possible = Żadna para twoich zwierząt nie może mieć młodego, które się zmieści.
caverna-refusal-nowhere_to_furnish = Nie masz miejsca na żadną izbę.
caverna-refusal-no_furnishing_affordable = Nie stać cię na żadną z oferowanych tu izb.
caverna-refusal-market_short = { $have ->
    [0] Nie masz złota, żeby coś kupić.
    [one] Za { $have } złoto nic tu nie kupisz.
    [few] Za { $have } złota nic tu nie kupisz.
    [many] Za { $have } złota nic tu nie kupisz.
   *[other] Za { $have } złota nic tu nie kupisz.
}
caverna-refusal-none_to_count = Nie masz czego liczyć: { $kind }.
caverna-refusal-too_few_ruby_mines = { $least ->
    [one] Do tego potrzeba kopalni rubinów.
    [few] Do tego potrzeba { $least } kopalni rubinów.
    [many] Do tego potrzeba { $least } kopalni rubinów.
   *[other] Do tego potrzeba { $least } kopalni rubinów.
}
caverna-refusal-has_token = Masz już znacznik pierwszego gracza.
caverna-refusal-no_such_square = Nie ma kwadratu „{ $square }”.
caverna-refusal-square_count = { $need ->
    [one] Podaj jeden kwadrat, nie { $have }.
    [few] Podaj { $need } kwadraty, nie { $have }.
    [many] Podaj { $need } kwadratów, nie { $have }.
   *[other] Podaj { $need } kwadratu, nie { $have }.
}
caverna-refusal-other_twin_tile = W tym kroku kładzie się: { $tiles }, a nie: { $tile }.
caverna-refusal-no_such_furnishing = Nie ma izby „{ $furnishing }”.
caverna-refusal-furnishing_not_here = W tym kroku nie można urządzić: { $furnishing }.
caverna-refusal-furnishing_gone = { $furnishing }: tej izby nie ma w ofercie.
caverna-refusal-payment = „{ $payment }” to nie zapłata.
caverna-refusal-already_armed = Ten krasnolud ma broń o sile { $weapon }; broni nie można wymienić.
caverna-refusal-forge_strength = Wykuwa się broń o sile co najmniej 1 i co najwyżej { $most }.
caverna-refusal-no_weapon_to_sharpen = Nie masz broni, która mogłaby stać się silniejsza.
caverna-refusal-no_newborn = Musisz przyjąć co najmniej jedno młode.
caverna-refusal-unarmed = Na wyprawę może iść tylko uzbrojony krasnolud.
caverna-refusal-no_loot_yet = Z wyprawy przynosi się co najmniej jeden łup.
caverna-refusal-no_such_loot = Nie ma łupu „{ $item }”.
caverna-refusal-loot_taken = Ta wyprawa już to przyniosła: { $item }.
caverna-refusal-too_weak = { $item }: potrzeba siły { $need }, a broń miała { $have } na początku wyprawy.
caverna-refusal-loot_without_effect = To nie miałoby teraz skutku: { $item }.
caverna-refusal-other_loot = Najpierw powiedz, jak tego użyjesz: { $item }.
caverna-refusal-other_tile_chosen = Wybór padł na: { $furnishing }. Wskaż kwadrat i sposób zapłaty.
caverna-refusal-nothing_to_imitate = Żadne pole zajęte przez przeciwnika nie ma akcji, którą ten krasnolud mógłby zacząć po zapłaceniu.
caverna-refusal-not_imitable = { $space }: tego pola nie można naśladować.
caverna-refusal-no_opponent_there = { $space }: nie stoi tam krasnolud przeciwnika.

## Odmowy: akcje dowolne, zbiory, gra solo
caverna-refusal-no_window = Akcje dowolne nie są teraz możliwe.
caverna-refusal-nothing_left_to_do = Po tym twój krasnolud nie miałby już żadnej akcji do wykonania.
caverna-refusal-no_such_conversion = Nie ma wymiany „{ $conversion }”.
caverna-refusal-no_ruby_to_gold = W tej grze rubinów nie zamienia się na złoto.
caverna-refusal-needs_furnishing = Do tego potrzebujesz: { $furnishing }.
caverna-refusal-too_little_gold = Żeby zamienić złoto na żywność, potrzeba go co najmniej { $least }.
caverna-refusal-no_such_single_tile = Za rubiny nie można kupić pojedynczego kafelka „{ $tile }”.
caverna-refusal-no_such_weapon = Nie ma tam do oddania broni o sile { $weapon }.
caverna-refusal-weapon_on_expedition = Ta broń jest na wyprawie i nie można jej oddać przed końcem wyprawy.
caverna-refusal-make_room_first = Twoje zwierzęta się nie mieszczą: użyj tego, żeby zrobić miejsce.
caverna-refusal-makes_no_room = To nie zabiera żadnego zwierzęcia hodowlanego: { $conversion }.
caverna-refusal-no_such_phase = Można pominąć fazę pól albo fazę rozmnażania, a nie „{ $phase }”.
caverna-refusal-other_space_first = Najpierw zdecyduj o polu: { $space }.
caverna-refusal-only_in_work = Krasnoludy wystawia się w fazie pracy, po jednym w turze.
caverna-refusal-by_an_action = Do tego potrzebna jest akcja: najpierw wystaw krasnoluda na pole, które ją daje.
caverna-refusal-only_on_expedition = Łupy przynosi się z wyprawy: wystaw uzbrojonego krasnoluda na pole, które ją daje.
caverna-refusal-dwarf_acts = Twój krasnolud właśnie pracuje: najpierw dokończ jego akcję.
caverna-refusal-animals_first = Zwierzęta się nie mieszczą: najpierw zrób im miejsce.

## Zdarzenia
caverna-event-first = Pierwszym graczem jest { $seat }.
caverna-event-round = Zaczyna się runda { $round }.
caverna-event-revealed = Nowe pole akcji: { $space }.
caverna-event-flipped = { $space } zmienia się w: { $other }.
caverna-event-marker = { $colour }. Na końcu rundy: { $event }.
caverna-event-cleared = Pole zostaje opróżnione: { $space }.
caverna-event-kept = { $seat } zachowuje towary na polu: { $space }.
caverna-event-placed = { $seat } wystawia krasnoluda na pole: { $space }{ $weapon ->
    [0] .
   *[other] {" "}(broń { $weapon }).
}
caverna-event-passed = { $seat } pasuje.
caverna-event-gained = { $seat } otrzymuje { $count } × { $good }.
caverna-event-paid = { $seat } płaci { $count } × { $good }.
caverna-event-laid = { $seat } kładzie: { $tile } ({ $squares }).
caverna-event-stabled = { $seat } buduje stajnię ({ $square }).
caverna-event-furnished = { $seat } urządza { $square }: { $furnishing }.
caverna-event-born = { $seat } ma nowo narodzonego krasnoluda; rodzina liczy już { $dwarfs ->
    [one] { $dwarfs } krasnoluda.
    [few] { $dwarfs } krasnoludy.
    [many] { $dwarfs } krasnoludów.
   *[other] { $dwarfs } krasnoluda.
}
caverna-event-sowed = { $seat } sieje: { $grain ->
    [0] { $vegetable } × warzywo
   *[other] { $vegetable ->
        [0] { $grain } × zboże
       *[other] { $grain } × zboże, { $vegetable } × warzywo
    }
}.
caverna-event-forged = { $seat } wykuwa broń o sile { $weapon }.
caverna-event-sharpened = { $seat }: wszystkie bronie zyskują +{ $amount } do siły.
caverna-event-bred = { $seat } ma młode: { $species }.
caverna-event-imitated = { $seat } naśladuje pole: { $space }.
caverna-event-set_out = { $seat } wysyła krasnoluda z bronią o sile { $weapon } na wyprawę poziomu { $level }.
caverna-event-looted = { $seat } przynosi: { $item }.
caverna-event-came_home = { $seat }: krasnolud wraca z wyprawy; jego broń ma siłę { $weapon }.
caverna-event-disarmed = { $seat } oddaje broń o sile { $weapon }.
caverna-event-crowded = { $seat }: zwierzęta się nie mieszczą.
caverna-event-harvest = Koniec rundy: { $event }.
# Faza pól ma ten sam identyfikator co kafelek i przychodzi pod jego nazwą: tu się je rozróżnia.
caverna-event-skipped = { $seat } pomija: { $phase ->
    [Pole] Faza pól
   *[other] { $phase }
}.
caverna-event-fed = { $seat } żywi rodzinę (żywność: { $food }).
caverna-event-begged = { $count ->
    [one] { $seat } bierze znacznik żebractwa.
    [few] { $seat } bierze { $count } znaczniki żebractwa.
    [many] { $seat } bierze { $count } znaczników żebractwa.
   *[other] { $seat } bierze { $count } znacznika żebractwa.
}
caverna-event-done = { $seat }: gotowe.

## Decyzje
caverna-decision-turn = Runda { $round }: wystaw krasnoluda albo spasuj. W domu { $dwarfs ->
    [one] jest jeden krasnolud.
    [few] są { $dwarfs } krasnoludy.
    [many] jest { $dwarfs } krasnoludów.
   *[other] jest { $dwarfs } krasnoluda.
}
caverna-decision-act = { $space }: co robi twój krasnolud?
caverna-decision-choose_loot = Wyprawa z siłą { $strength }: wybierz łup. Najwyżej { $left ->
    [one] jeden.
    [few] { $left } łupy.
    [many] { $left } łupów.
   *[other] { $left } łupu.
}
caverna-decision-resolve = Jak tego użyjesz: { $item }?
caverna-decision-site = Urządzasz: { $furnishing }. Wskaż kwadrat i sposób zapłaty.
caverna-decision-settle = Dla części zwierząt nie ma miejsca ({ $species }). Zrób miejsce.
caverna-decision-harvest_skip = Którą fazę pomijasz?
caverna-decision-feeding = Wyżyw rodzinę: potrzeba { $food } żywności.
caverna-decision-before_breeding = Które młode przyjmujesz?
caverna-decision-solo_keep = Zapłacić 1 rubin, żeby zachować towary na polu „{ $space }”?
caverna-decision-final = Ostatnia okazja do wymiany towarów przed punktacją.

## Ruchy
caverna-move-place = Wystaw krasnoluda ({ $weapon ->
    [0] bez broni
   *[other] broń { $weapon }
}) na pole: { $space }
caverna-move-pass = Spasuj
caverna-move-end_turn = Zakończ turę
caverna-move-take = Weź towary
caverna-move-gain = Otrzymaj towary
caverna-move-token = Zostań pierwszym graczem
caverna-move-pay = Zapłać koszt
caverna-move-trade = Wymień
caverna-move-buy = Kup: { $article }
caverna-move-twin = { $tile } ({ $squares })
caverna-move-single = { $tile } ({ $square })
caverna-move-ruby_mine = Kopalnia rubinów ({ $square })
caverna-move-small_pasture = Małe pastwisko ({ $square })
caverna-move-large_pasture = Duże pastwisko ({ $squares })
caverna-move-stable = Stajnia ({ $square })
caverna-move-choose = { $tile }
caverna-move-furnish = { $tile }: { $square } (koszt: { $payment })
caverna-move-grow = Powiększ rodzinę
caverna-move-sow = Zasiej { $grain ->
    [0] { $vegetable } × warzywo
   *[other] { $vegetable ->
        [0] { $grain } × zboże
       *[other] { $grain } × zboże, { $vegetable } × warzywo
    }
}
caverna-move-forge = Wykuj broń o sile { $weapon }
caverna-move-expedition = Wyrusz na wyprawę
caverna-move-imitate = Naśladuj pole: { $space }
caverna-move-loot = { $item }
caverna-move-end_expedition = Zakończ wyprawę
caverna-move-skip = Pomiń: { $phase ->
    [Pole] Faza pól
   *[other] { $phase }
}
caverna-move-feed = Wyżyw rodzinę ({ $spare ->
    [0] żywnością
   *[other] jednego krasnoluda inaczej: { $spare }
})
caverna-move-breed = Młode: { $species }
caverna-move-keep = Zachowaj towary na polu „{ $space }” (1 rubin)
caverna-move-clear = Zrezygnuj z towarów na polu „{ $space }”
caverna-move-done = Gotowe
caverna-move-make_room = Zrób miejsce: { $conversion }
caverna-move-convert = { $conversion }
caverna-move-eat_gold = Zamień { $gold } złota na żywność (o 1 mniej niż złota)
caverna-move-buy_tile = Za rubiny: { $tile } ({ $square })
caverna-move-give_weapon = Oddaj broń o sile { $weapon } { $dwarf ->
    [acting] (działający krasnolud)
    [home] (krasnolud w domu)
   *[other] (krasnolud przy pracy)
} za żywność
caverna-move-begin = Pierwszy gracz: { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
    [4] Gracz 5
    [5] Gracz 6
   *[6] Gracz 7
}
caverna-move-card = Karta: { $space }
caverna-move-marker = Znacznik zbiorów: { $colour ->
    [green] zielony liść
   *[other] czerwony znak zapytania
}

## Kategorie
caverna-category-animals = Zwierzęta hodowlane i psy
caverna-category-missing_farm_animals = Brakujące gatunki zwierząt hodowlanych
caverna-category-grain = Zboże
caverna-category-vegetables = Warzywa
caverna-category-rubies = Rubiny
caverna-category-dwarfs = Krasnoludy
caverna-category-unused_spaces = Niewykorzystane pola
caverna-category-furnishings_pastures_mines = Urządzone izby, pastwiska i kopalnie
caverna-category-bonus_points = Punkty premiowe za salony, magazyny i komnaty
caverna-category-gold = Złoto
caverna-category-begging_markers = Znaczniki żebractwa
caverna-category-writing_chamber = Komnata pisarska (anulowane punkty ujemne)

## Opcje
caverna-option-mode = Gra
caverna-option-mode-full = Gra pełna, wszystkie 48 izb
caverna-option-mode-intro = Gra wprowadzająca, 27 izb
caverna-option-first_player = Pierwszy gracz
caverna-option-first_player-random = losowo
caverna-option-ruby_to_gold = Rubin można zamienić na 1 złoto

## Pozycje
caverna-position-no_such_round = { $path }: przy tylu graczach nie ma rundy { $round }.
caverna-position-cards = { $path }: w rundzie { $round } nie może być odkrytych kart: { $cards }.
caverna-position-no_such_card = { $path }: nie ma karty rundy „{ $card }”.
caverna-position-card_in_wrong_round = { $path }: { $card } nie może być kartą rundy { $round }.
caverna-position-wrong_face = { $path }: { $card } leży złą stroną; kartę odwraca się po odkryciu pola „Życie rodzinne”.
caverna-position-markers = { $path }: w rundzie { $round } nie może być tylu ({ $markers }) odkrytych znaczników albo takich kolorów.
caverna-position-no_such_event = { $path }: nie ma zdarzenia „{ $event }”.
caverna-position-wrong_event = { $path }: ta runda nie kończy się tak: { $event }.
caverna-position-tile_not_in_game = { $path }: { $tile } nie należy do gry wprowadzającej.
caverna-position-tile_owned_twice = { $path }: { $tile } występuje w grze tylko raz i należy do innego gracza.
caverna-position-goods_on_space = { $path }: takie towary nigdy nie leżą na polu „{ $space }”.
caverna-position-placed = { $path }: wystawione krasnoludy gracza { $seat } to nie te, które stoją na polach akcji.
caverna-position-newborn_at_work = { $path }: nowo narodzony krasnolud gracza { $seat } nie mógł zostać wystawiony.
caverna-position-dwarf_twice = { $path }: krasnolud gracza { $seat } na polu „{ $space }” stoi też gdzie indziej.
caverna-position-due = { $path }: na rundę { $round } nie mogą czekać towary.

## Rysunek
caverna-picture-round = Runda { $round } z { $last }
caverna-picture-event = na końcu: { $event }
caverna-picture-unknown = na końcu: zakryty znacznik zbiorów
caverna-picture-setup = Przygotowanie
caverna-picture-player = Gracz { $number }
caverna-picture-you = ty
caverna-picture-first = pierwszy gracz
caverna-picture-passed = pas
caverna-picture-spaces = Pola akcji
caverna-picture-coming = Nadchodzące karty
caverna-picture-markers = Zakryte znaczniki: zielone { $green }, czerwone { $red }
caverna-picture-offer = Izby w ofercie: { $count }
caverna-picture-goods = Towary
caverna-picture-animals = Zwierzęta
caverna-picture-room = miejsce na
caverna-picture-dwarfs = Krasnoludy
caverna-picture-home = w domu
caverna-picture-newborn = nowo narodzony
caverna-picture-furnishings = Izby
caverna-picture-food = Żywność na następne żywienie: { $due }, brakuje: { $short }
caverna-picture-score = Punkty { $total }
caverna-picture-none = nic
caverna-picture-legend = Kwadraty: { $signs }

## Rodzaje ruchów, jak w „Teraz można: …”
caverna-kind-place = wystawić krasnoluda
caverna-kind-pass = spasować
caverna-kind-end_turn = zakończyć turę
caverna-kind-take = wziąć towary z pola
caverna-kind-gain = przyjąć to, co daje pole
caverna-kind-token = wziąć znacznik pierwszego gracza
caverna-kind-pay = zapłacić za naśladowanie
caverna-kind-trade = wymienić towary
caverna-kind-buy = kupić na targu
caverna-kind-twin = położyć podwójny kafelek
caverna-kind-single = położyć pojedynczy kafelek
caverna-kind-ruby_mine = zbudować kopalnię rubinów
caverna-kind-small_pasture = ogrodzić małe pastwisko
caverna-kind-large_pasture = ogrodzić duże pastwisko
caverna-kind-stable = zbudować stajnię
caverna-kind-choose = wybrać izbę
caverna-kind-furnish = urządzić pieczarę
caverna-kind-grow = powiększyć rodzinę
caverna-kind-sow = siać
caverna-kind-forge = wykuć broń
caverna-kind-expedition = iść na wyprawę
caverna-kind-imitate = naśladować pole
caverna-kind-loot = wziąć łup
caverna-kind-end_expedition = zakończyć wyprawę
caverna-kind-skip = pominąć fazę zbiorów
caverna-kind-feed = wyżywić rodzinę
caverna-kind-breed = przyjąć młode
caverna-kind-keep = zachować towary na polu
caverna-kind-clear = zrezygnować z towarów na polu
caverna-kind-done = skończyć
caverna-kind-make_room = zrobić miejsce zwierzętom
caverna-kind-convert = zamienić towary
caverna-kind-eat_gold = zamienić złoto na żywność
caverna-kind-buy_tile = kupić kafelek za rubiny
caverna-kind-give_weapon = oddać broń
