"""The score of Carnavalesque: what each place of the street brings, and what the public says."""

from __future__ import annotations

from ludotheque.core.say import Say
from ludotheque.drawing.ink import EMPTY, Span, at_both_ends, columns, fit, ink, line, shorten
from ludotheque.games.carnavalesque.data.cards import ACCESSORIES, AGE_NAMES, ALL_POINTS
from ludotheque.games.carnavalesque.data.endings import BETTER_FROM, EACH, VERDICTS, verdict
from ludotheque.games.carnavalesque.data.street import PARADE_PLACES, WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.terminal.colours import AGE_INKS, DECREE, FAINT, GOLD, PAPER
from ludotheque.games.carnavalesque.terminal.signs import (
    ACTS,
    AGE_MARKS,
    FLAG,
    HOUSE,
    NO_FLAG,
    NO_PIP,
    PIP,
    POINT_SIGNS,
    SEEN_BY_ALL,
    WALL,
    name_key,
    points_of,
    write_card,
)
from ludotheque.games.carnavalesque.terminal.street import float_points

WIDTH = 64
BAND = 14  # columns before a verdict
LEGEND_WIDTH = 16
ACROSS = 4


def write_sheet(view: CarnavalesqueView, say: Say) -> str:
    """Write what every float scores, the total, the verdicts, and what the signs mean."""
    parts = [_places(view, say), _verdicts(view, say), _legend(say)]
    rows = [row for part in parts for row in [*part, EMPTY]]
    return "\n".join(row.markup for row in [*rows, ink(say("sheet-authors"), FAINT)])


# --- the street


def _places(view: CarnavalesqueView, say: Say) -> list[Span]:
    """Write the parade, the workshops and the dead end with their points (V9.1)."""
    rows = []
    for place in range(PARADE_PLACES):
        name = say("sheet-parade", place=place + 1)
        cards = view.parade[place] if place < len(view.parade) else ()
        free = say("sheet-free")
        rows += _float(name, FLAG if cards else NO_FLAG, cards, "parade", free, say)
    for workshop in range(WORKSHOPS):
        name = say("sheet-workshop", place=workshop + 1)
        state = say("sheet-empty" if workshop < view.open else "sheet-closed")
        sign = PIP if view.floats[workshop] else NO_PIP
        rows += _float(name, sign, view.floats[workshop], "workshop", state, say)
    empty = say("sheet-limit", count=view.least)
    rows += _float(say("sheet-dead-end"), WALL, view.dead_end, "dead-end", empty, say)
    total = _leader(say("sheet-total"), str(view.score), f"bold {GOLD}")
    return [*rows, ink("─" * WIDTH, FAINT), total]


def _float(
    name: str, sign: str, cards: tuple[int, ...], kind: str, otherwise: str, say: Say
) -> list[Span]:
    """Write one place: how many cards, what they have in common, their points, and the cards."""
    if not cards:
        return [line(ink(fit(f"{sign} {name}", 15), FAINT), ink(otherwise, FAINT))]
    each = EACH[kind]
    count = say("sheet-cards", count=len(cards), each=each)
    about = "" if kind == "dead-end" else f", {_about(cards, say)}"
    style = DECREE if each < 0 else GOLD if each > 1 else PAPER
    text = shorten(f"{fit(f'{sign} {name}', 15)}{count}{about}", WIDTH - 6)
    signs = shorten("  ".join(write_card(card) for card in cards), WIDTH - 15)
    return [_leader(text, str(each * len(cards)), style), ink(" " * 15 + signs, FAINT)]


def _about(cards: tuple[int, ...], say: Say) -> str:
    return " / ".join(say(name_key(point)) for point in points_of(float_points(cards)))


def _leader(left: str, right: str, style: str) -> Span:
    return at_both_ends(left, right, WIDTH, style, FAINT)


# --- the public


def _verdicts(view: CarnavalesqueView, say: Say) -> list[Span]:
    """Write the five verdicts with their points, and mark where the team stands (V9.2)."""
    lost = view.ending not in ("", *VERDICTS)
    here = -1 if lost else verdict(view.score)
    head = say(f"ending-{view.ending}") if lost else say("sheet-goal", count=view.least)
    rows = [ink(words, DECREE if lost else PAPER) for words in _wrap(head, WIDTH)]
    for number in range(len(VERDICTS)):
        rows += _verdict(number, number == here, say)
    if not view.ending:
        rows.append(ink(f"{ACTS} {say('sheet-now')}", FAINT))
    return rows


def _verdict(number: int, reached: bool, say: Say) -> list[Span]:
    """Write one verdict behind its points, on as many lines as it takes."""
    style = f"bold {GOLD}" if reached else FAINT
    band = fit(f"{ACTS if reached else ' '} {_band(number, say)}", BAND)
    first, *more = _wrap(say(f"ending-{VERDICTS[number]}"), WIDTH - BAND)
    return [ink(band + first, style), *[ink(" " * BAND + words, style) for words in more]]


def _band(number: int, say: Say) -> str:
    """Write from how many points to how many a verdict is given."""
    if number == 0:
        return say("sheet-band-first", most=BETTER_FROM[0] - 1)
    if number == len(BETTER_FROM):
        return say("sheet-band-last", least=BETTER_FROM[-1])
    return say("sheet-band", least=BETTER_FROM[number - 1], most=BETTER_FROM[number] - 1)


def _wrap(text: str, width: int) -> list[str]:
    """Break a text between words."""
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if columns(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


# --- the signs


def _legend(say: Say) -> list[Span]:
    """Write what every sign of the table means."""
    order = [*range(len(ACCESSORIES), ALL_POINTS), *range(len(ACCESSORIES))]
    cells = [fit(f"{POINT_SIGNS[point]} {say(name_key(point))}", LEGEND_WIDTH) for point in order]
    signs = [ink("".join(cells[at : at + ACROSS]), PAPER) for at in range(0, len(cells), ACROSS)]
    ages = [
        ink(fit(f"{AGE_MARKS[age]} {say(f'age-{name}')}", LEGEND_WIDTH), AGE_INKS[age])
        for age, name in enumerate(AGE_NAMES)
    ]
    known = ink(
        f"{HOUSE} {say('card-third-workshop.short')}  {SEEN_BY_ALL} {say('sheet-seen')}", PAPER
    )
    return [ink(say("sheet-legend"), f"bold {GOLD}"), *signs, line(*ages), known]
