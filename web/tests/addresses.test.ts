import { expect, test } from "vitest";
import { leadsHere } from "../src/lib/net/addresses";

test("addresses that lead to the device itself are known, others are not", () => {
  for (const host of ["localhost", "games.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(leadsHere(host), host).toBe(true);
  for (const host of ["192.168.1.4", "localhost.example.org", "127.example.org", "games.example.org"])
    expect(leadsHere(host), host).toBe(false);
});
