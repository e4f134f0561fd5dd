"""What is in the box: goods, spaces, furnishings and loot, read from TOML and checked. No rules."""
