"""The commands for hosts: `serve`, `backup`, `restore`. The server itself is `underhall.server`.

Its libraries are an extra of the package and are imported when one of these commands runs, so that playing in the
terminal needs none of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import webbrowser
from pathlib import Path

from underhall.cli.speech import Speaker
from underhall.cli.trouble import Trouble


class HostCommands:
    """Each method is a command; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def serve(
        self,
        *,
        host: str | None = None,
        port: int | None = None,
        database: str | None = None,
        origin: list[str] | None = None,
        secure_cookies: bool | None = None,
        bot_workers: int | None = None,
        bot_seconds: float | None = None,
        requests_per_second: float | None = None,
        tables_per_hour: int | None = None,
        analyses_per_hour: int | None = None,
        sockets_per_person: int | None = None,
        sockets_per_address: int | None = None,
        connections: int | None = None,
        plain_logs: bool = False,
        no_browser: bool = False,
    ) -> int:
        gc.disable()  # until the server is up: nothing that is loaded goes away again
        check_installed()
        from underhall.server import app, settings

        flags = {
            "host": host,
            "port": port,
            "database": database,
            "origins": tuple(origin) if origin else None,
            "secure_cookies": secure_cookies,
            "bot_workers": bot_workers,
            "bot_seconds": bot_seconds,
            "requests_per_second": requests_per_second,
            "tables_per_hour": tables_per_hour,
            "analyses_per_hour": analyses_per_hour,
            "sockets_per_person": sockets_per_person,
            "sockets_per_address": sockets_per_address,
            "connections": connections,
            "log_json": False if plain_logs else None,
        }
        chosen = settings.read(flags, os.environ)
        shown = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
        address = f"http://{'127.0.0.1' if chosen.host in ('0.0.0.0', '::') else shown}:{chosen.port}/"

        def started() -> None:
            print(self._speaker.tell("serve-ready", address=address), flush=True)
            if not no_browser and sys.stdout.isatty():
                webbrowser.open(address)

        return 0 if app.serve(chosen, started=started) else 1

    def backup(self, file: Path, /, *, database: str | None = None) -> int:
        check_installed()
        from underhall.server import backup, settings

        address = settings.read({"database": database}, os.environ).database
        size = asyncio.run(backup.backup(address, file))
        print(self._speaker.tell("backup-done", file=str(file), kilobytes=-(-size // 1024)))
        return 0

    def restore(self, file: Path, /, *, database: str | None = None, replace: bool = False) -> int:
        check_installed()
        from underhall.server import backup, settings

        address = settings.read({"database": database}, os.environ).database
        asyncio.run(backup.restore(address, file, replace=replace))
        print(self._speaker.tell("restore-done", file=str(file)))
        return 0


def check_installed() -> None:
    """Refuse where the server's libraries are missing."""
    try:
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ImportError:
        raise Trouble("serve-missing") from None
