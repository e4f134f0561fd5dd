# Zdania gry Pebbles, wzoru z docs/adding-a-game.md.

pebbles-name = Kamyki

pebbles-option-heap = Kamienie na stosie

pebbles-category-stones = Kamienie
pebbles-category-pebble = Tajny kamyk
pebbles-category-swaps = Wymiany
pebbles-category-cup = Towarzystwo w kubku

pebbles-decision-choose_cup = Wybierz po kryjomu kubek.
pebbles-decision-turn = { $heap ->
    [one] Na stosie jest jeden kamień. Weź go.
    [few] Na stosie są { $heap } kamienie. Weź jeden lub dwa.
    [many] Na stosie jest { $heap } kamieni. Weź jeden lub dwa.
   *[other] Na stosie jest { $heap } kamienia. Weź jeden lub dwa.
}

pebbles-move-deal = Rozdaj kamyk { $pebble }
pebbles-move-cup = Wybierz kubek { $cup }
pebbles-move-take = { $stones ->
    [one] Weź jeden kamień
    [few] Weź { $stones } kamienie
    [many] Weź { $stones } kamieni
   *[other] Weź { $stones } kamienia
}
pebbles-move-swap = Wymień kamień na dwa punkty

pebbles-event-dealt = { $seat }: otrzymany kamyk o wartości { $pebble }.
pebbles-event-took = { $stones ->
    [one] { $seat } bierze jeden kamień.
    [few] { $seat } bierze { $stones } kamienie.
    [many] { $seat } bierze { $stones } kamieni.
   *[other] { $seat } bierze { $stones } kamienia.
}
pebbles-event-swapped = { $seat } wymienia kamień na dwa punkty.

pebbles-refusal-no_such_cup = Nie ma kubka „{ $cup }”.
pebbles-refusal-stones = { $heap ->
    [one] Został jeden kamień, a chcesz wziąć { $stones }.
    [few] Z { $heap } kamieni możesz wziąć jeden lub dwa, nie { $stones }.
    [many] Z { $heap } kamieni możesz wziąć jeden lub dwa, nie { $stones }.
   *[other] Z { $heap } kamienia możesz wziąć jeden lub dwa, nie { $stones }.
}
pebbles-refusal-no_stone = Nie masz kamienia do wymiany.
pebbles-refusal-swapped_before = Wymiana już była; można jej dokonać raz.

pebbles-position-stones = W pozycji jest { $have } kamieni, a powinno ich być { $need }.
pebbles-position-pebble = Rozdane kamyki nie mogą pochodzić z jednego worka: { $pebbles }.
pebbles-position-cup = Nie ma kubka „{ $cup }”.

pebbles-kind-cup = wybrać kubek
pebbles-kind-take = wziąć kamienie
pebbles-kind-swap = wymienić kamień na punkty

pebbles-cup-left = Lewy kubek
pebbles-cup-right = Prawy kubek
pebbles-card-cup = Na koniec każda inna osoba w twoim kubku daje ci punkt.
