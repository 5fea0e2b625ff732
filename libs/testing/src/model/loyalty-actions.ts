import { giftCards, pointAccounts, referrals } from "@tablee/commands/aggregates";
import { type CommandContext, part } from "@tablee/commands/context";
import { buyGiftCard } from "@tablee/commands/gift-card/buy-gift-card";
import { codeHashOf, codeOf } from "@tablee/commands/gift-card/gift-code";
import { redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import { startGiftCard } from "@tablee/commands/gift-card/start-gift-card";
import { answerPointsDispute, disputePoints } from "@tablee/commands/points/dispute-points";
import type { Steps } from "@tablee/commands/steps";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import type { GiftCardDetails } from "@tablee/domain/gift-card/state";
import { type AccountId, accountId as accountIdOf, idFrom, orderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { paymentProviders } from "@tablee/domain/payment/vocabulary";
import { referralRefusals } from "@tablee/domain/referral/vocabulary";
import { giftDetails } from "../fixtures/gift-cards.ts";
import type { Details } from "./action-args.ts";
import { giftDeskActs, giftDeskWeights, issuedAmong } from "./gift-desk-actions.ts";

/** An account's act about gift cards or referrals, the same in memory and over servers. */
type Act = (steps: Steps, accountId: AccountId, context: CommandContext, details: Details) => Promise<unknown>;

/** Amounts without and with a bonus. In cents. */
const amounts = [2_000, 9_999, 10_000, 15_000];
/** A few cards, so that one is paid, redeemed and left more than once. */
export const CARDS = 5;
const cardOf = (accountId: AccountId, { a }: Details) => idFrom("simulated gift", accountId, a % CARDS);
const friendOf = (accountId: AccountId, number: number) => accountIdOf(idFrom("simulated friend", accountId, number));
/** More friends than a year has credits. */
const MAX_FRIENDS = 13;

const start: Act = (steps, accountId, context, details) =>
  startGiftCard(
    steps,
    {
      giftCardId: cardOf(accountId, details),
      cents: cents(amounts[details.b % amounts.length]!),
      provider: paymentProviders[details.b % paymentProviders.length]!,
    },
    context,
  );

/** Pays for a card that was started; a visitor pays for some. */
const buy: Act = (steps, accountId, context, details) => {
  const { a, b } = details;
  const by: Partial<GiftCardDetails> = { delivery: { by: b % 3 === 0 ? "email" : "print" }, ...(a % 2 === 0 && { buyerId: accountId }) };
  const methodToken = `tok_visa-${b % 3}`;
  return buyGiftCard(steps, { giftCardId: cardOf(accountId, details), details: { ...giftDetails, ...by }, methodToken }, context);
};

/** Records that some friends signed up, or that their first boxes were delivered; now and then one brings nothing. */
const friends = async (
  steps: Steps,
  accountId: AccountId,
  context: CommandContext,
  numbers: readonly number[],
  delivered: boolean,
  { b }: Details,
): Promise<void> => {
  const { at } = context;
  for (const number of numbers) {
    const friendId = friendOf(accountId, number);
    const first = { orderId: orderId(idFrom("first box", friendId)), grantId: idFrom("referral-credit", accountId, friendId) };
    const because = number % 4 === 3 ? referralRefusals[b % referralRefusals.length] : undefined;
    const command = delivered
      ? ({ type: "RecordFirstDelivery", friendId, ...first, because, at } as const)
      : ({ type: "RecordSignUp", friendId, at } as const);
    await steps.handle(referrals, accountId, command, part(context, friendId, delivered ? "delivered" : "signed up"));
  }
};
const all = Array.from({ length: MAX_FRIENDS }, (_, number) => number);

/** Disputes one of the lines of the account's points. */
const dispute: Act = async (steps, accountId, context, { a }) => {
  const subjects = [...(await steps.load(pointAccounts, accountId)).state.lines.keys()];
  const subject = subjects[a % Math.max(1, subjects.length)] ?? "no line";
  await disputePoints(steps, { accountId, subject, message: "a simulated question" }, context);
};

/** Answers a dispute with points, without any, or with fewer. */
const answer: Act = async (steps, accountId, context, { a, b }) => {
  const disputes = [...(await steps.load(pointAccounts, accountId)).state.disputes.keys()];
  const disputeId = disputes[a % Math.max(1, disputes.length)] ?? idFrom("no dispute");
  const actor = { kind: "staff", id: "staff-1", onBehalfOf: accountId, reason: "simulated" } as const;
  await answerPointsDispute(steps, { accountId, disputeId, points: [0, 40, -60, -900][b % 4]! }, { ...context, actor });
};

/** An act of staff on one of the account's gift cards. */
const atDesk =
  (name: keyof typeof giftDeskActs): Act =>
  async (steps, accountId, context, details) => {
    const cards = Array.from({ length: CARDS }, (_, a) => cardOf(accountId, { ...details, a }));
    await giftDeskActs[name](steps, await issuedAmong(steps, cards, details), context, details);
  };

export const loyaltyActs = {
  "refund a gift card": atDesk("refund a gift card"),
  "ask for a gift card's refund": atDesk("ask for a gift card's refund"),
  "decide a gift card's refund": atDesk("decide a gift card's refund"),
  "dispute points": dispute,
  "answer a dispute": answer,
  "begin to buy a gift card": start,
  "pay for a gift card": buy,
  "buy a gift card": async (steps, accountId, context, details) => {
    await start(steps, accountId, part(context, "start"), details);
    await buy(steps, accountId, part(context, "buy"), details);
  },
  "buy and redeem a gift card": async (steps, accountId, context, details) => {
    await start(steps, accountId, part(context, "start"), details);
    await buy(steps, accountId, part(context, "buy"), details);
    await redeemGiftCard(steps, { accountId, code: codeOf(steps, cardOf(accountId, details), 1) }, part(context, "redeem"));
  },
  "redeem a gift card": (steps, accountId, context, details) =>
    redeemGiftCard(steps, { accountId, code: codeOf(steps, cardOf(accountId, details), 1) }, context),
  "redeem a bonus": (steps, accountId, context, details) =>
    redeemGiftCard(steps, { accountId, code: codeOf(steps, bonusIdOf(cardOf(accountId, details)), 1) }, context),
  /** A recipient elsewhere, whose account is no part of the history. */
  "have a gift card redeemed": (steps, accountId, context, details) =>
    steps.handle(
      giftCards,
      cardOf(accountId, details),
      {
        type: "RedeemGiftCard",
        accountId: friendOf(accountId, 0),
        codeHash: codeHashOf(steps, codeOf(steps, cardOf(accountId, details), 1)),
        at: context.at,
      },
      context,
    ),
  "a friend signs up": (steps, accountId, context, details) =>
    friends(steps, accountId, context, [details.a % MAX_FRIENDS], false, details),
  "a friend has a first box": (steps, accountId, context, details) =>
    friends(steps, accountId, context, [details.a % MAX_FRIENDS], true, details),
  "many friends have a first box": async (steps, accountId, context, details) => {
    await friends(steps, accountId, part(context, "all"), all, false, details);
    await friends(steps, accountId, part(context, "all"), all, true, details);
  },
} as const satisfies Readonly<Record<string, Act>>;

/** The frequency of each act beside the other actions of a history. */
export const loyaltyWeights = {
  ...giftDeskWeights,
  "dispute points": 8,
  "answer a dispute": 10,
  "begin to buy a gift card": 4,
  "pay for a gift card": 6,
  "buy a gift card": 14,
  "buy and redeem a gift card": 10,
  "redeem a gift card": 14,
  "redeem a bonus": 8,
  "have a gift card redeemed": 4,
  "a friend signs up": 6,
  "a friend has a first box": 8,
  "many friends have a first box": 2,
} as const satisfies Readonly<Record<keyof typeof loyaltyActs, number>>;
