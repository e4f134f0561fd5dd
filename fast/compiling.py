"""Compile the engines with mypyc: a copy of the sources, never the sources' own folder, where a library that is older
than its module would shadow it."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fast.modules import hot
from fast.rewriting import rewrite

ROOT = Path(__file__).resolve().parent.parent
OPTIMISATION = "1"
_LIBRARIES = "libraries"
_WEAK = (
    "    PyObject_GC_UnTrack(self);\n    CPy_TRASHCAN_BEGIN",
    "    PyObject_GC_UnTrack(self);\n"
    "    if (Py_TYPE(self)->tp_weaklistoffset > 0) PyObject_ClearWeakRefs((PyObject *)self);\n"
    "    CPy_TRASHCAN_BEGIN",
)
"""mypyc lets instances of generic classes have weak references, and leaves them dangling; this clears them."""


def compile_into(folder: Path) -> dict[Path, str]:
    """Compile in `folder`, which is emptied. Returns the libraries, each with its place in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    source, package = ROOT / "src" / "underhall", folder / "underhall"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copy(ROOT / "fast" / "frozen.py", package / "core" / "frozen.py")
    modules = hot(package)
    rewrite(folder, modules)
    back = Path.cwd()
    os.chdir(folder)  # mypyc names modules by where they lie from here
    try:
        names = [str(path.relative_to(folder)) for path in modules]
        extensions = mypycify(
            [
                "--config-file=",
                "--explicit-package-bases",
                "--follow-imports=silent",
                f"--cache-dir={folder.parent / 'types'}",
                *names,
            ],
            opt_level=OPTIMISATION,
            debug_level="0",
            group_name="underhall",
            multi_file=True,
        )
        for path in Path("build").glob("*.c"):
            path.write_text(path.read_text(encoding="utf-8").replace(*_WEAK), encoding="utf-8")
        _build(Distribution({"name": "underhall", "ext_modules": extensions}))
    finally:
        os.chdir(back)
    libraries = folder / _LIBRARIES
    return {path: str(path.relative_to(libraries)) for path in sorted(libraries.rglob("*")) if path.is_file()}


def _build(distribution: Any) -> None:
    """Compile and link the extensions, with a compiler on every core: setuptools would use one."""
    from setuptools.command.build_ext import build_ext

    command = build_ext(distribution)
    command.build_lib = _LIBRARIES
    command.build_temp = "objects"
    command.ensure_finalized()
    compiled = command.build_extension

    def build_extension(extension: Any) -> None:
        def compile_one(source: str) -> list[str]:
            objects: list[str] = command.compiler.compile(
                [source],
                output_dir=command.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as compilers:
            extension.extra_objects = [
                made for found in compilers.map(compile_one, extension.sources) for made in found
            ]
        extension.sources = []
        compiled(extension)

    command.build_extension = build_extension
    command.run()
