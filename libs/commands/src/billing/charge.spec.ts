import { type Charge, charge } from "@tablee/commands/billing/charge";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { Steps } from "@tablee/commands/steps";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes, addMs } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accountId, method } from "@tablee/domain/testing/examples";
import { GatewayTimeout } from "@tablee/gateways/payment/payment-gateway";
import { World } from "@tablee/simulation/world";
import { appended, diesAt, given } from "@tablee/testing/fixtures/appended-events";
import { orderIds, signedUpAt } from "@tablee/testing/fixtures/constants";
import { paymentStream } from "@tablee/testing/fixtures/stream-names";

const purpose = purposeOf(orderIds[1]!);
const paymentId = paymentIdOf(purpose);
const amountCents = cents(7169);
const at = signedUpAt;
/** The instant from which the process that began the charge counts as crashed. */
const later = addMinutes(at, 2);
const card = { kind: "card", token: method.token } as const;
const reference = `card ${paymentId} 1 ${amountCents} ${card.token}`;

interface Tried extends Partial<Charge> {
  readonly now?: string;
}

const charging =
  ({ now = at, ...more }: Tried = {}) =>
  (steps: Steps) => {
    const context: CommandContext = scheduledBy("billing", [paymentId, more.attempt ?? 1], now, accountId);
    return charge(steps, { purpose, attempt: 1, amountCents, method: card, ...more }, context);
  };

/** The answer to a charge, and the events it appends. */
async function tryTo(world: World, tried?: Tried) {
  let answer: unknown;
  const events = await appended(world, async (steps) => {
    answer = await charging(tried)(steps);
  });
  return { answer, events };
}

const event = (type: string, data: object) => [paymentStream(1), `Payment${type}`, data];
const attempted = event("Attempted", {
  purpose,
  attempt: 1,
  amountCents,
  methodToken: card.token,
  provider: "card",
  reference,
  attemptedAt: at,
});
const captured = event("Captured", { attempt: 1, amountCents, reference, capturedAt: at });
const silent = event("OutcomeUnknown", { attempt: 1, why: "timeout", noticedAt: at });
const resolved = (data: object, resolvedAt = at) => event("Resolved", { attempt: 1, amountCents, reference, ...data, resolvedAt });

describe("a charge", () => {
  it("is prepared and recorded before it is confirmed, and its outcome recorded", async () => {
    const world = new World();
    expect(await tryTo(world)).toEqual({ answer: { outcome: "captured" }, events: [attempted, captured] });
    expect(world.gateway.netCents).toBe(amountCents);
    expect(await tryTo(world)).toEqual({ answer: { outcome: "captured" }, events: [] });
  });

  it("is taken by the provider of its method", async () => {
    const world = new World();
    const { events } = await tryTo(world, { method: { kind: "paypal", token: "approved" } });
    expect(events).toMatchObject([
      [{}, "PaymentAttempted", { provider: "paypal", methodToken: "approved" }],
      [{}, "PaymentCaptured", {}],
    ]);
  });

  it.each([
    ["declined", false],
    ["hard", true],
  ] as const)("that is declined (%s) stays so, for what it was declined for", async (mood, hard) => {
    const world = new World();
    world.gateway.mood = mood;
    const answer = { outcome: "declined", code: "declined", hard };
    const declined = event("Declined", { attempt: 1, code: "declined", hard, declinedAt: at });
    expect(await tryTo(world)).toEqual({ answer, events: [attempted, declined] });
    world.gateway.mood = "captured";
    expect(await tryTo(world)).toEqual({ answer, events: [] });
  });

  it("that its provider gives up stays so", async () => {
    const world = new World();
    world.gateway.mood = "cancelled";
    const answer = { outcome: "cancelled" };
    expect(await tryTo(world)).toEqual({ answer, events: [attempted, resolved({ outcome: "cancelled" })] });
    expect(await tryTo(world)).toEqual({ answer, events: [] });
  });

  it("is attempted again after one that was declined", async () => {
    const world = new World();
    world.gateway.mood = "declined";
    await tryTo(world);
    world.gateway.mood = "captured";
    const { answer, events } = await tryTo(world, { attempt: 2 });
    expect(answer).toEqual({ outcome: "captured" });
    expect(events).toMatchObject([
      [{}, "PaymentAttempted", { attempt: 2 }],
      [{}, "PaymentCaptured", { attempt: 2 }],
    ]);
    expect(await tryTo(world)).toMatchObject({ answer: { outcome: "declined" }, events: [] });
  });
});

describe("a charge whose provider is silent", () => {
  it("leaves no attempt when it was not even prepared", async () => {
    const world = new World();
    world.gateway.mood = "unprepared";
    expect(await tryTo(world)).toEqual({ answer: { outcome: "unknown" }, events: [] });
    world.gateway.mood = "captured";
    expect(await tryTo(world)).toEqual({ answer: { outcome: "captured" }, events: [attempted, captured] });
  });

  it.each([
    ["captured", { outcome: "captured" }, { outcome: "captured" }],
    ["declined", { outcome: "declined", code: "declined", hard: false }, { outcome: "declined", code: "declined" }],
  ] as const)("is asked about at once: the money was %s", async (outcome, answer, data) => {
    const world = new World();
    world.gateway.mood = `${outcome}-unheard`;
    expect(await tryTo(world)).toEqual({ answer, events: [attempted, silent, resolved(data)] });
    expect(await tryTo(world)).toEqual({ answer, events: [] });
  });

  it("is confirmed again where it was only prepared", async () => {
    const world = new World();
    world.gateway.mood = "lost-on-the-way";
    expect(await tryTo(world)).toEqual({ answer: { outcome: "unknown" }, events: [attempted, silent] });
    expect(await tryTo(world, { now: later })).toEqual({ answer: { outcome: "unknown" }, events: [] });
    world.gateway.mood = "captured";
    const events = [event("Captured", { attempt: 1, amountCents, reference, capturedAt: later })];
    expect(await tryTo(world, { now: later })).toEqual({ answer: { outcome: "captured" }, events });
  });
});

