# Caverna na stronie: jej plansza w słowach.

caverna-page-about = Karczuj las, drąż górę, urządzaj jaskinię i powiększaj rodzinę krasnoludów.
caverna-page-length = 30 minut na gracza
caverna-page-weight = ciężka

## Picks in the choice bar
caverna-pick-space = { $id }
caverna-pick-weapon = { $id ->
    [0] Krasnolud bez broni
   *[other] Broń o sile { $id }
}
caverna-pick-tile = { $id }
caverna-pick-square = { $id }
caverna-pick-piece = Stajnia
caverna-pick-payment = Zapłać: { $id }
caverna-pick-sow = Zasiej: { $id }
caverna-pick-gold = { $id } złota
caverna-pick-newborns = { $id }
caverna-pick-conversion = { $id }
caverna-pick-article = { $id }
caverna-pick-item = { $id }
caverna-pick-spare = { $id }
caverna-pick-phase = { $id ->
    [Pole] Faza pól
   *[other] { $id }
}
caverna-pick-dwarf = { $id ->
    [acting] Działający krasnolud
    [home] Krasnolud w domu
   *[other] Krasnolud przy pracy
}
caverna-pick-do = { $id ->
    [forge] Wykuj broń
    [give_weapon] Oddaj broń za żywność
    [buy_tile] Połóż kafelek za rubiny
    [keep] Zachowaj towary (1 rubin)
    [clear] Zrezygnuj z towarów
   *[other] { $id }
}

## Parts of the table
caverna-page-spaces = Akcje
caverna-page-furnishings = Izby
caverna-page-exchange = Wymiana
caverna-page-loot = Łupy
caverna-page-panels = Co widać obok planszy gospodarstwa
caverna-page-home = Plansza gospodarstwa: { $name }
caverna-page-back-home = Wróć do mojej planszy
caverna-page-look = Zobacz planszę: { $name }
caverna-page-goods = Towary: { $name }
caverna-page-animals-of = Zwierzęta: { $name }
caverna-page-room = Zmieści się jeszcze: { $list }
caverna-page-homeless = Brak miejsca dla: { $list }
caverna-page-begging = { $count ->
    [one] Jeden znacznik żebractwa
    [few] { $count } znaczniki żebractwa
    [many] { $count } znaczników żebractwa
   *[other] { $count } znacznika żebractwa
}
caverna-page-first = Pierwszy gracz
caverna-page-passed = pas
caverna-page-due = W drodze: { $list }
caverna-page-due-round = runda { $round }: { $goods }

## Rounds
caverna-page-rounds = Rundy i zbiory
caverna-page-round = Runda { $round }
caverna-page-round-event = Runda { $round }: { $event }
caverna-page-marker-face_down = zakryty znacznik zbiorów
caverna-page-markers-left = Zakryte: { $green } × zielony liść, { $red } × czerwony znak zapytania
caverna-page-stage = Etap { $stage }
caverna-page-to-come = Jeszcze nadejdą, w dowolnej kolejności
caverna-page-next-feeding = { $certain ->
    [yes] Żywienie w rundzie { $round }
   *[other] Żywienie najwcześniej w rundzie { $round }
}

## Spaces
caverna-page-space = { $name }. { $does }.
caverna-page-space-goods = Leżą tam: { $goods }.
caverna-page-space-next = W następnej rundzie: + { $goods }
caverna-page-space-taken = Stoi tam { $name }.
caverna-page-new = nowe
caverna-page-op-all = i
caverna-page-op-and_or = i/lub
caverna-page-op-and_then_or = a potem/lub
caverna-page-op-and_then = a potem
caverna-page-op-either_or = albo
caverna-page-op-repeat = do { $max } razy: { $step }
caverna-page-do-take_accumulated = weź wszystkie towary
caverna-page-do-gain = otrzymaj: { $goods }
caverna-page-do-gain_per = { $goods } za każdą rzecz: { $per }
caverna-page-do-gain_if = { $goods } przy odpowiedniej liczbie kopalni rubinów
caverna-page-do-take_starting_player_token = zostań pierwszym graczem
caverna-page-do-pay = zapłać: { $goods }
caverna-page-do-trade = { $pay } → { $gain }
caverna-page-do-place_twin_tile = połóż: { $tile }
caverna-page-do-place_single_tile = połóż: { $tile }
caverna-page-do-place_ruby_mine = kopalnia rubinów na kafelku: { $on }
caverna-page-do-build_small_pasture = małe pastwisko ({ $cost })
caverna-page-do-build_large_pasture = duże pastwisko ({ $cost })
caverna-page-do-build_stable = stajnia ({ $cost })
caverna-page-do-furnish = urządź: { $tile }
caverna-page-do-family_growth = powiększ rodzinę
caverna-page-do-sow = zasiej
caverna-page-do-forge = wykuj broń
caverna-page-do-expedition = wyprawa poziomu { $level }
caverna-page-do-market_buy = kup towary, każdy najwyżej raz
caverna-page-do-imitate = naśladuj zajęte pole
caverna-page-do-increase_all_weapons = wszystkie bronie +1
caverna-page-do-breed = rozmnóż zwierzęta
caverna-page-tiles-any = dowolna izba
caverna-page-tiles-dwellings = mieszkanie

