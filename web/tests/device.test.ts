import { expect, it, vi } from "vitest";
import { keepPlaces, keepToken, keptAt } from "../src/lib/device/keep";
import { Device } from "../src/lib/table/device.svelte";
import { FakeSocket, useFakeSockets } from "./fake-socket";

useFakeSockets();
const ANA = { seat: 2, name: "Ana", token: "old a" };
const BO = { seat: 0, name: "Bo", token: "old b" };
const sitting = ({ seat, name, token }: typeof ANA) => ({ do: "sit", n: 1, seat, name, before: token });
/** Let what waits for an answer go on. */
const next = () => new Promise((resolve) => setTimeout(resolve));

async function answer(token: string): Promise<unknown> {
  FakeSocket.last.frame(1);
  await next();
  const { share: _, ...sit } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.say({ seated: { n: 1, seat: 0, token } });
  await next();
  return sit;
}

it("lets all who use it sit down where they sat, one after the other, and asks nobody twice", async () => {
  keepPlaces("next", [ANA, BO]);
  const device = new Device("next");
  const done = device.sitAgain();
  expect([await answer("a"), await answer("b")]).toEqual([sitting(ANA), sitting(BO)]);
  await done;
  expect(keptAt("next")).toMatchObject({ tokens: ["a", "b"], places: [] });
});

it("lets nobody sit down who sits already", async () => {
  keepPlaces("again", [ANA]);
  keepToken("again", "a");
  const device = new Device("again");
  FakeSocket.last.frame(1);
  await device.sitAgain();
  expect(FakeSocket.last.sent).toEqual([]);
});

it("closes the eyes of somebody who was refused a seat, and says why", async () => {
  keepToken("refused", "a");
  const device = new Device("refused");
  FakeSocket.last.frame(1, 0);
  const first = FakeSocket.last;
  const sitting = device.sit("Ana");
  FakeSocket.last.frame(1);
  await next();
  const taken = { n: 1, key: "fault-name-taken", args: {}, clause: "" };
  FakeSocket.last.say({ refused: taken });
  await sitting;
  await vi.waitUntil(() => FakeSocket.last.readyState === 3);
  expect(device.eyes).toEqual([device.now]);
  expect([device.now.refused, first.readyState]).toEqual([taken, 1]);
});
