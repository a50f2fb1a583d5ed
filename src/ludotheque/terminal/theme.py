"""Dusk: the colours of the house in a terminal, and how its screens are laid out."""

from __future__ import annotations

from textual.theme import Theme

KEY_STYLE = "bold #1b1730 on #f4b860"
TOLD_STYLE = "#f4b860"
NEWS_STYLE = "#efe6d2"
PAST_STYLE = "#9a93bd"
HINT_STYLE = "#b5aed6"

DUSK = Theme(
    name="dusk",
    dark=True,
    primary="#8d83c4",
    secondary="#5b5290",
    accent="#f4b860",
    warning="#f0785c",
    error="#f0785c",
    success="#86cfae",
    foreground="#efe6d2",
    background="#15122a",
    surface="#1d1937",
    panel="#272147",
)

WIDE = 118  # columns from which the table and its choices lie side by side
HIGH = 24  # lines from which the whole table fits above the choices
WIDTHS = [(0, "-narrow"), (WIDE, "-wide")]
TALL = 36  # lines from which there is room for more than that
HEIGHTS = [(0, "-low"), (HIGH, "-high"), (TALL, "-tall")]

STYLES = """
Screen { background: $background; color: $foreground; }
* { scrollbar-background: $surface; scrollbar-color: $secondary; scrollbar-size-vertical: 1; }
#heading { height: 1; background: $panel; padding: 0 1; }
#title { width: auto; text-style: bold; color: $accent; }
#pitch { width: 1fr; padding: 0 2; text-wrap: nowrap; text-overflow: ellipsis; }
#hints { width: auto; color: #9a93bd; }
#body { layout: grid; grid-size: 2; height: 1fr; }
#prompt { padding: 0 1; background: $secondary; color: $foreground; text-style: bold; }
#prompt.yours { background: $accent; color: #1b1730; }
#choices { height: 100%; border: none; padding: 0 1; background: $surface; }
#choices > .option-list--option-highlighted { background: $secondary; color: $foreground; }
#table { align: center middle; height: 100%; background: $background; }
#drawing { width: auto; height: auto; }
#story { height: 100%; padding: 0 1; background: $surface; }
#events { width: 1fr; height: auto; }

.-wide #body { grid-columns: 1fr 40; grid-rows: auto 1fr 6; }
.-wide.-tall #body { grid-rows: auto 3fr 2fr; }
.-wide #table { row-span: 2; }
.-wide #choices { row-span: 2; }
.-wide #prompt { height: auto; min-height: 3; padding: 1; }
.-wide #choices { padding: 1; }
.-wide #story { padding: 0 1; border-top: solid $secondary; }
.-wide.watching #body { grid-rows: auto 1fr; }

.-narrow #pitch { visibility: hidden; }
.-narrow #body { grid-columns: 1fr 1fr; grid-rows: 16 1 1fr; }
.-narrow.-low #body { grid-rows: 2fr 1 1fr; }
.-narrow.-tall #body { grid-rows: 3fr 1 2fr; }
.-narrow #table { column-span: 2; }
.-narrow #prompt { column-span: 2; height: 1; }
.-narrow #story { border-left: solid $secondary; }
.-narrow.watching #story { column-span: 2; border-left: none; }

ModalScreen { background: $background 65%; align: center middle; }
.sheet {
    width: 90%; max-width: 100; height: auto; max-height: 90%;
    border: round $accent; background: $surface; padding: 0 2;
    border-title-color: $accent; border-title-style: bold; border-subtitle-color: #9a93bd;
}
.page { height: 90%; }
.page VerticalScroll { height: 1fr; }
.page Markdown { background: $surface; padding: 0; }
#reasons { height: auto; max-height: 50vh; border: none; background: $surface; padding: 0; }
#reasons > .option-list--option-highlighted { background: $secondary; color: $foreground; }
#clause { height: auto; max-height: 30vh; border-top: solid $secondary; padding: 0 0 1 0; }
.news { padding: 1 0; height: auto; }
PauseScreen, EndScreen { align: right bottom; background: $background 25%; }
PauseScreen .sheet, EndScreen .sheet { width: 56; max-height: 100%; }
EndScreen.scored { align: center middle; }
EndScreen.scored .sheet { width: 90%; max-width: 76; max-height: 96%; }
#score { width: auto; padding: 1 0; }
"""
