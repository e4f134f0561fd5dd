"""What every request passes: origins, headers, languages, one shape of refusal, the schema, the page, the metrics."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.pace import patience
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Visitor
from underhall.core.messages import LANGUAGES
from underhall.server.http import page, routes

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that is known as games.example."""
    file = tmp_path_factory.mktemp("named") / "tables.db"
    running = RunningServer(f"sqlite:///{file}", origins=("https://games.example",))
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"X-Underhall": "1"}, 201),
        ({"Origin": "https://games.example"}, 201),
    ],
)
async def test_requests_that_change_something_come_from_our_pages_or_from_programs(
    named_server: RunningServer, come: Come, headers: dict[str, str], status: int
) -> None:
    visitor = come(named_server)
    del visitor.http.headers["X-Underhall"]
    answer = await visitor.http.post("/api/guest", json={"nickname": "Ada"}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "foreign_origin"
    own = await visitor.http.post("/api/tokens/guest", json={"nickname": "Ada"}, headers={"Origin": named_server.url})
    assert own.status_code == 201


async def test_answers_carry_headers_that_let_nothing_foreign_in(shared_server: RunningServer, come: Come) -> None:
    visitor = come(shared_server)
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = (await visitor.call("GET", path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await visitor.call("GET", "/api/me")).headers["cache-control"] == "no-store"


async def test_refusals_are_in_the_readers_language(shared_server: RunningServer, come: Come) -> None:
    visitor = come(shared_server)
    texts = {(await visitor.call("GET", f"/api/me?lang={lang}")).json()["text"] for lang in LANGUAGES}
    assert len(texts) == 3
    polish = (await visitor.call("GET", "/api/me?lang=pl")).json()
    assert (await visitor.call("GET", "/api/me", Accept_Language="de, pl-PL;q=0.8, en;q=0.3")).json() == polish
    english = (await visitor.call("GET", "/api/me")).json()
    assert (await visitor.call("GET", "/api/me?lang=xx", Accept_Language="??;q=nonsense")).json() == english


async def test_an_unknown_field_is_refused_with_its_path(shared_server: RunningServer, come: Come) -> None:
    ada = await come(shared_server).enter("Ada")
    body = {"game": "ghosts_galore", "players": 2, "seats": [{"kind": "me"}, {"kind": "open", "colour": "red"}]}
    answer = await ada.call("POST", "/api/tables", body)
    assert answer.status_code == 400
    assert "colour" in answer.json()["text"]
    assert "`$.seats[1]`" in answer.json()["text"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"nickname": 5}', b"[" * 5000])
async def test_bodies_that_are_not_what_was_asked_for_are_refused(
    shared_server: RunningServer, come: Come, content: bytes
) -> None:
    visitor = come(shared_server)
    answer = await visitor.http.post("/api/guest", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


async def test_bodies_without_end_and_wrong_methods_are_refused(shared_server: RunningServer, come: Come) -> None:
    visitor = come(shared_server)
    long = b'{"nickname": "' + b"x" * 100_000 + b'"}'
    answer = await visitor.http.post("/api/guest", content=long, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long_body")
    assert await visitor.refused("DELETE", "/api/guest") == (405, "bad_method")
    assert await visitor.refused("GET", "/api/nothing/here") == (404, "no_page")


async def test_health_and_metrics_say_how_it_goes(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
        text = (await ada.call("GET", "/metrics")).text
    assert (await ada.get_done("GET", "/health"))["status"] == "ok"
    for line in ("underhall_live_tables 1.0", "underhall_connections 1.0", "underhall_moves_total 1.0"):
        assert line in text.splitlines()
    assert "underhall_ack_seconds_count 1.0" in text
    assert "underhall_bot_failures_total 0.0" in text


async def test_logs_have_routes_but_no_secrets(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    card = await ada.new_table("me", "open", open=False)
    await ada.get_done("GET", f"/api/links/{card['link']}")
    await ada.get_done("GET", f"/api/tables/{card['table']['id']}?link={card['link']}")
    text = repr(plain_server.log)
    assert "/api/links/{link" in text
    for secret in (card["link"], ada.http.cookies["underhall"], "Ada"):
        assert secret not in text


async def test_the_schema_describes_every_address(shared_server: RunningServer, come: Come) -> None:
    schema = await come(shared_server).get_done("GET", "/api/schema/openapi.json")
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{table}/join" in schema["paths"]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)


async def test_without_a_built_page_a_plain_one_stands_in(tmp_path: Path) -> None:
    assert page.read(tmp_path) == {}


async def test_a_built_page_is_served_with_its_assets_for_ever(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    files = page.read(tmp_path)
    assert files["assets/app-1a2b.js"].caching.endswith("immutable")
    assert files["index.html"].caching == "no-cache"
    assert files["index.html"].kind == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
        ("localhost", 200),
        ("LOCALHOST.:8000", 200),
        ("table.localhost", 200),
        ("games.example", 200),
        ("evil.example", 421),
        ("localhost.evil.example:8000", 421),
        ("games.example.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
    ],
)
async def test_the_server_answers_to_its_own_names_only(
    named_server: RunningServer, come: Come, host: str, status: int
) -> None:
    visitor = come(named_server)
    answer = await visitor.call("GET", "/api/games", Host=host)
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["code"] == "foreign_host"
        assert host.split(":")[0] in answer.json()["text"]
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://{host.split(':')[0]}/ws", host="127.0.0.1", port=named_server.port, proxy=None):
                pass
        assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    "host", ["a:b", "a:99999", "a@b:c", "a:b:c", "[::1", "[zz]", "a b", "a/b", "a#b:c", ":", ":80", "\xff\xfe", ".:x"]
)
@pytest.mark.parametrize("target", ["/api/guest", "http://a:b/api/guest", "//a:b/api/guest", "/api/guest?lang=%ff"])
async def test_no_host_header_whatever_it_says_makes_a_mistake_of_ours(
    shared_server: RunningServer, host: str, target: str
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", shared_server.port)
    head = f"POST {target} HTTP/1.1\r\nHost: {host}\r\nX-Underhall: 1\r\nContent-Type: application/json\r\n"
    writer.write(head.encode("latin-1") + b'Content-Length: 7\r\nConnection: close\r\n\r\n{"x":1}')
    said = await asyncio.wait_for(reader.read(), patience(20))
    writer.close()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert shared_server.events("request_failed") == []


async def test_metrics_are_for_this_computer_and_for_the_hosts_token(
    serve: Serve, sqlite_database: str, come: Come
) -> None:
    server = serve(sqlite_database, metrics_token="a long secret")
    visitor = come(server)
    assert (await visitor.call("GET", "/metrics")).status_code == 200
    from_afar = {"X_Forwarded_For": "192.0.2.1"}  # the loopback is a trusted proxy
    assert await visitor.refused("GET", "/metrics", **from_afar) == (403, "metrics_private")
    for shown, status in (("Bearer a long secret", 200), ("Bearer \xff", 403), ("a long secret", 403)):
        answer = await visitor.http.get(
            "/metrics", headers=[(b"x-forwarded-for", b"192.0.2.1"), (b"authorization", shown.encode("latin-1"))]
        )
        assert answer.status_code == status
    closed = come(serve(sqlite_database + "2"))
    assert (await closed.call("GET", "/metrics", Authorization="Bearer", **from_afar)).status_code == 403


async def raw(visitor: Visitor, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, with its body as it came over the wire."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    async with visitor.http.stream("GET", path, headers=sent) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_the_page_is_sent_as_its_build_has_packed_it(
    serve: Serve, sqlite_database: str, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    script, picture = b"let hall = 1;" * 50, b"<svg/>" * 50
    files = {"index.html": b"<html>", "assets/hall-1.js": script, "assets/hall-1.js.br": b"as brotli"}
    files |= {"assets/hall-1.js.gz": gzip.compress(script, mtime=0), "assets/hall-2.svg": picture}
    files |= {"lobby.html": b"lobby", "table.html": b"table"}
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(routes, "application", partial(routes.application, tmp_path))
    visitor = come(serve(sqlite_database))
    for accept, coding, body in (
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip;q=1, br;q=0", "gzip", gzip.compress(script, mtime=0)),
        ("identity", None, script),
    ):
        answer, got = await raw(visitor, "/assets/hall-1.js", Accept_Encoding=accept)
        assert (answer.headers.get("content-encoding"), got) == (coding, body)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["vary"] == "accept-encoding"
        assert "content-security-policy" not in answer.headers  # it is no page of its own, as the picture can be
    drawn, got = await raw(visitor, "/assets/hall-2.svg", Accept_Encoding="br, gzip")
    assert gzip.decompress(got) == picture
    assert "default-src 'none'" in drawn.headers["content-security-policy"]
    assert (await visitor.call("GET", "/assets/hall-1.js.br")).status_code == 404
    for path, document in (("/", b"lobby"), ("/table/abc", b"table"), ("/tables", b"<html>"), ("/rules", b"<html>")):
        assert (await raw(visitor, path, Accept_Encoding="identity"))[1] == document


@pytest.mark.parametrize("path", ["/api/games", "/api/games/mountain_king/components", "/api/games/caverna/rules"])
async def test_what_is_the_same_for_everybody_is_packed_and_known_by_its_content(
    shared_server: RunningServer, come: Come, path: str
) -> None:
    visitor = come(shared_server)
    plain, content = await raw(visitor, path, Accept_Encoding="identity")
    assert "content-encoding" not in plain.headers
    packed, small = await raw(visitor, path, Accept_Encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small) == content
    assert len(small) < len(content) / 2
    tag = packed.headers["etag"]
    assert plain.headers["etag"] == tag
    again, nothing = await raw(visitor, path, If_None_Match=f'"other", {tag}')
    assert (again.status_code, nothing) == (304, b"")
    other, _ = await raw(visitor, path + "?lang=pl", If_None_Match=tag)
    assert other.status_code == 200
    assert "accept-language" in packed.headers["vary"]
    assert (await visitor.call("GET", "/api/games/chess/components")).status_code == 400


async def test_answers_for_one_person_are_packed_if_they_are_large(shared_server: RunningServer, come: Come) -> None:
    ada = await come(shared_server).enter("Ada")
    small, body = await raw(ada, "/api/me", Accept_Encoding="gzip")
    assert "content-encoding" not in small.headers
    assert json.loads(body)["nickname"] == "Ada"
    for _ in range(3):
        await ada.new_table("me", "open")
    large, body = await raw(ada, "/api/tables/mine", Accept_Encoding="gzip")
    assert large.headers["content-encoding"] == "gzip"
    assert int(large.headers["content-length"]) == len(body)
    assert len(json.loads(gzip.decompress(body))["tables"]) == 3
    assert large.headers["cache-control"] == "no-store"
    for accept in ("identity", "gzip;q=0", ""):
        plain, body = await raw(ada, "/api/tables/mine", Accept_Encoding=accept)
        assert "content-encoding" not in plain.headers
        assert len(json.loads(body)["tables"]) == 3
