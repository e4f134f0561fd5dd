"""Puts the page into what is built: git ignores it, because it is itself built, from `web/`.

In a checkout the page is made first, if anything in it is older than its source. An sdist and the container have no
`web/`, but the page itself. An editable install reads the source tree and needs none.

With `UNDERHALL_FAST=1` in the environment the engines are compiled, and the wheel is one for this platform.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/underhall/server/page/index.html"


class BuildHook(BuildHookInterface[Any]):
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
        if self.target_name == "wheel" and _is_fast():
            sys.path.insert(0, self.root)
            from fast.compiling import compile_into

            for library, place in compile_into(root / "build" / "fast" / "tree").items():
                build_data["force_include"][str(library)] = place
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]"] if self.target_name == "wheel" and _is_fast() else []


def _is_fast() -> bool:
    return os.environ.get("UNDERHALL_FAST") == "1"
