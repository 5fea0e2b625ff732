import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { billAddition } from "@tablee/commands/addition/bill-addition";
import { startAddition } from "@tablee/commands/addition/start-addition";
import { slots, stocks } from "@tablee/commands/aggregates";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { handleGatewayWebhook } from "@tablee/commands/billing/handle-gateway-webhook";
import type { CommandContext } from "@tablee/commands/context";
import { expireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { recordDelivery } from "@tablee/commands/dispatch/record-delivery";
import { useCode } from "@tablee/commands/offer/use-code";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { changeFirstOrder } from "@tablee/commands/order/making/change-first-order";
import type { AskedLine } from "@tablee/commands/order/making/order-lines";
import { changeDelivery } from "@tablee/commands/order/weeks/change-delivery";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { skipWeeks } from "@tablee/commands/order/weeks/skip-weeks";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { unskipWeeks } from "@tablee/commands/order/weeks/unskip-weeks";
import { redeemPoints } from "@tablee/commands/points/redeem-points";
import { decideRefund } from "@tablee/commands/refund/decide-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import type { Steps } from "@tablee/commands/steps";
import { chooseRecurringItem } from "@tablee/commands/subscription/choose-recurring-item";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { movePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addDays, addMinutes, laterOf } from "@tablee/domain/kernel/time";
import { recordOf } from "@tablee/domain/order/skipped-together";
import { gatewayActor } from "@tablee/domain/payment/gateway-actor";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { paymentProviders } from "@tablee/domain/payment/vocabulary";
import { redemptionOptions } from "@tablee/domain/points/policy";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { idOf, stockId } from "@tablee/domain/streams";
import { accountId, method } from "@tablee/domain/testing/examples";
import { deliveries, marketSkus, orderIds, skuOf, slotStreams, stockedSkus, subscriptionId, weeks } from "../fixtures/constants.ts";
import type { Household } from "../fixtures/household.ts";
import {
  additionOf,
  changeOf,
  codeOf,
  type Details,
  linesOf,
  moneyOf,
  orderIdsOf,
  reasonOf,
  refundByTwoOf,
  sessionOf,
  severalOf,
} from "./action-args.ts";
import { bagActions } from "./bag-actions.ts";
import { loyaltyActs, loyaltyWeights } from "./loyalty-actions.ts";

interface Doing {
  readonly household: Household;
  readonly steps: Steps;
  readonly context: CommandContext;
}

type Do = (doing: Doing, details: Details) => Promise<unknown>;

/** The refund that an action asks for: one unit of each of the box's first lines, and now and then the delivery fee. */
function refundAsked(household: Household, { n, b }: Details): RefundAsked {
  const part = (1 + (b % 12)) / 10;
  const lines = household.order(n).lines.slice(0, 1 + Math.floor(part * 3));
  return { lines: lines.map(({ sku }) => ({ sku, quantity: 1 })), deliveryFee: part > 1 };
}

const edit =
  (lines: (details: Details) => AskedLine[], older = 0): Do =>
  ({ household, steps, context }, details) => {
    const orderId = orderIds[details.n]!;
    const version = household.order(details.n).version - older;
    return editOrder(steps, { accountId, orderId, version, editingSession: sessionOf(details), lines: lines(details) }, context);
  };

const add: Do = ({ steps, context }, details) =>
  startAddition(
    steps,
    {
      accountId,
      orderId: orderIds[details.n]!,
      additionId: additionOf(details),
      editingSession: sessionOf(details),
      lines: linesOf(details),
    },
    context,
  );
const pay: Do = ({ steps, context }, details) =>
  billAddition(
    steps,
    { accountId, orderId: orderIds[details.n]!, additionId: additionOf(details), editingSession: sessionOf(details) },
    context,
  );

/** Advances the clock until the week was locked and billed; then adds items, and pays for them. */
const waitAndAdd: Do = async ({ household, steps }, details) => {
  const { world } = household;
  const { lockAt, billingAt } = household.order(details.n).calendar;
  world.gateway.mood = "captured";
  for (const at of [lockAt, billingAt]) {
    household.now = laterOf(household.now, at);
    await household.doDue();
  }
  world.gateway.mood = details.mood;
  for (const action of [add, pay]) await action({ household, steps, context: household.context() }, details);
};

const loyalty = Object.fromEntries(
  (Object.keys(loyaltyActs) as (keyof typeof loyaltyActs)[]).map((name) => [
    name,
    [loyaltyWeights[name], ({ steps, context }: Doing, details: Details) => loyaltyActs[name](steps, accountId, context, details)],
  ]),
) as unknown as Readonly<Record<keyof typeof loyaltyActs, readonly [number, Do]>>;

/** The possible actions, each with its weight: the use cases of the product, and acts of others at the same time. */
export const actions = {
  ...loyalty,
  ...bagActions,
  edit: [20, edit(linesOf)],
  "edit from an old version": [5, edit(linesOf, 1)],
  "name an item twice": [
    5,
    edit(() => [
      { sku: skuOf(1), quantity: 1 },
      { sku: skuOf(1), quantity: 1 },
    ]),
  ],
  skip: [22, ({ steps, context }, { n }) => skipOrder(steps, { accountId, orderId: orderIds[n]!, reason: "away" }, context)],
  unskip: [28, ({ steps, context }, { n }) => unskipOrder(steps, { accountId, orderId: orderIds[n]! }, context)],
  "skip several": [
    5,
    ({ steps, context }, details) => skipWeeks(steps, { accountId, orderIds: orderIdsOf(severalOf(details)), reason: "away" }, context),
  ],
  "undo several": [
    5,
    ({ household, steps, context }, details) => {
      const number = recordOf(household.order(details.n)) ?? "";
      return unskipWeeks(steps, { accountId, orderIds: orderIds.filter((_, n) => n !== details.a % 8), number }, context);
    },
  ],
  "change the first box": [
    45,
    ({ household, steps, context }, details) => {
      const { version } = household.order(0);
      const change = { changeId: changeOf(details), version, editingSession: sessionOf(details), lines: linesOf(details) };
      return changeFirstOrder(steps, { accountId, orderId: orderIds[0]!, ...change }, context);
    },
  ],
  "pause for a while": [
    5,
    ({ steps, context }, details) => {
      const until = addDays(context.at.slice(0, 10), -1 + (details.b % 40));
      return pauseSubscription(steps, { subscriptionId, reason: reasonOf(details), until }, context);
    },
  ],
  "move the end of a pause": [
    4,
    ({ steps, context }, details) => {
      const until = details.a % 3 === 0 ? undefined : addDays(context.at.slice(0, 10), -1 + (details.b % 40));
      return movePauseEnd(steps, { subscriptionId, until }, context);
    },
  ],
  pause: [5, ({ steps, context }, details) => pauseSubscription(steps, { subscriptionId, reason: reasonOf(details) }, context)],
  resume: [10, ({ steps, context }) => resumeSubscription(steps, { subscriptionId }, context)],
  "let given money expire": [1, ({ steps, context }) => expireGivenCredit(steps, { subscriptionId }, context)],
  close: [
    1,
    async ({ household, steps, context }, details) => {
      if (details.b % 2 === 0) await expireGivenCredit(steps, { subscriptionId }, household.context());
      return closeSubscription(steps, { subscriptionId, reason: reasonOf(details) }, context);
    },
  ],
  lock: [30, ({ steps, context }, { n }) => lockOrder(steps, { orderId: orderIds[n]! }, context)],
  bill: [40, ({ steps, context }, { n }) => billOrder(steps, { orderId: orderIds[n]! }, context)],
  "give another card": [
    15,
    ({ steps, context }, { a, b }) => {
      const provider = paymentProviders[b % paymentProviders.length]!;
      return givePaymentMethod(steps, { accountId, methodToken: `${method.token}-${a % 4}`, provider }, context);
    },
  ],
  webhook: [
    10,
    async ({ household, steps, context }, { n, a }) => {
      const paymentId = paymentIdOf(purposeOf(orderIds[n]!));
      const attempt = 1 + (a % 2);
      const charges = [...household.world.gateway.charges];
      const [reference, charged] = charges.find(([, charge]) => charge.paymentId === paymentId && charge.attempt === attempt) ?? [];
      if (reference === undefined || !charged || charged.outcome === "prepared" || charged.outcome === "cancelled") return;
      const { outcome, provider } = charged;
      const about = { newsId: idFrom("news", paymentId, attempt), reference, paymentId, attempt };
      const result = outcome === "captured" ? { outcome } : { outcome: "declined" as const, code: "declined", hard: outcome === "hard" };
      const from = { ...context, actor: gatewayActor };
      await handleGatewayWebhook(steps, { provider, news: { ...about, ...result } }, from);
    },
  ],
  deliver: [20, ({ steps, context }, { n }) => recordDelivery(steps, { orderId: orderIds[n]! }, context)],
  "fail to deliver": [
    5,
    async ({ household, steps, context }, { n }) => {
      household.world.delivery = { result: "failed", code: "nobody-home" };
      await recordDelivery(steps, { orderId: orderIds[n]! }, context).finally(() => {
        household.world.delivery = { result: "delivered" };
      });
    },
  ],
  refund: [
    10,
    ({ household, steps, context }, details) => {
      const refundId = idFrom("refund", details.n, details.a % 10);
      return refundOrder(
        steps,
        { orderId: orderIds[details.n]!, refundId, asked: refundAsked(household, details), reason: "simulated" },
        context,
      );
    },
  ],
  "ask for a refund by two": [
    10,
    ({ household, steps, context }, details) => {
      const asked = { refundId: refundByTwoOf(details), asked: refundAsked(household, details), reason: "simulated", aboveAllowance: true };
      return refundOrder(steps, { orderId: orderIds[details.n]!, ...asked }, { ...context, actor: { kind: "staff", id: "staff-0" } });
    },
  ],
  "decide a refund": [
    16,
    ({ steps, context }, details) => {
      const { n, b } = details;
      const decided = { orderId: orderIds[n]!, refundId: refundByTwoOf(details), approved: b % 4 > 0 };
      return decideRefund(steps, decided, { ...context, actor: { kind: "staff", id: `staff-${b % 3}` } });
    },
  ],
  "add to a paid box": [15, add],
  "pay for additions": [35, pay],
  "wait until it is paid, and add": [45, waitAndAdd],
  "give money": [
    10,
    ({ steps, context }, details) => {
      const { kind, cents: amount, days } = moneyOf(details);
      const named = { kind, source: kind === "purchased" ? "gift-card" : "goodwill", name: "a simulated gift" } as const;
      const expiresAt = days === undefined ? undefined : `${addDays(context.at.slice(0, 10), days)}${context.at.slice(10)}`;
      const grant = {
        accountId,
        grantId: idFrom("grant", details.a % 30),
        ...named,
        cents: cents(amount),
        ...(expiresAt !== undefined && { expiresAt }),
      };
      return grantCredit(steps, grant, context);
    },
  ],
  "redeem points": [
    8,
    ({ steps, context }, { a }) => {
      const options = redemptionOptions(context.at.slice(0, 10));
      return redeemPoints(steps, { accountId, points: options[a % 8 === 0 ? 1 : 0]!.points }, context);
    },
  ],
  "use a code": [8, ({ steps, context }, details) => useCode(steps, { accountId, subscriptionId, code: codeOf(details) }, context)],
  "move the delivery": [
    12,
    ({ steps, context }, { n, a }) => {
      const { weekday, window } = deliveries[a % deliveries.length]!;
      return changeDelivery(steps, { accountId, orderId: orderIds[n]!, weekday, window }, context);
    },
  ],
  "choose what recurs": [
    8,
    ({ steps, context }, { a, b }) => {
      const item = { sku: marketSkus[a % marketSkus.length]!, quantity: b % 3 };
      return chooseRecurringItem(steps, { subscriptionId, ...item }, context);
    },
  ],
  "open a window": [4, async ({ household }, details) => void household.world.windows.set(orderIds[details.n]!, sessionOf(details))],
  rival: [
    15,
    async ({ household, steps, context }, { n, a, b }) => {
      const rival = orderId(idFrom("rival", a % 7));
      const { at } = context;
      const units = b % 5;
      const hold = { type: "Hold", orderId: rival, units, until: addMinutes(at, 15), at } as const;
      await steps.handle(stocks, stockId("on", weeks[n]!, stockedSkus[a % stockedSkus.length]!), hold, context);
      if (a % 2 > 0) return;
      const slot = idOf(slotStreams(n)[a % deliveries.length]!);
      await steps.handle(slots, slot, { type: "Settle", orderId: rival, units: Math.min(1, units), at }, household.context());
    },
  ],
  "what is due": [15, ({ household }, { dies }) => household.doDue(undefined, dies)],
} as const satisfies Record<string, readonly [number, Do]>;

export type Action = keyof typeof actions;

export const doAction = (action: Action, doing: Doing, details: Details): Promise<unknown> => (actions[action][1] as Do)(doing, details);
