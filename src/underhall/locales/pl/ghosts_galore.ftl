# Ghosts Galore: odmowy, zdarzenia, decyzje, ruchy, kategorie, opcje, pozycje, zawartość, rysunek.

ghosts_galore-name = Ghosts Galore

## Pola i obroty
ghosts_galore-cell = { $cell ->
    [r0c0] lewe górne pole
    [r0c1] środkowe górne pole
    [r0c2] prawe górne pole
    [r1c0] lewe pole w środku
    [r1c1] środek planszy
    [r1c2] prawe pole w środku
    [r2c0] lewe dolne pole
    [r2c1] środkowe dolne pole
   *[r2c2] prawe dolne pole
}

## Odmowy
ghosts_galore-refusal-no_such_side = Plansza ma strony a i b, a nie „{ $side }”.
ghosts_galore-refusal-not_drawn = { $tile } nie jest jednym z dwóch wylosowanych przez ciebie kafelków.
ghosts_galore-refusal-last_must_take = Tylko ty jeszcze nie masz kafelka: cały stos jest odkryty i musisz wziąć jeden z odkrytych kafelków.
ghosts_galore-refusal-pile_empty = Stos się skończył; musisz wziąć jeden z odkrytych kafelków.
ghosts_galore-refusal-claimed_before = { $tile }: ten kafelek jest już zajęty, a zajęcie jest ostateczne.
ghosts_galore-refusal-row_empty = Żaden odkryty kafelek nie jest wolny, więc nie można wziąć: { $tile }; trzeba odkryć kafelek.
ghosts_galore-refusal-not_face_up = { $tile }: tego kafelka nie ma wśród odkrytych.
ghosts_galore-refusal-only_the_revealed = Po odkryciu kafelka można zająć tylko ten odkryty, a nie inny ({ $tile }).
ghosts_galore-refusal-no_such_cell = Nie ma pola „{ $cell }”; pola to r0c0 do r2c2.
ghosts_galore-refusal-no_such_rotation = Kafelek obraca się w prawo o 0, 1, 2 lub 3 ćwierci, a nie o { $rotation }.
ghosts_galore-refusal-cell_taken = Tu leży już { $tile } ({ $cell }); ułożonych kafelków się nie rusza ani nie zakrywa.
ghosts_galore-refusal-secret_later = Tajny kafelek układa się po rundzie { $rounds }, nie wcześniej.
ghosts_galore-refusal-must_place = Zajęty kafelek ({ $tile }) trzeba teraz ułożyć.
ghosts_galore-refusal-side_chosen = Stronę planszy wybiera się przed pierwszą rundą i już się jej nie zmienia.
ghosts_galore-refusal-not_begun = Pierwsza runda zacznie się, gdy wszyscy wybiorą.
ghosts_galore-refusal-rounds_over = Rozegrano już wszystkie rundy ({ $rounds }); pozostało tylko ułożyć tajny kafelek.
ghosts_galore-refusal-claim_first = Kafelki układa się, gdy wszyscy mają już swój.
ghosts_galore-refusal-keep_or_leave = Najpierw zdecyduj o odkrytym kafelku: zajmij go albo zostaw.

## Zdarzenia
ghosts_galore-event-board = { $seat }: plansza { $board }.
ghosts_galore-event-chosen = { $seat }: wybór dokonany.
ghosts_galore-event-side = { $seat } gra na: { $side }.
ghosts_galore-event-dealt = { $seat }, dostajesz w tajemnicy: { $tile }.
ghosts_galore-event-kept_secret = { $seat }, zatrzymujesz jako tajny kafelek: { $tile }.
ghosts_galore-event-given_back = Oddane kafelki zostają wtasowane do zapasu.
ghosts_galore-event-round = Zaczyna się runda { $round }; latarnię ma { $seat }.
ghosts_galore-event-revealed = { $seat } odkrywa: { $tile }.
ghosts_galore-event-left = { $seat } zostawia: { $tile }.
ghosts_galore-event-claimed = { $seat } zajmuje: { $tile }.
ghosts_galore-event-last = Bez kafelka jest już tylko { $seat }: { $tiles ->
    [one] odkrywa się ostatni kafelek ze stosu.
    [few] odkrywa się { $tiles } pozostałe kafelki ze stosu.
    [many] odkrywa się { $tiles } pozostałych kafelków ze stosu.
   *[other] odkrywa się { $tiles } pozostałego kafelka ze stosu.
}
ghosts_galore-event-flushed = Odkryty kafelek: { $tile }.
ghosts_galore-event-placed = { $seat } układa kafelek: { $tile }, { $cell }, { $rotation ->
    [0] bez obrotu
    [1] obrócony o ćwierć w prawo
    [2] do góry nogami
   *[3] obrócony o ćwierć w lewo
}.
ghosts_galore-event-returned = Do pudełka wracają: { $tiles }.
ghosts_galore-event-placed_secret = { $seat } pokazuje tajny kafelek: { $tile }, { $cell }, { $rotation ->
    [0] bez obrotu
    [1] obrócony o ćwierć w prawo
    [2] do góry nogami
   *[3] obrócony o ćwierć w lewo
}.
ghosts_galore-event-finished = Wszystkie plansze są pełne. Czas na punktację.

## Decyzje
ghosts_galore-decision-choose_side = Wybierz stronę swojej planszy.
ghosts_galore-decision-choose_secret = Zatrzymaj jeden z dwóch kafelków jako tajny.
ghosts_galore-decision-claim_turn = Weź odkryty kafelek albo odkryj następny (w stosie: { $pile }).
ghosts_galore-decision-claim_decide = Odkryto: { $tile }. Zajmujesz czy zostawiasz?
ghosts_galore-decision-place = Ułóż zajęty kafelek.
ghosts_galore-decision-place_secret = Ułóż tajny kafelek na ostatnim wolnym polu.

