import { expect, it } from "vitest";
import { Attempt } from "../src/lib/net/attempt.svelte";

it("is made once at a time, however often somebody clicks", async () => {
  const attempt = new Attempt();
  let [made, finish] = [0, () => {}];
  const act = () => new Promise<void>((done) => ([made, finish] = [made + 1, done]));
  const first = attempt.make(act);
  await attempt.make(act);
  expect([made, attempt.busy]).toEqual([1, true]);
  finish();
  await first;
  expect([made, attempt.busy]).toEqual([1, false]);
});

it("keeps what went wrong until the next attempt", async () => {
  const attempt = new Attempt();
  const wrong = new Error();
  await attempt.make(() => Promise.reject(wrong));
  expect([attempt.problem, attempt.busy]).toEqual([wrong, false]);
  await attempt.make(() => Promise.resolve());
  expect(attempt.problem).toBe(null);
});
