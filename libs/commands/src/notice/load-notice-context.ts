import { isEnabledFor } from "@tablee/domain/flag/decider";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { isIssued } from "@tablee/domain/gift-card/state";
import { never, refuse } from "@tablee/domain/kernel/errors";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { isMarketing, type NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { changePurposeOf, paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { isReviewed } from "@tablee/domain/review/decider";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import { resumedAtOf, summaryOf } from "@tablee/domain/subscription/summary";
import { tastesNow } from "@tablee/domain/subscription/terms";
import type { GiftCardMatter, NoticeContext, NoticeRequest, OrderMatter, ReferralMatter } from "@tablee/notices/context";
import {
  accounts,
  consents,
  flags,
  giftCards,
  orders,
  payments,
  pointAccounts,
  referrals,
  reviewsOfAccounts,
  subscriptions,
} from "../aggregates.ts";
import { codeOf } from "../gift-card/gift-code.ts";
import { printTokenOf } from "../gift-card/print-gift-card.ts";
import { friendsMealsOn } from "../referral/friends-meals.ts";
import { Refused } from "../refused.ts";
import { standingAfterFailure } from "../subscription/standing-after-failure.ts";
import { boxesToCome } from "./boxes-to-come.ts";
import { expectedCharge } from "./expected-charge.ts";
import type { NoticeSteps } from "./notice-steps.ts";

/**
 * Loads the subject of a request from its streams, and the facts that its recipient depends on, at the time of sending: consent that was
 * given when it was enqueued may have been withdrawn.
 * @throws Refused order-not-found, account-not-found, gift-card-not-found, invitation-not-found
 */
export async function loadNoticeContext(steps: NoticeSteps, request: NoticeRequest): Promise<NoticeContext> {
  const matter = await subjectOf(steps, request);
  const isPush = request.channel === "push";
  if (matter.about === "gift-card" || matter.about === "referral") return matter;
  if (!isPush && !isMarketing(request.kind)) return matter;
  const accountId = matter.about === "order" ? matter.order.accountId : matter.id;
  const { state: agreed } = await steps.load(consents, accountId);
  return { ...matter, consents: agreed, ...(isPush && { devices: await steps.ports.devices.tokensOf(accountId) }) };
}

/** The purpose of the payment that a notice is about; undefined for notices about no charge. */
function chargeOf({ kind, id, partId }: Extract<NoticeRequest, { about: "order" }>): PaymentPurpose | undefined {
  switch (kind) {
    case "payment-failed":
    case "order-charged":
      return purposeOf(id);
    case "additions-charged":
      return partId === undefined ? undefined : purposeOf(id, partId);
    case "first-box-changed":
      return partId === undefined ? undefined : changePurposeOf(id, partId);
    default:
      return undefined;
  }
}

/** The flag of reviews. */
const REVIEWS = "DP_1447_recipe_review" satisfies FlagName;

/** The notices that state when an open order is charged. */
const statesCharge: ReadonlySet<NoticeKind> = new Set(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"]);

/** The standing of a box: its customer can rate it or not, and did or did not. */
async function reviewsOf({ load }: Pick<NoticeSteps, "load">, { accountId, orderId }: ExistingOrder): Promise<OrderMatter["reviews"]> {
  const [{ state: flag }, { state: reviews }] = await Promise.all([load(flags, REVIEWS), load(reviewsOfAccounts, accountId)]);
  return { areOffered: isEnabledFor(flag, REVIEWS, accountId), exist: isReviewed(reviews, orderId) };
}

async function subjectOf(steps: NoticeSteps, request: NoticeRequest): Promise<NoticeContext> {
  const { load } = steps;
  switch (request.about) {
    case "order": {
      const { state: order } = await load(orders, request.id);
      if (order.status === "none") throw new Refused(refuse("order-not-found"));
      const { state: account } = await load(accounts, order.accountId);
      const { state: subscription } = await load(subscriptions, order.subscriptionId);
      const excluded = subscription.status === "none" ? [] : avoidedFor(tastesNow(subscription).allergens);
      const matter = { ...request, order, account, excluded };
      if (statesCharge.has(request.kind) && order.status === "open")
        return { ...matter, expectedCents: await expectedCharge(steps, order) };
      if (request.kind === "order-failed" && request.happenedAt !== undefined)
        return { ...matter, standing: await standingAfterFailure(steps, order, request.happenedAt) };
      if (request.kind === "rate-dishes") return { ...matter, reviews: await reviewsOf(steps, order) };
      const purpose = chargeOf(request);
      if (!purpose) return matter;
      const { state: payment } = await load(payments, paymentIdOf(purpose));
      return { ...matter, triedToken: payment.attempts.at(-1)?.methodToken };
    }
    case "account": {
      const { state: account } = await load(accounts, request.id);
      if (account.status === "none") throw new Refused(refuse("account-not-found"));
      const { state: subscription } = await load(subscriptions, subscriptionIdOf(request.id));
      const matter = { ...request, account, subscription: summaryOf(subscription), resumedAt: resumedAtOf(subscription) };
      if (request.kind === "points-answered" && request.disputeId !== undefined) {
        const { state: points } = await load(pointAccounts, request.id);
        return { ...matter, adjustedPoints: points.disputes.get(request.disputeId)?.adjusted };
      }
      if (request.kind !== "subscription-resumed" && request.kind !== "pause-moved") return matter;
      return { ...matter, toCome: await boxesToCome({ load }, subscription, request.happenedAt) };
    }
    case "gift-card":
      return giftCardMatter(steps, request);
    case "referral":
      return referralMatter(steps, request);
    default:
      return never(request);
  }
}

/** A gift card with its code; a bonus with what the buyer asked for in the purchase that brought it. */
async function giftCardMatter(steps: NoticeSteps, request: Extract<NoticeRequest, { about: "gift-card" }>): Promise<GiftCardMatter> {
  const { id } = request;
  const { state: card } = await steps.load(giftCards, id);
  if (!isIssued(card)) throw new Refused(refuse("gift-card-not-found"));
  const { state: purchase } = card.broughtBy === undefined ? { state: card } : await steps.load(giftCards, card.broughtBy);
  const details = "details" in purchase ? purchase.details : undefined;
  if (!details) throw new Refused(refuse("gift-card-not-found"));
  return { ...request, card, details, code: codeOf(steps, id, card.issue), printToken: printTokenOf(steps, id, card.issue) };
}

async function referralMatter({ load }: NoticeSteps, request: Extract<NoticeRequest, { about: "referral" }>): Promise<ReferralMatter> {
  const [{ state: account }, { state: referred }] = await Promise.all([load(accounts, request.id), load(referrals, request.id)]);
  const invitation = referred.invitations.get(request.invitationId);
  if (!invitation || referred.code === undefined) throw new Refused(refuse("invitation-not-found"));
  const { friend, language, invitedAt } = invitation;
  return { ...request, account, friend, language, code: referred.code, freeMeals: friendsMealsOn(businessDay(invitedAt)) };
}
