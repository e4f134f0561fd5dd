# Sentences of the table server: what it refuses, and its plain page.

## The page that stands in until the client is built
server-page_title = Underhall
server-page_text = The table server is running. The playing page has not been built, but programs can play.
server-page_api = The API

## Requests and messages
server-bad_message = This message cannot be read: { $problem }
server-bad_value = There is a text or a number in this that cannot be kept.
server-bad_request = This request cannot be read: { $problem }
server-bad_method = This address does not take requests of this kind.
server-bad_type = The body of this request must be JSON.
server-too_long = A message may be at most { $limit } bytes long.
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
server-foreign_origin = This request does not come from one of this server's pages. A program must send a token, or the header X-Underhall.
server-bad_host = The Host header "{ $host }" of this request is not a name or an address, with or without a port.
server-foreign_host = This server does not go by the name "{ $host }". The person who runs it can add the name: underhall serve --origin http://{ $host }
server-crowded = The server has no room for more connections; try again in a moment.
server-metrics_private = The metrics are only for the server's own computer and for those who have the host's token.
server-hello_first = The first message of a connection must be "hello".
server-hello_twice = This connection has already said "hello".
server-version = This client speaks version { $version } of the protocol; the server speaks version { $known }. Load the page again.

## Storage
server-disk_full = The server's disk is full, so this was not done.
server-read_only = The server cannot write to its database, so this was not done.
server-storage = The server's database is not responding, so this was not done.
server-damaged = The database is damaged, or is not a database at all. Restore a backup: underhall restore FILE --replace
server-database_closed = The database refuses this address: its name, the user or the password is wrong.
server-unknown = The server's database is not responding, so it is not yet known whether this was done. It will be checked again automatically.
server-database_silent = The server's database is not responding.
server-database_address = "{ $address }" is not the address of a database. Use sqlite:///file.db or postgresql://user@host/name.

## People
server-not_known = Tell us your name first.
server-known_already = You already have a name here.
server-session_ended = This session has ended.
server-no_session = There is no such session.
server-too_many_guests = Too many new guests from your network; wait a minute.
server-too_many_tries = Too many attempts to log in; wait a few minutes.
server-login_wrong = The login or the password is wrong.
server-password_wrong = The current password is wrong.
server-not_for_tokens = A token is only for playing. Do this in a browser where you are logged in.
server-login_taken = The login "{ $login }" is taken.
server-login_shape = A login has 3 to 80 characters: unaccented letters, digits, and after the first also . _ - + @
server-has_account = You already have an account.
server-password_length = A password has at least { $least } and at most { $most } characters.
server-text_empty = Write something for "{ $field }".
server-text_long = "{ $field }" may have at most { $limit } characters.
server-text_control = "{ $field }" has a character that cannot be used: { $character }.

## Tables and seats
server-no_table = There is no table "{ $table }".
server-no_link = This link does not lead to a table; it may be incomplete.
server-no_card = There is no component "{ $card }" here.
server-no_seat = This table has no seat { $seat }.
server-no_ply = The record has { $last } plies; there is no ply { $ply }.
server-no_bot = There is no bot "{ $bot }". Choose from: { $known }.
server-seat_count = { $have ->
    [one] One seat was given for a table of { $players }.
   *[other] { $have } seats were given for a table of { $players }.
}
server-not_invited = This table is only for people who have its link.
server-not_at_table = You are not sitting at this table.
server-not_your_seat = Seat { $seat } is not yours.
server-seat_taken = Seat { $seat } is taken.
server-seat_left = You have left, and a bot is playing for you. Come back first.
server-too_many_tables = You have created too many tables; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too_many_analyses = You have asked for too many analyses; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-table_full = All seats of this table are taken.
server-owner_only = Only the person who created the table can do that.
server-chat_off = Chat is off at this table.
server-silenced = The maker of this table does not let you talk here.
server-too_many_silenced = You have silenced { $most } people here already.
server-unknown_phrase = There is no phrase “{ $phrase }”. Known are: { $known }.
server-spectators_watch = Spectators can only watch; take a seat to play.
server-not_started = The game has not started yet.
server-has_started = The game has already started.
server-not_over = The game is not over yet.
server-key_used = This key was used for another command, at ply { $ply }. Make a new key for every command.
server-other_edition = This table was started with different components ({ $edition }) from those the server has now ({ $known }).
server-is_over = The game is over.
server-nothing_to_decide = You have nothing to decide now.

