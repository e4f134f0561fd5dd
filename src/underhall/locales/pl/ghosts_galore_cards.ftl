# Ghosts Galore: czym jest i co robi każdy element, dla terminala i strony.

ghosts_galore-card-tile = { $track }, odcinki: { $sections }.{ $diamond ->
    [0] {""}
   *[other] {" "}Diament o wartości { $diamond }.
}
ghosts_galore-card-section = { $edges } ({ $monsters })
ghosts_galore-card-edge = { $edge ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
}
ghosts_galore-card-nobody = bez potwora
ghosts_galore-card-side = Strona planszy o dziewięciu polach. Wrota i ściany na brzegu, zgodnie z ruchem wskazówek zegara od lewego górnego rogu: { $rim }.
ghosts_galore-card-rim = Miejsce na brzegu planszy, z wrotami albo ścianą.
ghosts_galore-card-any_board = Plansza o dwóch stronach; jedną wybierasz, zanim zostanie rozdany pierwszy kafelek.

ghosts_galore-card-board = Dziewięć pól na dziewięć kafelków, wokół wrota i ściany. Każdy gracz ma inną.
ghosts_galore-card-track_tile = Ma tory, potwory i czasem diament. Kładzie się go na wolnym polu w dowolnym obrocie i już nie rusza.
ghosts_galore-card-mine_cart = Oznacza kafelek zajęty w tej rundzie.
ghosts_galore-card-lantern_token = Kto go ma, zaczyna rundę. Po każdej rundzie przechodzi o jedno miejsce w lewo.
ghosts_galore-card-help_card = Streszcza rundę i punktację; tutaj pokazuje to arkusz punktów.
ghosts_galore-card-score_pad = Trzynaście kategorii dla każdego gracza. Wygrywa najwyższa suma.
ghosts_galore-card-straight = Tor łączący przeciwległe krawędzie: jeden odcinek, bez zakrętu.
ghosts_galore-card-curve = Tor łączący dwie sąsiednie krawędzie: jeden odcinek, jeden zakręt.
ghosts_galore-card-bridge = Dwa proste odcinki, które krzyżują się, ale się nie łączą.
ghosts_galore-card-double_curve = Dwa zakręcające odcinki, które się nie łączą. Liczy się jako dwa zakręty.
ghosts_galore-card-dragon = Według liczby na twojej planszy: brak −5, potem 1, 4, 9, 16, 25, 36, 49, 64 punkty.
ghosts_galore-card-ghost = Po 3 punkty, a na trasie z trzema lub więcej duchami po 6.
ghosts_galore-card-golem = Golemy, których kafelki nie stykają się z innym golemem, punktują według liczby: 4, 10, 18, 28, 40.
ghosts_galore-card-satyr = Daje tyle punktów, ile różnych potworów jest na jego trasie, razem z nim.
ghosts_galore-card-skeleton = Każdy daje tyle punktów, ile diamentów jest na twojej planszy, bez względu na ich wartość.
ghosts_galore-card-slime = Każdy daje tyle punktów, ile zakrętów jest na twojej planszy; podwójny zakręt to dwa.
ghosts_galore-card-bat = 5 punktów, jeśli na sąsiednim kafelku też jest nietoperz, inaczej nic.
ghosts_galore-card-werewolf = Po 4 punkty i premia 10 za największą ich liczbę (5 przy dwóch graczach).
ghosts_galore-card-will_o_wisp = Do trzech po 3 punkty, od czterech do sześciu po 4, od siedmiu po 5.
ghosts_galore-card-diamond = Daje wydrukowaną wartość i pomaga szkieletom.
ghosts_galore-card-bone = Trasa łącząca oboje kościanych wrót daje 2 punkty za odcinek.
ghosts_galore-card-tooth = Trasa łącząca oboje zębatych wrót daje 2 punkty za odcinek.
ghosts_galore-card-plain = Wrota. Trasa między wrotami, które nie są szczególną parą, daje 1 punkt za odcinek.
ghosts_galore-card-wall = Tor, który się tu kończy, jest ślepy: bez wrót nie ma punktów za trasę.
ghosts_galore-card-other_routes = Każda trasa od wrót do wrót, które nie są szczególną parą, daje 1 punkt za odcinek.
ghosts_galore-card-section_term = Kawałek toru na jednym kafelku. Trasy liczy się w odcinkach.
ghosts_galore-card-route = Odcinki połączone z kafelka na kafelek. Punktują trasy od wrót do wrót.
ghosts_galore-card-cut_route = Luźny koniec: tor, który urywa się przy pustej krawędzi albo ścianie. Przy remisie lepiej mieć ich mniej.
ghosts_galore-card-total = Suma wszystkich trzynastu kategorii.

ghosts_galore-card-now-row = Leży wśród odkrytych kafelków.
ghosts_galore-card-now-revealed = Właśnie został odkryty.
ghosts_galore-card-now-claimed = Zajęty, gracz: { $name }.
ghosts_galore-card-now-laid = Na planszy gracza { $name }: { $cell }.
ghosts_galore-card-now-secret = To twój tajny kafelek.
ghosts_galore-card-now-drawn = Został dobrany i możesz go zatrzymać jako tajny kafelek.
ghosts_galore-card-now-gone = Nie ma go już w grze.
ghosts_galore-card-now-board = To plansza gracza { $name }.
