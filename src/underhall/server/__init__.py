"""The table server: lobby, tables, live play, storage, bot seats. `app` puts it together; `table` is one table."""
