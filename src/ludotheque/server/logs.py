"""Logs as JSON lines. What is logged is named one by one: never a message, never a token."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer
    from structlog.typing import Processor

STANDARD_ERROR = 2

_PROCESSORS: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


class Errors(RawIOBase):
    """The standard error; where that is full or gone, games are worth more than logs."""

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True

    def write(self, data: Buffer) -> int:
        """Write what can be written."""
        with suppress(OSError):
            os.write(STANDARD_ERROR, data)
        return memoryview(data).nbytes


def write_logs() -> None:
    """Write one line of JSON an event to the standard error, ours and the web server's."""
    lines = TextIOWrapper(BufferedWriter(Errors()), "utf-8", write_through=True)
    as_json = structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, as_json],
            foreign_pre_chain=_PROCESSORS,
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    structlog.configure(
        processors=[*_PROCESSORS, as_json],
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=True,
    )
