"""The proof of a deal, as a browser checks it on a sheet over the page."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.person import Person

CHECKS = ("secret", "seed", "commitment", "shares")


class Proof:
    """The sheet on which a browser checks a deal."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sheet = person.sheet("web-proof")

    async def check(self) -> None:
        """Open the sheet and let the browser do the sums."""
        await self.person.button("web-proof").click()
        await self.sheet.get_by_role("button", name=self.person.say("web-proof-check")).click()
        await expect(self.sheet.get_by_role("listitem")).to_have_count(len(CHECKS))

    async def says(self, summary: str, *verdicts: str) -> None:
        """See what it says of every point, and in the end."""
        await expect(self.sheet).to_contain_text(self.person.say(f"web-proof-{summary}"))
        for key, verdict in zip(CHECKS, verdicts, strict=True):
            text = self.person.say(f"web-proof-{key}")
            point = self.sheet.get_by_role("listitem").filter(has_text=text)
            await expect(point.locator("strong")).to_have_text(
                self.person.say(f"web-proof-{verdict}")
            )
