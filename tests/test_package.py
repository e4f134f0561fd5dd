"""What is built is whole: the wheel and the sdist hold the page, and what the wheel asks for is enough to serve it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

import underhall
from tests.browser.house import Visitor, chromium
from tests.pace import patience
from tests.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
PAGE = "underhall/server/page/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def test_a_wheel_from_a_checkout_holds_the_page_and_everything_else_that_is_read_at_run_time(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    # The page itself is ignored by git; everything else is what git would keep.
    wanted = [path for path in (source / "underhall").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    missing = {str(path.relative_to(source)) for path in wanted} - held
    assert missing == set()
    assert {"underhall/py.typed", PAGE + "index.html", PAGE + "worker.js"} <= held
    assert any(name.startswith(PAGE + "assets/") and name.endswith(".js") for name in held)


def test_a_wheel_can_be_built_from_the_sdist_and_is_the_same(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path)) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = next(path for path in tmp_path.iterdir() if path.is_dir())
    again = build("wheel", folder, tmp_path / "again")
    assert sorted(zipfile.ZipFile(again).namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


def test_without_the_page_and_its_source_nothing_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build("wheel", tmp_path, tmp_path / "dist")
    assert "page/index.html is missing" in failed.value.stderr


def test_the_version_is_that_of_the_package(metadata: Message) -> None:
    assert metadata["Version"] == underhall.__version__
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


def test_every_extra_but_that_of_developers_is_for_something_of_ours(wheel: Path, metadata: Message) -> None:
    """For a package of ours that has its name, or for a module that ours import by it."""
    with zipfile.ZipFile(wheel) as archive:
        source = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
    for extra in set(metadata.get_all("Provides-Extra", [])) - {"dev"}:
        imported = re.compile(rf'^ *import {extra}$|import_module\("{extra}"\)', re.MULTILINE)
        is_ours = any(name.startswith(f"underhall/{extra}/") for name in source)
        assert is_ours or any(map(imported.search, source.values())), extra
        assert any(f"extra == '{extra}'" in needed for needed in metadata.get_all("Requires-Dist", [])), extra


@pytest.mark.long
def test_an_installed_wheel_serves_the_page(wheel: Path, metadata: Message, tmp_path: Path) -> None:
    python = fresh_environment(tmp_path / "fresh", wheel, metadata, extra="server")
    port = free_port()
    command = [str(python.parent / "underhall"), "serve", "--no-browser", "--port", str(port)]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            page = fetched(f"http://127.0.0.1:{port}/")
            script = re.search(r'<script[^>]* src="(/assets/[^"]+\.js)"', page)
            assert script is not None, page
            assert len(fetched(f"http://127.0.0.1:{port}{script[1]}")) > 10_000
            with chromium() as browser:
                visitor = Visitor(browser, f"http://127.0.0.1:{port}")
                visitor.go()  # waits until the page's script has made the visitor a guest
                visitor.page.locator("[data-game]").first.wait_for()
                visitor.close()
        finally:
            server.terminate()
        server.wait(patience(30))


@pytest.mark.long
def test_the_container_file_builds_the_page_and_a_wheel_that_holds_it(tmp_path: Path) -> None:
    """Its stages, in folders: what they copy is copied, and the two builds are run. The installs need the network."""
    stages = dict(container_stages())
    assert list(stages) == ["page", "build", ""]
    roots: dict[str, Path] = {}
    for name in ("page", "build"):
        roots[name] = root = tmp_path / name
        work = root
        for verb, arguments in stages[name]:
            if verb == "WORKDIR":
                work = root / arguments[0].lstrip("/")
                work.mkdir(parents=True)
            elif verb == "COPY":
                copy(arguments, ROOT, roots, work)
            elif verb == "RUN" and arguments[:2] == ["npm", "install"]:
                (work / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            elif verb == "RUN" and arguments[:2] == ["npm", "run"]:
                run(arguments, work)
            elif verb == "RUN" and arguments[:2] == ["rm", "-rf"]:
                shutil.rmtree(work / arguments[2], ignore_errors=True)
            elif verb == "RUN" and arguments[-1] == ".":
                built = build("wheel", work, tmp_path)
    with zipfile.ZipFile(built) as archive:
        page = archive.read(PAGE + "index.html").decode()
        for asset in re.findall(r'"/(assets/[^"]+)"', page):
            assert archive.getinfo(PAGE + asset).file_size > 0
        assert 'src="/assets/' in page


def build(target: str, source: Path, into: Path) -> Path:
    """A wheel or an sdist, as pip would build it, with the locked hatchling instead of a downloaded one."""
    run([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)], source)
    return next(into.glob("*.whl" if target == "wheel" else "*.tar.gz"))


def run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=patience(120))


def fetched(url: str) -> str:
    with urlopen(url, timeout=patience(20)) as answer:
        assert answer.status == 200
        return str(answer.read().decode())


def fresh_environment(folder: Path, wheel: Path, metadata: Message, *, extra: str) -> Path:
    """The Python of a new environment that holds the wheel and what it asks for, and nothing else.

    No network is needed: the wheel is installed by pip, and each distribution that it requires, and that those
    require, is linked from the environment of the tests. One that the wheel forgot to ask for is therefore missing.
    """
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    run([*pip, "install", "--no-index", "--no-deps", "--quiet", str(wheel)], folder)
    packages = next((folder / "lib").glob("python3*")) / "site-packages"
    for needed in required(metadata.get_all("Requires-Dist", []), extra):
        home = Path(str(needed.locate_file("")))
        for top in {file.parts[0] for file in needed.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (packages / top).exists():
                (packages / top).symlink_to(home / top)
    return python


def required(lines: list[str], extra: str) -> Iterator[Distribution]:
    waiting, seen = [(line, extra) for line in lines], set()
    while waiting:
        line, wished = waiting.pop()
        requirement = Requirement(line)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": wished}):
            continue
        for inner in requirement.extras or {""}:
            if (requirement.name, inner) not in seen:
                seen.add((requirement.name, inner))
                found = distribution(requirement.name)
                waiting += [(line, inner) for line in found.requires or ()]
                yield found


def container_stages() -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    for stage in re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]:
        first, *lines = stage.splitlines()
        name = first.partition(" AS ")[2]
        yield name, [(line.split()[0], shlex.split(line)[1:]) for line in lines if line.strip()]


def copy(arguments: list[str], checkout: Path, stages: dict[str, Path], work: Path) -> None:
    """COPY: files and folders of the checkout, or of another stage, to a path in the folder of this one."""
    *sources, target = arguments
    home = checkout
    if sources[0].startswith("--from="):
        home = stages[sources.pop(0).removeprefix("--from=")]
    for source in sources:
        origin = home / source.lstrip("/")
        if origin.is_dir():
            shutil.copytree(origin, work / target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            goal = work / target / origin.name if target.endswith("/") else work / target
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(origin, goal)
