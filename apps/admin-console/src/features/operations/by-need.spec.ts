import { byNeed } from "./by-need.ts";
import type { Projection } from "./requests.ts";

const model = (name: string, state: Projection["state"], parkedKeys = 0, lagSeconds = 0) =>
  ({ model: name, state, parkedKeys, lagSeconds }) as Projection;

test("halted read models come first, then those far behind, then those with parked keys, then the rest by name", () => {
  const sorted = [
    model("orders", "live"),
    model("menus", "catching-up"),
    model("points", "live", 2),
    model("ledger", "halted"),
    model("slots", "paused"),
    model("due", "stopped"),
    model("notices", "catching-up", 0, 31),
  ].sort(byNeed);
  expect(sorted.map((row) => row.model)).toEqual(["ledger", "due", "notices", "points", "slots", "menus", "orders"]);
});
