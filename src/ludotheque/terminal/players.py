"""Who sits where: the `player` lines of a record, and what people see of them."""

from __future__ import annotations

from ludotheque.core.names import BOT
from ludotheque.core.records.record import Record
from ludotheque.i18n.texts import Texts


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
