import { allCalls } from "@tablee/contracts/calls";
import { contact, MASK, storedEvent, supportOnly } from "@tablee/contracts/sees";
import { z } from "zod";
import { guardedIn, mask, type Seer } from "./masking.ts";

const Answer = z.strictObject({
  account: z.strictObject({ name: z.string(), email: contact(z.string()), address: contact(z.string()).optional() }),
  cards: z.array(z.strictObject({ last4: supportOnly(z.string()) })),
  events: z.array(storedEvent(z.strictObject({ type: z.string(), data: z.record(z.string(), z.unknown()) }))),
});
const guarded = guardedIn(Answer);

const answer = () => ({
  account: { name: "Noor Haddad", email: "noor@example.org", address: "12 rue Cartier, Québec" },
  cards: [{ last4: "4242" }],
  events: [
    {
      type: "AddressGiven",
      data: {
        address: {
          recipient: { firstName: "Ana", lastName: "Roy" },
          line: "12 rue Cartier",
          unit: "4",
          city: "Québec",
          postalCode: "G1R 2T3",
        },
        region: "qc",
        postalPrefix: "G1R",
      },
    },
    {
      type: "PaymentMethodGiven",
      data: { method: { kind: "card", token: "tok_12345678", brand: "Visa", last4: "4242", fingerprint: "f1" } },
    },
  ],
});
const seenBy = (seer: Seer) => {
  const seen = answer();
  mask(seen, guarded, seer);
  return seen;
};

describe("what a member of staff sees of a customer", () => {
  it.each(["merchandiser", "finance"] as const)("%s sees no contact and no digits, revealed or not", (role) => {
    for (const hasRevealed of [false, true]) {
      const seen = seenBy({ role, hasRevealed });
      expect(seen.account).toEqual({ name: "Noor Haddad", email: MASK, address: MASK });
      expect(seen.cards).toEqual([{ last4: MASK }]);
      expect(JSON.stringify(seen)).not.toMatch(/Cartier|noor|4242|G1R 2T3|Ana|Roy/);
    }
  });

  it("support sees a hint of the email until the account is revealed, and digits of a card", () => {
    const seen = seenBy({ role: "support", hasRevealed: false });
    expect(seen.account).toEqual({ name: "Noor Haddad", email: `n${MASK}@example.org`, address: MASK });
    expect(seen.cards).toEqual([{ last4: "4242" }]);
    expect(seen.events[0]!.data).toMatchObject({
      address: { line: MASK, unit: MASK, city: "Québec", postalCode: MASK },
      postalPrefix: "G1R",
    });
    expect(seenBy({ role: "support", hasRevealed: true }).account).toEqual(answer().account);
  });

  it("admin reveals too, and no role reads the gateway’s keys to a card", () => {
    expect(seenBy({ role: "admin", hasRevealed: false }).account.address).toBe(MASK);
    const seen = seenBy({ role: "admin", hasRevealed: true });
    expect(seen.events[0]).toEqual(answer().events[0]);
    expect(seen.events[1]!.data).toEqual({ method: { kind: "card", token: MASK, brand: "Visa", last4: "4242", fingerprint: MASK } });
  });
});

describe("outputs for staff", () => {
  const personal = /(^|\.)(email|phone|address|street|line|unit|buzzer|instructions|postalCode|last4|to|text|html)$/;
  /** Fields with personal-looking names: the clock's target, and our own address. */
  const ours = new Set(["advance.to", "receipt.seller.address.line", "receipt.seller.address.postalCode"]);

  it.each(allCalls.filter(({ who }) => Array.isArray(who)).map((call) => [call.path, call.output] as const))(
    "%s marks every text whose name is that of personal data",
    (_, output) => {
      const marked = new Set(guardedIn(output).map(({ path }) => dotted(path)));
      const open = textsIn(output).filter((path) => personal.test(path) && !marked.has(path) && !ours.has(path));
      expect(open).toEqual([]);
    },
  );
});

const dotted = (path: readonly (string | symbol)[]): string => path.filter((step) => typeof step === "string").join(".");

/** The places of a schema's texts, the steps into lists left out. */
function textsIn(schema: z.core.$ZodType, path: readonly string[] = []): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, value]) => textsIn(value, [...path, key]));
    case "array":
      return textsIn(def.element, path);
    case "record":
      return textsIn(def.valueType, path);
    case "union":
      return def.options.flatMap((option) => textsIn(option, path));
    case "nullable":
    case "optional":
    case "default":
    case "readonly":
      return textsIn(def.innerType, path);
    default:
      return def.type === "string" ? [path.join(".")] : [];
  }
}
