"""Who is asking: guests, cookies, accounts, sessions, tokens, and texts that people type."""

from __future__ import annotations

from hashlib import sha256

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Place
from underhall.server.limits import Limiter
from underhall.server.sqlite import driver as sqlite3

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def test_a_guest_gets_a_cookie_that_scripts_and_foreign_forms_cannot_use(
    plain_server: RunningServer, come: Come
) -> None:
    answer = await come(plain_server).call("POST", "/api/guest", {"nickname": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


async def test_behind_tls_the_cookie_is_secure(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, secure_cookies=True)
    answer = await come(server).call("POST", "/api/guest", {"nickname": "Ada"})
    assert "Secure" in answer.headers["set-cookie"]


async def test_the_database_keeps_only_a_digest_of_a_sessions_secret(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    token = (await ada.get_done("POST", "/api/tokens", {"label": "my bot"}))["token"]
    with sqlite3.connect(plain_server.settings.database.removeprefix("sqlite:///")) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        dump = "\n".join(str(row) for name in names for row in database.execute(f'SELECT * FROM "{name}"'))
    database.close()
    assert token not in dump
    assert sha256(token.encode()).hexdigest() in dump


async def test_a_cookie_that_was_tampered_with_is_nobodys(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), come(plain_server)
    genuine = ada.http.cookies["underhall"]
    # Not the last character: some of its bits stand for nothing.
    altered = genuine[:-5] + ("A" if genuine[-5] != "A" else "B") + genuine[-4:]
    for forged in (altered, genuine.split(".")[0], "x", ""):
        eve.http.cookies.set("underhall", forged)
        assert await eve.refused("GET", "/api/me") == (401, "not_known")


async def test_an_account_keeps_the_guests_seats_and_is_reached_from_elsewhere(
    server: RunningServer, come: Come
) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    me = await ada.get_done("POST", "/api/account", {"login": "Ada.L", "password": PASSWORD})
    assert me["login"] == "ada.l"
    elsewhere = come(server)
    assert await elsewhere.refused("POST", "/api/login", {"login": "ada.l", "password": "wrong horse"}) == (
        401,
        "login_wrong",
    )
    assert (await elsewhere.get_done("POST", "/api/login", {"login": "ADA.L", "password": PASSWORD}))["id"] == me["id"]
    assert (await elsewhere.get_done("GET", f"/api/tables/{table}"))["mine"] == [0, 1]
    ben = await come(server).enter("Ben")
    taken = {"login": "ada.l", "password": PASSWORD}
    assert await ben.refused("POST", "/api/account", taken) == (409, "login_taken")


async def test_a_guest_who_logs_in_brings_his_seats_along(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    await ada.get_done("POST", "/api/account", {"login": "ada", "password": PASSWORD})
    guest = await come(server).enter("Ada on the phone")
    table = (await guest.new_table("me", "hot_seat"))["table"]["id"]
    async with guest.sit(table, 0) as place:
        await place.my_turn()
        await guest.get_done("POST", "/api/login", {"login": "ada", "password": PASSWORD})
        assert (await ada.get_done("GET", f"/api/tables/{table}"))["mine"] == [0, 1]
    async with ada.sit(table, 0) as place:
        assert (await place.my_turn())["moves"]


async def test_logging_in_is_not_for_guessing(plain_server: RunningServer, come: Come) -> None:
    eve = come(plain_server)
    wrong = {"login": "ada", "password": "guess again"}
    answers = [await eve.refused("POST", "/api/login", wrong) for _ in range(11)]
    assert answers[:10] == [(401, "login_wrong")] * 10
    assert answers[10] == (429, "too_many_tries")


async def test_guessing_from_elsewhere_does_not_lock_the_owner_out(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), come(plain_server)
    account = {"login": "ada", "password": PASSWORD}
    await ada.get_done("POST", "/api/account", account)
    wrong = {"login": "ada", "password": "guess again"}
    from_elsewhere = {"X_Forwarded_For": "192.0.2.1"}  # the loopback is a trusted proxy
    tries = [await eve.refused("POST", "/api/login", wrong, **from_elsewhere) for _ in range(25)]
    assert tries[-1] == (429, "too_many_tries")
    await ada.get_done("POST", "/api/logout")
    assert (await ada.get_done("POST", "/api/login", account))["login"] == "ada"


async def test_an_address_at_its_limit_does_not_lock_the_owner_out(plain_server: RunningServer, come: Come) -> None:
    """Somebody in the same house guesses until the address may not log in; a browser that is known still may."""
    ada, eve = await come(plain_server).enter("Ada"), come(plain_server)
    account = {"login": "ada", "password": PASSWORD}
    await ada.get_done("POST", "/api/account", account)
    await ada.get_done("POST", "/api/logout")
    wrong = {"login": "ada", "password": "guess again"}
    tries = [await eve.refused("POST", "/api/login", wrong) for _ in range(12)]
    assert tries[-1] == (429, "too_many_tries")
    assert await come(plain_server).refused("POST", "/api/login", account) == (429, "too_many_tries")
    assert (await ada.get_done("POST", "/api/login", account))["login"] == "ada"
    known = ada.http.cookies["underhall_browser"]
    eve.http.cookies.set("underhall_browser", known[:-5] + "AAAAA", path="/api/login")
    assert await eve.refused("POST", "/api/login", account) == (429, "too_many_tries")
    eve.http.cookies.clear()
    eve.http.cookies.set("underhall_browser", known, path="/api/login")  # a known browser has a limit of its own
    tries = [await eve.refused("POST", "/api/login", wrong) for _ in range(12)]
    assert tries[0] == (401, "login_wrong")
    assert tries[-1] == (429, "too_many_tries")


async def test_hashing_comes_last_and_has_a_limit(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    await ada.get_done("POST", "/api/account", {"login": "ada", "password": PASSWORD})
    hashed: list[str] = []
    hasher = PasswordHasher.hash

    def counted(self: PasswordHasher, text: str) -> str:
        hashed.append(text)
        return hasher(self, text)

    monkeypatch.setattr(PasswordHasher, "hash", counted)
    for visitor, body, code in (
        (eve, {"login": "ada", "password": PASSWORD}, "login_taken"),
        (eve, {"login": "?", "password": PASSWORD}, "login_shape"),
        (eve, {"login": "eve", "password": "short"}, "password_length"),
        (ada, {"login": "ada2", "password": PASSWORD}, "has_account"),
        (ada, {"login": "ada", "password": "short", "current": PASSWORD}, "password_length"),
    ):
        assert (await visitor.refused("POST", "/api/account", body))[1] == code
    assert hashed == []
    plain_server.house.identity._accounts = Limiter(1, 0.001)  # type: ignore[union-attr]
    await eve.get_done("POST", "/api/account", {"login": "eve", "password": PASSWORD})
    third = await come(plain_server).enter("Third")
    body = {"login": "third", "password": PASSWORD}
    assert await third.refused("POST", "/api/account", body) == (429, "too_many_tries")
    assert len(hashed) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"login": "ab", "password": PASSWORD}, "login_shape"),
        ({"login": "a b c", "password": PASSWORD}, "login_shape"),
        ({"login": "ada", "password": "short"}, "password_length"),
        ({"login": "ada", "password": "x" * 201}, "password_length"),
    ],
)
async def test_accounts_need_a_decent_login_and_password(
    plain_server: RunningServer, come: Come, body: dict[str, str], code: str
) -> None:
    ada = await come(plain_server).enter("Ada")
    assert await ada.refused("POST", "/api/account", body) == (400, code)


async def test_sessions_are_listed_and_a_revoked_one_is_closed_at_once(server: RunningServer, come: Come) -> None:
    ada, program = await come(server).enter("Ada"), come(server)
    made = await ada.get_done("POST", "/api/tokens", {"label": "my bot"})
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert (await program.get_done("GET", "/api/me"))["id"] == ada.me["id"]
    sessions = await ada.get_done("GET", "/api/sessions")
    assert [(s["kind"], s["here"]) for s in sessions] == [("browser", True), ("token", False)]
    assert sessions[1]["label"] == "my bot"
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with program.socket(f"/ws?token={made['token']}") as socket:
        place = Place(socket)
        await place.send(type="hello", table=table, seat=0)
        await place.my_turn()
        await ada.get_done("DELETE", f"/api/sessions/{made['id']}")
        assert (await place.until("failed"))["code"] == "session_ended"
        with pytest.raises(ConnectionClosed) as closed:
            await place.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert await program.refused("GET", "/api/me") == (401, "not_known")
    assert await ada.refused("DELETE", f"/api/sessions/{made['id']}") == (404, "no_session")


async def test_a_password_is_changed_only_by_who_knows_the_present_one(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    await ada.get_done("POST", "/api/account", {"login": "ada", "password": PASSWORD})
    new = {"login": "ada", "password": "another horse"}
    assert await ada.refused("POST", "/api/account", new) == (403, "password_wrong")
    assert await ada.refused("POST", "/api/account", {**new, "current": "a guess"}) == (403, "password_wrong")
    other = {"login": "ada2", "password": "another horse", "current": PASSWORD}
    assert await ada.refused("POST", "/api/account", other) == (409, "has_account")
    assert (await ada.get_done("POST", "/api/account", {**new, "current": PASSWORD}))["login"] == "ada"
    old = {"login": "ada", "password": PASSWORD}
    assert await come(server).refused("POST", "/api/login", old) == (401, "login_wrong")
    assert (await come(server).get_done("POST", "/api/login", new))["id"] == ada.me["id"]
    answers = [await ada.refused("POST", "/api/account", {**new, "current": "a guess"}) for _ in range(12)]
    assert (429, "too_many_tries") in answers


@pytest.mark.parametrize("has_account", [False, True])
async def test_a_token_plays_but_cannot_take_over_the_account(
    plain_server: RunningServer, come: Come, has_account: bool
) -> None:
    ada, program = await come(plain_server).enter("Ada"), come(plain_server)
    account = {"login": "ada", "password": PASSWORD}
    if has_account:
        await ada.get_done("POST", "/api/account", account)
    made = await ada.get_done("POST", "/api/tokens", {})
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    for method, path, body in (
        ("POST", "/api/account", {**account, "current": PASSWORD}),
        ("POST", "/api/tokens", {}),
        ("GET", "/api/sessions", None),
        ("DELETE", f"/api/sessions/{ada.me['session']}", None),
    ):
        assert await program.refused(method, path, body) == (403, "not_for_tokens")
    assert (await program.get_done("GET", "/api/me"))["id"] == ada.me["id"]
    assert (await program.new_table("me", "open"))["mine"] == [0]
    assert len(await ada.get_done("GET", "/api/sessions")) == 2
    await program.get_done("POST", "/api/logout")
    assert len(await ada.get_done("GET", "/api/sessions")) == 1


async def test_nobody_ends_anothers_session(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    assert await eve.refused("DELETE", f"/api/sessions/{ada.me['session']}") == (404, "no_session")
    assert (await ada.get_done("GET", "/api/me"))["nickname"] == "Ada"


async def test_logging_out_ends_the_session(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    cookie = ada.http.cookies["underhall"]
    await ada.get_done("POST", "/api/logout")
    ada.http.cookies.set("underhall", cookie)
    assert await ada.refused("GET", "/api/me") == (401, "not_known")


@pytest.mark.parametrize(
    ("nickname", "code"),
    [
        ("", "text_empty"),
        ("   ", "text_empty"),
        *((blank, "text_empty") for blank in ("\u200d", "\ufe0f", "\u3164", "\u2800", "\u115f \u200c", "\u0301")),
        ("x" * 41, "text_long"),
        ("a\x00b", "text_control"),
        ("a\nb", "text_control"),
        ("evil\u202eadA", "text_control"),
        ("\u2066hidden\u2069", "text_control"),
    ],
)
async def test_names_that_cannot_be_shown_are_refused(
    server: RunningServer, come: Come, nickname: str, code: str
) -> None:
    assert await come(server).refused("POST", "/api/guest", {"nickname": nickname}) == (400, code)


async def test_a_request_without_a_body_is_told_so(plain_server: RunningServer, come: Come) -> None:
    answer = await come(plain_server).http.post("/api/guest", headers={"X-Underhall": "1"})
    assert answer.status_code == 400
    assert answer.json()["text"] == "This request cannot be read: no body"


async def test_names_in_any_script_and_names_that_try_to_be_markup_are_only_text(
    server: RunningServer, come: Come
) -> None:
    for nickname in ("Żółw 🐢", "<b>bold</b>", "Ñandú", "王", "👩\u200d🚀", "❤\ufe0f", "1\ufe0f\u20e3"):
        visitor = await come(server).enter(f"  {nickname} ")
        assert (await visitor.get_done("GET", "/api/me"))["nickname"] == nickname
    assert (await visitor.get_done("PUT", "/api/me", {"nickname": "Zoë"}))["nickname"] == "Zoë"
