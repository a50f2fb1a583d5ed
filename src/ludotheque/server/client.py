"""The client as it was built: one page for every address, and its files beside it."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

MISSING = "The client is not built. In a clone of the repository: make web\n"
FOR_EVER = "public, max-age=31536000, immutable"  # built files have a hash in their name
ASK_AGAIN = "no-cache"
PAGE = "index.html"
NOT_FOUND = 404
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build keeps of a file, the smallest first


def client_folder() -> Path:
    """Return where the built client lies in the package."""
    return Path(str(files("ludotheque").joinpath("web")))


class BuiltClient(StaticFiles):
    """Serves the built files; any other address is a page of the client, which finds its way."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._built = folder / PAGE

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, or with the page."""
        if not self._built.exists():
            return PlainTextResponse(MISSING, 503)
        try:
            answer = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != NOT_FOUND or path.startswith(("assets/", "api/")):
                raise
            answer = await self._smallest(PAGE, scope)
        answer.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return answer

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """Answer with a file as small as the browser can read it."""
        readable = _readable(Headers(scope=scope).get("Accept-Encoding", ""))
        for encoding in (each for each in PACKED if each in readable):
            with suppress(HTTPException):
                answer = await super().get_response(path + PACKED[encoding], scope)
                answer.headers["Content-Encoding"] = encoding
                answer.headers["Vary"] = "Accept-Encoding"
                return answer
        return await super().get_response(path, scope)


def _readable(accepted: str) -> set[str]:
    """Return the encodings that a browser reads: all it names, but for those it gives no weight."""
    named = (part.partition(";q=") for part in accepted.replace(" ", "").split(","))
    return {name for name, _, weight in named if not weight or weight.strip("0.")}
