"""The games: one package each, with one module per chapter of its rulebook. `underhall.game(id)` finds them."""
