"""The page's types are really checked: a planted error is found."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.pace import patience

WEB = Path(__file__).parents[2] / "web"

# Enough of the page for the checker to have something to say, and to be quick about it.
_GOOD = """<script lang="ts">
  import { kindOf } from "./lib/picks";
  const kind: string = kindOf("tile:1");
</script>

{kind}
"""


def test_a_planted_type_error_and_nothing_else_fails_the_check(tmp_path: Path) -> None:
    checker = WEB / "node_modules" / ".bin" / "svelte-check"
    if not checker.exists() or shutil.which("node") is None:
        pytest.skip("the page's tools are not installed: `make test` installs them first")
    for name in ("tsconfig.json", "svelte.config.js", "package.json"):
        shutil.copy(WEB / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src" / "lib").mkdir(parents=True)
    for name in ("picks.ts", "protocol.ts"):
        shutil.copy(WEB / "src" / "lib" / name, tmp_path / "src" / "lib" / name)
    (tmp_path / "src" / "Good.svelte").write_text(_GOOD, encoding="utf-8")
    planted = _GOOD.replace("const kind: string", "const kind: number")
    (tmp_path / "src" / "Wrong.svelte").write_text(planted, encoding="utf-8")
    command = [str(checker), "--workspace", str(tmp_path), "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=patience(120), check=False)
    assert done.returncode != 0
    assert "Wrong.svelte" in done.stdout
    assert "not assignable to type 'number'" in done.stdout
    assert "svelte-check found 1 error and 0 warnings" in done.stdout, done.stdout + done.stderr
