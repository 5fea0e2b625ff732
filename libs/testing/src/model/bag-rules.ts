import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { addDays, addHours } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { capturedCents, payment, refundedCents } from "@tablee/domain/payment/decider";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { returnablesTermsOf } from "@tablee/domain/returnables/policy";
import { idOf, type StreamName, streamName } from "@tablee/domain/streams";
import type { Logged, LogView } from "@tablee/simulation/log-view";
import { must } from "./rules.ts";

type Event = ReturnablesEvent & Logged;
type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const eventsIn = (log: LogView, accountId: AccountId) => log.of(streamName("returnables", accountId)) as readonly Event[];
const only = <Type extends Event["type"]>(events: readonly Event[], type: Type): readonly Of<Type>[] =>
  events.filter((event): event is Of<Type> => event.type === type);

const names = (event: Event, assetId: string): boolean =>
  "assetIds" in event.data ? event.data.assetIds.includes(assetId) : "assetId" in event.data && event.data.assetId === assetId;

/** The rules that hold of an account's bags and kits at any moment, by their events alone. */
export function checkBags(log: LogView, accountId: AccountId): void {
  const events = eventsIn(log, accountId);
  const lent = only(events, "ReturnableLent");
  must(new Set(lent.map(({ data }) => data.assetId)).size === lent.length, "a bag or kit is lent once");
  for (const event of lent)
    checkAsset(
      log,
      event,
      events.filter((each) => names(each, event.data.assetId)),
    );
  const known = new Set(lent.map(({ data }) => data.assetId));
  must(
    events.every((event) => !("assetIds" in event.data) || event.data.assetIds.every((assetId) => known.has(assetId))),
    "nothing comes back, is missed or written off that was not lent",
  );
  checkPickups(events);
}

function checkAsset(log: LogView, { position, data }: Of<"ReturnableLent">, own: readonly Event[]): void {
  const { assetId, orderId, zone, lentOn, policy } = data;
  const terms = returnablesTermsOf(policy);
  const box = log.of(streamName("order", orderId as OrderId)).find(({ type }) => type === "OrderDelivered");
  must(box !== undefined && box.position < position, "a bag or kit is lent by the delivery of its box");
  const back = only(own, "ReturnablesReturned");
  must(back.length <= 1, "a bag or kit comes back once");
  const attempts = only(own, "CollectionAttempted");
  const visits = attempts.map((attempt) => attempt.data.visitId);
  must(new Set(visits).size === visits.length, "a visit is one attempt");
  const reminders = only(own, "ReturnReminderSettled").map(({ data: { notice } }) => notice);
  must(new Set(reminders).size === reminders.length, "a household is reminded of a bag or kit once by each notice");
  const charges = only(own, "ReturnableChargeStarted");
  for (const [n, started] of charges.entries()) {
    const before = attempts.filter((attempt) => attempt.position < started.position);
    must(before.length >= terms.minAttempts, "a bag or kit is charged only after its attempts");
    must(
      toLocal(zone, started.data.startedAt).date >= addDays(lentOn, terms.overdueDays),
      "a bag or kit is charged only once it is overdue",
    );
    const last = before
      .map((attempt) => attempt.data.attemptedAt)
      .toSorted()
      .at(-1)!;
    must(
      started.data.startedAt >= addHours(last, 24 * terms.trackerDays) || isForNewMethod(log, own, { since: charges[n - 1], started }),
      "a bag or kit is charged only after the tracker's days, or to a new payment method after a charge that failed",
    );
    must(!back.some((event) => event.position < started.position), "no charge for a bag or kit that is back begins");
  }
  const charged = only(own, "ReturnableCharged");
  const reversed = only(own, "ReturnableChargeReversed");
  must(charged.length <= 1 && reversed.length <= charged.length, "a bag or kit is charged once, and its charge reversed once");
  const isBoth = charged.length === 1 && back.length === 1;
  must((reversed.length === 1) === isBoth, "a charge is reversed exactly where its bag or kit is back");
  const failed = only(own, "ReturnableChargeFailed");
  for (const left of only(own, "ReturnableLeftUnpaid")) {
    const before = failed.filter((event) => event.position < left.position);
    must(before.length > terms.chargeRetryDays.length, "an amount is owed only once its attempts have failed");
  }
  const { attempts: made } = log.state(payment, streamName("payment", paymentIdOf(returnablePurposeOf(accountIdIn(own), assetId))));
  must(made.filter(({ outcome }) => outcome === "captured").length <= 1, "one payment is captured for a bag or kit");
}

/** True for a charge after a failed one since whose beginning the account was given a payment method, which is charged at once (0034). */
function isForNewMethod(
  log: LogView,
  own: readonly Event[],
  { since, started }: { readonly since: Logged | undefined; readonly started: Logged },
): boolean {
  const isBetween = ({ position }: Logged) => since !== undefined && since.position < position && position < started.position;
  const given = log.of(streamName("account", accountIdIn(own))).filter(({ type }) => type === "PaymentMethodGiven");
  return given.some(isBetween);
}

/** The account whose stream holds these events. */
const accountIdIn = (events: readonly Event[]): AccountId => idOf(events[0]!.stream as StreamName<"returnables">);

/** No second pickup is booked while one is to take place. */
function checkPickups(events: readonly Event[]): void {
  let open: Of<"PickupBooked">["data"] | undefined;
  for (const event of events) {
    if (event.type === "PickupBooked") {
      must(open === undefined, "one pickup at most is booked");
      open = event.data;
    }
    if (event.type === "PickupCancelled" && event.data.pickupId === open?.pickupId) open = undefined;
    const visited = event.type === "CollectionAttempted" || event.type === "ReturnablesReturned" ? event.data.visitId : undefined;
    if (open && visited !== undefined && visited === (open.route.orderId ?? open.pickupId)) open = undefined;
  }
}

/**
 * The account closed only once nothing was owed: each bag and kit was back, paid or written off by then. A box that is handed over during
 * the closing itself, from the position `begunAt` on, lends its bag beside it, as one that is delivered afterwards does.
 */
export function checkClosedWithoutBags(log: LogView, accountId: AccountId, { begunAt, closedAt }: Closing): void {
  const before = eventsIn(log, accountId).filter(({ position }) => position < closedAt);
  const settled = (assetId: string) =>
    before.some(
      (event) =>
        names(event, assetId) &&
        (event.type === "ReturnablesReturned" || event.type === "ReturnableCharged" || event.type === "ReturnablesWrittenOff"),
    );
  must(
    only(before, "ReturnableLent").every(({ data, position }) => position >= begunAt || settled(data.assetId)),
    "no account closes while a bag or kit is owed",
  );
}

/** Positions in the log: that at which the step of the closing began, and that of the closing. */
interface Closing {
  readonly begunAt: number;
  readonly closedAt: number;
}

/** The sum paid for bags and kits and not reversed, in cents, as their events state it; their payments hold the same. */
export function paidForBags(log: LogView, accountId: AccountId): Cents {
  const events = eventsIn(log, accountId);
  const sumOf = (type: "ReturnableCharged" | "ReturnableChargeReversed") =>
    only(events, type).reduce((sum, { data }) => sum + data.cents, 0);
  const paid = sumOf("ReturnableCharged") - sumOf("ReturnableChargeReversed");
  const taken = only(events, "ReturnableLent").reduce((sum, { data: { assetId } }) => {
    const state = log.state(payment, streamName("payment", paymentIdOf(returnablePurposeOf(accountId, assetId))));
    return sum + capturedCents(state) - refundedCents(state);
  }, 0);
  must(taken === paid, "the payments for bags and kits are what their events say");
  return cents(paid);
}
