import { compileFilter } from "./filters.ts";
import { encodeRecord } from "./store/records.ts";

const record = (stream: string, type = "OrderSkipped") =>
  encodeRecord({
    id: Buffer.alloc(16),
    stream,
    type,
    revision: 0,
    position: 64,
    created: 0,
    contentType: "application/json",
    metadata: Buffer.alloc(0),
    data: Buffer.alloc(0),
  });

describe("a filter", () => {
  it("by prefixes lets through what begins with one of them", () => {
    const passes = compileFilter({ on: "stream-name", regex: undefined, prefixes: ["order-", "commande-é"] });
    expect([record("order-1"), record("commande-é1"), record("order"), record("reorder-1"), record("commande-e")].map(passes)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("by prefixes on the type does not look at the stream", () => {
    const passes = compileFilter({ on: "event-type", regex: undefined, prefixes: ["Order"] });
    expect([record("x", "OrderSkipped"), record("Order", "Points")].map(passes)).toEqual([true, false]);
  });

  it("by an expression lets through what matches", () => {
    const passes = compileFilter({ on: "event-type", regex: "^[^$].*", prefixes: [] });
    expect([record("x", "OrderSkipped"), record("x", "$metadata")].map(passes)).toEqual([true, false]);
  });

  it("needs an expression that is one, or a prefix", () => {
    expect(() => compileFilter({ on: "event-type", regex: "(", prefixes: [] })).toThrow("Not a regular expression: (");
    expect(() => compileFilter({ on: "event-type", regex: undefined, prefixes: [] })).toThrow("needs");
  });
});
