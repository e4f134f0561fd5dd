# The page: friends, invitations, finding opponents, being called.

page-company = Friends
page-company-count = Friends ({ $count })
page-company-account = Friends are kept with an account. Create one in the settings on the front page; your games stay yours.
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