## Ratings and profiles
server-rated_clock = A rated game needs a clock; without one it might never end.
server-rated_alone = A rated game needs an opponent.
server-rated_one_seat = At a rated table everyone has one seat, on a screen of their own.
server-rated_account = Only accounts have ratings. Create one in the settings; your seats and games stay yours.
server-rated_help = This game counts: no hints, no what-if and no bot in your seat until it is over.
server-rated_take_back = This game counts: what has been revealed cannot be taken back.
server-profile_account = Only accounts have profiles. Create one in the settings; your games stay yours.
server-no_person = Nobody here has that address.
server-no_lesson = There is no such lesson.
server-no_puzzle = There is no such puzzle.
server-daily_left = You have left this challenge, so it has no result. There will be another one tomorrow.
server-too_many_archives = You have just downloaded your archive; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

## Friends, invitations, finding opponents
server-yourself = That is you.
server-friends_account = Friends, follows and blocks are kept with an account. Create one in the settings; your games stay yours.
server-friends_guest = Guests cannot be friends; they need an account for that.
server-follow_guest = Guests cannot be followed; they need an account for that.
server-too_many_friends = You know { $most } people already; let go of some first.
server-too_many_invited = { $most } people have been invited to this table; that is enough.
server-other_strength = This table is for ratings from { $lowest } to { $highest }; yours is { $rating }.
server-too_many_asks = You have asked too many people; try again later.
server-too_many_searches = You have looked for too many people; try again later.
server-too_many_invitations = You have sent too many invitations; try again later.

## Being called
server-mail_account = Only accounts have an address. Create one in the settings; your games stay yours.
server-mail_shape = That is not an e-mail address.
server-mail_off = This server sends no e-mail.
server-mail_failed = The letter could not be sent. Check the address, or try again later.
server-mail_link = This link is too old, or for another address. Ask for a new one in the settings.
server-mail_origin = To call people, the server has to know its own address: underhall serve --origin https://games.example
server-push_off = This server sends no notifications.
server-push_shape = This browser's subscription cannot be read.
server-push_service = Notifications cannot be sent to { $host }.
server-too_many_letters = You have asked for too many letters; try again later.
server-mail_verify_title = Underhall: is this your address?
server-mail_verify_text = { $name } wants to be called at this address when it is their turn at Underhall. If that is you, open this link within a day. If not, do nothing: you will hear no more from us.
server-call_turn_title = Your turn
server-call_turn = It is your turn: { $game }, with { $names }.
server-call_invited_title = You are invited
server-call_invited = You are invited to a game: { $game }, with { $names }.
server-call_many_title = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
server-call_end = No more such letters:

## Settings, backup and restore
server-setting = The setting { $name } cannot be "{ $value }".
server-port_taken = Port { $port } is taken; perhaps the server is running already. Another one can be chosen with --port.
server-listening = The server cannot listen on "{ $host }", port { $port }: { $problem }.
server-no_database = There is no database at "{ $address }".
server-backup_suffix = A backup of PostgreSQL is a portable file whose name ends in { $suffix }; for anything else use pg_dump.
server-backup_file = The backup cannot be written to "{ $file }": { $problem }.
server-backup_itself = "{ $file }" is part of the database. Choose another file for the backup.
server-backup_missing = There is no backup "{ $file }".
server-backup_foreign = "{ $file }" is not an Underhall backup, or it is damaged. Nothing was changed.
server-backup_newer = "{ $file }" was made by a version of Underhall whose tables (revision { $revision }) this version does not know; a newer one may. Nothing was changed.
server-database_newer = The database was used by a version of Underhall whose tables (revision { $revision }) this version does not know; a newer one may. Nothing was changed.
server-not_empty = The database already has { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Use --replace to put the backup in place of what is there.

## Safety
server-muted = A host has muted you until { $until }. You can play and watch, but not write to others.
server-name_fixed = A host has given you your name; you can change it after { $until }.
server-account_closed = A host has closed this account.
server-hosts_only = This is only for the people who look after this server.
server-host_account = Only an account can be a host's; a guest has none.
server-is_host = That is a host. The terminal is the place for that: underhall admin.
server-no_report = There is no such report.
server-no_line = There is no such line.
server-too_many_reports = You have reported a lot; the hosts will look at it. Try again later.
server-notice_mute = A host has muted you until { $until }. You can play and watch, but not write to others. Reason: { $reason }
server-notice_unmute = You may write to others again.
server-notice_rename = A host has changed your name to { $name }. Reason: { $reason }

## Pauses and holidays
server-paused = The game is paused. Go on first.
server-no_clock = There is no clock at this table to stop.
server-not_running = No game is running at this table.
server-holiday_account = Holidays are kept with an account. Create one in the settings; your games stay yours.
server-holiday_far = A holiday begins within the next { $days } days.
server-holiday_one = You have a holiday already; end it first.
server-holiday_days = { $left ->
    [one] You have one day left this year.
   *[other] You have { $left } days left this year.
}
