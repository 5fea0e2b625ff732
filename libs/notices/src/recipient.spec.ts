import type { ExistingOrder } from "@tablee/domain/order/state";
import { accountId, address, calendar, method, orderId, person } from "@tablee/domain/testing/examples";
import type { AccountMatter, OrderMatter } from "./context.ts";
import { recipientOf } from "./recipient.ts";

const at = "2027-01-04T15:00:00.000Z";
const account = (phone?: string) => {
  const { phone: _, ...line } = address;
  const given = { region: "on", areaId: "toronto", postalPrefix: "M4E", givenAt: at } as const;
  const place = { address: { ...line, ...(phone ? { phone } : {}) }, ...given };
  return { status: "open", accountId, person, language: "en", method, address: place } as const;
};
const reachable = account("+14165550100");
const aboutOrder = (changed: Partial<OrderMatter>): OrderMatter => ({
  about: "order",
  id: orderId,
  kind: "delivered",
  channel: "mail",
  order: { status: "delivered", calendar } as ExistingOrder,
  account: reachable,
  ...changed,
});
const guess = { about: "account", id: accountId, kind: "sign-ins-guessed", channel: "mail", occurrence: "event", happenedAt: at } as const;
const aboutGuess = (changed: Partial<AccountMatter>): AccountMatter => ({
  ...guess,
  account: { ...reachable, guessed: { at, isWarned: false } },
  ...changed,
});

describe("who receives a notice", () => {
  it("is the owner of the account: by mail at the address of the account, by text at the number of the household", () => {
    for (const matter of [aboutOrder({}), aboutGuess({})])
      expect(recipientOf(matter, at)).toMatchObject({ channel: "mail", to: person.email });
    expect(recipientOf(aboutOrder({ channel: "sms" }), at)).toMatchObject({ channel: "sms", to: "+14165550100" });
  });

  it("gets by text that a box is on its way, and by mail where there is no number", () => {
    const onItsWay = { kind: "on-its-way", channel: "sms" } as const;
    expect(recipientOf(aboutOrder(onItsWay), at)).toMatchObject({ channel: "sms" });
    expect(recipientOf(aboutOrder({ ...onItsWay, account: account() }), at)).toMatchObject({ channel: "mail", to: person.email });
    const closed = { ...account(), status: "closed" } as const;
    expect(recipientOf(aboutOrder({ ...onItsWay, account: closed }), at)).toEqual({ channel: "mail", because: "account-closed" });
  });

  it("gets no text without a number where a mail has the same content", () => {
    const failed = { kind: "delivery-failed", channel: "sms" } as const;
    expect(recipientOf(aboutOrder({ ...failed, account: account() }), at)).toEqual({ channel: "sms", because: "no-phone" });
  });

  it.each(["closed", "forgotten", "none"] as const)("is not found once the account is %s", (status) => {
    for (const matter of [aboutOrder({}), aboutGuess({})])
      expect(recipientOf({ ...matter, account: { ...reachable, status } as OrderMatter["account"] }, at)).toEqual({
        channel: "mail",
        because: "account-closed",
      });
  });
});

describe("what devices show", () => {
  const onItsWay = { kind: "on-its-way", channel: "push", happenedAt: at, devices: ["fcm:phone"], consents: { push: "push-2" } } as const;

  it("goes to the devices of an account that agreed to it", () => {
    expect(recipientOf(aboutOrder(onItsWay), at)).toMatchObject({ channel: "push", to: accountId, devices: ["fcm:phone"] });
  });

  it.each([
    ["agreed to nothing", { consents: {} }, "no-consent"],
    ["agreed to something else", { consents: { sms: "sms-1", newsletter: "newsletter-1" } }, "no-consent"],
    ["agreed to words that named offers alone", { consents: { push: "push-1" } }, "no-consent"],
    ["is signed in on no device", { devices: [] }, "no-device"],
    ["would see it hours later", { happenedAt: "2027-01-04T09:00:00.000Z" }, "too-late"],
  ])("is nothing where the account %s", (_, changed, because) => {
    expect(recipientOf(aboutOrder({ ...onItsWay, ...changed }), at)).toEqual({ channel: "push", because });
  });
});

describe("a mail about a long pause", () => {
  const pausedAt = "2026-12-10T15:00:00.000Z";
  const subscription = { status: "paused", pausedAt } as AccountMatter["subscription"];
  const longPause = { kind: "still-paused", happenedAt: pausedAt, subscription, consents: { email: "email-1" } } as const;
  const about = (changed: object) => recipientOf(aboutGuess({ ...longPause, ...changed }), at);

  it("goes to who agreed to mails that are meant for them", () => {
    expect(about({})).toMatchObject({ channel: "mail", to: person.email });
  });

  it.each([
    ["agreed to nothing, or no longer does", { consents: {} }, "no-consent"],
    ["agreed to the newsletter alone", { consents: { newsletter: "newsletter-1", terms: "terms-3" } }, "no-consent"],
    ["resumed", { subscription: { status: "active" } }, "no-longer-paused"],
    ["ended the subscription", { subscription: { status: "closed" } }, "no-longer-paused"],
    ["paused again since", { subscription: { status: "paused", pausedAt: at } }, "no-longer-paused"],
    ["resumes soon", { subscription: { ...subscription, resumesAt: "2027-01-10T05:00:00.000Z" } }, "resumes-soon"],
    ["closed the account", { account: { ...reachable, status: "closed" } }, "account-closed"],
    ["was forgotten", { account: { status: "forgotten", accountId } }, "account-closed"],
  ])("does not go to who %s", (_, changed, because) => {
    expect(about(changed)).toEqual({ channel: "mail", because });
  });
});

