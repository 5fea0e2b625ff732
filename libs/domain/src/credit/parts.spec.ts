import { given } from "../../testing/given.ts";
import { idFrom, orderId } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { purposeOf } from "../payment/purpose.ts";
import { type Credit, type CreditCommand, credit, creditLeft } from "./decider.ts";
import type { CreditEvent } from "./events.ts";
import type { Part } from "./grants.ts";

const at = "2027-02-03T06:00:00.000Z";
const soon = "2027-02-20T05:00:00.000Z";
const justBefore = "2027-02-20T04:59:59.999Z";
const later = "2027-03-20T04:00:00.000Z";
const payment = idFrom("payment", 1);
const another = idFrom("payment", 2);
const refundId = idFrom("refund", 1);
const otherRefundId = idFrom("refund", 2);

const id = (name: string) => idFrom("grant", name);
const part = (name: string, amount: number) => ({ grantId: id(name), cents: cents(amount) });
const grant = (name: string, amount: number, more: Partial<Extract<CreditCommand, { type: "GrantCredit" }>> = {}): CreditCommand => ({
  type: "GrantCredit",
  grantId: id(name),
  kind: "promotional",
  source: "goodwill",
  name,
  cents: cents(amount),
  at,
  ...more,
});
const gift = (name: string, amount: number) => grant(name, amount, { kind: "purchased", source: "gift-card" });
const reserve = (promotionalCents: number, purchasedCents = 0, when = at, what = payment): CreditCommand => ({
  type: "ReserveCredit",
  purpose: purposeOf(orderId(what)),
  promotionalCents: cents(promotionalCents),
  purchasedCents: cents(purchasedCents),
  at: when,
});
const spend: CreditCommand = { type: "SpendCredit", payment, at };
const release: CreditCommand = { type: "ReleaseCredit", payment, at };
const back = (promotionalCents: number, purchasedCents = 0, refund = refundId): CreditCommand => ({
  type: "ReturnCredit",
  payment,
  refundId: refund,
  promotionalCents: cents(promotionalCents),
  purchasedCents: cents(purchasedCents),
  at,
});
const after = (...commands: readonly CreditCommand[]): readonly CreditEvent[] =>
  commands.reduce<readonly CreditEvent[]>((events, command) => given(credit, events).when(command).events, []);
const stateAfter = (...commands: readonly CreditCommand[]): Credit => after(...commands).reduce(credit.evolve, credit.initialState);

const reserved = (...parts: readonly Part[]): CreditEvent => ({
  type: "CreditReserved",
  data: { payment, purpose: purposeOf(orderId(payment)), parts: [...parts], reservedAt: at },
});
const released = (...parts: readonly Part[]): CreditEvent => ({
  type: "CreditReleased",
  data: { payment, parts: [...parts], releasedAt: at },
});
const returned = (...parts: readonly Part[]): CreditEvent => ({
  type: "CreditReturned",
  data: { payment, refundId, parts: [...parts], returnedAt: at },
});

