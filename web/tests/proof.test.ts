import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { checkDeal } from "../src/lib/replay/proof";
import type { Shown } from "../src/wire";

const hash = (prefix: string, ...numbers: string[]): string =>
  createHash("sha256")
    .update(prefix)
    .update(Buffer.from(numbers.join(""), "hex"))
    .digest("hex");

const SECRET = "00112233445566778899aabbccddeeff";
const SHARES = ["0f".repeat(16), "a5".repeat(16)];
/** Worked out by `core.fairness`. */
const SHOWN: Shown = {
  commitment: "a4af76ceaab64eae1ee20b9ba482fdd8d4afa71ee3597e1020cf233268be0b53",
  secret: SECRET,
  shares: SHARES,
  seed: "72d1ee0873ad5b7e8da4c2ac2aece5e6",
};
const SEEN = { commitment: SHOWN.commitment, shares: { token: SHARES[1]! } };
const OTHER = "b6".repeat(16);

const verdicts = (shown: Partial<Shown>, seen = SEEN) =>
  Object.fromEntries(checkDeal({ ...SHOWN, ...shown }, seen).map(({ key, verdict }) => [key, verdict]));
const RIGHT = { secret: "ok", seed: "ok", commitment: "ok", shares: "ok" };

it("finds an honest deal right", () => {
  expect(verdicts({})).toEqual(RIGHT);
});

it("finds a changed secret: it is not the promised one, and gives another seed", () => {
  expect(verdicts({ secret: OTHER })).toEqual({ ...RIGHT, secret: "failed", seed: "failed" });
});

it("finds a changed share: it gives another seed, and this device misses its own", () => {
  expect(verdicts({ shares: [SHARES[0]!, OTHER] })).toEqual({ ...RIGHT, seed: "failed", shares: "failed" });
  expect(verdicts({ shares: [OTHER, SHARES[1]!] })).toEqual({ ...RIGHT, seed: "failed" });
});

it("finds a promise that is not the one this device saw, even where all the rest fits", () => {
  const shown = { secret: OTHER, commitment: hash("ludotheque commitment ", OTHER) };
  const seed = hash("ludotheque seed ", OTHER, ...SHARES).slice(0, 32);
  expect(verdicts({ ...shown, seed })).toEqual({ ...RIGHT, commitment: "failed" });
});

it("says what a device cannot know that was not there", () => {
  const seen = { commitment: "", shares: {} };
  expect(checkDeal(SHOWN, seen).map((check) => check.verdict)).toEqual(["ok", "ok", "absent", "absent"]);
});

it("takes nothing unreadable for a proof, nor a seed that is cut short", () => {
  expect(verdicts({ secret: "no digits" })).toEqual({ ...RIGHT, secret: "failed", seed: "failed" });
  expect(verdicts({ seed: "" })).toEqual({ ...RIGHT, seed: "failed" });
});
