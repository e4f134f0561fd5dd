"""Being called by letters, as a person meets it: an address, the link that proves it, a turn, no more letters."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import beside, serve
from tests.browser.test_company import member
from tests.browser.test_everybody import faults
from tests.server.postbox import Postbox


def test_an_address_is_proved_a_turn_called_and_letters_ended_by_a_click(visit: Visit, tmp_path: Path) -> None:
    with beside(Postbox()) as box:
        server = serve(tmp_path, **box.settings)
        try:
            ada, ben = member(visit, "Ada of Letters", url=server.url), visit(server.url)
            ada.go().get_by_role("button", name="Settings").click()
            calls = ada.page.get_by_role("region", name="Being called")
            calls.get_by_label("E-mail address").fill("ada@home.example")
            calls.get_by_role("button", name="Save").click()
            expect(calls).to_contain_text("We have sent you a letter.")
            assert faults(ada.page) == []
            expect(ada.go(_path(box, "verify")).get_by_role("status")).to_contain_text("Thank you.")

            table = ada.new_table("me", "open", open=True)
            ben.enter()
            ben.call("POST", f"/api/tables/{table}/join", {})
            crier = server.house.crier
            assert crier is not None

            def is_called() -> bool:
                server.run(crier.deliver())
                return len(box.letters) > 0

            ben.until(is_called)
            assert f"/table/{table}" in str(box.letters[0].get_content())
            ended = ada.go(_path(box, "unsubscribe"))
            expect(ended.get_by_role("status")).to_contain_text("You will get no more letters.")
            assert faults(ada.page) == []
        finally:
            server.stop()


def _path(box: Postbox, page: str) -> str:
    """Where the link of the oldest letter leads."""
    found = re.search(rf"https://games.example(/{page}/\S+)", str(box.letters.pop(0).get_content()))
    assert found is not None
    return found[1]
