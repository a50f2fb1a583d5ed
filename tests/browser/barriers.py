"""Barriers: what axe finds on a page that keeps somebody from reading or using it."""

from __future__ import annotations

from pathlib import Path

from tests.browser.browser import refuse
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Under a modal sheet the page is inert, which axe does not always notice where the sheet is large.
LOOK = """axe.run(document.querySelector("dialog:modal") ?? document, {
  resultTypes: ["violations"],
})"""


def needs_axe() -> None:
    """Skip where the client's tools are not installed."""
    if not AXE.exists():
        refuse(f"{AXE} is missing: run `make web`")


async def check(person: Person, where: str) -> None:
    """Let axe look at a page, or at the sheet that lies over it."""
    await person.settle()
    if not await person.page.evaluate("'axe' in window"):
        await person.page.add_script_tag(path=AXE)
    found = (await person.page.evaluate(LOOK))["violations"]
    told = [
        f"{each['id']}: {each['help']} {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
    ]
    assert not told, f"{where}: {told}"
