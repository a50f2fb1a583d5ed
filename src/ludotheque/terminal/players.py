"""Who sits where: the `player` lines of a record, and what people see of them."""

from __future__ import annotations

from ludotheque.core.faults import Fault
from ludotheque.core.record import Record
from ludotheque.i18n.texts import Texts

BOT = "bot "
LONGEST_NAME = 24


def read_name(text: str) -> str:
    """Read a person's name: one line, not too long, and not that of a bot."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.startswith(BOT):
        raise Fault("fault-name", name=name[:40], longest=LONGEST_NAME)
    return name


def bot_of(player: str) -> str | None:
    """Return the name of the bot that plays, or None if it is a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def people(record: Record) -> list[int]:
    """Return the seats where people sit."""
    return [seat for seat, player in enumerate(record.players) if bot_of(player) is None]


def texts_of(record: Record, lang: str) -> Texts:
    """Return the texts of a game with the names of those who play it."""
    say = Texts(lang, record.game.key)
    names = [
        player if bot_of(player) is None else say("bot-name", number=seat + 1)
        for seat, player in enumerate(record.players)
    ]
    return Texts(lang, record.game.key, names)
