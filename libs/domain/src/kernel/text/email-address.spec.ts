import fc from "fast-check";
import { EmailAddress, TypedEmail } from "./email-address.ts";

const isTaken = (text: string): boolean => TypedEmail.safeParse(text).success;
const atext = [..."abcXYZ019!#$%&'*+/=?^_`{|}~-"];
const alphanumeric = [..."abcXYZ019"];
const text = (from: readonly string[], max: number) => fc.string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: max });
const label = fc
  .tuple(text(alphanumeric, 20), fc.constantFrom("", "-", "--", "-a-"), text(alphanumeric, 20))
  .map((parts) => parts.join(""));
const top = fc.constantFrom("ca", "com", "quebec", "xn--p1ai", "XN--P1AI", "xn--fiqs8s", "xn--vermgensberatung-pwb", "xn--11b4c3d");

describe("an address of mail", () => {
  it("is every dot-atom at every domain", () => {
    const local = fc.array(text(atext, 12), { minLength: 1, maxLength: 4 }).map((atoms) => atoms.join("."));
    const domain = fc.tuple(fc.array(label, { minLength: 1, maxLength: 3 }), top).map(([labels, last]) => [...labels, last].join("."));
    fc.assert(fc.property(local, domain, (one, other) => expect(EmailAddress.parse(`${one}@${other}`)).toBe(`${one}@${other}`)));
  });

  it.each([
    "r&d@example.com",
    "first/last@example.com",
    "a=b~c@example.com",
    "jean!@example.com",
    "info@exemple.xn--p1ai",
    "o'brien+box@mail.example.ca",
    `${"a".repeat(64)}@example.com`,
  ])("is %s", (address) => expect(isTaken(address)).toBe(true));

  it.each([
    "",
    "nobody",
    "@example.com",
    "a@b",
    "a@b.c",
    "a@b.c1",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a b@example.com",
    "a@b@example.com",
    "a@-b.com",
    "a@b-.com",
    "a@b..com",
    "a@example.com.",
    "a@127.0.0.1",
    '"a b"@example.com',
    "a@[127.0.0.1]",
    "a,b@example.com",
    "a<b@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(64)}.com`,
    `a@${"bbbbbbbbb.".repeat(25)}com`,
    "é@example.com",
  ])("is not %s", (address) => expect(isTaken(address)).toBe(false));

  it.each([
    ["  r&d@example.com\u200b ", "r&d@example.com"],
    ["\ufeffa@example.com\u00a0", "a@example.com"],
    ["ａ＠example.com", "a@example.com"],
    ["a@café.ca", "a@xn--caf-dma.ca"],
    ["a@cafe\u0301.ca", "a@xn--caf-dma.ca"],
    ["a@пример.рф", "a@xn--e1afmkfd.xn--p1ai"],
  ])("is taken from %j", (typed, address) => expect(TypedEmail.parse(typed)).toBe(address));
});
