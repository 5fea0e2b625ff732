import fc from "fast-check";
import { given } from "../../testing/given.ts";
import { idFrom, orderId } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { addMs } from "../kernel/time.ts";
import { purposeOf } from "../payment/purpose.ts";
import { type Credit, type CreditCommand, credit, creditLeft } from "./decider.ts";
import type { CreditEvent } from "./events.ts";

const at = "2027-02-03T06:00:00.000Z";
const soon = "2027-02-20T05:00:00.000Z";
const order = "f03f5de3-39fc-549f-bdc4-401d8508dc50";
const refundId = idFrom("refund", 1);

const grant = (name: string, kind: "promotional" | "purchased", amount: number, expiresAt?: string): CreditCommand => ({
  type: "GrantCredit",
  grantId: idFrom("grant", name),
  kind,
  source: kind === "purchased" ? "gift-card" : "goodwill",
  name,
  cents: cents(amount),
  at,
  ...(expiresAt ? { expiresAt } : {}),
});
const reserve = (promotionalCents: number, purchasedCents = 0, payment = order): CreditCommand => ({
  type: "ReserveCredit",
  purpose: purposeOf(orderId(payment)),
  promotionalCents: cents(promotionalCents),
  purchasedCents: cents(purchasedCents),
  at,
});
const spend: CreditCommand = { type: "SpendCredit", payment: order, at };
const release: CreditCommand = { type: "ReleaseCredit", payment: order, at };
const back = (promotionalCents: number, purchasedCents = 0, id = refundId): CreditCommand => ({
  type: "ReturnCredit",
  payment: order,
  refundId: id,
  promotionalCents: cents(promotionalCents),
  purchasedCents: cents(purchasedCents),
  at,
});

/** The events of commands that are all accepted. */
function after(...commands: readonly CreditCommand[]): CreditEvent[] {
  let events: readonly CreditEvent[] = [];
  for (const command of commands) events = given(credit, events).when(command).events;
  return [...events];
}
const stateOf = (events: readonly CreditEvent[]): Credit => events.reduce(credit.evolve, credit.initialState);

describe("a balance", () => {
  it("holds what was granted, by kind, once each", () => {
    const granted = after(grant("late box", "promotional", 1500), grant("gift", "purchased", 5000));
    expect(creditLeft(stateOf(granted), at)).toEqual({ promotional: 1500, purchased: 5000 });
    given(credit, granted)
      .when(grant("gift", "purchased", 5000))
      .thenNothing();
  });

  it("is not granted what has expired already, but up to the instant before", () => {
    given(credit)
      .when(grant("bonus", "promotional", 800, at))
      .thenRefused("expiry-passed", { expiresAt: at });
    given(credit)
      .when(grant("bonus", "promotional", 800, addMs(at, 1)))
      .thenState({ grants: [{ leftCents: 800 }] });
  });

  it("sets aside what expires soonest first", () => {
    const reserved = after(grant("for good", "promotional", 1000), grant("bonus", "promotional", 800, soon), reserve(1200));
    expect(reserved.at(-1)).toMatchObject({
      type: "CreditReserved",
      data: {
        parts: [
          { grantId: idFrom("grant", "bonus"), cents: 800 },
          { grantId: idFrom("grant", "for good"), cents: 400 },
        ],
      },
    });
    expect(creditLeft(stateOf(reserved), at).promotional).toBe(600);
    expect(creditLeft(stateOf(reserved), at, order).promotional).toBe(1800);
  });

  it("sets the same aside once, another amount instead of it, and never more than there is", () => {
    const reserved = after(grant("late box", "promotional", 1500), reserve(1000));
    given(credit, reserved).when(reserve(1000)).thenNothing();
    expect(creditLeft(stateOf(given(credit, reserved).when(reserve(400)).events as CreditEvent[]), at).promotional).toBe(1100);
    given(credit, reserved).when(reserve(1501)).thenRefused("credit-changed");
    given(credit, reserved)
      .when(reserve(501, 0, "another payment"))
      .thenRefused("credit-changed");
  });

  it("is spent once, or free again", () => {
    const reserved = after(grant("late box", "promotional", 1500), reserve(1000));
    const spent = given(credit, reserved).when(spend).events;
    given(credit, spent).when(spend).thenNothing();
    given(credit, spent).when(release).thenNothing();
    given(credit, spent).when(reserve(200)).thenNothing();
    expect(creditLeft(stateOf(given(credit, reserved).when(release).events as CreditEvent[]), at).promotional).toBe(1500);
  });

  it("gets back with a refund what it paid, to the grants it came from, once a refund and never more", () => {
    const spent = after(grant("late box", "promotional", 1500), grant("gift", "purchased", 5000), reserve(1500, 2000), spend);
    const returned = given(credit, spent).when(back(500, 700)).events;
    expect(creditLeft(stateOf(returned as CreditEvent[]), at)).toEqual({ promotional: 500, purchased: 3700 });
    given(credit, returned).when(back(500, 700)).thenNothing();
    given(credit, returned)
      .when(back(1001, 0, idFrom("refund", 2)))
      .thenRefused("refund-exceeds-payment", { left: 1000 });
  });

  it("loses given money at its time, and purchased money never", () => {
    const granted = after(grant("bonus", "promotional", 800, soon), grant("gift", "purchased", 5000));
    expect(creditLeft(stateOf(granted), soon)).toEqual({ promotional: 0, purchased: 5000 });
    given(credit, granted).when({ type: "ExpireCredit", at }).thenNothing();
    const expired = given(credit, granted).when({ type: "ExpireCredit", at: soon });
    expect(expired.events.at(-1)).toEqual({
      type: "CreditExpired",
      data: { grantId: idFrom("grant", "bonus"), cents: 800, expiredAt: soon },
    });
    given(credit, expired.events).when({ type: "ExpireCredit", at: soon }).thenNothing();
  });

  it("never falls below zero or rises above what was granted, for any commands", () => {
    const payments = ["a", "b", "c"];
    const command = fc.oneof(
      fc
        .record({ name: fc.constantFrom("x", "y", "z"), cents: fc.integer({ min: 1, max: 3000 }) })
        .map(({ name, cents }) => grant(name, "promotional", cents)),
      fc.record({ cents: fc.nat(4000), payment: fc.constantFrom(...payments) }).map(({ cents, payment }) => reserve(cents, 0, payment)),
      fc.constantFrom(...payments).map((payment): CreditCommand => ({ type: "SpendCredit", payment, at })),
      fc.constantFrom(...payments).map((payment): CreditCommand => ({ type: "ReleaseCredit", payment, at })),
      fc.record({ payment: fc.constantFrom(...payments), cents: fc.nat(2000), id: fc.nat(9) }).map(
        ({ payment, cents: amount, id }): CreditCommand => ({
          type: "ReturnCredit",
          payment,
          refundId: idFrom("r", id),
          promotionalCents: cents(amount),
          purchasedCents: cents(0),
          at,
        }),
      ),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = credit.initialState;
        for (const each of commands) {
          const decided = credit.decide(each, state);
          if ("refused" in decided) continue;
          state = decided.reduce(credit.evolve, state);
          for (const { leftCents, valueCents } of state.grants) {
            expect(leftCents).toBeGreaterThanOrEqual(0);
            expect(leftCents).toBeLessThanOrEqual(valueCents);
          }
        }
      }),
    );
  });
});
