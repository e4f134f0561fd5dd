"""What is in the box: tiles, boards and scoring tables, read from TOML and checked. No rules."""
