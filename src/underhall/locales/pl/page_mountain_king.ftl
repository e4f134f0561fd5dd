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
mountain_king-page-closer = Przybliż
mountain_king-page-farther = Oddal
mountain_king-page-whole = Pokaż całą górę
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
