import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { idFrom, type OrderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import { addDays, type Instant, type PlainDate } from "../kernel/time.ts";
import { toLocal, type ZoneName } from "../kernel/zones/zones.ts";
import { chargeDueAt, isLeftUnpaid } from "./due-dates.ts";
import type { ReturnablesEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { isPickupOffered, type RouteArea } from "./pickup-days.ts";
import { returnablesTermsOf, returnablesTermsOn } from "./policy.ts";
import {
  type Asset,
  assetsOut,
  bookedPickup,
  initialReturnables,
  isOut,
  lacksAttempts,
  type Returnables,
  toCollect,
  visitOf,
} from "./state.ts";
import type {
  AttemptCode,
  PickupAddress,
  PickupBooker,
  PickupEnd,
  PickupPlace,
  PickupRoute,
  ReturnableKind,
  ReturnNotice,
  ReturnWay,
} from "./vocabulary.ts";

export type ReturnablesCommand =
  /** A box was delivered: what was out before could not be collected, unless this visit collected something. */
  | {
      readonly type: "LendWithDelivery";
      readonly orderId: OrderId;
      readonly kinds: readonly ReturnableKind[];
      readonly zone: ZoneName;
      readonly deliveredOn: PlainDate;
      readonly at: Instant;
    }
  /** Without `assetIds`, everything that was out before the visit. A visit `on` a day collects only what was lent on earlier days. */
  | {
      readonly type: "RecordReturn";
      readonly way: ReturnWay;
      readonly visitId?: string | undefined;
      readonly on?: PlainDate | undefined;
      readonly assetIds?: readonly string[] | undefined;
      readonly at: Instant;
    }
  | { readonly type: "RecordAttempt"; readonly visitId: string; readonly code: AttemptCode; readonly at: Instant }
  | {
      readonly type: "BookPickup";
      readonly pickupId: string;
      readonly by: PickupBooker;
      readonly place: PickupPlace;
      readonly route: PickupRoute;
      /** The area whose routes pass the address. */
      readonly area: RouteArea;
      readonly address: PickupAddress;
      readonly notes?: string | undefined;
      readonly at: Instant;
    }
  | { readonly type: "CancelPickup"; readonly pickupId: string; readonly at: Instant }
  /** The box that a pickup was booked with does not come when the pickup would take place. */
  | { readonly type: "EndPickup"; readonly pickupId: string; readonly at: Instant }
  /** The box that a pickup was booked with missed its first try: the pickup goes with the second, as a new one at the same address. */
  | { readonly type: "RebookPickup"; readonly pickupId: string; readonly nextId: string; readonly route: PickupRoute; readonly at: Instant }
  | {
      readonly type: "SettleReminder";
      readonly notice: ReturnNotice;
      readonly assetIds: readonly string[];
      readonly result: "sent" | "not-wanted";
      readonly at: Instant;
    }
  /** `again`: a failed charge is tried before its day, or after its last attempt, since the account has a new payment method. */
  | { readonly type: "StartCharge"; readonly assetId: string; readonly again?: boolean; readonly at: Instant }
  | { readonly type: "RecordChargeFailed"; readonly assetId: string; readonly attempt: number; readonly code: string; readonly at: Instant }
  | { readonly type: "RecordCharged"; readonly assetId: string; readonly attempt: number; readonly at: Instant }
  | { readonly type: "WriteOff"; readonly at: Instant };

type Of<Type extends ReturnablesCommand["type"]> = Extract<ReturnablesCommand, { type: Type }>;
type Decision = readonly ReturnablesEvent[] | Refusal;

/** The bags and kits lent to one account: their returns, pickups and charges. */
export const returnables: Decider<ReturnablesCommand, ReturnablesEvent, Returnables> = {
  initialState: initialReturnables,
  decide(command, state): Decision {
    switch (command.type) {
      case "LendWithDelivery":
        return lend(command, state);
      case "RecordReturn":
        return recordReturn(command, state);
      case "RecordAttempt":
        return recordAttempt(command, state);
      case "BookPickup":
        return book(command, state);
      case "CancelPickup":
        return cancel(command, state);
      case "EndPickup":
        return bookedPickup(state)?.pickupId === command.pickupId ? pickupEnded(state, command.at, "box-not-coming") : [];
      case "RebookPickup":
        return rebook(command, state);
      case "SettleReminder": {
        const { notice, result, at } = command;
        const assetIds = idsOf(assetsOut(state).filter((asset) => command.assetIds.includes(asset.assetId) && asset.reminded !== notice));
        return assetIds.length === 0 ? [] : [{ type: "ReturnReminderSettled", data: { notice, assetIds, result, settledAt: at } }];
      }
      case "StartCharge":
        return startCharge(command, state);
      case "RecordChargeFailed":
        return recordFailed(command, state);
      case "RecordCharged":
        return recordCharged(command, state);
      case "WriteOff": {
        const assetIds = idsOf(assetsOut(state));
        const { at } = command;
        const ended = pickupEnded(state, at, "nothing-left");
        return assetIds.length === 0 ? [] : [...ended, { type: "ReturnablesWrittenOff", data: { assetIds, writtenOffAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve,
};

const idsOf = (assets: readonly Asset[]): string[] => assets.map(({ assetId }) => assetId);

const assetOf = ({ assets }: Returnables, assetId: string): Asset | undefined => assets.find((asset) => asset.assetId === assetId);

/** The bags and kits that were out before a visit: one cannot collect what it or a later visit lends, however late it is recorded. */
const before = (state: Returnables, visitId: string, on = pickupDay(state, visitId)): readonly Asset[] =>
  on === undefined ? assetsOut(state).filter(({ orderId }) => orderId !== visitId) : toCollect(state, visitId, on);

/** The day of a visit that is the latest pickup. */
const pickupDay = ({ pickup }: Returnables, visitId: string): PlainDate | undefined =>
  pickup && visitOf(pickup) === visitId ? pickup.route.date : undefined;

function lend({ orderId, kinds, zone, deliveredOn, at }: Of<"LendWithDelivery">, state: Returnables): readonly ReturnablesEvent[] {
  if (state.assets.some((asset) => asset.orderId === orderId) || isOfThePast(deliveredOn, zone, at)) return [];
  // A delivery that is recorded late is no attempt to collect what a later one lent.
  const earlier = toCollect(state, orderId, deliveredOn);
  const hasCollected = state.assets.some(({ returnedOn }) => returnedOn === orderId);
  const missed = hasCollected ? [] : attempted(earlier, { visitId: orderId, code: "not-out", at }, state);
  const { version: policy } = returnablesTermsOn(deliveredOn);
  const lent = kinds.map((kind): ReturnablesEvent => {
    const assetId = idFrom("returnable", orderId, kind);
    return { type: "ReturnableLent", data: { assetId, kind, orderId, zone, lentOn: deliveredOn, policy, lentAt: at } };
  });
  return [...missed, ...lent];
}

/**
 * True for a delivery that is recorded later than the tracker may lag: boxes that came before bags were tracked lend nothing, and count no
 * attempt, or a log of earlier years would be charged for at once.
 */
const isOfThePast = (deliveredOn: PlainDate, zone: ZoneName, at: Instant): boolean =>
  addDays(deliveredOn, returnablesTermsOn(deliveredOn).trackerDays) < toLocal(zone, at).date;

/** The attempt of a visit that is no delivery; there is none before the window of its pickup begins. */
function recordAttempt(command: Of<"RecordAttempt">, state: Returnables): Decision {
  const { visitId, at } = command;
  const pickup = bookedPickup(state);
  if (pickup && visitOf(pickup) === visitId && pickup.route.from > at) return refuse("pickup-not-found");
  return orEnded(attempted(before(state, visitId), command, state), command, state);
}

/**
 * One attempt a visit, for what still lacks attempts; a pickup that finds nothing of the kind counts for all, so that it has an outcome. A
 * visit that collected something was no failed attempt.
 */
function attempted(
  candidates: readonly Asset[],
  { visitId, code, at }: Pick<Of<"RecordAttempt">, "visitId" | "code" | "at">,
  state: Returnables,
): readonly ReturnablesEvent[] {
  if (state.assets.some(({ attempts, returnedOn }) => returnedOn === visitId || attempts.includes(visitId))) return [];
  const pickup = bookedPickup(state);
  const lacking = candidates.filter(lacksAttempts);
  const assetIds = idsOf(lacking.length === 0 && pickup && visitOf(pickup) === visitId ? candidates : lacking);
  return assetIds.length === 0 ? [] : [{ type: "CollectionAttempted", data: { visitId, assetIds, code, attemptedAt: at } }];
}

function recordReturn({ way, visitId, on, assetIds, at }: Of<"RecordReturn">, state: Returnables): Decision {
  const unknown = assetIds?.find((assetId) => !assetOf(state, assetId));
  if (unknown !== undefined) return refuse("returnable-not-found", { assetId: unknown });
  const candidates = visitId ? before(state, visitId, on) : assetsOut(state);
  const returned = candidates.filter(({ assetId }) => assetIds?.includes(assetId) ?? true);
  if (returned.length === 0) return visitId ? noneReturned({ visitId, assetIds, at }, candidates, state) : [];
  const event: ReturnablesEvent = {
    type: "ReturnablesReturned",
    data: { way, ...(visitId && { visitId }), assetIds: idsOf(returned), returnedAt: at },
  };
  const after = evolve(state, event);
  const reversed = returned.flatMap((asset) => (asset.charge?.status === "charged" ? [reversalOf(asset, asset.charge.cents, at)] : []));
  const ended = assetsOut(after).length === 0 ? pickupEnded(after, at, "nothing-left") : [];
  return [event, ...reversed, ...ended];
}

/** A visit that collected nothing of what it was to collect, since all that staff counted is back by another way. */
function noneReturned(
  { visitId, assetIds = [], at }: Pick<Of<"RecordReturn">, "assetIds" | "at"> & { readonly visitId: string },
  candidates: readonly Asset[],
  state: Returnables,
): Decision {
  if (candidates.length === 0) return orEnded([], { visitId, at }, state);
  const elsewhere = assetIds.find((assetId) => assetOf(state, assetId)?.returnedOn !== visitId);
  return elsewhere === undefined ? [] : refuse("returnable-not-found", { assetId: elsewhere });
}

const reversalOf = ({ assetId }: Asset, cents: NonNullable<Asset["charge"]>["cents"], at: Instant): ReturnablesEvent => ({
  type: "ReturnableChargeReversed",
  data: { assetId, refundId: idFrom("returnable-refund", assetId), cents, reversedAt: at },
});

/** The events of a visit; a visit that found nothing left to collect ends its pickup. */
function orEnded(
  events: readonly ReturnablesEvent[],
  { visitId, at }: { readonly visitId: string; readonly at: Instant },
  state: Returnables,
): readonly ReturnablesEvent[] {
  const pickup = bookedPickup(state);
  return events.length === 0 && pickup && visitOf(pickup) === visitId ? pickupEnded(state, at, "nothing-left") : events;
}

/** Cancels the pickup that is still booked, if there is one. */
function pickupEnded(state: Returnables, at: Instant, because: Exclude<PickupEnd, "cancelled">): ReturnablesEvent[] {
  const pickup = bookedPickup(state);
  return pickup ? [{ type: "PickupCancelled", data: { pickupId: pickup.pickupId, because, cancelledAt: at } }] : [];
}

/** A customer's pickup replaces one that the route has planned, and the route plans none beside a customer's. */
function book({ type: _, at, area, notes, ...booked }: Of<"BookPickup">, state: Returnables): Decision {
  if (assetsOut(state).length === 0) return refuse("nothing-to-return");
  const present = bookedPickup(state);
  if (present && (present.by === "customer" || booked.by === "route")) return refuse("pickup-booked");
  if (booked.by === "customer" && !isPickupOffered(booked.route, area, at)) return refuse("pickup-day-not-offered");
  return [
    ...pickupEnded(state, at, "replaced"),
    { type: "PickupBooked", data: { ...booked, ...(notes !== undefined && { notes }), bookedAt: at } },
  ];
}

/** A pickup whose person is forgotten has no address, and ends. */
function rebook({ pickupId, nextId, route, at }: Of<"RebookPickup">, state: Returnables): readonly ReturnablesEvent[] {
  const present = bookedPickup(state);
  if (present?.pickupId !== pickupId) return [];
  const { by, place, address, notes } = present;
  if (!address) return pickupEnded(state, at, "box-not-coming");
  const next = { pickupId: nextId, by, place, route, address, ...(notes !== undefined && { notes }), follows: pickupId, bookedAt: at };
  return [...pickupEnded(state, at, "replaced"), { type: "PickupBooked", data: next }];
}

function cancel({ pickupId, at }: Of<"CancelPickup">, { pickup }: Returnables): Decision {
  if (pickup?.pickupId !== pickupId) return refuse("pickup-not-found");
  if (pickup.status === "cancelled") return [];
  if (pickup.status !== "booked" || pickup.by === "route" || pickup.route.from <= at) return refuse("pickup-fixed");
  return [{ type: "PickupCancelled", data: { pickupId, because: "cancelled", cancelledAt: at } }];
}

/** Nothing is charged before its day, without its attempts, or twice. */
function startCharge({ assetId, again, at }: Of<"StartCharge">, state: Returnables): readonly ReturnablesEvent[] {
  const asset = assetOf(state, assetId);
  const dueAt = again && asset?.charge?.status === "failed" ? at : asset && chargeDueAt(asset);
  if (!asset || !isOut(asset) || asset.charge?.status === "charging" || dueAt === undefined || dueAt > at) return [];
  const cents = returnablesTermsOf(asset.policy).chargeCents[asset.kind];
  return [{ type: "ReturnableChargeStarted", data: { assetId, attempt: (asset.charge?.attempt ?? 0) + 1, cents, startedAt: at } }];
}

const isCharging = (asset: Asset | undefined, attempt: number): asset is Asset & Required<Pick<Asset, "charge">> =>
  asset?.charge?.status === "charging" && asset.charge.attempt === attempt;

/** A failed attempt; the last that is made automatically leaves the amount owed. */
function recordFailed({ assetId, attempt, code, at }: Of<"RecordChargeFailed">, state: Returnables): readonly ReturnablesEvent[] {
  const asset = assetOf(state, assetId);
  if (!isCharging(asset, attempt)) return [];
  const failed: ReturnablesEvent = { type: "ReturnableChargeFailed", data: { assetId, attempt, code, failedAt: at } };
  if (!isLeftUnpaid({ ...asset, charge: { ...asset.charge, status: "failed", at } })) return [failed];
  return [failed, { type: "ReturnableLeftUnpaid", data: { assetId, attempt, cents: asset.charge.cents, leftAt: at } }];
}

/** A charge that was under way while its bag came back is reversed as soon as it is known. */
function recordCharged({ assetId, attempt, at }: Of<"RecordCharged">, state: Returnables): readonly ReturnablesEvent[] {
  const asset = assetOf(state, assetId);
  if (!isCharging(asset, attempt)) return [];
  const { cents } = asset.charge;
  const charged: ReturnablesEvent = { type: "ReturnableCharged", data: { assetId, attempt, cents, chargedAt: at } };
  return asset.returnedAt === undefined ? [charged] : [charged, reversalOf(asset, cents, at)];
}
