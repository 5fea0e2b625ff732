import { orderId, otherRefundId, refundId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { cents } from "../kernel/money.ts";
import { capturedCents, type PaymentCommand, payment, refundedCents } from "./decider.ts";
import type { PaymentEvent } from "./events.ts";
import { purposeOf } from "./purpose.ts";
import type { AttemptOutcome } from "./vocabulary.ts";

const at = "2027-02-03T06:00:00.000Z";
const amountCents = cents(9169);
const purpose = purposeOf(orderId);
const attempt = (number = 1): PaymentCommand => ({
  type: "AttemptPayment",
  purpose,
  attempt: number,
  amountCents,
  provider: "card",
  reference: `pi_${number}`,
  methodToken: "tok_example_1",
  at,
});
const attempted = (number = 1): PaymentEvent => ({
  type: "PaymentAttempted",
  data: {
    purpose,
    attempt: number,
    amountCents,
    methodToken: "tok_example_1",
    provider: "card",
    reference: `pi_${number}`,
    attemptedAt: at,
  },
});
const captured = (number = 1): PaymentEvent => ({
  type: "PaymentCaptured",
  data: { attempt: number, amountCents, reference: `pi_${number}`, capturedAt: at },
});
const declined = (number = 1, hard = false): PaymentEvent => ({
  type: "PaymentDeclined",
  data: { attempt: number, code: "do-not-honour", hard, declinedAt: at },
});
const unknown: PaymentEvent = { type: "PaymentOutcomeUnknown", data: { attempt: 1, why: "timeout", noticedAt: at } };
const resolved = (outcome: "captured" | "declined" | "cancelled"): PaymentEvent => ({
  type: "PaymentResolved",
  data: { attempt: 1, outcome, amountCents, reference: "pi_1", resolvedAt: at },
});

const tell: Readonly<Record<"captured" | "declined" | "unknown", PaymentCommand>> = {
  captured: { type: "RecordCaptured", attempt: 1, at },
  declined: { type: "RecordDeclined", attempt: 1, code: "do-not-honour", hard: false, at },
  unknown: { type: "RecordUnknown", attempt: 1, why: "timeout", at },
};
const resolve = (outcome: "captured" | "declined" | "cancelled"): PaymentCommand => ({ type: "Resolve", attempt: 1, outcome, at });

const ends: readonly (readonly [AttemptOutcome, readonly PaymentEvent[]])[] = [
  ["captured", [attempted(), captured()]],
  ["captured", [attempted(), unknown, resolved("captured")]],
  ["declined", [attempted(), declined()]],
  ["declined", [attempted(), unknown, resolved("declined")]],
  ["cancelled", [attempted(), unknown, resolved("cancelled")]],
];

describe("an attempt to pay", () => {
  it("is recorded with the reference under which its provider has prepared it", () => {
    const outcome = given(payment).when(attempt());
    outcome.thenEvents(attempted());
    const asked = { attempt: 1, amountCents, provider: "card", reference: "pi_1", methodToken: "tok_example_1" };
    expect(outcome.state.attempts).toMatchObject([{ ...asked, outcome: "pending" }]);
  });

  it("is recorded once, after any outcome", () => {
    given(payment, [attempted()]).when(attempt()).thenNothing();
    for (const [, past] of ends) given(payment, past).when(attempt()).thenNothing();
  });

  it("keeps the reference that was recorded first, even if a process has prepared a different one", () => {
    const again = given(payment, [attempted()]).when({ ...attempt(), provider: "paypal", reference: "pi_other" } as PaymentCommand);
    again.thenNothing();
    expect(again.state.attempts[0]).toMatchObject({ provider: "card", reference: "pi_1" });
  });

  it("waits until the earlier one is known", () => {
    given(payment, [attempted()]).when(attempt(2)).thenRefused("earlier-attempt-undecided");
    given(payment, [attempted(), unknown]).when(attempt(2)).thenRefused("earlier-attempt-undecided");
  });

  it("keeps that its card was declined for good, whether answered at once or on inquiry", () => {
    const asked: PaymentCommand = { type: "Resolve", attempt: 1, outcome: "declined", code: "stolen-card", hard: true, at };
    for (const command of [{ ...tell.declined, hard: true } as PaymentCommand, asked])
      expect(given(payment, [attempted()]).when(command).state.attempts[0]).toMatchObject({ outcome: "declined", hard: true });
  });

  it.each(ends)("follows one that was %s only if no money moved", (outcome, past) => {
    const second = given(payment, past).when(attempt(2));
    if (outcome === "captured") second.thenRefused("already-paid");
    else second.thenEvents(attempted(2));
  });
});

describe("the outcome of an attempt", () => {
  it.each([...Object.values(tell), resolve("captured")])("needs one: $type", (command) => {
    given(payment).when(command).thenRefused("attempt-not-found", { attempt: 1 });
  });

  it("is the gateway's answer", () => {
    given(payment, [attempted()]).when(tell.captured).thenEvents(captured());
    given(payment, [attempted()])
      .when({ ...tell.declined, hard: true } as PaymentCommand)
      .thenEvents(declined(1, true));
    given(payment, [attempted()]).when(tell.unknown).thenEvents(unknown);
  });

  it("that is unknown is noted once and may still become known", () => {
    given(payment, [attempted(), unknown]).when(tell.unknown).thenNothing();
    given(payment, [attempted(), unknown]).when(tell.captured).thenEvents(captured());
    given(payment, [attempted(), unknown]).when(tell.declined).thenEvents(declined());
  });

  it.each(["captured", "declined", "cancelled"] as const)("is resolved as %s by asking the gateway", (outcome) => {
    for (const past of [[attempted()], [attempted(), unknown]]) {
      const done = given(payment, past).when(resolve(outcome));
      expect(done.events.at(-1)).toEqual(resolved(outcome));
      expect(done.state.attempts[0]).toMatchObject({ outcome });
    }
  });

  it("keeps what the gateway reported of it", () => {
    const done = given(payment, [attempted(), unknown]).when({
      ...resolve("declined"),
      code: "expired-card",
    } as PaymentCommand);
    expect(done.events.at(-1)).toMatchObject({ data: { code: "expired-card", reference: "pi_1" } });
    expect(done.state.attempts[0]).toMatchObject({ code: "expired-card" });
  });

  it.each(ends)("that is %s is final: what agrees changes nothing, what contradicts is refused", (known, past) => {
    given(payment, past).when(tell.unknown).thenNothing();
    for (const outcome of ["captured", "declined"] as const) {
      const late = given(payment, past).when(tell[outcome]);
      if (outcome === known) late.thenNothing();
      else late.thenRefused("outcome-contradicts", { known, told: outcome });
    }
    for (const outcome of ["captured", "declined", "cancelled"] as const) {
      const asked = given(payment, past).when(resolve(outcome));
      if (outcome === known) asked.thenNothing();
      else asked.thenRefused("outcome-contradicts", { known, told: outcome });
    }
  });
});

describe("news against a known outcome", () => {
  const note = (outcome: "captured" | "declined", newsId = "evt_1"): PaymentCommand => ({
    type: "NoteContradiction",
    attempt: 1,
    outcome,
    newsId,
    at,
  });

  it.each(ends)("of %s is a fact, once for each outcome it names, and leaves the outcome as it is", (known, past) => {
    const outcome = known === "captured" ? "declined" : "captured";
    const noted = given(payment, past).when(note(outcome));
    expect(noted.events.at(-1)).toEqual({
      type: "PaymentContradicted",
      data: { attempt: 1, known, told: outcome, newsId: "evt_1", reference: "pi_1", toldAt: at },
    });
    expect(noted.state.attempts[0]).toMatchObject({ outcome: known, contradictedBy: [outcome] });
    given(payment, noted.events).when(note(outcome, "evt_2")).thenNothing();
    expect([capturedCents(noted.state), refundedCents(noted.state)]).toEqual([known === "captured" ? amountCents : 0, 0]);
  });

  it("needs an attempt that exists, and an outcome that is known", () => {
    given(payment).when(note("captured")).thenRefused("attempt-not-found", { attempt: 1 });
    given(payment, [attempted()]).when(note("captured")).thenNothing();
    given(payment, [attempted(), unknown]).when(note("declined")).thenNothing();
    given(payment, [attempted(), captured()]).when(note("captured")).thenNothing();
  });

  it("may name both outcomes of a cancelled attempt", () => {
    const noted = given(payment, [attempted(), unknown, resolved("cancelled")]).when(note("captured")).events;
    const both = given(payment, noted).when({
      type: "NoteContradiction",
      attempt: 1,
      outcome: "declined",
      newsId: "evt_2",
      code: "expired-card",
      at,
    });
    expect(both.events.at(-1)).toMatchObject({ data: { told: "declined", code: "expired-card" } });
  });
});

describe("an attempt among others", () => {
  it("has an outcome of its own, and keeps what it was made with", () => {
    const state = [attempted(1), declined(1), attempted(2), captured(2)].reduce(payment.evolve, payment.initialState);
    const made = (number: number) => ({
      attempt: number,
      amountCents,
      provider: "card",
      reference: `pi_${number}`,
      methodToken: "tok_example_1",
      attemptedAt: at,
    });
    expect(state.attempts).toStrictEqual([
      { ...made(1), outcome: "declined", code: "do-not-honour", hard: false },
      { ...made(2), outcome: "captured" },
    ]);
    expect(capturedCents(state)).toBe(amountCents);
  });

  it("gets its own outcome, after any outcome of earlier ones", () => {
    const past = [attempted(1), declined(1), attempted(2)];
    given(payment, past).when({ type: "RecordCaptured", attempt: 2, at }).thenEvents(captured(2));
    given(payment, past).when({ type: "RecordCaptured", attempt: 3, at }).thenRefused("attempt-not-found", { attempt: 3 });
  });

  it("follows one that was declined, after any earlier ones, but none that took the money", () => {
    const past = [attempted(1), declined(1), attempted(2)];
    given(payment, past).when(attempt(3)).thenRefused("earlier-attempt-undecided");
    given(payment, [...past, captured(2)])
      .when(attempt(3))
      .thenRefused("already-paid");
    given(payment, [...past, declined(2)])
      .when(attempt(3))
      .thenEvents(attempted(3));
  });

  it("that is resolved holds no more than the gateway reported", () => {
    const state = [attempted(), resolved("declined")].reduce(payment.evolve, payment.initialState);
    expect(state.attempts[0]).not.toHaveProperty("code");
    const decision = payment.decide(resolve("declined"), [attempted()].reduce(payment.evolve, payment.initialState));
    expect(decision).toStrictEqual([resolved("declined")]);
  });
});

it("throws on an unknown command or event of payment", () => {
  const state = [attempted()].reduce(payment.evolve, payment.initialState);
  expect(() => payment.decide({ type: "Surprise", attempt: 1 } as never, state)).toThrow("unexpected");
  expect(() => payment.evolve(state, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});

describe("a refund of captured money", () => {
  const paid = [attempted(), captured()];
  const refund = (amount: number, id = refundId): PaymentCommand => ({
    type: "RefundPayment",
    refundId: id,
    amountCents: cents(amount),
    reference: "re_1",
    at,
  });

  it("is recorded once", () => {
    const outcome = given(payment, paid).when(refund(1000));
    outcome.thenEvents({ type: "PaymentRefunded", data: { refundId, amountCents: cents(1000), reference: "re_1", refundedAt: at } });
    given(payment, outcome.events).when(refund(1000)).thenNothing();
    expect(capturedCents(outcome.state) - refundedCents(outcome.state)).toBe(amountCents - 1000);
  });

  it("may take several parts and never more than was captured", () => {
    const once = given(payment, paid).when(refund(amountCents - 1)).events;
    given(payment, once).when(refund(2, otherRefundId)).thenRefused("refund-exceeds-payment", { left: 1 });
    expect(refundedCents(given(payment, once).when(refund(1, otherRefundId)).state)).toBe(amountCents);
  });

  it.each([0, -500])("of %d cents is refused", (amount) => {
    given(payment, paid).when(refund(amount)).thenRefused("refund-exceeds-payment");
  });

  it("needs captured money", () => {
    given(payment).when(refund(1)).thenRefused("refund-exceeds-payment", { left: 0 });
    given(payment, [attempted(), unknown]).when(refund(1)).thenRefused("refund-exceeds-payment", { left: 0 });
    given(payment, [attempted(), declined()]).when(refund(1)).thenRefused("refund-exceeds-payment", { left: 0 });
    given(payment, [attempted(), unknown, resolved("captured")])
      .when(refund(1))
      .thenState({ refunds: new Map([[refundId, 1]]) });
  });
});
