"""Settings come from flags, then from the environment, and wrong ones are named."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec
import pytest

from underhall.protocol.errors import ProtocolError
from underhall.server import app
from underhall.server.settings import Settings, read


def test_a_flag_wins_over_the_environment() -> None:
    environment = {
        "UNDERHALL_PORT": "9001",
        "UNDERHALL_DATABASE_SECONDS": "12.5",
        "UNDERHALL_ORIGINS": "https://a, https://b",
    }
    assert read({"port": 9000, "host": None}, environment) == Settings(
        port=9000, database_seconds=12.5, origins=("https://a", "https://b")
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("UNDERHALL_PORT", "eight"),
        ("UNDERHALL_SECURE_COOKIES", "perhaps"),
        ("UNDERHALL_DATABASE_SECONDS", "0"),
        ("UNDERHALL_BOT_WORKERS", "0"),
        ("UNDERHALL_SNAPSHOT_EVERY", "0"),
        ("UNDERHALL_PORT", "65536"),
        ("UNDERHALL_DATABASE_SECONDS", "1e400"),
        ("UNDERHALL_DATABASE_SECONDS", "nan"),
    ],
)
def test_a_setting_that_means_nothing_is_named(name: str, text: str) -> None:
    with pytest.raises(ProtocolError) as refused:
        read({}, {name: text})
    assert (refused.value.code, refused.value.facts) == ("setting", {"name": name, "value": text})


NUMBERS = [field for field in msgspec.structs.fields(Settings) if isinstance(field.default, int | float)]


@pytest.mark.parametrize("field", [one for one in NUMBERS if type(one.default) is not bool], ids=lambda one: one.name)
@pytest.mark.parametrize("number", ["-1", "nan", "inf", "-inf", "1e400", "9" * 30])
def test_no_number_is_beyond_all_measure(field: msgspec.structs.FieldInfo, number: str) -> None:
    for flags, environment in (({}, {f"UNDERHALL_{field.name.upper()}": number}), ({field.name: float(number)}, {})):
        with pytest.raises(ProtocolError) as refused:
            read(flags, environment)
        assert refused.value.code == "setting"
        assert field.name in str(refused.value.facts["name"]).lower().replace("-", "_")


def test_what_is_by_default_is_allowed() -> None:
    assert read(msgspec.structs.asdict(Settings()), {}) == Settings()


def test_a_port_that_is_taken_is_named_before_anything_is_opened(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = Settings(port=other.getsockname()[1], database=f"sqlite:///{tmp_path}/tables.db")
        with pytest.raises(ProtocolError, match="is taken; perhaps the server is running already") as refused:
            app.serve(settings)
    assert refused.value.code == "port_taken"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("host", ["203.0.113.7", "a..b", "x" * 300])
def test_an_address_that_nobody_can_listen_on_is_named(tmp_path: Path, host: str) -> None:
    with pytest.raises(ProtocolError, match=f'cannot listen on "{host}", port 9') as refused:
        app.serve(Settings(host=host, port=9, database=f"sqlite:///{tmp_path}/tables.db"))
    assert refused.value.code == "listening"
    assert not list(tmp_path.iterdir())
