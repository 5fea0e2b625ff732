import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { startAddition } from "@tablee/commands/addition/start-addition";
import { credits, orders } from "@tablee/commands/aggregates";
import { holdStock } from "@tablee/commands/capacity/take-capacity";
import { agree } from "@tablee/commands/consent/agree";
import { scheduledBy } from "@tablee/commands/context";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { sendInquiry } from "@tablee/commands/inquiry/send-inquiry";
import { Refused } from "@tablee/commands/refused";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { sendDirectly } from "@tablee/commands/use-case";
import { useCases } from "@tablee/commands/use-cases.gen";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addDays, addHours, addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import type { Due } from "@tablee/projections/due/queries";
import { agreedTo } from "@tablee/testing/fixtures/agreed-terms";
import { given } from "@tablee/testing/fixtures/appended-events";
import { orderIds, signedUpAt, skuOf, subscriptionId } from "@tablee/testing/fixtures/constants";
import { buying, starting } from "@tablee/testing/fixtures/gift-cards";
import type { Household } from "@tablee/testing/fixtures/household";
import { earn } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { schedules } from "./schedules.ts";

interface Scene {
  /** Makes a thing of the kind become due, where the second week's own life does not. */
  readonly arrange?: (household: Household) => Promise<void>;
  readonly appends: readonly string[];
}

const orderId = orderIds[1]!;
const added = { accountId, orderId, additionId: idFrom("schedules", "addition"), lines: [{ sku: skuOf(1), quantity: 1 }] };
const gift = {
  accountId,
  grantId: idFrom("schedules", "gift"),
  kind: "promotional",
  source: "goodwill",
  name: "a gift",
  cents: cents(900),
} as const;

const chargeOfReturnable = [
  "returnables ReturnableChargeStarted",
  "payment PaymentAttempted",
  "payment PaymentCaptured",
  "returnables ReturnableCharged",
];

const scenes: Readonly<Record<DueKind, Scene>> = {
  cutoff: { appends: ["order OrderLocked"] },
  billing: {
    appends: ["order OrderBillingStarted", "payment PaymentAttempted", "payment PaymentCaptured", "order OrderBilled"],
  },
  addition: {
    arrange: async (household) => {
      await untilDue(household, "billing");
      await household.doDue(["billing"]);
      await household.act((steps, context) => startAddition(steps, added, context));
      const { additionId } = added;
      const begin = { type: "StartAdditionBilling", additionId, receivedAt: household.now } as const;
      await household.act((steps, context) => steps.handle(orders, orderId, begin, context));
    },
    appends: ["payment PaymentAttempted", "payment PaymentCaptured", "order LateAdditionBilled"],
  },
  dispatch: { appends: ["order OrderOutForDelivery"] },
  delivery: { appends: ["order OrderDelivered"] },
  maturation: { appends: ["points PointsMatured"] },
  reminder: { appends: ["notice NoticeSent"] },
  "credit-expiry": {
    arrange: (household) => household.act((steps, context) => grantCredit(steps, { ...gift, expiresAt: addHours(context.at, 6) }, context)),
    appends: ["credit CreditExpired"],
  },
  "corporate-credit": {
    arrange: (household) =>
      household.act((steps, context) => {
        const plan = { type: "GiveCorporatePlan", accountId, plan: "partner", cents: cents(5_000), until: "2027-04-01" } as const;
        return steps.handle(credits, accountId, { ...plan, at: context.at }, context);
      }),
    appends: ["credit CreditGranted", "credit CorporatePlanEnded"],
  },
  hold: {
    arrange: (household) =>
      household.act((steps, context) => holdStock(steps, household.order(1), [{ sku: skuOf(1), units: 2 }], context).then(() => {})),
    appends: ["stock StockSettled"],
  },
  resumption: {
    arrange: (household) =>
      household.act((steps, context) => {
        const until = addDays(context.at.slice(0, 10), 8);
        return pauseSubscription(steps, { subscriptionId, reason: "vacation", until }, context);
      }),
    appends: ["subscription SubscriptionResumed"],
  },
  "long-pause": {
    arrange: (household) =>
      household.act(async (steps, context) => {
        await agree(steps, { accountId, wordings: [currentWordings.email], language: "en", source: "settings" }, context);
        await pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context);
      }),
    appends: ["notice NoticeSent"],
  },
  "payment-notice": {
    arrange: async (household) => {
      household.world.gateway.mood = "declined";
      await household.act((steps, context) =>
        givePaymentMethod(steps, { accountId, methodToken: "tok_insufficient", provider: "card" }, context).then(() => {}),
      );
    },
    appends: ["notice NoticeSent"],
  },
  "review-request": { appends: ["notice NoticeSent"] },
  "gift-card-payment": {
    arrange: (household) => household.act((steps) => starting(household.now)(steps)),
    appends: ["giftcard GiftCardEnded"],
  },
  "gift-card-mail": {
    arrange: async (household) => {
      await household.act((steps) => starting(household.now)(steps));
      await household.act((steps) => buying(household.now)(steps));
    },
    appends: ["notice NoticeSent", "giftcard GiftCardMailed"],
  },
  pickup: { appends: ["returnables PickupBooked"] },
  "return-reminder": { appends: ["notice NoticeSent", "returnables ReturnReminderSettled"] },
  "return-charge": {
    arrange: async (household) => {
      household.world.delivery = { result: "delivered" };
    },
    // A bag and a kit.
    appends: [...chargeOfReturnable, ...chargeOfReturnable],
  },
  "terms-notice": {
    // A version that no sign-up accepts any more.
    arrange: ({ world, now }) => given(world, `consent-${accountId}`, [agreedTo("terms-3", now)], now),
    appends: ["notice NoticeSent", "consent NewTermsAnnounced"],
  },
  "message-expiry": {
    arrange: (household) =>
      household.act((steps, context) => {
        const writer = { name: "Camille Roy", email: "camille@example.com" };
        const sent = { inquiryId: idFrom("a message of long ago"), topic: "food", language: "fr", writer, message: "Bonjour" } as const;
        return sendInquiry(steps, { ...sent, accountId: undefined }, { ...context, at: "2024-02-06T15:00:00.000Z" });
      }),
    appends: ["inquiry InquiryWriterForgotten"],
  },
  "points-expiry": { arrange: (household) => earn(household, 600), appends: ["notice NoticeSent", "points PointsExpiryAnnounced"] },
};

