# The page: friends, invitations, finding opponents, being called, privacy.

page-company = Friends
page-company-count = Friends ({ $count })
page-company-account = Friends are kept with an account. The games you have played stay yours.
page-company-friends = Your friends
page-company-none = Nobody yet. Look for people by the name they go by here, or send them your link.
page-company-asking = They want to be your friends
page-company-asked = You have asked them
page-company-blocked = Blocked
page-company-name = Name
page-company-look = Find
page-company-nobody = Nobody with an account goes by that name.
page-company-add = Add as a friend
page-company-is = You are friends.
page-company-waits = You have asked; they have not answered yet.
page-company-yes = Yes
page-company-no = No, thanks
page-company-end = No longer friends with { $name }
page-company-take-back = Take back
page-company-block = Block
page-company-unblock = Unblock
page-follow = Follow
page-unfollow = Stop following
page-followed = You follow
page-followed-why = Their public games come first among those to watch. They are not told.
page-followed-here = You follow: { $names }
page-company-muted = Muted
page-company-muted-why = What they write is hidden from you at every table.
page-company-unmute = Unmute
page-company-link = Your link, for people to add you:
page-invitations = Invitations
page-invited-by = { $name } invites you
page-invite-friends = Invite friends:
page-invited = { $name } is invited
page-play-again = Play again
page-seek = Find opponents
page-seek-strength = Opponents' rating
page-seek-any = Any
page-seek-within = Within { $points }
page-seek-waits = Looking for opponents. Others see this table in the lobby.
page-seek-lonely = Nobody has come yet.
page-seek-bots = Play against bots of your strength
page-chat-watching = While the game runs, only other spectators read what you write.

## Being called
page-calls = Being called
page-calls-why = When it is your turn, or somebody invites you, and you are not looking: one message per turn, and one for all if there are many.
page-calls-push = Notifications in this browser
page-calls-denied = The browser does not allow notifications here.
page-calls-email = E-mail address, shown to nobody
page-calls-unverified = We have sent you a letter. Follow the link in it, and the address is yours.
page-calls-mail = Write to me when it is my turn
page-calls-account = To be called by e-mail you need an account.
page-calls-table = Call me about this table
page-calls-verify = Thank you. We will write to this address when it is your turn.
page-calls-unsubscribe = You will get no more letters. The settings are where you can have them again.

## Privacy
page-privacy = Privacy
page-privacy-kept = What is kept
page-privacy-kept-text =
    The name you go by, and the games you play: the table, your seat, every move and how long it took, what you say there.
    The browsers and programs in which you are logged in: what the browser calls itself, and when it was last here.
    What you report to the hosts, and what hosts do about you, with the reason.
    Which puzzles you have tried and whether you found the answer, and your results in the challenge of the day.
    With an account: your login, a fingerprint of your password, ratings, results, your profile, friends, and whom you follow, mute or block.
    Only if you give them: an e-mail address, and what your browser needs to show you notifications.
page-privacy-long = For how long
page-privacy-long-text =
    A browser stays logged in for 90 days after its last visit, and for a year at most.
    A guest who comes back to nothing for a week is forgotten. So is a table at which no game has begun for a week.
    Games that have begun are kept, and the last 500 lines said at each table.
    An e-mail address is kept until you remove it, and used only after you have followed the link that was sent there.
    A report is kept for 90 days after a host has settled it, and for 180 days at most; the hosts' log for a year.
    Everything else stays until you delete it. The host may have backups from before.
page-privacy-seen = Who sees it
page-privacy-seen-text =
    At a table: everybody there sees your name, your moves and what you say. Anybody may watch an open table.
    Everybody can see the results of the challenge of the day, with names. Of puzzles, only how many people found the answer.
    Your profile shows what you choose in the settings. Nobody is told your login, your address, your friends, or whom you follow, mute or block.
    What you report is read by the hosts of this server, never by the person it is about.
    The host, who runs this server, can read its database. Passwords and secrets of sessions are in it only as fingerprints.
    If you want to be called, your mail provider or your browser's notification service carries the message: the game and the names at the table, nothing of the position.
page-privacy-not = What is not done
page-privacy-not-text =
    No advertising, no tracking, nothing loaded from elsewhere. The only cookies are those that keep you logged in.
    Your network address is counted in memory to keep floods out, and never written down. The server's log holds no names.
page-privacy-yours = It is yours
page-privacy-yours-text =
    The settings have a button that gives you everything as one file, and one that deletes you with everything that is yours, at once.
    Games you played with others stay theirs, without your name.

## Pauses and holidays
page-holiday-why = Your clocks of days per move stand still while you are away, and your opponents see until when.
page-holiday-left = { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
page-holiday-days = Days
page-holiday-begin = Begin now
page-holiday-until = You are away until { $date }.
page-holiday-end = I am back
