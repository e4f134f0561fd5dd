"""The border to the outside: views, positions, pictures, cards, names, refused touches, the yardstick, counts."""
