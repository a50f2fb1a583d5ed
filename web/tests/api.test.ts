import { afterEach, expect, it, vi } from "vitest";
import { askGames } from "../src/lib/net/api";

afterEach(() => vi.unstubAllGlobals());

it("asks once what is offered, and again if no answer came", async () => {
  const offered = { games: [], levels: ["beginner"] };
  const answers = [Promise.reject(new Error()), Promise.resolve(Response.json(offered))];
  const fetch = vi.fn(() => answers.shift());
  vi.stubGlobal("fetch", fetch);
  await expect(askGames()).rejects.toThrow();
  expect(await Promise.all([askGames(), askGames()])).toEqual([offered, offered]);
  expect(fetch.mock.calls.length).toBe(2);
});
