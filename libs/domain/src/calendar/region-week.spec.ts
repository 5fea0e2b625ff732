import { changeableIn, earliestWeek, weekInRegion } from "./region-week.ts";

describe("the week that is being delivered in a region", () => {
  it("begins on Monday at midnight of its own zone", () => {
    const midnightInToronto = "2026-11-16T05:00:00.000Z";
    expect(weekInRegion("qc", midnightInToronto)).toBe("2026-11-16");
    expect(weekInRegion("bc", midnightInToronto)).toBe("2026-11-09");
    expect(weekInRegion("bc", "2026-11-16T08:00:00.000Z")).toBe("2026-11-16");
    expect(earliestWeek(midnightInToronto)).toBe("2026-11-09");
  });
});

describe("the boxes of a week that can still be changed", () => {
  const tuesday = "2026-11-17T15:00:00.000Z";
  const laval = { zone: "America/Toronto", deliveryWeekdays: [1, 3, 7] } as const;
  const kenora = { zone: "America/Winnipeg", deliveryWeekdays: [6, 7] } as const;

  it("are those of its last days in the week that is being delivered", () => {
    expect(changeableIn([laval], "2026-11-16", tuesday)).toBe("2026-11-22");
    expect(changeableIn([laval], "2026-11-16", "2026-11-19T05:00:00.000Z")).toBe("none");
  });

  it("are all of a later week, but none of Monday's from Friday on", () => {
    expect(changeableIn([laval], "2026-11-23", tuesday)).toBe("all");
    expect(changeableIn([laval], "2026-11-23", "2026-11-20T05:00:00.000Z")).toBe("2026-11-25");
  });

  it("are none of a week that is over", () => {
    expect(changeableIn([laval, kenora], "2026-11-09", tuesday)).toBe("none");
  });

  it("count a day as closed from its first area's cutoff on", () => {
    const midnightInToronto = "2026-11-18T05:00:00.000Z";
    expect(changeableIn([laval, kenora], "2026-11-16", "2026-11-18T04:59:59.999Z")).toBe("2026-11-21");
    expect(changeableIn([laval, kenora], "2026-11-16", midnightInToronto)).toBe("2026-11-22");
  });
});
