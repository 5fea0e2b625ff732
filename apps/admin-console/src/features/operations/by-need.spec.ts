import { byNeed } from "./by-need.ts";
import type { Projection } from "./requests.ts";

const model = (name: string, state: Projection["state"], parkedKeys = 0, lagSeconds = 0) =>
  ({ model: name, state, parkedKeys, lagSeconds }) as Projection;

test("what stands still comes first, then what is far behind, then what is parked, and the rest goes by name", () => {
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