## The home board
caverna-page-square = { $square }: { $what }
caverna-page-crops = { $count } × { $crop }
caverna-page-stable = stajnia
caverna-page-animals = { $count } × { $species }, miejsc: { $capacity }
caverna-page-bonus = premia za zakrycie: { $goods }
caverna-page-dwarf = { $weapon ->
    [0] Krasnolud bez broni
   *[other] Krasnolud z bronią o sile { $weapon }
}
caverna-page-dwarf-at = na polu: { $space }
caverna-page-dwarf-home = w domu
caverna-page-dwarf-next = Następny
caverna-page-newborn = nowo narodzony
caverna-page-dwarfs = Krasnoludy: { $count }, łóżka: { $beds }
caverna-page-build = Co można teraz zrobić
caverna-page-aimed = Co tu położyć: { $square }?
caverna-page-turn = Obróć kafelek
caverna-page-lay = Połóż tutaj
caverna-page-pass-asks = { $count ->
    [one] Jeden krasnolud jest jeszcze w domu. Mimo to spasować?
    [few] { $count } krasnoludy są jeszcze w domu. Mimo to spasować?
    [many] { $count } krasnoludów jest jeszcze w domu. Mimo to spasować?
   *[other] { $count } krasnoluda jest jeszcze w domu. Mimo to spasować?
}

## Food
caverna-page-food-due = { $short ->
    [0] Potrzebna żywność: { $due }. Wystarczy.
   *[other] Potrzebna żywność: { $due }. Brakuje: { $short }.
}
caverna-page-feeding = Wyżyw rodzinę
caverna-page-need = Potrzeba
caverna-page-have = Jest
caverna-page-missing = Brakuje
caverna-page-covered = Nikt nie musi żebrać.
caverna-page-begs = { $count ->
    [one] Żywiąc teraz, dostajesz jeden znacznik żebractwa.
    [few] Żywiąc teraz, dostajesz { $count } znaczniki żebractwa.
    [many] Żywiąc teraz, dostajesz { $count } znaczników żebractwa.
   *[other] Żywiąc teraz, dostajesz { $count } znacznika żebractwa.
}
caverna-page-into-food = Na żywność
caverna-page-for-rubies = Za rubiny
caverna-page-by-furnishings = Dzięki izbom
caverna-page-no-exchange = Teraz niczego nie można wymienić.
caverna-page-gold-less = Mniej złota
caverna-page-gold-more = Więcej złota
caverna-page-feed-now = Wyżyw teraz
caverna-page-breeding = Młode
caverna-page-make-room = Zrób miejsce
caverna-page-newborn-none = Bez młodych

## Loot
caverna-page-strength = Siła { $strength }
caverna-page-loot-hint = Wszystko do siły broni krasnoluda, każda rzecz raz na wyprawę.

