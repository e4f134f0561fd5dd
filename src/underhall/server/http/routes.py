"""All routes, and the application that finds them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import underhall
from underhall.server.http import (
    analysing,
    calling,
    challenges,
    company,
    errors,
    games,
    lessons,
    operations,
    page,
    parts,
    people,
    reading,
    records,
    resting,
    safety,
    tables,
)

_BODY_LIMIT = 64 * 1024

HANDLERS: Final = (
    *games.HANDLERS,
    *people.HANDLERS,
    *tables.HANDLERS,
    *reading.HANDLERS,
    *analysing.HANDLERS,
    *records.HANDLERS,
    *lessons.HANDLERS,
    *challenges.HANDLERS,
    *company.HANDLERS,
    *calling.HANDLERS,
    *resting.HANDLERS,
    *safety.HANDLERS,
    *operations.HANDLERS,
)


@cache  # registering the routes takes most of the time in which a server starts
def application(folder: Path = page.FOLDER) -> Litestar:
    """What answers requests, for all servers of this process; `folder` has the built page. A server opens and closes
    itself: this has no life of its own."""
    return Litestar(
        [*HANDLERS, *page.handlers(folder)],
        dependencies=parts.providers(),
        exception_handlers=errors.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Underhall",
            version=underhall.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=_BODY_LIMIT,
        logging_config=None,
    )
