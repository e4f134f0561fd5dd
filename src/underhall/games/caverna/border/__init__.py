"""The border to the outside: views, positions, pictures, cards, names, the yardstick for bots, counts of components."""