## Furnishings
caverna-page-filter-all = Wszystkie
caverna-page-filter-now = Do zbudowania teraz ({ $count })
caverna-page-nothing-now = Teraz niczego nie można zbudować.
caverna-page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
caverna-page-star = punkty premiowe
caverna-page-free = za darmo
caverna-page-owned = Właściciel: { $name }.
caverna-page-unlimited = bez ograniczeń
caverna-page-effect-house_dwarfs = { $only_for_sixth ->
    [1] Miejsce dla jednego krasnoluda, tylko jako szóstego w rodzinie.
   *[other] { $dwarfs ->
        [one] Miejsce dla jednego krasnoluda.
        [few] Miejsce dla { $dwarfs } krasnoludów.
        [many] Miejsce dla { $dwarfs } krasnoludów.
       *[other] Miejsce dla { $dwarfs } krasnoluda.
    }
}
caverna-page-effect-animal_room = { $capacity ->
    [-1] Mieści tyle zwierząt, ile masz krasnoludów: { $animals }.
    [one] Mieści { $capacity } zwierzę: { $animals }.
    [few] Mieści najwyżej { $capacity } zwierzęta: { $animals }.
    [many] Mieści najwyżej { $capacity } zwierząt: { $animals }.
   *[other] Mieści najwyżej { $capacity } zwierzęcia: { $animals }.
}
caverna-page-effect-animals_on_empty_fields = Każde puste pole mieści jedno zwierzę hodowlane.
caverna-page-effect-furnish_on = Można urządzać także tunele i głębokie tunele.
caverna-page-effect-relax_connector = Gdzie pole mówi „albo … albo”, możesz zrobić obie rzeczy.
caverna-page-effect-twin_tile_overhang = Podwójne kafelki mogą wystawać poza planszę; za każdym razem: { $goods }.
caverna-page-effect-discount = Taniej o { $goods }: { $builds }.
caverna-page-effect-substitute_payment = Przy urządzaniu jedna ruda może zastąpić jedno drewno, a druga jeden kamień.
caverna-page-effect-gain = Od razu: { $goods }.
caverna-page-effect-gain_per = Od razu: { $goods } za każdą rzecz: { $thing }.
caverna-page-effect-round_start_income = Co rundę: { $goods } za każdą rzecz: { $thing }.
caverna-page-effect-goods_on_round_spaces = { $rounds ->
    [one] { $goods } na początku następnej rundy.
    [few] { $goods } na początku każdej z { $rounds } następnych rund.
    [many] { $goods } na początku każdej z { $rounds } następnych rund.
   *[other] { $goods } na początku każdej z { $rounds } następnych rund.
}
caverna-page-effect-on_gain = { $goods }, ilekroć otrzymujesz: { $thing }.
caverna-page-effect-on_newborn = { $goods } za każde młode: { $thing }.
caverna-page-effect-conversion = W dowolnej chwili: { $pay } → { $gain }.
caverna-page-effect-mutual_overbuild = Można budować na kafelku „{ $partner }” i odwrotnie.
caverna-page-effect-slaughter_bonus = { $food_per_farm_animal ->
    [one] O { $food_per_farm_animal } żywność
    [few] O { $food_per_farm_animal } żywności
    [many] O { $food_per_farm_animal } żywności
   *[other] O { $food_per_farm_animal } żywności
} więcej za każde zwierzę hodowlane zamienione na żywność.
caverna-page-effect-feeding_substitute = Przy żywieniu jeden krasnolud może zamiast tego dostać: { $options }.
caverna-page-effect-feeding_discount = Przy żywieniu { $food ->
    [one] o { $food } żywność
    [few] o { $food } żywności
    [many] o { $food } żywności
   *[other] o { $food } żywności
} mniej za każdą rzecz: { $thing }.
caverna-page-effect-breeding_food = Żywność za 1, 2, 3, 4 młode przy rozmnażaniu: { $steps }.
caverna-page-effect-weapon_to_food = W dowolnej chwili: oddaj broń za tyle żywności, ile ma siły.
caverna-page-effect-bonus_per = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $every ->
    [one] każdą rzecz
    [few] każde { $every } rzeczy
    [many] każde { $every } rzeczy
   *[other] każde { $every } rzeczy
}: { $thing }.
caverna-page-effect-bonus_if = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jeśli { $condition }.
caverna-page-effect-bonus_table = Punkty według liczby krasnoludów: { $steps }.
caverna-page-effect-cancel_negative = Anuluje punkty ujemne, najwyżej { $max_points }.
caverna-page-species-any_single = jednego gatunku
caverna-page-per-adjacent_dwelling = sąsiednie mieszkanie
caverna-page-per-yellow_furnishing = izba z żółtą etykietą
caverna-page-per-armed_dwarf = uzbrojony krasnolud
caverna-page-per-grain_vegetable_set = para zboża i warzywa
caverna-page-per-farm_animal = zwierzę hodowlane
caverna-page-per-dwarf = krasnolud
caverna-page-per-ore_mine = kopalnia rudy
caverna-page-per-ore_mine_with_donkey = kopalnia rudy z osłem
caverna-page-per-donkey_in_any_mine = osioł w kopalni
caverna-page-on-furnish = izby
caverna-page-on-build_small_pasture = małe pastwiska
caverna-page-on-build_large_pasture = duże pastwiska
caverna-page-on-build_stable = stajnie
caverna-page-on-forge = broń
caverna-page-condition-all_dwarfs_armed = wszystkie twoje krasnoludy są uzbrojone
caverna-page-condition-no_dwarf_armed = żaden z twoich krasnoludów nie jest uzbrojony
