"""Puts the page into what is built: git ignores it, because it is itself built, from `web/`.

In a checkout the page is made first, if anything in it is older than its source. An sdist and the container have no
`web/`, but the page itself. An editable install reads the source tree and needs none.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/underhall/server/page/index.html"


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "web").is_dir():
            try:
                subprocess.run(["make", "--silent", PAGE], cwd=root, check=True)
            except (OSError, subprocess.CalledProcessError) as error:
                raise RuntimeError(f"the page could not be built, which takes make and Node 20: {error}") from error
        if not (root / PAGE).is_file():
            raise RuntimeError(f"{PAGE} is missing, and there is no web/ to build it from")
