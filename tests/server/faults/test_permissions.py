"""Who may do what: every message and every route, tried by everyone who may not.

The lists are checked against the protocol and the API's own schema, so that a new message or route without a verdict
here fails.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.test_sockets import close_code
from tests.server.visitors import Visitor
from underhall.protocol import live as protocol

pytestmark = pytest.mark.anyio

Json = dict[str, Any]

MESSAGES: dict[str, Json] = {
    "move": {"key": "key-12345", "ply": 0, "move": "x"},
    "undo": {"key": "key-12345", "ply": 0},
    "consent": {"key": "key-12345", "ply": 0, "agree": True},
    "why_not": {"id": "id-123456", "move": "x"},
    "hint": {"id": "id-123456"},
    "sample": {"id": "id-123456"},
    "say": {"key": "key-12345", "text": "hello"},
    "phrase": {"key": "key-12345", "phrase": "hello"},
    "look": {"seat": 0},
    "refresh": {},
}
# What each may be denied with; None: allowed, because it neither shows nor changes anything of a seat's.
SPECTATOR = {
    "move": "spectators_watch",
    "undo": "spectators_watch",
    "consent": "spectators_watch",
    "why_not": "spectators_watch",
    "hint": "spectators_watch",
    "sample": "spectators_watch",
    "say": None,
    "phrase": None,
    "look": "not_your_seat",
    "refresh": None,
}
LEFT = {**dict.fromkeys(MESSAGES, None), "move": "seat_left", "undo": "seat_left", "consent": "seat_left"}
LEFT["look"] = "not_your_seat"

# Routes for everybody, also without a name.
PUBLIC = {
    ("get", "/api/games"),
    ("get", "/api/games/{game}/components"),
    ("get", "/api/games/{game}/rules"),
    ("get", "/api/games/{game}/cards"),
    ("post", "/api/guest"),
    ("post", "/api/tokens/guest"),
    ("post", "/api/login"),
    ("get", "/health"),
    ("get", "/api/lessons/{game}"),
    ("post", "/api/email/verify"),
    ("post", "/api/unsubscribe/{token}"),
}
# Routes for everybody who has a name; they concern nobody else.
OWN = {
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("post", "/api/account"),
    ("post", "/api/logout"),
    ("get", "/api/sessions"),
    ("delete", "/api/sessions/{session}"),
    ("post", "/api/tokens"),
    ("get", "/api/tables/open"),
    ("get", "/api/tables/running"),
    ("get", "/api/tables/mine"),
    ("post", "/api/tables"),
    ("get", "/api/links/{link}"),
    ("post", "/api/join"),
    ("get", "/api/me/games"),
    ("get", "/api/me/statistics/{game}"),
    ("get", "/api/me/archive"),
    ("post", "/api/me/delete"),
    ("get", "/api/me/profile"),
    ("put", "/api/me/profile"),
    ("get", "/api/people/{handle}"),
    ("get", "/api/leaderboards/{game}"),
    ("post", "/api/lessons/{game}/{task}"),
    ("get", "/api/puzzles/{game}"),
    ("post", "/api/puzzles/{game}/{puzzle}"),
    ("get", "/api/daily/{game}"),
    ("post", "/api/daily/{game}"),
    ("get", "/api/friends"),
    ("get", "/api/people"),
    ("post", "/api/friends"),
    ("delete", "/api/friends/{person}"),
    ("post", "/api/blocks"),
    ("delete", "/api/blocks/{person}"),
    ("post", "/api/follows"),
    ("delete", "/api/follows/{person}"),
    ("post", "/api/mutes"),
    ("delete", "/api/mutes/{person}"),
    ("get", "/api/invitations"),
    ("delete", "/api/invitations/{table}"),
    ("post", "/api/seeks"),
    ("get", "/api/me/calls"),
    ("put", "/api/me/calls"),
    ("put", "/api/me/email"),
    ("post", "/api/me/pushes"),
    ("post", "/api/me/pushes/end"),
    ("post", "/api/reports"),
    ("get", "/api/host"),
    ("get", "/api/me/holiday"),
    ("put", "/api/me/holiday"),
    ("delete", "/api/me/holiday"),
    ("post", "/api/host/acts"),
}
# Routes of a table: what to send so that only the person is wrong.
TABLE: dict[tuple[str, str], Json | None] = {
    ("get", "/api/tables/{table}"): None,
    ("post", "/api/tables/{table}/join"): {},
    ("post", "/api/tables/{table}/contribution"): {"seat": 0, "contribution": "x"},
    ("post", "/api/tables/{table}/leave"): {"seat": 0},
    ("post", "/api/tables/{table}/return"): {"seat": 0},
    ("post", "/api/tables/{table}/start"): {},
    ("post", "/api/tables/{table}/rematch"): {},
    ("post", "/api/tables/{table}/seats/{seat}/bot"): {},
    ("post", "/api/tables/{table}/branch"): {"seat": 0},
    ("get", "/api/tables/{table}/record"): None,
    ("get", "/api/tables/{table}/history"): None,
    ("get", "/api/tables/{table}/replay/{ply}"): None,
    ("get", "/api/tables/{table}/log"): None,
    ("get", "/api/tables/{table}/preview"): None,
    ("get", "/api/tables/{table}/check"): None,
    ("get", "/api/tables/{table}/result"): None,
    ("get", "/api/tables/{table}/analysis"): None,
    ("post", "/api/tables/{table}/analysis"): None,
    ("get", "/api/tables/{table}/lesson"): None,
    ("post", "/api/tables/{table}/puzzle"): {},
    ("get", "/api/tables/{table}/cards/{component}"): None,
    ("post", "/api/tables/{table}/chat"): {"on": False},
    ("post", "/api/tables/{table}/silence"): {"speaker": "x", "on": True},
    ("post", "/api/tables/{table}/invitations"): {"table": "x", "seat": 0},
    ("get", "/api/tables/{table}/calls"): None,
    ("put", "/api/tables/{table}/calls"): {"on": False},
    ("post", "/api/tables/{table}/pause"): None,
    ("post", "/api/tables/{table}/resume"): None,
}
# Of these, what another player at the table may not do at seat 0: 403, whoever they are.
OF_A_SEAT = {
    ("post", "/api/tables/{table}/contribution"): "",
    ("post", "/api/tables/{table}/leave"): "",
    ("post", "/api/tables/{table}/return"): "",
    ("post", "/api/tables/{table}/start"): "",
    ("post", "/api/tables/{table}/seats/{seat}/bot"): "",
    ("post", "/api/tables/{table}/branch"): "",
    ("get", "/api/tables/{table}/record"): "?seat=0",
    ("get", "/api/tables/{table}/replay/{ply}"): "?seat=0",
    ("get", "/api/tables/{table}/log"): "?seat=0",
    ("get", "/api/tables/{table}/preview"): "?seat=0&move=x",
    ("get", "/api/tables/{table}/cards/{component}"): "?seat=0",
    ("post", "/api/tables/{table}/chat"): "",
}


def path_of(template: str, table: str) -> str:
    known = {
        "{table}": table,
        "{seat}": "0",
        "{ply}": "0",
        "{game}": "caverna",
        "{session}": "x" * 16,
        "{link}": "y",
        "{component}": "bat",
        "{handle}": "nobody",
        "{task}": "side",
        "{puzzle}": "none",
        "{person}": "nobody",
        "{token}": "nothing",
    }
    for name, value in known.items():
        template = template.replace(name, value)
    assert "{" not in template
    return template


async def a_table(owner: Visitor, other: Visitor) -> str:
    """A running table of two, for those who have its link."""
    card = await owner.new_table("me", "open", open=False)
    await other.get_done("POST", "/api/join", {"link": card["link"]})
    table: str = card["table"]["id"]
    return table


async def test_every_message_and_every_route_has_its_verdict(plain_server: RunningServer, come: Come) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    assert kinds == {*MESSAGES, "hello"} == {*SPECTATOR, "hello"} == {*LEFT, "hello"}
    schema = await come(plain_server).get_done("GET", "/api/schema/openapi.json")
    routes = {(method, path) for path, methods in schema["paths"].items() for method in methods}
    assert routes == PUBLIC | OWN | set(TABLE)


async def test_those_without_a_name_or_with_an_ended_session_get_nothing(
    plain_server: RunningServer, come: Come
) -> None:
    ada, ben, gone = [await come(plain_server).enter(name) for name in ("Ada", "Ben", "Gone")]
    table = await a_table(ada, ben)
    cookie = gone.http.cookies["underhall"]
    ended = (await gone.get_done("POST", "/api/tokens", {}))["token"]
    for session in await gone.get_done("GET", "/api/sessions"):
        if not session["here"]:
            await gone.get_done("DELETE", f"/api/sessions/{session['id']}")
    await gone.get_done("POST", "/api/logout")
    gone.http.cookies.set("underhall", cookie)
    for visitor, headers in (
        (come(plain_server), {}),
        (gone, {}),
        (come(plain_server), {"Authorization": f"Bearer {ended}"}),
        (come(plain_server), {"Authorization": "Bearer nonsense"}),
    ):
        for method, template in sorted(OWN | set(TABLE)):
            body = {"nickname": "x", "login": "xxx", "password": "x" * 8}
            sent = TABLE.get((method, template)) if (method, template) in TABLE else body
            answer = await visitor.refused(method.upper(), path_of(template, table), sent, **headers)
            assert answer == (401, "not_known") or answer[0] == 400, (method, template, answer)
            if (method, template) in TABLE:
                query = "?move=x" if template.endswith("preview") else ""
                answer = await visitor.refused(method.upper(), path_of(template, table) + query, sent, **headers)
                assert answer == (401, "not_known"), (method, template, answer)
        async with visitor.socket(headers=headers) as socket:
            assert json.loads(await socket.recv())["code"] == "not_known"
            assert await close_code(socket) == 4401


async def test_strangers_and_their_programs_get_nothing_from_a_table_that_is_not_theirs(
    plain_server: RunningServer, come: Come
) -> None:
    ada, ben, eve = [await come(plain_server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = await a_table(ada, ben)
    elsewhere = await a_table(eve, await come(plain_server).enter("Fay"))  # Eve plays, but not here
    robot = come(plain_server)
    token = (await eve.get_done("POST", "/api/tokens", {}))["token"]
    robot.http.headers["Authorization"] = f"Bearer {token}"
    bearer = {"Authorization": f"Bearer {token}"}
    for visitor, headers in ((eve, {}), (robot, bearer)):
        for (method, template), body in TABLE.items():
            query = "?move=x" if template.endswith("preview") else ""
            status, code = await visitor.refused(method.upper(), path_of(template, table) + query, body)
            assert status == 403, (method, template, status, code)
        for seat in (None, 0, 1, 15):
            async with visitor.socket(headers=headers) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table, "seat": seat}))
                assert json.loads(await socket.recv())["fatal"]
                assert await close_code(socket) == 4403
    async with eve.sit(elsewhere, 0) as place:
        await place.send(type="hello", table=table, seat=0)
        assert (await place.until("failed"))["code"] == "hello_twice"


async def test_another_player_cannot_act_for_a_seat_or_see_from_it(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = await a_table(ada, ben)
    for route, query in OF_A_SEAT.items():
        method, template = route
        status, code = await ben.refused(method.upper(), path_of(template, table) + query, TABLE[route])
        assert status == 403, (method, template, status, code)
    async with ada.sit(table, 0) as mine, ben.sit(table, 1) as place:
        ours = (await mine.my_turn())["moves"]
        await place.frame_at(0)
        await place.send(type="look", seat=0)
        assert (await place.until("failed"))["code"] == "not_your_seat"
        async with ben.socket() as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "seat": 0}))
            assert await close_code(socket) == 4403
        assert (await mine.move(ours[0]["move"]))["type"] == "ack"
        # The other seat's own command does not take back what is not its own.
        await place.frame_at(1)
        answer = await place.ask("ack", "refused", "moved_on", type="undo", ply=1)
        assert (answer["type"], answer["code"]) == ("refused", "nothing")


async def test_spectators_watch_and_nothing_else(plain_server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(plain_server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = await a_table(ada, ben)
    link = (await ada.get_done("GET", f"/api/tables/{table}"))["link"]
    async with eve.sit(table, None, link=link) as place:
        await place.until("presence")
        await check_verdicts(place, SPECTATOR)
    for route, query in OF_A_SEAT.items():
        method, template = route
        more = f"{query}&link={link}" if query else f"?link={link}"
        status, code = await eve.refused(method.upper(), path_of(template, table) + more, TABLE[route])
        assert status == 403, (method, template, status, code)


async def test_who_has_left_commands_nothing_until_he_is_back(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = await a_table(ada, ben)
    async with ben.sit(table, 1) as place:
        await ben.get_done("POST", f"/api/tables/{table}/leave", {})
        await place.until("table")
        await check_verdicts(place, LEFT)
        await ben.get_done("POST", f"/api/tables/{table}/return", {})
        await place.send(type="refresh")
        await place.until("frame")
        answer = await place.ask("ack", "refused", "moved_on", type="undo", ply=0)
        assert answer.get("code") != "seat_left"


async def check_verdicts(place: Any, verdicts: dict[str, str | None]) -> None:
    for kind, code in verdicts.items():
        await place.send(type=kind, **MESSAGES[kind])
        if code is not None:
            answer = await place.until("refused", "failed")
            assert answer["code"] == code, (kind, answer)
        elif kind == "refresh":
            assert (await place.until("frame"))["type"] == "frame"
        else:
            answer = await place.until("ack", "answer", "sampled", "failed")
            assert answer["type"] != "failed" or answer["code"] == "nothing_to_decide", (kind, answer)
