import { canRing, refuseUnlessItRings } from "./phones.ts";

describe("a telephone number", () => {
  it.each(["+15145550134", "+16045551234", "+12125550100"])("%s rings in Canada or the United States", (phone) => {
    expect(canRing(phone)).toBe(true);
    expect(() => refuseUnlessItRings(phone)).not.toThrow();
  });

  it.each(["+19995551234", "+15141234567", "+15555550123"])("%s rings nowhere", (phone) => {
    expect(canRing(phone)).toBe(false);
    expect(() => refuseUnlessItRings(phone)).toThrow(
      expect.objectContaining({ code: "input-invalid", fields: [expect.objectContaining({ path: "phone", code: "phone-invalid" })] }),
    );
  });

  it("may be missing where it is asked for elsewhere", () => {
    expect(() => refuseUnlessItRings(undefined)).not.toThrow();
  });
});
