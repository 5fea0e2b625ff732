import { cents } from "../kernel/money.ts";
import { giftCodeOf, groupedGiftCode, isGiftCode, lastFourOf, readGiftCode } from "./code.ts";
import { bonusEnds, bonusOf, mailDueAt } from "./policy.ts";

const at = "2026-11-28T15:00:00.000Z";

describe("the bonus of a gift card", () => {
  it.each([
    [2_000, 0],
    [9_999, 0],
    [10_000, 1_000],
    [12_345, 1_234],
    [999_900, 99_990],
  ])("of a purchase of %d cents is %d cents", (amount, bonus) => {
    expect(bonusOf(cents(amount), at)).toBe(bonus);
  });

  it("can be spent for thirty days", () => {
    expect(bonusEnds(at)).toBe("2026-12-28T15:00:00.000Z");
  });
});

describe("the mail of a gift card", () => {
  const on = (date: string, zone: "America/Toronto" | "America/Vancouver" | "America/Winnipeg") =>
    mailDueAt({ by: "email", on: { date, zone } }, at);

  it("is due at once, on the morning of a day by the recipient's clocks, or never", () => {
    expect(mailDueAt({ by: "email" }, at)).toBe(at);
    expect(mailDueAt({ by: "print" }, at)).toBeUndefined();
    expect(on("2026-12-24", "America/Toronto")).toBe("2026-12-24T13:00:00.000Z");
    expect(on("2026-12-24", "America/Vancouver")).toBe("2026-12-24T15:00:00.000Z");
    expect(on("2026-12-24", "America/Winnipeg")).toBe("2026-12-24T13:00:00.000Z");
  });

  it("follows the day on which clocks change", () => {
    expect(on("2027-03-13", "America/Toronto")).toBe("2027-03-13T13:00:00.000Z");
    expect(on("2027-03-14", "America/Toronto")).toBe("2027-03-14T12:00:00.000Z");
    expect(on("2027-11-07", "America/Toronto")).toBe("2027-11-07T13:00:00.000Z");
  });

  it("is due at once where the morning passed while the payment was undecided", () => {
    expect(on("2026-11-28", "America/Toronto")).toBe(at);
  });
});

describe("a gift code", () => {
  const code = giftCodeOf("0123456789abcdef0123456789abcdef");

  it("has sixteen letters and digits of its hash, in groups of four", () => {
    expect(isGiftCode(code)).toBe(true);
    expect(groupedGiftCode(code)).toMatch(/^[2-9A-Z0]{4}(-[2-9A-Z0]{4}){3}$/);
    expect(groupedGiftCode(code).endsWith(lastFourOf(code))).toBe(true);
    expect(giftCodeOf("0123456789abcdef0124456789abcdef")).not.toBe(code);
    expect(giftCodeOf("01234567-89ab-cdef-0123-456789abcdef")).toBe(code);
  });

  it("may be typed with a letter O for a zero", () => {
    const typed = "O".repeat(16);
    expect(isGiftCode(typed)).toBe(true);
    expect(readGiftCode(typed)).toBe("0".repeat(16));
    expect(readGiftCode(code)).toBe(code);
  });

  it.each(["", "DEUXREPAS", code.slice(1), `${code}2`, `1${code.slice(1)}`, code.toLowerCase()])("is not %j", (text) => {
    expect(isGiftCode(text)).toBe(false);
  });
});
