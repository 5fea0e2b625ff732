import { endsSoon, longPauseAt } from "./long-pause.ts";

const pausedAt = "2027-01-04T15:00:00.000Z";
const threeWeeksOn = "2027-01-25T15:00:00.000Z";

describe("a long pause", () => {
  it("is written about three weeks after it began", () => {
    expect(longPauseAt(pausedAt, undefined)).toBe(threeWeeksOn);
  });

  it.each([
    ["before that", "2027-01-20T05:00:00.000Z", undefined],
    ["within two weeks after that", "2027-02-08T05:00:00.000Z", undefined],
    ["later", "2027-02-09T05:00:00.000Z", threeWeeksOn],
  ])("is judged by its end: one that ends by itself %s", (_, resumesAt, at) => {
    expect(longPauseAt(pausedAt, resumesAt)).toBe(at);
  });

  it("ends soon by the instant at which that is asked", () => {
    expect([endsSoon("2027-02-09T05:00:00.000Z", threeWeeksOn), endsSoon("2027-02-09T05:00:00.000Z", "2027-02-01T15:00:00.000Z")]).toEqual([
      false,
      true,
    ]);
    expect(endsSoon(undefined, threeWeeksOn)).toBe(false);
  });
});
