/**
 * Checks the deal of a finished game, as core/fairness.py does: the secret is the one that was
 * promised, and the seed comes from it and from the players' numbers; and what this device saw
 * itself. Not by WebCrypto, which browsers do not have where a house is reached by plain HTTP.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Shown } from "../../wire";
import type { Witnessed } from "../device/keep";

export type Verdict = "ok" | "failed" | "absent";

/** One thing that was looked at: its text is `web-proof-<key>`. */
export interface Check {
  key: "secret" | "seed" | "commitment" | "shares";
  verdict: Verdict;
}

const SEED_DIGITS = 32;

/** Check everything that can be checked from what is shown and what this device remembers. */
export function checkDeal(shown: Shown, seen: Witnessed): Check[] {
  const mine = Object.values(seen.shares);
  return [
    check("secret", true, () => hash("ludotheque commitment ", [shown.secret]) === shown.commitment),
    check("seed", true, () => seedOf(shown) === shown.seed),
    check("commitment", seen.commitment !== "", () => seen.commitment === shown.commitment),
    check("shares", mine.length > 0, () => mine.every((share) => shown.shares.includes(share))),
  ];
}

/** Look at one thing, if this device was there; what cannot even be read proves nothing. */
function check(key: Check["key"], there: boolean, holds: () => boolean): Check {
  if (!there) return { key, verdict: "absent" };
  try {
    return { key, verdict: holds() ? "ok" : "failed" };
  } catch {
    return { key, verdict: "failed" };
  }
}

function seedOf({ secret, shares }: Shown): string {
  return hash("ludotheque seed ", [secret, ...shares]).slice(0, SEED_DIGITS);
}

function hash(prefix: string, numbers: string[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(prefix), ...numbers.map(hexToBytes))));
}
