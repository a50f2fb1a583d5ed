"""A league as tables and as a chart: what there is to tell, in the reader's language."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.table import Table

from ludotheque.commands.figures import decimal, decimals, number, percents
from ludotheque.commands.plot import plot
from ludotheque.i18n.texts import Texts
from ludotheque.lab.arena.chart import Bar, Chart
from ludotheque.lab.arena.ranks import Rank
from ludotheque.lab.arena.report import Report
from ludotheque.lab.arena.standings import Standings
from ludotheque.lab.arena.teams import Teams


def show(report: Report, say: Texts) -> None:
    """Print everything that is known of a league."""
    console = Console()
    if isinstance(report.table, Teams):
        tables = [_teams_table(report, report.table, say), _differences_table(report.table, say)]
    else:
        tables = [_standings_table(report, report.table, say), _pairs_table(report.table, say)]
    for table in tables:
        if table.row_count:
            console.print(table)
    console.print(plot(chart_of(report, say), console.width))
    for note in _notes(report, say):
        console.print(note, highlight=False, markup=False)


def chart_of(report: Report, say: Texts) -> Chart:
    """Return what a league looks like as a chart: ratings, or how often each team wins."""
    if isinstance(report.table, Teams):
        teams = [(team.bot, team.win_rate) for team in report.table.teams]
        bars = [Bar(bot, rate, percents(rate, say)) for bot, rate in teams]
        axis, write = say("arena-axis-wins"), lambda value: _percent(value, say)
    else:
        ratings = [(each.bot, each.rating) for each in report.table.standings]
        bars = [Bar(bot, rating, decimals(rating, say)) for bot, rating in ratings]
        axis, write = say("arena-axis-rating"), lambda value: _plain(value, say)
    return Chart(_title(report, say), _subtitle(report, say), axis, bars, write)


def _percent(value: float, say: Texts) -> str:
    return say("arena-percent", value=_plain(100 * value, say))


def _plain(value: float, say: Texts) -> str:
    """Write a number of an axis, with a decimal only if it has one."""
    whole = abs(value - round(value)) < 0.05
    return decimal(value, 1, say) if not whole else number(value, say).replace("-", "−")


def _rank(rank: Rank, say: Texts) -> str:
    if rank.best == rank.worst:
        return str(rank.place)
    return say("arena-rank-open", place=rank.place, best=rank.best, worst=rank.worst)


def _title(report: Report, say: Texts) -> str:
    return say("arena-title", game=say("name"), players=report.seats)


def _subtitle(report: Report, say: Texts) -> str:
    return say("arena-subtitle", games=report.finished, rounds=report.rounds, seed=report.seed)


def _table(title: str, say: Texts, *columns: str) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in columns:
        left = column in ("bot", "pair")
        justify: JustifyMethod = "left" if left else "right"
        table.add_column(say(f"arena-{column}"), justify=justify, no_wrap=True)
    return table


def _standings_table(report: Report, table: Standings, say: Texts) -> Table:
    drawn = _table(_title(report, say), say, "rank", "bot", "rating", "wins", "games")
    for each in table.standings:
        figures = decimals(each.rating, say), percents(each.win_rate, say), str(each.games)
        drawn.add_row(_rank(each.rank, say), each.bot, *figures)
    return drawn


def _pairs_table(table: Standings, say: Texts) -> Table:
    drawn = _table(say("arena-pairs"), say, "pair", "pair-wins", "deals", "games")
    for each in table.pairs:
        pair = say("arena-against", bot=each.bot, other=each.other)
        drawn.add_row(pair, percents(each.win_rate, say), str(each.deals), str(each.games))
    return drawn


def _teams_table(report: Report, table: Teams, say: Texts) -> Table:
    columns = ("rank", "bot", "team-wins", "points", "points-when-won")
    drawn = _table(_title(report, say), say, *columns)
    for each in table.teams:
        points = decimals(each.points, say), decimals(each.points_when_won, say)
        wins = percents(each.win_rate, say)
        drawn.add_row(_rank(each.rank, say), each.bot, wins, *points)
    return drawn


def _differences_table(table: Teams, say: Texts) -> Table:
    drawn = _table(say("arena-differences"), say, "pair", "team-wins", "points", "deals")
    for each in table.differences:
        pair = say("arena-minus", bot=each.bot, other=each.other)
        wins, points = percents(each.win_rate, say), decimals(each.points, say)
        drawn.add_row(pair, wins, points, str(each.deals))
    return drawn


def _notes(report: Report, say: Texts) -> list[str]:
    """Say what a reader must know to trust the figures."""
    notes = [_subtitle(report, say)]
    renamed = [f"{bot} = {player}" for bot, player in report.players.items() if bot != player]
    if renamed:
        notes.append(say("arena-players", list=", ".join(renamed)))
    if not report.reproducible:
        notes.append(say("arena-timed"))
    unfinished = report.played - report.finished - report.errors
    if report.games > report.played or report.left_out or unfinished:
        missing = report.games - report.played
        left_out = report.left_out
        notes.append(say("arena-gaps", missing=missing, unfinished=unfinished, out=left_out))
    if report.errors:
        notes.append(say("arena-errors", errors=report.errors))
    return notes + [f"  {example}" for example in report.error_examples]