describe("a mail about another end of a pause", () => {
  const [pausedAt, resumesAt] = ["2026-12-10T15:00:00.000Z", "2027-01-28T05:00:00.000Z"] as const;
  const subscription = { status: "paused", pausedAt, resumesAt } as AccountMatter["subscription"];
  const moved = { kind: "pause-moved", happenedAt: at, subscription, pauseEnd: { pausedAt, resumesAt } } as const;
  const about = (changed: object) => recipientOf(aboutGuess({ ...moved, ...changed }), at);

  it("goes to its owner while that is its end", () => {
    expect(about({})).toMatchObject({ channel: "mail", to: person.email });
    expect(about({ subscription: { status: "paused", pausedAt }, pauseEnd: { pausedAt } })).toMatchObject({ to: person.email });
  });

  it.each([
    ["was resumed", { subscription: { status: "active" } }, "no-longer-paused"],
    ["is another pause by now", { subscription: { ...subscription, pausedAt: at } }, "no-longer-paused"],
    ["ends on yet another day", { subscription: { ...subscription, resumesAt: at } }, "told-since"],
    ["has no end any more", { subscription: { status: "paused", pausedAt } }, "told-since"],
  ])("does not go out when the subscription %s", (_, changed, because) => {
    expect(about(changed)).toEqual({ channel: "mail", because });
  });
});

describe("a notice about a password", () => {
  const reset = { kind: "reset-link", happenedAt: "2027-01-04T14:00:01.000Z" } as const;

  it("goes to the owner of a closed account as well, who still signs in to read", () => {
    const closed = { ...reachable, status: "closed" } as const;
    for (const kind of ["reset-link", "sign-in-changed", "provider-linked", "provider-removed"] as const)
      expect(recipientOf(aboutGuess({ ...reset, kind, account: closed }), at)).toMatchObject({ channel: "mail", to: person.email });
    const forgotten = { status: "forgotten", accountId } as const;
    expect(recipientOf(aboutGuess({ ...reset, account: forgotten }), at)).toEqual({ channel: "mail", because: "account-closed" });
  });

  it("is not sent with a link that has expired", () => {
    expect(recipientOf(aboutGuess(reset), at)).toMatchObject({ to: person.email });
    const late = { ...reset, happenedAt: "2027-01-04T14:00:00.000Z" };
    expect(recipientOf(aboutGuess(late), at)).toEqual({ channel: "mail", because: "link-expired" });
    expect(recipientOf(aboutGuess({ ...late, kind: "sign-in-changed" }), at)).toMatchObject({ to: person.email });
  });
});

describe("a notice that is outdated", () => {
  it.each(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"] as const)("is %s from the cutoff on", (kind) => {
    const open = { kind, order: { status: "open", calendar } as ExistingOrder };
    expect(recipientOf(aboutOrder(open), at)).toHaveProperty("to");
    expect(recipientOf(aboutOrder(open), calendar.cutoffAt)).toMatchObject({ because: "no-longer-open" });
    const locked = { kind, order: { status: "locked", calendar } as ExistingOrder };
    expect(recipientOf(aboutOrder(locked), at)).toMatchObject({ because: "no-longer-open" });
  });

  it.each([
    ["locked", method.token, undefined],
    ["billing", method.token, "no-longer-unpaid"],
    ["billed", method.token, "no-longer-unpaid"],
    ["failed", method.token, "no-longer-unpaid"],
    ["locked", "tok_another", "another-card"],
    ["locked", undefined, "another-card"],
  ] as const)("is that a payment of a %s order failed that was tried with %s: %s", (status, triedToken, because) => {
    const recipient = recipientOf(aboutOrder({ kind: "payment-failed", order: { status } as ExistingOrder, triedToken }), at);
    expect("because" in recipient ? recipient.because : undefined).toBe(because);
  });

  it.each([
    ["are told already", { at, isWarned: true }, "told-already"],
    ["are not the latest ones", { at: "2027-01-06T15:00:00.000Z", isWarned: false }, "told-since"],
  ])("is that a password is being guessed when the guesses %s", (_, guessed, because) => {
    expect(recipientOf(aboutGuess({ account: { ...reachable, guessed } }), at)).toMatchObject({ because });
  });
});
