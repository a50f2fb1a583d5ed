"""The texts of the house and of one game, in one language (Project Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.event import Arg, Args, Seen
from ludotheque.core.faults import Fault, Refusal
from ludotheque.core.state import SPECTATOR

LANGUAGES = ("fr", "en")


def sources(lang: str, game: str | None) -> list[Traversable]:
    """Return the files that hold the texts of a language: the house's, then the game's."""
    folders = [files("ludotheque.i18n").joinpath("texts", lang)]
    if game is not None:
        folders.append(_folder(lang, game))
    texts = (sorted(folder.iterdir(), key=str) for folder in folders)
    return [file for folder in texts for file in folder if file.name.endswith(".ftl")]


def _folder(lang: str, game: str) -> Traversable:
    """Return where the texts and the rules of a game are, in a language."""
    return files("ludotheque.games").joinpath(game, "texts", lang)


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Says things in one language, about one game, with the names of its players."""

    def __init__(self, lang: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(lang, game)

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a key; `key.form` asks for one of its other forms."""
        message_id, _, form = key.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, self._words(args))
        if errors:
            raise KeyError(f"{key} {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Say whether a key, or a form of it, exists."""
        message_id, _, form = key.partition(".")
        if not self._bundle.has_message(message_id):
            return False
        return not form or form in self._bundle.get_message(message_id).attributes

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.names[seat] if seat < len(self.names) else self("seat-name", number=seat + 1)

    def event(self, seen: Seen, reader: int) -> str:
        """Tell an event to a reader: with what only they learn, or as to the one who acted.

        What a bot did for a seat, as its stand-in, is told as the bot's.
        """
        stand_in = seen.stand_in
        if stand_in is None or stand_in != seen.args.get("seat"):
            return self._event(seen, reader)
        form = "-you" if stand_in == reader else ""
        name, text = self.name(stand_in), self._event(seen, SPECTATOR)
        if text.startswith(f"{name} "):
            return self(f"stand-in{form}", name=name) + text.removeprefix(name)
        return self(f"stand-in-did{form}", name=name, text=text)

    def _event(self, seen: Seen, reader: int) -> str:
        key = f"event-{seen.key}"
        if seen.told:
            return self(f"{key}.told", **seen.args)
        mine = seen.args.get("seat") == reader and self.has(f"{key}.you")
        return self(f"{key}.you" if mine else key, **seen.args)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not possible, with the clause."""
        reason = self(f"refusal-{refusal.key}", **refusal.args)
        return self("refusal", reason=reason, clause=refusal.clause)

    def fault(self, fault: Fault) -> str:
        """Say what is wrong with something that came from outside."""
        return self(fault.key, **fault.details)

    def join(self, words: Sequence[str]) -> str:
        """Join words as the language does: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self("join", first=", ".join(words[:-1]), last=words[-1])

    def _words(self, args: Args) -> dict[str, object]:
        """Turn seats into names, keys into words, and lists into enumerations."""
        words: dict[str, object] = {}
        for key, arg in args.items():
            if key == "seats" and isinstance(arg, list):
                words[key] = self.join([str(self._word("seat", seat)) for seat in arg])
            elif isinstance(arg, list):
                words[key] = ", ".join(str(self._word(key.removesuffix("s"), each)) for each in arg)
            else:
                words[key] = self._word(key, arg)
        return words

    def _word(self, key: str, arg: int | str) -> int | str:
        """Return the name of a seat, or the text of a word: `half-day` for the half `day`."""
        if key in ("seat", "to") and isinstance(arg, int):
            return self.name(arg)
        if isinstance(arg, str) and self.has(f"{key}-{arg}"):
            return self(f"{key}-{arg}")
        return arg


def rules_page(lang: str, game: str) -> str:
    """Return the rule book of a game for players, as Markdown with its clause numbers."""
    return _folder(lang, game).joinpath("rules.md").read_text(encoding="utf-8")
