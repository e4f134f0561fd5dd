"""The border to the outside: views, positions, pictures, cards, names, refused touches, estimates, counts."""
