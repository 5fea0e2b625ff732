import { normalisePostalCode } from "@tablee/domain/geography/areas";
import { normalizedNumber } from "@tablee/domain/kernel/receipt-number";
import { offerOf } from "@tablee/domain/offer/offers";
import fc from "fast-check";
import { isSearched } from "./calls/support.ts";
import { Phone } from "./signup-schemas.ts";
import { AuthenticatorCode, DriverText, MailedCode, OnOneLine, Reason, StaffName, TypedCode, TypedPostalCode } from "./typed-texts.ts";

const dashes = ["\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\ufe63", "\uff0d"];
const spaces = ["\u00a0", "\u202f", "\u2009", "\u3000", "\t"];
const hidden = ["\u200b", "\u200c", "\u2060", "\ufeff", "\u00ad", "\u200e", "\u202a", "\ufe0f"];
const wide = (digit: string) => String.fromCodePoint(0xff10 + Number(digit));

/** Ways in which a text arrives that was copied instead of typed. */
const pasted = (typed: string) =>
  fc
    .record({
      dash: fc.constantFrom("-", ...dashes),
      space: fc.constantFrom(" ", ...spaces),
      isWide: fc.boolean(),
      extra: fc.array(fc.tuple(fc.nat(typed.length), fc.constantFrom(...hidden)), { maxLength: 3 }),
      around: fc.constantFrom("", ...spaces, "\n"),
    })
    .map(({ dash, space, isWide, extra, around }) => {
      let text = [...typed].map((sign) => (sign === "-" ? dash : sign === " " ? space : isWide && /\d/.test(sign) ? wide(sign) : sign));
      for (const [at, sign] of extra) text = [...text.slice(0, at), sign, ...text.slice(at)];
      return around + text.join("") + around;
    });

describe("a number or a code that was pasted", () => {
  it.each<readonly [string, string, (text: string) => unknown, unknown]>([
    ["phone", "514-555-0134", (text) => Phone.parse(text), "+15145550134"],
    ["phone", "+1 (514) 555-0134", (text) => Phone.parse(text), "+15145550134"],
    ["postal code", "M5V 2T6", (text) => normalisePostalCode(TypedPostalCode.parse(text)), "M5V 2T6"],
    ["postal code", "m5v-2t6", (text) => normalisePostalCode(text), "M5V 2T6"],
    ["offer's code", "retour 20", (text) => TypedCode.parse(text), "RETOUR20"],
    ["offer's code", "RETOUR20", (text) => offerOf(text, "2027-02-03")?.code, "RETOUR20"],
    ["mailed code", "123 456", (text) => MailedCode.parse(text), "123456"],
    ["authenticator's code", "123-456", (text) => AuthenticatorCode.parse(text), "123456"],
    ["receipt's number", "O-CVKHP-X4E2D", (text) => normalizedNumber(text), "0-CVKHP-X4E2D".replace("0", "O")],
  ])("is the %s that was meant: %s", (_, typed, parse, meant) => {
    fc.assert(fc.property(pasted(typed), (text) => expect(parse(text)).toBe(meant)));
  });

  it.each(["514 555 013", "416 555 0123 ext 4", "abc"])("is no phone where it is none: %s", (typed) => {
    fc.assert(fc.property(pasted(typed), (text) => expect(Phone.safeParse(text).success).toBe(false)));
  });
});

describe("a text for drivers", () => {
  it("has a space where a tab was typed, and nothing that has no width", () => {
    expect(DriverText.parse("Ring twice\tthen wait\r\nat the gate\u200b")).toBe("Ring twice then wait\r\nat the gate");
    expect(OnOneLine.parse("\ufeff4\tB ")).toBe("4 B");
  });

  it.each(["leave\u202eereht", "a\u0007", "a\u2066b"])("goes on refusing a disguise: %j", (text) => {
    expect(DriverText.safeParse(text).success).toBe(false);
    expect(OnOneLine.safeParse(text).success).toBe(false);
  });
});

describe("a reason", () => {
  const nothing = fc.string({ unit: fc.constantFrom(".", "-", " ", "…", "\t", "\n", "\r", "!", "·", ...hidden, ...spaces), maxLength: 40 });

  it("is not made of signs that say nothing", () => {
    fc.assert(fc.property(nothing, (text) => expect(Reason.safeParse(text).success).toBe(false)));
    expect(Reason.safeParse("\u202eabc").success).toBe(false);
  });

  it.each(["away", "n/a", "Refund: box was wet.\nCustomer called twice.", "退款了", "№ 5 broken"])("is %j", (text) =>
    expect(Reason.parse(text)).toBe(text),
  );
});

it("the name of a member of staff obeys the rule of customers' names", () => {
  expect(["Léa Roy", "O’Brien", "Sam", "Ng", "李", "한"].filter((name) => !StaffName.safeParse(name).success)).toEqual([]);
  for (const name of ["...", "\u200b\u200b\u200b", "Léa\u202eRoy", "Lé\u200ba Roy", "Léa\r\nRoy", "A..", "A", "12"])
    expect([name, StaffName.safeParse(name).success]).toEqual([name, false]);
});

it("an account is found by one letter that is a name, and by two others", () => {
  expect(["李", "한", "Ng", "H2", "7f"].filter((text) => !isSearched(text))).toEqual([]);
  expect(["", "N", "7", " é "].filter(isSearched)).toEqual([]);
});