describe("money set aside", () => {
  it("comes from what expires soonest, then from what never does, each in the order in which it came, and no further", () => {
    const granted = after(
      grant("for good", 300),
      grant("in March", 200, { expiresAt: later }),
      grant("in February", 100, { expiresAt: soon }),
      grant("for good too", 300),
      gift("gift", 5000),
    );
    given(credit, granted)
      .when(reserve(650))
      .thenEvents(reserved(part("in February", 100), part("in March", 200), part("for good", 300), part("for good too", 50)));
    given(credit, granted)
      .when(reserve(100, 1))
      .thenEvents(reserved(part("in February", 100), part("gift", 1)));
  });

  it("passes over grants of which nothing is left", () => {
    const granted = after(grant("one", 300), grant("other", 300), reserve(300, 0, at, idFrom("before")));
    given(credit, granted)
      .when(reserve(1))
      .thenEvents(reserved(part("other", 1)));
  });

  it("may be taken from a grant until the instant before it expires", () => {
    const granted = after(grant("bonus", 800, { expiresAt: soon }));
    given(credit, granted)
      .when(reserve(800, 0, justBefore))
      .thenState({ reserved: { [payment]: [part("bonus", 800)] } });
    given(credit, granted)
      .when(reserve(1, 0, soon))
      .thenRefused("credit-changed");
    expect(creditLeft(stateAfter(grant("bonus", 800, { expiresAt: soon })), justBefore)).toEqual({ promotional: 800, purchased: 0 });
  });

  it("of one kind cannot stand in for the other", () => {
    const granted = after(grant("goodwill", 500), gift("gift", 500));
    given(credit, granted).when(reserve(501, 499)).thenRefused("credit-changed");
    given(credit, granted).when(reserve(499, 501)).thenRefused("credit-changed");
  });

  it("is released first when another amount, or as much of another kind, is set aside instead", () => {
    const held = after(grant("goodwill", 500), gift("gift", 500), reserve(500, 100));
    const before = released(part("goodwill", 500), part("gift", 100));
    given(credit, held)
      .when(reserve(100, 500))
      .thenEvents(before, reserved(part("goodwill", 100), part("gift", 500)));
    given(credit, held)
      .when(reserve(500))
      .thenEvents(before, reserved(part("goodwill", 500)));
    given(credit, held)
      .when(reserve(499, 100))
      .thenEvents(before, reserved(part("goodwill", 499), part("gift", 100)));
    given(credit, held).when(reserve(0)).thenEvents(before);
    given(credit, held).when(reserve(500, 100)).thenNothing();
  });

  it("of nothing is nothing", () => {
    given(credit).when(reserve(0)).thenNothing();
    given(credit).when(spend).thenNothing();
    given(credit).when(release).thenNothing();
  });

  it("is spent or released whole, for its own payment alone", () => {
    const held = after(grant("goodwill", 500), reserve(200), reserve(100, 0, at, another));
    const spent = given(credit, held).when(spend);
    spent.thenEvents({ type: "CreditSpent", data: { payment, parts: [part("goodwill", 200)], spentAt: at } });
    spent.thenState({ reserved: { [another]: [part("goodwill", 100)] }, spent: { [payment]: [part("goodwill", 200)] } });
    const freed = given(credit, held).when(release);
    freed.thenEvents(released(part("goodwill", 200)));
    for (const again of [release, spend]) given(credit, freed.events).when(again).thenNothing();
    given(credit, freed.events)
      .when(reserve(200))
      .thenEvents(reserved(part("goodwill", 200)));
    expect(creditLeft(freed.state, at)).toEqual({ promotional: 400, purchased: 0 });
    expect(creditLeft(freed.state, at, another)).toEqual({ promotional: 500, purchased: 0 });
    expect(creditLeft(freed.state, at, "nobody's")).toEqual({ promotional: 400, purchased: 0 });
  });
});

describe("money that a refund gives back", () => {
  const paidBy = (expiresAt: string) =>
    after(grant("bonus", 800, { expiresAt }), grant("for good", 400), gift("gift", 1000), reserve(1200, 1000), spend);
  const paid = paidBy("2027-06-01T04:00:00.000Z");
  const fading = paidBy(soon);

  it("goes to the grant that paid last, then to those before it, each kind for itself", () => {
    const once = given(credit, paid).when(back(500, 300));
    once.thenEvents(returned(part("for good", 400), part("bonus", 100), part("gift", 300)));
    expect(creditLeft(once.state, at)).toEqual({ promotional: 500, purchased: 300 });
    once.thenState({ spent: { [payment]: [part("bonus", 700), part("for good", 0), part("gift", 700)] }, returns: [refundId] });
    const twice = given(credit, once.events).when(back(700, 700, otherRefundId));
    expect(creditLeft(twice.state, at)).toEqual({ promotional: 1200, purchased: 1000 });
    twice.thenState({ returns: [refundId, otherRefundId] });
  });

  it("is never more of either kind than was paid with it", () => {
    given(credit, paid).when(back(1201)).thenRefused("refund-exceeds-payment", { left: 1200 });
    given(credit, paid).when(back(0, 1001)).thenRefused("refund-exceeds-payment", { left: 1000 });
    given(credit).when(back(1)).thenRefused("refund-exceeds-payment", { left: 0 });
    expect(creditLeft(given(credit, paid).when(back(1200, 1000)).state, at)).toEqual({ promotional: 1200, purchased: 1000 });
  });

  it("of nothing is nothing", () => {
    given(credit, paid).when(back(0)).thenNothing();
    given(credit).when(back(0)).thenNothing();
  });

  it("has thirty days where its grant has expired since, or soon does, as a grant of the same name", () => {
    const returnedAt = "2027-02-25T05:00:00.000Z";
    const renewed = (refund: string) => ({ from: id("bonus"), grantId: idFrom("returned-credit", refund, id("bonus")), cents: cents(600) });
    const expiresAt = "2027-03-27T05:00:00.000Z";
    const late = given(credit, fading).when({ ...back(1000), at: returnedAt });
    const parts = [part("for good", 400), part("bonus", 600)];
    late.thenEvents({
      type: "CreditReturned",
      data: { payment, refundId, parts, renewed: [{ ...renewed(refundId), expiresAt }], returnedAt },
    });
    expect(creditLeft(late.state, returnedAt)).toEqual({ promotional: 1000, purchased: 0 });
    expect(late.state.grants.at(-1)).toMatchObject({ name: "bonus", kind: "promotional", valueCents: 600, leftCents: 600 });
    given(credit, late.events).when({ type: "ExpireCredit", at: returnedAt }).thenNothing();
    const swept = given(credit, late.events).when({ type: "ExpireCredit", at: expiresAt });
    swept.thenEvents({ type: "CreditExpired", data: { grantId: renewed(refundId).grantId, cents: cents(600), expiredAt: expiresAt } });
    expect(creditLeft(swept.state, expiresAt)).toEqual({ promotional: 400, purchased: 0 });
  });

  it("keeps its grant where that lives longer, and is never more than was paid, in several refunds", () => {
    given(credit, paid)
      .when(back(500))
      .thenEvents(returned(part("for good", 400), part("bonus", 100)));
    const first = given(credit, fading).when({ ...back(700), at: justBefore });
    const second = given(credit, first.events).when({ ...back(500, 0, otherRefundId), at: later });
    expect(creditLeft(second.state, later)).toEqual({ promotional: 1200, purchased: 0 });
    given(credit, second.events)
      .when({ ...back(1, 0, idFrom("refund", 3)), at: later })
      .thenRefused("refund-exceeds-payment", { left: 0 });
  });
});

