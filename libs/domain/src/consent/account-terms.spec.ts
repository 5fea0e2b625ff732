import { appliesAfterNotice, termsAt, termsInForce } from "./account-terms.ts";

describe("the terms that bind an account", () => {
  const appliesAt = "2026-12-06T14:00:00.000Z";
  const announced = { version: "terms-4", appliesAt, until: "terms-3" };

  it("are those that it accepted, until an announced version applies", () => {
    expect(termsAt({ terms: "terms-3" }, appliesAt)).toEqual({ version: "terms-3" });
    const next = { version: "terms-4", appliesAt };
    expect(termsAt({ terms: "terms-3", announced }, "2026-12-06T13:59:59.999Z")).toEqual({ version: "terms-3", next });
    expect(termsAt({ terms: "terms-3", announced }, appliesAt)).toEqual({ version: "terms-4" });
  });

  it("are those of an earlier notice, where a later one is still to apply", () => {
    expect(termsAt({ terms: "terms-1", announced }, "2026-12-01T14:00:00.000Z")?.version).toBe("terms-3");
  });

  it("are the latest accepted ones, where these are newer than the notice", () => {
    expect(termsAt({ terms: "terms-4", announced: { ...announced, version: "terms-3", until: "terms-2" } }, appliesAt)).toEqual({
      version: "terms-4",
    });
  });

  it("are none before any were accepted", () => {
    expect(termsAt({}, appliesAt)).toBeUndefined();
  });
});

describe("the day from which an announced version applies", () => {
  it("is the seventh after the notice, from its start in our time zone, whatever the hour of the notice", () => {
    for (const at of ["2026-11-28T05:00:00.000Z", "2026-11-28T14:00:00.000Z", "2026-11-29T04:59:59.999Z"])
      expect(appliesAfterNotice(at)).toBe("2026-12-05T05:00:00.000Z");
  });

  it("does not shift where clocks change in between", () => {
    expect(appliesAfterNotice("2027-03-10T14:00:00.000Z")).toBe("2027-03-17T04:00:00.000Z");
  });
});

describe("the terms that are announced", () => {
  it("change on a day of our time zone", () => {
    expect(termsInForce("2026-11-28T04:59:59.999Z").version).toBe("terms-3");
    expect(termsInForce("2026-11-28T05:00:00.000Z").version).toBe("terms-4");
  });
});
