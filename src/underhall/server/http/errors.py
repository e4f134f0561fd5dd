"""Every refusal over HTTP has one shape: `{code, text}`, the text in the reader's language."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from underhall.core.refusals import Error, MoveError
from underhall.protocol.bodies import Problem
from underhall.protocol.errors import ProtocolError
from underhall.server.http.callers import language
from underhall.server.http.parts import HOUSE
from underhall.server.limits import TooMany

AnyRequest = Request[Any, Any, Any]
Handler = Callable[[AnyRequest, Any], Response[Problem]]

# For a caller who hung up in the middle of a request: nobody reads the answer, and the log shows whose fault it was.
_GONE = 499
_NO_BODY = "Object missing required field `data`"
_CODES = {400: "bad_request", 404: "no_page", 405: "bad_method", 413: "too_long_body", 415: "bad_type"}


def _broken(request: AnyRequest, problem: Exception) -> Response[Problem]:
    route = request.scope.get("path_template", "-")
    request.scope["state"][HOUSE].log("request_failed", route=route, problem=repr(problem), where=_where(problem))
    return _answer(request, ProtocolError("our_mistake", status=500))


def _where(problem: BaseException) -> str:
    """The innermost lines of the traceback, the last one first."""
    frames = traceback.extract_tb(problem.__traceback__)[-4:]
    return " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))


def _refused(request: AnyRequest, problem: Error) -> Response[Problem]:
    if not isinstance(problem, ProtocolError):
        status = 409 if isinstance(problem, MoveError) else 400
        return Response(Problem(problem.code, problem.sentence(language(request))), status_code=status)
    return _answer(request, problem)


def _http(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    status = problem.status_code
    if isinstance(problem, InternalServerException):
        return _answer(request, ProtocolError("bad_request", status=_GONE, problem=problem.detail))
    if isinstance(problem, ValidationException) or status == 400:
        return _answer(request, ProtocolError("bad_request", status=400, problem=_what_is_wrong(problem)))
    return _answer(request, ProtocolError(_CODES.get(status, "no_page"), status=status), problem.headers)


def _too_deep(request: AnyRequest, problem: RecursionError) -> Response[Problem]:
    """Endlessly nested brackets in a body: nothing of ours nests that deep."""
    return _answer(request, ProtocolError("bad_request", status=400, problem=str(problem)))


def _what_is_wrong(problem: HTTPException) -> str:
    """The reason with the path of the field, as msgspec puts it."""
    cause: BaseException | None = problem.__cause__ or problem.__context__
    while cause is not None:
        if type(cause).__module__.startswith("msgspec"):
            # The name of our parameter is nobody's business; the whole of it is missing where there is no body.
            return "no body" if str(cause) == _NO_BODY else str(cause).replace("`$.data", "`$")
        cause = cause.__cause__ or cause.__context__
    extra = problem.extra if isinstance(problem.extra, list) else []
    parts = [
        ": ".join(str(item[name]) for name in ("key", "message") if item.get(name))
        for item in extra
        if isinstance(item, dict)
    ]
    return "; ".join(parts) or str(problem.detail)


def _answer(request: AnyRequest, problem: ProtocolError, headers: Any = None) -> Response[Problem]:
    body = Problem(problem.code, problem.sentence(language(request)))
    if isinstance(problem, TooMany):
        headers = {"retry-after": str(problem.seconds)}
    return Response(body, status_code=problem.status, headers=headers, media_type="application/json")


HANDLERS: dict[int | type[Exception], Handler] = {
    Error: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _broken,
}
"""What Litestar should do with each exception."""
