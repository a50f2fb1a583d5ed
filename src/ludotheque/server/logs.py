"""Logs as JSON lines. What is logged is named one by one: never a message, never a token."""

from __future__ import annotations

import logging
import sys

import structlog


def write_logs() -> None:
    """Write one line of JSON an event to the standard error, ours and the web server's."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
