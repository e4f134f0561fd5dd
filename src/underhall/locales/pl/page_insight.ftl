# Podpowiedzi, które mówią dlaczego, i analiza zakończonej partii.

## Podpowiedzi
page-hint-alone = Na koniec około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
} dla ciebie.
page-hint-ahead = Na koniec około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
} dla ciebie, o { $ahead } więcej niż przy: { $next }.
page-hint-level = Na koniec około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
} dla ciebie. Równie dobre: { $next }.
page-hint-turn = Cała tura:
page-hint-expected = Na co każdy może liczyć na koniec

## Analiza zakończonej partii
page-analysis = Analiza
page-analysis-begin = Przeanalizuj tę partię
page-analysis-about = Mocny bot przegląda każdą decyzję: na co kto mógł liczyć i gdzie uciekły punkty.
page-analysis-working = Przegląd partii: { $percent } %
page-analysis-broken = Analiza została przerwana. Poproś o nią jeszcze raz.
page-analysis-chart = Spodziewane punkty w trakcie partii
page-analysis-values = Spodziewane punkty, runda po rundzie
page-analysis-end = Koniec
page-analysis-turnings = Decyzje, które ważyły najwięcej
page-analysis-none = Żadna decyzja nie kosztowała nikogo wiele. Dobra gra!
page-analysis-cost = { $cost ->
    [one] { $cost } punkt straty
    [few] { $cost } punkty straty
    [many] { $cost } punktów straty
   *[other] { $cost } punktu straty
}
page-analysis-played = Zagrano
page-analysis-better = Lepiej
page-analysis-show = Pokaż
page-analysis-branch = Graj dalej stąd
