import { pointAccounts, referrals } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { buyGiftCard } from "@tablee/commands/gift-card/buy-gift-card";
import { codeOf } from "@tablee/commands/gift-card/gift-code";
import { redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import { startGiftCard } from "@tablee/commands/gift-card/start-gift-card";
import { redeemPoints } from "@tablee/commands/points/redeem-points";
import { Refused } from "@tablee/commands/refused";
import { type AccountId, accountId as accountIdOf, idFrom, orderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { redemptionOptions } from "@tablee/domain/points/policy";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { giftDetails } from "@tablee/testing/fixtures/gift-cards";
import { checkCredit, checkPoints } from "@tablee/testing/model/balance-rules";
import { checkGiftCard, checkGiftCredits, checkReferrals } from "@tablee/testing/model/loyalty-rules";
import { must } from "@tablee/testing/model/rules";
import type { StoredLogView } from "../model/log-view.ts";
import type { Guest } from "./crowd.ts";
import type { Doors } from "./doors.ts";

/** The gift card that all guests redeem at once. */
const giftCardId = idFrom("storm", "gift card");
export const giftPaymentId = paymentIdOf(giftCardPurposeOf(giftCardId));
/** The exchanges that the balance of the one account is enough for. */
const EXCHANGES = 7;

/** The acts of a rush by what became of them. */
export interface Rush {
  readonly accountId: AccountId;
  readonly redeemed: number;
  readonly exchanged: number;
  readonly credited: number;
}

/**
 * Runs `count` redemptions of one gift card by as many guests, `count` exchanges of one account's points and the deliveries of `count`
 * friends of one account, all at the same time.
 */
export async function rush(doors: Doors, guests: readonly Guest[], count: number): Promise<Rush> {
  const { steps } = doors.opened.dependencies;
  const at = doors.opened.clock.now();
  const accountId = guests.find(({ pays }) => pays)!.accountId;
  const [option] = redemptionOptions(at.slice(0, 10));
  const by = (subject: AccountId, ...names: readonly unknown[]): CommandContext => {
    const commandId = idFrom("storm", "rush", ...names.map(String));
    return { commandId, correlationId: commandId, actor: { kind: "client", id: subject }, subject, at };
  };
  await startGiftCard(steps, { giftCardId, cents: cents(15_000), provider: "card" }, by(accountId, "start"));
  const details = { ...giftDetails, buyerId: accountId, delivery: { by: "print" } } as const;
  await buyGiftCard(steps, { giftCardId, details, methodToken: "tok_visa" }, by(accountId, "buy"));
  await doors.idle();
  const awardId = idFrom("storm", "points");
  const { state } = await steps.load(pointAccounts, accountId);
  const points = EXCHANGES * option!.points - state.available;
  await steps.handle(pointAccounts, accountId, { type: "Award", awardId, points, at }, by(accountId, "award"));

  const code = codeOf(steps, giftCardId, 1);
  const friends = Array.from({ length: count }, (_, number) => accountIdOf(idFrom("storm", "friend", number)));
  for (const friendId of friends)
    await steps.handle(referrals, accountId, { type: "RecordSignUp", friendId, at }, by(accountId, "sign-up", friendId));
  const redeeming = friends.map((_, n) => {
    const guest = guests[n % guests.length]!.accountId;
    return () => doors.commands.send(redeemGiftCard, { accountId: guest, code }, by(guest, "redeem", n));
  });
  const exchanging = friends.map(
    (_, n) => () => doors.commands.send(redeemPoints, { accountId, points: option!.points }, by(accountId, "exchange", n)),
  );
  const delivering = friends.map((friendId) => {
    const first = { friendId, orderId: orderId(idFrom("first box", friendId)), grantId: idFrom("referral-credit", accountId, friendId) };
    return () => steps.handle(referrals, accountId, { type: "RecordFirstDelivery", ...first, at }, by(accountId, "delivered", friendId));
  });
  const [redeemed, exchanged] = await Promise.all([redeeming, exchanging, delivering].map(accepted));
  await doors.idle();
  const { state: referred } = await steps.load(referrals, accountId);
  const credited = [...referred.friends.values()].filter(({ status }) => status === "credited").length;
  return { accountId, redeemed: redeemed!, exchanged: exchanged!, credited };
}

/** Starts all works at once, and counts those that were accepted. @throws any failure that is no refusal */
async function accepted(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const results = await Promise.allSettled(works.map((work) => work()));
  const failed = results.find((result) => result.status === "rejected" && !(result.reason instanceof Refused));
  if (failed?.status === "rejected") throw failed.reason;
  return results.filter(({ status }) => status === "fulfilled").length;
}

/** Checks that one guest has the card, that only points that were there are exchanged, and that a year's credits are its limit. */
export function checkRush(log: StoredLogView, { accountId, redeemed, exchanged, credited }: Rush): void {
  checkGiftCard(log, giftCardId);
  checkGiftCredits(log);
  checkPoints(log, `points-${accountId}`);
  checkReferrals(log, accountId);
  for (const id of log.ids("credit")) checkCredit(log, `credit-${id}`);
  must(redeemed === 1, `one of many redemptions of a card is accepted, not ${redeemed}`);
  must(exchanged === EXCHANGES, `a balance for ${EXCHANGES} exchanges is exchanged so often, not ${exchanged} times`);
  must(credited === referralPolicies[0]!.maxPerYear, `as many friends are credited as a year allows, not ${credited}`);
}
