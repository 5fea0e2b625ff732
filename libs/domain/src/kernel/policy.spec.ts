import { policyNamed, policyOn } from "./policy.ts";

const policies = [
  { version: "2", from: "2027-01-01" },
  { version: "1", from: "2024-01-01" },
];

describe("the policy in force", () => {
  it.each([
    ["2024-01-01", "1"],
    ["2026-12-31", "1"],
    ["2027-01-01", "2"],
    ["2040-01-01", "2"],
  ])("on %s is version %s, in whatever order they stand", (date, version) => {
    expect(policyOn(policies, date).version).toBe(version);
    expect(policyOn(policies.toReversed(), date).version).toBe(version);
  });

  it("is missing before the first one, and the error names the date", () => {
    expect(() => policyOn(policies, "2023-12-31")).toThrow(new RangeError("no policy is in force on 2023-12-31"));
    expect(() => policyOn([], "2027-01-01")).toThrow(RangeError);
  });
});

describe("the policy that an event was made with", () => {
  it.each(["1", "2"])("is found by its version %s, at any date", (version) => {
    expect(policyNamed(policies, version)).toBe(policies.find((policy) => policy.version === version));
  });

  it("cannot be one that was never written, and the error names the version", () => {
    expect(() => policyNamed(policies, "3")).toThrow(new RangeError("no policy is named 3"));
  });
});