/** Processes everything else that is due, until a thing of a kind is. */
async function untilDue(household: Household, kind: DueKind): Promise<Due> {
  const others = dueKinds.filter((other) => other !== kind);
  for (;;) {
    await household.follow();
    const [due] = await household.world.facts.due(kind, household.now, 1);
    if (due) return due;
    await household.doDue(others);
    await household.follow();
    const next = household.world.facts.nextDue(dueKinds, household.now);
    if (next === undefined) throw new Error(`nothing of the kind ${kind} becomes due`);
    household.now = next;
  }
}

/** Wakes for a due thing; returns the events that were appended, or the code of a refusal. */
async function wake({ world, now }: Household, kind: DueKind, { key, account_id, step }: Due, minutes = 0): Promise<readonly string[]> {
  const from = world.log.head;
  const context = scheduledBy(kind, [key, step], addMinutes(now, minutes), account_id ?? undefined);
  try {
    await schedules[kind].act({ key, step }, context)(sendDirectly(world.process().steps));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [error.code];
  }
  return world.log.events.slice(from).map(({ stream, type }) => `${stream.slice(0, stream.indexOf("-"))} ${type}`);
}

it.each(dueKinds)("the use case of the kind %s is in the list that servers handle", async (kind) => {
  const sent: unknown[] = [];
  const send = (async (useCase: unknown) => void sent.push(useCase)) as never;
  await schedules[kind].act({ key: orderId, step: 1 }, scheduledBy(kind, [], signedUpAt))(send);
  expect(useCases).toEqual(expect.arrayContaining(sent));
});

describe("a wake-up", () => {
  it.each(dueKinds)("for a due thing of the kind %s does what is due, and nothing when it comes again", async (kind) => {
    const { arrange, appends } = scenes[kind];
    const household = await begin({ notices: true });
    await arrange?.(household);
    const due = await untilDue(household, kind);
    expect(await wake(household, kind, due)).toEqual(appends);
    expect([await wake(household, kind, due), await wake(household, kind, due, 1)]).toEqual([[], []]);
  });
});
