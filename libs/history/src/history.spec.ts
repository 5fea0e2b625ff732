import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { contextOf } from "../test/contexts.ts";
import { customerSentence, staffSentence } from "./history.ts";

const zoe = { kind: "client", name: "Zoé Roy" } as const;
const skipped = { type: "OrderSkipped", stream: "order-o1", data: { because: "away" } };

describe("staff", () => {
  const [en, fr] = [contextOf("en", "staff"), contextOf("fr", "staff")];

  test("read who did what, in plain words", () => {
    const event = { ...skipped, actor: zoe };
    expect(staffSentence(event, en)).toBe("Zoé Roy skipped the order for the week of December\u00a028 (away that week)");
    expect(staffSentence(event, fr)).toBe("Zoé Roy a sauté la commande de la semaine du 28\u00a0décembre (absence cette semaine-là)");
  });

  test("read the number that weeks share which were skipped together", () => {
    const data = { skippedTogether: "5b7e5aca-c7ee-56e2-9dfa-79b3b2c85f16" };
    const event = { ...skipped, data, actor: zoe };
    const number = recordNumber(data.skippedTogether);
    expect(staffSentence(event, en)).toContain(`at once with others, as ${number}`);
    expect(staffSentence(event, fr)).toContain(`sous le ${number}`);
    const explained = { ...event, data: { ...data, because: "away" } };
    expect(staffSentence(explained, en)).toContain(`as ${number} (away that week)`);
    expect(customerSentence({ ...explained, by: "client" }, contextOf("en", "customer"))).toMatch(/, 2026: you were away$/);
  });

  test("are named with their role", () => {
    const data = { amounts: { totalCents: 1250 }, reason: "Broken jar" };
    const actor = { kind: "staff", name: "Ada Wong", role: "support" } as const;
    expect(staffSentence({ type: "OrderRefunded", stream: "order-o1", data, actor }, en)).toBe(
      "Ada Wong (Support) refunded $12.50 of the order for the week of December\u00a028: Broken jar",
    );
  });

  test("read no invented name of a person who was forgotten", () => {
    const opened = { type: "AccountOpened", stream: "account-a", data: { language: "fr" }, actor: { ...zoe, name: "" } };
    expect(staffSentence(opened, en)).toBe("The customer opened an account in French; the name has been erased since");
  });

  test("read a corporate plan by its name", () => {
    const data = { plan: "wellness", cents: 5_000, until: "2027-12-31" };
    const given = { type: "CorporatePlanGiven", stream: "credit-a", data, actor: zoe };
    expect(staffSentence(given, en)).toContain("(Wellness allowance)");
    expect(staffSentence(given, fr)).toContain("(Allocation de mieux-être)");
  });

  test("read the name of a type that has no sentence yet", () => {
    expect(staffSentence({ type: "MoonLanded", stream: "moon-1", data: {}, actor: zoe }, en)).toContain("MoonLanded");
  });
});

describe("the customer", () => {
  const [en, fr] = [contextOf("en", "customer"), contextOf("fr", "customer")];

  test("reads who did what", () => {
    expect(customerSentence({ ...skipped, by: "client" }, en)).toBe("You skipped the week of December\u00a028, 2026: you were away");
    expect(customerSentence({ ...skipped, by: "staff" }, fr)).toBe(
      "Notre équipe a sauté la semaine du 28\u00a0décembre 2026\u00a0: vous étiez ailleurs",
    );
  });

  test("reads which box a payment was for, and no provider's reference", () => {
    const captured = { type: "PaymentCaptured", stream: "payment-p1", data: { amountCents: 5900, reference: "ch_secret" } };
    expect(customerSentence({ ...captured, by: "system" }, en)).toBe(
      "$59.00 was charged for your box for the week of December\u00a028, 2026",
    );
  });

  test("reads no code that has no words", () => {
    const failed = { type: "OrderDeliveryFailed", stream: "order-o1", data: { code: "route_77-internal" }, by: "system" } as const;
    expect(customerSentence(failed, en)).toBe("Your box for the week of December\u00a028, 2026 could not be handed over");
    expect(customerSentence({ ...failed, type: "MoonLanded" }, en)).not.toMatch(/Moon/);
  });

  test("reads the plural of French millions", () => {
    const matured = (points: number) =>
      ({ type: "PointsMatured", stream: "points-a", data: { points, orderId: "o1" }, by: "system" }) as const;
    expect(customerSentence(matured(1), fr)).toMatch(/1 point pour/);
    expect(customerSentence(matured(20), fr)).toMatch(/20 points pour/);
    expect(customerSentence(matured(1_000_000), fr)).toMatch(/1000000 de points pour/);
  });
});
