import type { Who } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { demandOf } from "./demands.ts";

describe("what a call demands of its caller", () => {
  it("follows from who may make it", () => {
    const kinds: readonly Who[] = ["visitor", "client", "client-reauthenticated", ["support"], []];
    expect(kinds.map(demandOf)).toEqual(["nothing", "sign-in", "password", { roles: ["support"] }, { roles: [] }]);
  });

  it.each(["partner", "toString", "", undefined, null, 7, {}, { kind: "visitor" }])("is not known for %j, which is refused", (who) => {
    expect(demandOf(who as unknown as Who)).toBeUndefined();
  });

  it("is known for every call", () => {
    expect(allCalls.filter(({ who }) => demandOf(who) === undefined)).toEqual([]);
  });
});
