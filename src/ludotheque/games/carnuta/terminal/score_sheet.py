"""The paper score sheet of Carnuta: all players side by side, then why each card scored (C6.4)."""

from __future__ import annotations

from ludotheque.core.say import Say
from ludotheque.drawing.ink import EMPTY, Span, at_both_ends, columns, fit, ink, line, shorten
from ludotheque.games.carnuta.data.cards import HALF_OF, INGREDIENTS, KINDS
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.knowledge.preview import Column, Line, Sheet, score_sheet
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.carnuta.terminal.colours import BARK, FAINT, GOLD, INKS, LEAF
from ludotheque.games.carnuta.terminal.signs import (
    BEST,
    FREE,
    HALF_SIGNS,
    KIND_SIGNS,
    TOKEN_SIGN,
)

WIDTH = 64
LABEL = 20
PLAYER = 11


def write_sheets(view: CarnutaView, deck: Deck, say: Say, deck_name: str) -> str:
    """Write the sheets of all players: a table of subtotals, then card by card."""
    sheets = [score_sheet(view, deck, seat) for seat in range(view.seats)]
    rows = _summary(sheets, say)
    for sheet in sheets:
        rows += [EMPTY, *_detail(sheet, say)]
    rows += [EMPTY, ink(say("sheet-deck", deck=deck_name), FAINT)]
    return "\n".join(row.markup for row in rows)


def _summary(sheets: list[Sheet], say: Say) -> list[Span]:
    """Write the subtotals of all players side by side, with what settles a tie (C6.3)."""
    first = max((sheet.total, sheet.best) for sheet in sheets)
    marks = [BEST if (sheet.total, sheet.best) == first else " " for sheet in sheets]
    names = [
        ink(_right(f"{mark} {shorten(say.name(sheet.seat), PLAYER - 3)}"), f"bold {BARK}")
        for mark, sheet in zip(marks, sheets, strict=True)
    ]
    rule = ink("─" * (LABEL + PLAYER * len(sheets)), FAINT)
    totals = [str(sheet.total) for sheet in sheets]
    bests = [str(sheet.best) for sheet in sheets]
    return [
        line(ink(" " * LABEL), *names),
        *[_subtotals(sheets, kind, say) for kind in range(KINDS)],
        rule,
        _row(say("sheet-total"), totals, f"bold {GOLD}"),
        _row(say("sheet-best"), bests, FAINT),
    ]


def _subtotals(sheets: list[Sheet], kind: int, say: Say) -> Span:
    found = [
        next((str(c.points) for c in sheet.columns if c.ingredient == INGREDIENTS[kind]), FREE)
        for sheet in sheets
    ]
    return _row(_label(kind, say), found, INKS[HALF_OF[kind]])


def _row(label: str, cells: list[str], style: str) -> Span:
    return line(ink(fit(label, LABEL), style), *[ink(_right(cell), style) for cell in cells])


def _right(text: str) -> str:
    return " " * (PLAYER - columns(text)) + text


def _label(kind: int, say: Say) -> str:
    name = say(f"ingredient-{INGREDIENTS[kind]}")
    return f"{HALF_SIGNS[HALF_OF[kind]]} {KIND_SIGNS[kind]} {name}"


def _detail(sheet: Sheet, say: Say) -> list[Span]:
    """Write one player's cards, column by column."""
    name = shorten(say.name(sheet.seat), WIDTH // 2)
    rows = [_leader(name, say("sheet-points", points=sheet.total), f"bold {LEAF}")]
    for column in sheet.columns:
        rows += _column(column, say)
    return rows


def _leader(left: str, right: str, style: str) -> Span:
    return at_both_ends(left, right, WIDTH, style, FAINT)


def _column(column: Column, say: Say) -> list[Span]:
    kind = INGREDIENTS.index(column.ingredient)
    label = f"  {_label(kind, say)} × {column.amount}"
    rows = [_leader(label, str(column.points), INKS[HALF_OF[kind]])]
    rows += [ink(shorten(f"      {say_line(each, say)}", WIDTH), BARK) for each in column.lines]
    if column.token:
        rows.append(ink(f"    {TOKEN_SIGN} {say('sheet-token')}", BARK))
    return rows


def say_line(each: Line, say: Say) -> str:
    """Say why a card scores what it scores, and that it is Salt if it is."""
    amounts = [say(f"amount-{ingredient}", amount=amount) for ingredient, amount in each.counted]
    between = " + " if each.name["scoring"] == "both" else ", "
    why = say(each.why.key, **each.why.args, counted=between.join(amounts))
    return say("sheet-salt", why=why) if each.name["ingredient"] == "salt" else why
