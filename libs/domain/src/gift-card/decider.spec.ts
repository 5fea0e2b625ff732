import { accountId, otherAccountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { idFrom } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { type GiftCardCommand, giftCard } from "./decider.ts";
import type { GiftCardEvent } from "./events.ts";
import type { GiftCardDetails } from "./state.ts";

const at = "2027-02-03T15:00:00.000Z";
const later = "2027-03-05T15:00:00.000Z";
const details: GiftCardDetails = {
  buyerId: accountId,
  buyer: { name: "Rosalie Tremblay", email: "rosalie@example.com" },
  recipient: { name: "Noé", email: "noe@example.com" },
  message: "Bonne fête!",
  delivery: { by: "email" },
  language: "fr",
};
const methodToken = "tok_visa";
const code = { codeHash: "hash", lastFour: "7K2Q" };
const bonus = { broughtBy: idFrom("purchase"), cents: cents(1_000), expiresAt: later, ...code };

const started: GiftCardEvent = { type: "GiftCardStarted", data: { cents: cents(5_000), provider: "card", startedAt: at } };
const requested = (attempt = 1): GiftCardEvent => ({
  type: "GiftCardRequested",
  data: { attempt, ...details, methodToken, requestedAt: at },
});
const failed: GiftCardEvent = { type: "GiftCardPaymentFailed", data: { attempt: 1, code: "card_declined", failedAt: at } };
const left: GiftCardEvent = { type: "GiftCardEnded", data: { because: "left", endedAt: at } };
const issued: GiftCardEvent = { type: "GiftCardIssued", data: { kind: "purchased", cents: cents(5_000), issue: 1, ...code, issuedAt: at } };
const bonusIssued: GiftCardEvent = { type: "GiftCardIssued", data: { kind: "bonus", issue: 1, ...bonus, issuedAt: at } };
const mailed: GiftCardEvent = { type: "GiftCardMailed", data: { issue: 1, result: "sent", mailedAt: at } };
const redeemed = (by = accountId): GiftCardEvent => ({
  type: "GiftCardRedeemed",
  data: { accountId: by, kind: "purchased", cents: cents(5_000), redeemedAt: at },
});

const start: GiftCardCommand = { type: "StartGiftCard", cents: cents(5_000), provider: "card", at };
const request: GiftCardCommand = { type: "RequestGiftCard", details, methodToken, at };
const fail: GiftCardCommand = { type: "RecordGiftCardPaymentFailed", attempt: 1, code: "card_declined", at };
const leave: GiftCardCommand = { type: "EndGiftCard", because: "left", at };
const issue: GiftCardCommand = { type: "IssueGiftCard", ...code, at };
const mail: GiftCardCommand = { type: "RecordGiftCardMailed", issue: 1, result: "sent", at };
const redeem = (by = accountId, when = at): GiftCardCommand => ({ type: "RedeemGiftCard", codeHash: "hash", accountId: by, at: when });

const paying = [started, requested()];
const paid = [...paying, issued];

describe("the purchase of a gift card", () => {
  it("is started, filled in and paid, each once", () => {
    given(giftCard).when(start).thenEvents(started);
    given(giftCard, [started]).when(start).thenNothing();
    given(giftCard, [started]).when(request).thenEvents(requested());
    given(giftCard, paying).when(issue).thenEvents(issued);
    given(giftCard, paid).when(issue).thenNothing();
    given(giftCard, paid).when(mail).thenEvents(mailed);
    given(giftCard, [...paid, mailed])
      .when(mail)
      .thenNothing();
    const returned: GiftCardEvent = { type: "GiftCardMailed", data: { issue: 1, result: "refused", cameBack: true, mailedAt: at } };
    const comesBack: GiftCardCommand = { type: "RecordGiftCardReturned", issue: 1, at };
    given(giftCard, [...paid, mailed])
      .when(comesBack)
      .thenEvents(returned);
    for (const command of [mail, comesBack])
      given(giftCard, [...paid, mailed, returned])
        .when(command)
        .thenNothing();
  });

  it("keeps what the buyer asked for", () => {
    given(giftCard, paying).when(issue).thenState({ status: "issued", cents: 5_000, details });
  });

  it("can be paid by another card after one was declined", () => {
    given(giftCard, paying).when(fail).thenEvents(failed);
    given(giftCard, [...paying, failed])
      .when(fail)
      .thenNothing();
    given(giftCard, [...paying, failed])
      .when(request)
      .thenEvents(requested(2));
    given(giftCard, [...paying, failed, requested(2)])
      .when(fail)
      .thenNothing();
  });

  it("that is left or failed ends once, and nothing pays for it any more", () => {
    given(giftCard, [started]).when(leave).thenEvents(left);
    given(giftCard, [...paying, failed])
      .when(leave)
      .thenEvents(left);
    given(giftCard, [started, left]).when(leave).thenNothing();
    given(giftCard, [started, left]).when(request).thenRefused("gift-card-ended");
    given(giftCard, [started, left]).when(issue).thenRefused("no-billing-under-way");
  });

  it("does not end while money may move, nor once it has", () => {
    given(giftCard, paying).when(leave).thenRefused("another-attempt-is-under-way");
    given(giftCard, paid).when(leave).thenRefused("already-paid");
  });

  it.each([
    ["was never started", [], "gift-card-not-found"],
    ["is being paid", paying, "another-attempt-is-under-way"],
    ["is paid", paid, "already-paid"],
  ] as const)("takes no attempt where it %s", (_, past, refusal) => {
    given(giftCard, past).when(request).thenRefused(refusal);
  });

  it.each([
    ["today, too late for the morning", "2027-02-03"],
    ["in the past", "2027-02-01"],
    ["in more than a year", "2028-02-05"],
  ])("is not mailed on a day %s", (_, date) => {
    const dated: GiftCardDetails = { ...details, delivery: { by: "email", on: { date, zone: "America/Toronto" } } };
    given(giftCard, [started])
      .when({ ...request, details: dated } as GiftCardCommand)
      .thenRefused("gift-day-invalid");
  });
});

describe("a bonus", () => {
  it("is issued once, with its end", () => {
    const command: GiftCardCommand = { type: "IssueBonus", ...bonus, at };
    given(giftCard).when(command).thenEvents(bonusIssued);
    given(giftCard, [bonusIssued]).when(command).thenNothing();
  });

  it("cannot be redeemed from its end on", () => {
    given(giftCard, [bonusIssued]).when(redeem(accountId, "2027-03-05T14:59:59.999Z")).thenState({ status: "redeemed" });
    given(giftCard, [bonusIssued]).when(redeem(accountId, later)).thenRefused("code-expired");
  });
});

describe("the code of a gift card", () => {
  it("is redeemed by one account, once", () => {
    given(giftCard, paid).when(redeem()).thenEvents(redeemed());
    for (const by of [accountId, otherAccountId])
      given(giftCard, [...paid, redeemed()])
        .when(redeem(by))
        .thenRefused("code-used");
  });

  it("is none before the card is paid", () => {
    for (const past of [[], [started], paying, [...paying, failed], [started, left]])
      given(giftCard, past).when(redeem()).thenRefused("code-invalid");
  });

  it("can still be mailed after it was redeemed, as a printed page was before", () => {
    given(giftCard, [...paid, redeemed()])
      .when(mail)
      .thenEvents(mailed);
  });
});

it("throws on an unknown command or event of a gift card", () => {
  expect(() => giftCard.decide({ type: "Surprise" } as never, paid.reduce(giftCard.evolve, giftCard.initialState))).toThrow("unexpected");
  expect(() => giftCard.evolve(giftCard.initialState, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});
