# Palabras de la página para el Rey de la Montaña: colocar piezas, pagar, la reserva.

mountain_king-pick-marked = Áncora o altar en { $id }
mountain_king-page-laying = Colocar la pieza
mountain_king-page-turn = Girar
mountain_king-page-flip = Voltear
mountain_king-page-dig-here = Excavar aquí
mountain_king-page-hall-here = Consagrar aquí
mountain_king-page-from-troll = de un trol al almacén
mountain_king-page-any = { $count } cualesquiera
mountain_king-page-pedestal = pedestal de { $clan }
mountain_king-page-crown = Coronación: { $points } puntos
