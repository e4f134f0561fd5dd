"""What is in the box: boards, tiles, trolls, spells and workshops, read from TOML and checked. No rules."""
