"""The boards: tiles, routes, and what they score. No flow."""
