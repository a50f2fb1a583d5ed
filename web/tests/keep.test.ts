import { expect, it } from "vitest";
import { dropToken, keepCommitment, keepHost, keepToken, keptAt } from "../src/lib/device/keep";

it("keeps what this device has at a table, each thing beside the others", () => {
  keepHost("a", "host");
  keepToken("a", "one", "share");
  keepToken("a", "two");
  expect(keptAt("a")).toEqual({
    host: "host",
    tokens: ["one", "two"],
    places: [],
    commitment: "",
    shares: { one: "share" },
    when: expect.any(Number),
  });
  expect(keptAt("b").tokens).toEqual([]);
});

it("forgets the number of a seat with the seat: it is no longer part of the deal", () => {
  keepToken("c", "one", "share");
  dropToken("c", "one");
  expect(keptAt("c")).toMatchObject({ tokens: [], shares: {} });
});

it("keeps the first promise that was seen", () => {
  keepCommitment("d", "first");
  keepCommitment("d", "second");
  expect(keptAt("d").commitment).toBe("first");
});
