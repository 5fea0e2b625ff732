import { exceededCount, publicCount } from "./public-count.ts";

describe("a public count", () => {
  it("is exact from ten on", () => expect([0, 9, 10, 1_234].map(publicCount)).toEqual([null, null, 10, 1_234]));

  it("of households is a round number with two digits, and the households are more", () => {
    expect([11, 20, 21, 99, 101, 345, 1_234, 1_300, 1_301, 98_765].map(exceededCount)).toEqual([
      ...[10, 10, 20, 90, 100, 340, 1_200, 1_200, 1_300, 98_000],
    ]);
  });

  it("of few households is not published", () => expect([0, 1, 9, 10].map(exceededCount)).toEqual([null, null, null, null]));
});
