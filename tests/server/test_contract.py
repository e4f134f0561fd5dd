"""The HTTP API under schemathesis: whatever fits the schema, or just does not, gets a typed answer and never a 500."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.pace import patience
from tests.server.running import RunningServer
from tests.server.visitors import Visitor

# Ending our own session would leave the rest of the run to a stranger.
_LEFT_OUT = {"/api/logout", "/api/sessions/{session}", "/api/me/delete"}


async def _arrive(url: str) -> tuple[dict[str, str], str]:
    """The headers of a browser, which may do more than a token, and a table."""
    ada = await Visitor(url).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    await ada.go()
    return {"Cookie": f"underhall={ada.http.cookies['underhall']}", "X-Underhall": "1"}, table


def test_no_request_breaks_the_server(plain_server: RunningServer) -> None:
    own, table = asyncio.run(_arrive(plain_server.url))
    answer = httpx.get(f"{plain_server.url}/api/schema/openapi.json", trust_env=False, timeout=patience(30))
    schema = schemathesis.openapi.from_dict(answer.json())
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    tried: dict[str, set[int]] = {}
    with httpx.Client(base_url=plain_server.url, trust_env=False, timeout=patience(30)) as client:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if operation.path in _LEFT_OUT:
                continue

            @seed(1)
            @settings(
                max_examples=12,
                database=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def send(case: schemathesis.Case[Any]) -> None:
                if "table" in case.path_parameters:
                    case.path_parameters["table"] = table  # a real one: beyond it is where the work is done
                request = case.as_transport_kwargs(base_url=plain_server.url)
                request["headers"] = {**dict(request["headers"]), **own}
                response = client.request(
                    request["method"],
                    request["url"],
                    params=request.get("params"),
                    headers=request["headers"],
                    json=request.get("json"),
                    content=request.get("data") if isinstance(request.get("data"), bytes | str) else None,
                )
                tried.setdefault(case.operation.label, set()).add(response.status_code)
                assert response.status_code < 500, (
                    case.operation.label,
                    request,
                    plain_server.events("request_failed"),
                )
                if response.status_code >= 400:
                    assert set(response.json()) == {"code", "text"}, (case.operation.label, response.text)

            send()
    assert len(tried) >= 25
    assert {200, 201, 400} <= set().union(*tried.values())
    assert plain_server.events("request_failed") == []


@pytest.mark.parametrize(
    "name", ["x" * 5000, "%00", "..%2f..%2fetc%2fpasswd", "a b", "%ff", "'; DROP TABLE tables; --"]
)
def test_ids_that_are_no_ids_are_not_found(shared_server: RunningServer, name: str) -> None:
    headers, _ = asyncio.run(_arrive(shared_server.url))
    for path in (f"/api/tables/{name}", f"/api/links/{name}", f"/api/tables/{name}/record"):
        answer = httpx.get(shared_server.url + path, headers=headers, trust_env=False)
        assert answer.status_code == 404, (path[:80], answer.text)
