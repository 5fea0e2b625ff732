import { idFrom } from "./ids.ts";
import { normalizedNumber, receiptNumber } from "./receipt-number.ts";

describe("a receipt's number", () => {
  const id = idFrom("event", 1);

  it("is the same for the same event for ever, in signs that people can tell apart", () => {
    expect(receiptNumber("O", id)).toBe(receiptNumber("O", id));
    expect(receiptNumber("S", id)).toMatch(/^S-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it("differs from event to event", () => {
    const numbers = Array.from({ length: 5_000 }, (_, i) => receiptNumber("O", idFrom("event", i)));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("is found however people type it", () => {
    const number = receiptNumber("R", id);
    const [letter, ...signs] = number;
    for (const typed of [
      number.toLowerCase(),
      ` ${number} `,
      number.replaceAll("-", " "),
      `${letter}${signs.join("").replaceAll("-", "")}`,
    ])
      expect(normalizedNumber(typed)).toBe(number);
    expect(normalizedNumber("O-1O1IL-00000")).toBe("O-10111-00000");
  });
});
