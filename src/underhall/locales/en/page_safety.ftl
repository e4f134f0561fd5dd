# The page: reporting people, and the hosts' desk.

page-report = Report
page-report-title = Report { $name }
page-report-who = Report a player:
page-report-why = What is wrong?
page-report-reason-insult = Insults or threats
page-report-reason-hate = Hatred of a group of people
page-report-reason-spam = Advertising or flooding
page-report-reason-cheating = Cheating or stalling
page-report-reason-other = Something else
page-report-note = Anything to add? (optional)
page-report-send = Send to the hosts
page-report-private = The other person is not told who reported them.
page-report-done = Thank you. The hosts of this server will look at it.

page-host = Hosts' desk
page-host-only = This is only for the people who look after this server.
page-host-reports = Reports
page-host-none = Nothing to do: no report is open.
page-host-about-name = Name
page-host-about-profile = Profile
page-host-about-chat = Chat
page-host-by = { $reason }, reported by { $name }, { $date }
page-host-others = { $count ->
    [one] One more open report about this person
   *[other] { $count } more open reports about this person
}
page-host-now = Called { $name } now
page-host-is-muted = Muted until { $date }
page-host-is-closed = Account closed
page-host-around = What was said around it
page-host-reason = Reason, for the person and for the log
page-host-hours = For
page-host-hours-1 = 1 hour
page-host-hours-24 = 1 day
page-host-hours-168 = 1 week
page-host-hours-720 = 30 days
page-host-mute = Mute
page-host-unmute = Unmute
page-host-remove = Remove the line
page-host-clear = Empty the profile
page-host-name = New name
page-host-rename = Rename
page-host-close = Close the account
page-host-close-sure = Really close the account?
page-host-reopen = Open the account again
page-host-settle = Nothing to do
page-host-log = Audit log
page-host-terminal = terminal
page-host-log-when = When
page-host-log-who = Who
page-host-log-what = What
page-host-log-whom = Whom
page-host-log-why = Why
page-host-act-mute = muted until { $date }
page-host-act-unmute = unmuted
page-host-act-rename = renamed to { $text }
page-host-act-clear = profile emptied
page-host-act-remove = line removed: { $text }
page-host-act-close = account closed
page-host-act-reopen = account opened again
page-host-act-settle = report settled, nothing done
page-host-act-host = made a host
page-host-act-unhost = no longer a host
