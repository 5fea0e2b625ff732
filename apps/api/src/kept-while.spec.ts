import type { Freshness } from "@tablee/projections/runtime/freshness";
import { KeptWhile } from "./kept-while.ts";

/** Read models at these positions. */
function keptAt(positions: Map<string, bigint>): KeptWhile<string> {
  const freshness = { positionOf: (model: string) => positions.get(model) };
  return new KeptWhile(freshness as Freshness, ["menus", "products"]);
}

describe("a value computed from read models", () => {
  it("is kept until one of them advances", () => {
    const positions = new Map([
      ["menus", 1n],
      ["products", 1n],
      ["orders", 1n],
    ]);
    const kept = keptAt(positions);
    kept.current().set("qc", "made");
    positions.set("orders", 2n);
    expect(kept.current().get("qc")).toBe("made");
    positions.set("products", 2n);
    expect(kept.current().get("qc")).toBeUndefined();
  });

  it("is not kept if they advanced while it was computed", () => {
    const positions = new Map([["menus", 1n]]);
    const kept = keptAt(positions);
    const before = kept.current();
    positions.set("menus", 2n);
    kept.current();
    before.set("qc", "made too early");
    expect(kept.current().get("qc")).toBeUndefined();
  });
});