describe("what a refund of a gift card takes back", () => {
  const withdraw = (maxCents: number, name = "gift", withdrawalId = otherRefundId): CreditCommand => ({
    type: "WithdrawCredit",
    grantId: id(name),
    withdrawalId,
    maxCents: cents(maxCents),
    at,
  });
  const withdrawn = (amount: number): CreditEvent => ({
    type: "CreditWithdrawn",
    data: { grantId: id("gift"), withdrawalId: otherRefundId, kind: "purchased", cents: cents(amount), withdrawnAt: at },
  });

  it("is what is left of its grant, neither spent nor set aside, up to the amount that was asked for, once", () => {
    const held = after(gift("gift", 5000), reserve(0, 1000), spend, reserve(0, 1500, at, another));
    given(credit, held).when(withdraw(5000)).thenEvents(withdrawn(2500));
    given(credit, held).when(withdraw(2000)).thenEvents(withdrawn(2000));
    const once = given(credit, held).when(withdraw(5000));
    once.thenState({ grants: [{ grantId: id("gift"), valueCents: 2500, leftCents: 0 }], withdrawals: { [otherRefundId]: 2500 } });
    given(credit, once.events).when(withdraw(5000)).thenNothing();
    given(credit, once.events)
      .when(reserve(0, 1, at, idFrom("a third box")))
      .thenRefused("credit-changed");
  });

  it("leaves the account what a refund or a failed box gives back afterwards, and never takes that", () => {
    const empty = after(gift("gift", 1000), reserve(0, 600), spend, reserve(0, 400, at, another));
    const nothing = given(credit, empty).when(withdraw(1000));
    nothing.thenEvents(withdrawn(0));
    const later = after(
      gift("gift", 1000),
      reserve(0, 600),
      spend,
      reserve(0, 400, at, another),
      withdraw(1000),
      { ...release, payment: another } as CreditCommand,
      back(0, 600),
    );
    expect(creditLeft(later.reduce(credit.evolve, credit.initialState), at)).toEqual({ promotional: 0, purchased: 1000 });
    given(credit, later).when(withdraw(1000)).thenNothing();
  });

  it("is nothing of a grant that there is not", () => {
    given(credit).when(withdraw(1000)).thenNothing();
  });
});

describe("a grant", () => {
  it("is recorded as it was given, once", () => {
    const granted = given(credit).when(grant("bonus", 800, { expiresAt: soon }));
    const { type: _, at: grantedAt, ...data } = grant("bonus", 800, { expiresAt: soon }) as Extract<CreditCommand, { type: "GrantCredit" }>;
    granted.thenEvents({ type: "CreditGranted", data: { ...data, grantedAt } });
    granted.thenState({ grants: [{ grantId: id("bonus"), kind: "promotional", name: "bonus", valueCents: 800, leftCents: 800 }] });
    given(credit, granted.events).when(grant("bonus", 900)).thenNothing();
    expect(creditLeft(stateAfter(grant("bonus", 800), grant("another", 1)), at).promotional).toBe(801);
  });
});

it("throws on an unknown command or event of credit", () => {
  expect(() => credit.decide({ type: "Surprise" } as never, credit.initialState)).toThrow("unexpected");
  expect(() => credit.evolve(credit.initialState, { type: "Surprise" } as never)).toThrow("unexpected");
});
