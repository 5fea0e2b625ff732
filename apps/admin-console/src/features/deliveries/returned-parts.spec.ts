import { countsOf, oldestOf } from "./returned-parts.ts";

const lent = (assetId: string, kind: "bag" | "kit") => ({ assetId, kind, chargedCents: 0 as never, forVisit: true });
const household = [lent("a", "bag"), lent("b", "kit"), lent("c", "bag")];

describe("a part of a return", () => {
  it("is at first all that is out", () => {
    expect(countsOf(household)).toEqual({ bag: 2, kit: 1 });
    expect(oldestOf(household, countsOf(household))).toHaveLength(3);
  });

  it("is the oldest of each kind, and never more than is out", () => {
    expect(oldestOf(household, { bag: 1, kit: 0 }).map(({ assetId }) => assetId)).toEqual(["a"]);
    expect(oldestOf(household, { bag: 9, kit: 0 }).map(({ assetId }) => assetId)).toEqual(["a", "c"]);
  });
});
