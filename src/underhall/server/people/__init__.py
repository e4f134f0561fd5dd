"""People beyond the table: what became of their games, how strong they are, what they show, and how they leave.

`books` writes down what finished games brought, `standing` rates it, `history` reads it; `profiles`, `archive` and
`leaving` are what people can do with everything that is theirs. Nothing here touches a running game.
"""
