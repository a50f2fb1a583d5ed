// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
import { speak } from "../../src/lib/words/lang.svelte";
import Loaded from "../../src/ui/Loaded.svelte";

const children = createRawSnippet<[unknown]>((found) => ({ render: () => `<p>${found()}</p>` }));

it("says so where something cannot come, and shows it once another try has brought it", async () => {
  await speak("en");
  let tries = 0;
  const load = () => (++tries > 1 ? Promise.resolve("here it is") : Promise.reject(new Error("gone")));
  const page = render(Loaded, { load, children });
  const again = await page.findByRole("button", { name: "Try again" });
  expect(page.getByRole("alert").textContent).not.toBe("");
  again.click();
  expect(await page.findByText("here it is")).toBeTruthy();
  expect([tries, page.queryByRole("alert")]).toEqual([2, null]);
});
