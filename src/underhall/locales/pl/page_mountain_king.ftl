# Słowa strony dla Króla Góry: kładzenie kafli, płacenie, zasoby.

mountain_king-pick-marked = Kotwa lub ołtarz na { $id }
mountain_king-page-laying = Kładzenie kafelka
mountain_king-page-turn = Obróć
mountain_king-page-flip = Odwróć
mountain_king-page-dig-here = Kop tutaj
mountain_king-page-hall-here = Poświęć tutaj
mountain_king-page-from-troll = z trolla do składu
mountain_king-page-any = dowolne: { $count }
mountain_king-page-pedestal = cokół ({ $clan })
mountain_king-page-crown = Koronacja: { $points } pkt
