# Słowa strony dla Króla Gór: kładzenie kafelków, płacenie, rezerwy.

mountain_king-pick-marked = Kotwa lub ołtarz: { $id }
mountain_king-page-laying = Kładzenie kafelka
mountain_king-page-turn = Obróć
mountain_king-page-flip = Odwróć
mountain_king-page-dig-here = Kop tutaj
mountain_king-page-hall-here = Poświęć tutaj
mountain_king-page-from-troll = z trolla do składu
mountain_king-page-any = dowolne: { $count }
mountain_king-page-pedestal = cokół ({ $clan })
mountain_king-page-crown = Koronacja: { $points } pkt
mountain_king-page-free = za darmo
mountain_king-page-empty = nikogo tu nie ma
mountain_king-page-have = masz: { $count }
mountain_king-page-not-here = tu nie można
mountain_king-page-other-shape = Wróć do kształtów
mountain_king-page-forward = Co pokazać
mountain_king-page-gate = wrota: { $name }
mountain_king-page-above = { $count } w górę
mountain_king-page-below = { $count } w dół
mountain_king-page-left = { $count } w lewo
mountain_king-page-right = { $count } w prawo
mountain_king-page-from-heart = { $way } od serca
mountain_king-page-in-heart = W sercu góry
mountain_king-page-slot = Wolne: { $place }
mountain_king-pick-statue = Posąg: { $id }
mountain_king-page-level = { $level ->
    [1] I
    [2] II
   *[other] III
}
mountain_king-page-upright = pionowo
mountain_king-page-lying = poziomo
mountain_king-page-side = { $side ->
    [top] u góry, na skraju góry
    [upper-right] w prawej górnej części góry
    [right] po prawej stronie góry
    [lower-right] w prawej dolnej części góry
    [bottom] u dołu, na skraju góry
    [lower-left] w lewej dolnej części góry
    [left] po lewej stronie góry
   *[upper-left] w lewej górnej części góry
}
mountain_king-page-prices = { $count ->
    [one] kosztuje { $count } minerał jednego rodzaju; daje
    [few] kosztuje { $count } minerały jednego rodzaju; dają
    [many] kosztuje { $count } minerałów jednego rodzaju; dają
   *[other] kosztuje { $count } minerału jednego rodzaju; dają
}
