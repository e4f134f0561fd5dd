# Sentences of the table server: what it refuses, and its plain page.

## The page that stands in until the client is built
server-page_title = Underhall
server-page_text = The table server is running. The playing page has not been built; programs can play all the same.
server-page_api = The API

## Requests and messages
server-bad_message = This message cannot be read: { $problem }
server-bad_request = This request cannot be read: { $problem }
server-bad_method = This address does not take requests of this kind.
server-bad_type = The body of this request has to be JSON.
server-too_long = A message may be { $limit } bytes long at most.
server-too_long_body = The body of this request is too long.
server-too_fast = Too many messages; wait a moment.
server-too_many_requests = Too many requests from your network; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too_many_sockets = You have too many connections open; close another window first.
server-no_page = There is nothing at this address.
server-our_mistake = Something went wrong on our side. It has been noted.
server-try_again = The server is busy with this table; try again in a moment.
server-foreign_origin = This request comes from a page that is not ours.
server-bad_host = The Host header "{ $host }" of this request is not a name or an address, with or without a port.
server-foreign_host = This server does not go by the name "{ $host }". Whoever runs it can add the name: underhall serve --origin http://{ $host }
server-crowded = The server has no room for more connections; try again in a moment.
server-metrics_private = The metrics are for the computer the server runs on, or for those who have the token of the host.
server-hello_first = The first message of a connection has to be "hello".
server-hello_twice = This connection has said "hello" already.
server-version = This client speaks version { $version } of the protocol; the server speaks version { $known }. Load the page again.

## Storage
server-disk_full = The server's disk is full, so this was not done.
server-read_only = The server cannot write to its database, so this was not done.
server-storage = The server's database does not answer, so this was not done.
server-damaged = The database is damaged, or it is not a database. Restore a backup: underhall restore FILE --replace
server-database_closed = The database lets nobody in under this address: its name, the user or the password is wrong.
server-unknown = The server's database does not answer, so nobody knows yet whether this was done. It is asked again by itself.
server-database_silent = The server's database does not answer.
server-database_address = "{ $address }" is not the address of a database. Use sqlite:///file.db or postgresql://user@host/name.

## People
server-not_known = Tell us your name first.
server-known_already = You have a name here already.
server-session_ended = This session has been ended.
server-no_session = There is no such session.
server-too_many_guests = Too many new guests from your network; wait a minute.
server-too_many_tries = Too many attempts to log in; wait a few minutes.
server-login_wrong = The login or the password is wrong.
server-password_wrong = The present password is wrong.
server-not_for_tokens = A token is for playing. Do this in a browser in which you are logged in.
server-login_taken = Somebody else has the login "{ $login }".
server-login_shape = A login has 3 to 80 characters: letters without accents, digits, and . _ - + @ after the first.
server-has_account = You have an account already.
server-password_length = A password has at least { $least } and at most { $most } characters.
server-text_empty = Write something for "{ $field }".
server-text_long = "{ $field }" may have { $limit } characters at most.
server-text_control = "{ $field }" has a character that cannot be used: { $character }.

## Tables and seats
server-no_table = There is no table "{ $table }".
server-no_link = This link leads to no table; it may be incomplete.
server-no_card = There is no component "{ $card }" here.
server-no_seat = This table has no seat { $seat }.
server-no_ply = The record has { $last } plies; there is no ply { $ply }.
server-no_bot = There is no bot "{ $bot }". There are: { $known }.
server-seat_count = { $have ->
    [one] One seat was given for a table of { $players }.
   *[other] { $have } seats were given for a table of { $players }.
}
server-not_invited = This table is for those who have its link.
server-not_at_table = You do not sit at this table.
server-not_your_seat = Seat { $seat } is not yours.
server-seat_taken = Seat { $seat } is taken.
server-seat_left = You have left, and the bot "{ $bot }" plays for you. Come back first.
server-too_many_tables = You have made too many tables; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-table_full = All seats of this table are taken.
server-owner_only = Only whoever made the table can do that.
server-chat_off = The chat of this table is off.
server-spectators_watch = Spectators watch; take a seat to play.
server-not_started = The game has not started yet.
server-has_started = The game has started already.
server-not_over = The game is not over yet.
server-key_used = This key was used for another command, at ply { $ply }. Make a new key for every command.
server-other_edition = This table was begun with other components ({ $edition }) than the server has now ({ $known }).
server-is_over = The game is over.
server-nothing_to_decide = You have nothing to decide now.

## Settings, backup and restore
server-setting = The setting { $name } cannot be "{ $value }".
server-no_database = There is no database at { $address }.
server-backup_suffix = A backup of PostgreSQL is a portable file whose name ends in { $suffix }; for anything else use pg_dump.
server-backup_file = The backup cannot be written to { $file }: { $problem }.
server-backup_missing = There is no backup { $file }.
server-backup_foreign = { $file } is not a backup of Underhall's, or it is damaged. Nothing was changed.
server-backup_newer = { $file } was made by another version of Underhall, whose tables (revision { $revision }) this one does not know; a newer one may. Nothing was changed.
server-database_newer = The database was used by another version of Underhall, whose tables (revision { $revision }) this one does not know; a newer one may. Nothing was changed.
server-not_empty = The database has { $tables ->
    [one] one table
   *[other] { $tables } tables
} already. Use --replace to put the backup in their place.