## Ruchy i losowania
ghosts_galore-move-choose_side = Graj na stronie { $side ->
    [a] A
   *[b] B
}
ghosts_galore-move-keep_secret = Zatrzymaj jako tajny: { $tile }
ghosts_galore-move-reveal = Odkryj wierzchni kafelek stosu
ghosts_galore-move-take = Weź: { $tile }
ghosts_galore-move-keep_revealed = Zajmij odkryty kafelek
ghosts_galore-move-leave_revealed = Zostaw odkryty kafelek
ghosts_galore-move-place_tile = Ułóż: { $cell }, { $rotation ->
    [0] bez obrotu
    [1] obrócony o ćwierć w prawo
    [2] do góry nogami
   *[3] obrócony o ćwierć w lewo
}
ghosts_galore-move-place_secret_tile = Ułóż tajny kafelek, { $rotation ->
    [0] bez obrotu
    [1] obrócony o ćwierć w prawo
    [2] do góry nogami
   *[3] obrócony o ćwierć w lewo
}
ghosts_galore-move-board = { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[4] Gracz 5
} dostaje planszę: { $board }
ghosts_galore-move-deal = { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[4] Gracz 5
} dostaje kafelek: { $tile }
ghosts_galore-move-first_player = Zaczyna: { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[4] Gracz 5
}
ghosts_galore-move-turn_up = Odkryty zostaje kafelek: { $tile }

## Notes punktacji
ghosts_galore-category-dragons = Smoki
ghosts_galore-category-ghosts = Duchy
ghosts_galore-category-golems = Golemy
ghosts_galore-category-satyrs = Satyry
ghosts_galore-category-skeletons = Szkielety
ghosts_galore-category-slimes = Szlamy
ghosts_galore-category-bats = Nietoperze
ghosts_galore-category-werewolves = Wilkołaki
ghosts_galore-category-will_o_wisps = Błędne ogniki
ghosts_galore-category-diamonds = Diamenty
ghosts_galore-category-bone_doors = Kościane wrota
ghosts_galore-category-tooth_doors = Zębate wrota
ghosts_galore-category-other_routes = Inne trasy

## Opcje
ghosts_galore-option-variant = Wariant: podstawowy (standard) albo ekspercki (expert: każdy wybiera tajny kafelek z dwóch)
ghosts_galore-option-first_player = Pierwszy gracz: losowo (random) albo numer gracza

## Pozycje
ghosts_galore-position-tile_twice = { $tile }: ten kafelek występuje w pozycji dwa razy.
ghosts_galore-position-board_twice = { $board }: ta plansza występuje w pozycji dwa razy.
ghosts_galore-position-unknown = Wpis { $where } pozycji podaje { $word }, a czegoś takiego nie ma.
ghosts_galore-position-unknown_near = Wpis { $where } pozycji podaje { $word }, a czegoś takiego nie ma. Czy chodziło o { $near }?
ghosts_galore-position-value = Pozycja nie zgadza się w { $where }: jest { $have }, a musi być { $need }.

## Pakiety zawartości
ghosts_galore-content-unknown = { $file }: { $where } podaje „{ $word }”, a czegoś takiego nie ma. Dostępne: { $known }.
ghosts_galore-content-unknown_near = { $file }: { $where } podaje „{ $word }”, a czegoś takiego nie ma. Czy chodziło o „{ $near }”?
ghosts_galore-content-twice = { $file }: „{ $word }” występuje w { $where } dwa razy.
ghosts_galore-content-lacks = { $file }: w { $where } brakuje „{ $word }”.
ghosts_galore-content-value = { $file }: { $where } to { $have }, a musi być { $need }.

## Rysunek
ghosts_galore-picture-round = Runda { $round } z { $rounds }
ghosts_galore-picture-preparation = Przygotowanie
ghosts_galore-picture-finished = Punktacja końcowa
ghosts_galore-picture-lantern = Latarnia: { $player }
ghosts_galore-picture-pile = Stos: zakrytych { $pile }
ghosts_galore-picture-row = Odkryte
ghosts_galore-picture-revealed = Właśnie odkryty
ghosts_galore-picture-claimed = Zajęty (wagonik)
ghosts_galore-picture-secret = Twój tajny kafelek
ghosts_galore-picture-drawn = Twoje dwa kafelki
ghosts_galore-picture-given_back = Kafelek oddany przez ciebie
ghosts_galore-picture-player = Gracz { $number }
ghosts_galore-picture-score = Punkty
ghosts_galore-picture-total = Suma
ghosts_galore-picture-cut_routes = Ucięte trasy
ghosts_galore-picture-best = Z tajnym kafelkiem najwyżej: { $total }
ghosts_galore-picture-empty = brak
ghosts_galore-picture-you = ty

ghosts_galore-tie-cut_routes = mniej uciętych tras

## Rodzaje ruchów, jak w „Teraz można: …”
ghosts_galore-kind-choose_side = wybrać stronę planszy
ghosts_galore-kind-keep_secret = wybrać tajny kafelek
ghosts_galore-kind-take = wziąć odkryty kafelek
ghosts_galore-kind-reveal = odkryć kafelek
ghosts_galore-kind-keep_revealed = zająć odkryty kafelek
ghosts_galore-kind-leave_revealed = zostawić odkryty kafelek
ghosts_galore-kind-place_tile = ułożyć zajęty kafelek
ghosts_galore-kind-place_secret_tile = ułożyć tajny kafelek