describe("a charge whose process died", () => {
  it("stays undecided while its provider is silent about it, too", async () => {
    const world = new World();
    await diesAt(world, charging(), 3);
    const silence = new GatewayTimeout("the answer was lost on its way");
    expect(await charging({ now: later })(failing(world.process().steps, "ask", silence))).toEqual({ outcome: "unknown" });
    expect(world.log.events.map(({ type }) => type)).toEqual(["PaymentAttempted", "PaymentOutcomeUnknown"]);
  });

  /** Provider prepares, attempt, provider confirms, outcome. */
  it.each([
    [0, [], ["PaymentAttempted", "PaymentCaptured"]],
    [1, [], ["PaymentAttempted", "PaymentCaptured"]],
    [2, ["PaymentAttempted"], ["PaymentCaptured"]],
    [3, ["PaymentAttempted"], ["PaymentResolved"]],
  ])("before its step %i is resumed by another one, and takes the money once", async (dies, before, after) => {
    const world = new World();
    expect(await diesAt(world, charging(), dies)).toBe(true);
    expect(world.log.events.map(({ type }) => type)).toEqual(before);
    const { answer, events } = await tryTo(world, { now: later });
    expect([answer, events.map(([, type]) => type)]).toEqual([{ outcome: "captured" }, after]);
    expect(world.gateway.netCents).toBe(amountCents);
  });

  it("is left to that process for two minutes", async () => {
    const world = new World();
    await diesAt(world, charging(), 3);
    expect(await tryTo(world, { now: addMs(later, -1) })).toEqual({ answer: { outcome: "unknown" }, events: [] });
    expect(await tryTo(world, { now: later })).toEqual({
      answer: { outcome: "captured" },
      events: [resolved({ outcome: "captured" }, later)],
    });
  });

  it("is left to the process that began it a moment before", async () => {
    const world = new World();
    const [one, other] = [world.process(), world.process()];
    const both = world.turns.together([() => charging()(one.steps), () => charging()(other.steps)], () => 0);
    const answers = (await both).map((settled) => (settled.status === "fulfilled" ? settled.value : settled.reason));
    expect(answers).toContainEqual({ outcome: "captured" });
    expect(world.gateway.netCents).toBe(amountCents);
    expect(world.log.events.map(({ type }) => type)).toEqual(["PaymentAttempted", "PaymentCaptured"]);
  });
});

const failure = new Error("the provider is out of order");

/** Steps whose card provider fails at a call. */
const failing = ({ load, handle, facts, ports }: Steps, call: "prepare" | "confirm" | "ask", error: Error = failure) =>
  new Steps({ load, handle }, facts, {
    ...ports,
    payments: { ...ports.payments, card: { ...ports.payments.card, [call]: () => Promise.reject(error) } },
  });

describe("a charge that its provider need not be asked about", () => {
  it("is not asked about when its answer has come", async () => {
    expect(await charging()(failing(new World().process().steps, "ask"))).toEqual({ outcome: "captured" });
  });

  it("is not prepared again when that is recorded, with any card by then", async () => {
    const world = new World();
    await diesAt(world, charging(), 2);
    const method = { kind: "card", token: "tok_another" } as const;
    const answer = await charging({ now: later, method })(failing(world.process().steps, "prepare"));
    expect([answer, [...world.gateway.charges.keys()]]).toEqual([{ outcome: "captured" }, [reference]]);
  });

  it("was declined, without a reason", async () => {
    const world = new World();
    const outcome = { attempt: 1, outcome: "declined", amountCents, reference, resolvedAt: at };
    const facts = { purpose, attempt: 1, amountCents, methodToken: card.token, provider: "card", reference, attemptedAt: at };
    await given(
      world,
      paymentStream(1),
      [
        { type: "PaymentAttempted", data: facts },
        { type: "PaymentResolved", data: outcome },
      ],
      at,
    );
    expect(await tryTo(world)).toEqual({ answer: { outcome: "declined", code: "declined", hard: false }, events: [] });
  });
});

describe("a charge whose provider fails in another way", () => {
  const outOfOrder = event("OutcomeUnknown", { attempt: 1, why: "error", noticedAt: at });

  it("leaves no attempt when it could not be prepared", async () => {
    const world = new World();
    await expect(charging()(failing(world.process().steps, "prepare"))).rejects.toBe(failure);
    expect(world.log.events).toEqual([]);
  });

  it("stays undecided, which is recorded, and is asked about by the next process", async () => {
    const world = new World();
    await expect(charging()(failing(world.process().steps, "confirm"))).rejects.toBe(failure);
    expect(world.log.events.map(({ stream, type, data }) => [stream, type, data])).toEqual([attempted, outOfOrder]);
    await expect(charging({ now: later })(failing(world.process().steps, "ask"))).rejects.toBe(failure);
    expect(await tryTo(world, { now: later })).toMatchObject({ answer: { outcome: "captured" } });
  });
});
