"""The games: one package each, one module a chapter of its rulebook. `underhall.game(id)` finds them."""
