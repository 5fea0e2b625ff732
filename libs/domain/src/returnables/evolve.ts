import { never } from "../kernel/errors.ts";
import { addDays, type Instant, laterOf } from "../kernel/time.ts";
import { chargeDueAt } from "./due-dates.ts";
import type { ReturnablesEvent } from "./events.ts";
import { type Asset, type AssetCharge, isOut, type Returnables, visitOf } from "./state.ts";

/** A returned bag or kit that was never charged is forgotten after these days: its delivery is not recorded again. */
const KEPT_DAYS = 182;

export function evolve(state: Returnables, event: ReturnablesEvent): Returnables {
  switch (event.type) {
    case "ReturnableLent": {
      const { lentAt: _, ...lent } = event.data;
      const kept = state.assets.filter((asset) => isOut(asset) || asset.charge || addDays(asset.lentOn, KEPT_DAYS) > lent.lentOn);
      return { ...state, assets: [...kept, { ...lent, attempts: [] }] };
    }
    case "CollectionAttempted": {
      const { visitId, assetIds, attemptedAt } = event.data;
      const tried = changed(state, assetIds, (asset) => ({
        ...asset,
        attempts: [...asset.attempts, visitId],
        attemptedAt: asset.attemptedAt ? laterOf(asset.attemptedAt, attemptedAt) : attemptedAt,
      }));
      return visited(tried, visitId, "attempted");
    }
    case "ReturnablesReturned": {
      const { visitId, assetIds, returnedAt } = event.data;
      const returned = changed(state, assetIds, (asset) => ({ ...asset, returnedAt, ...(visitId && { returnedOn: visitId }) }));
      return visitId ? visited(returned, visitId, "done") : returned;
    }
    case "ReturnReminderSettled": {
      const { notice: reminded, assetIds } = event.data;
      return changed(state, assetIds, (asset) => ({ ...asset, reminded }));
    }
    case "PickupBooked":
      return { ...state, pickup: { ...event.data, status: "booked" } };
    case "PickupCancelled": {
      const { pickup } = state;
      const { pickupId, because: ended } = event.data;
      return pickup?.pickupId === pickupId ? { ...state, pickup: { ...pickup, status: "cancelled", ended } } : state;
    }
    case "ReturnableChargeStarted": {
      const { assetId, attempt, cents, startedAt: at } = event.data;
      return changed(state, [assetId], (asset) => {
        const automatic = (asset.charge?.automatic ?? 0) + (isAutomatic(asset, at) ? 1 : 0);
        return { ...asset, charge: { status: "charging", attempt, automatic, cents, at } };
      });
    }
    case "ReturnableChargeFailed":
      return charged(state, event.data.assetId, { status: "failed", at: event.data.failedAt });
    case "ReturnableLeftUnpaid": {
      // Older logs counted the attempts to a new payment method as well: none follows automatically in them either.
      const { assetId, attempt: automatic } = event.data;
      return changed(state, [assetId], (asset) => (asset.charge ? { ...asset, charge: { ...asset.charge, automatic } } : asset));
    }
    case "ReturnableCharged":
      return charged(state, event.data.assetId, { status: "charged", at: event.data.chargedAt });
    case "ReturnableChargeReversed": {
      const { assetId, refundId, reversedAt: at } = event.data;
      return charged(state, assetId, { status: "reversed", at, refundId });
    }
    case "ReturnablesWrittenOff":
      return changed(state, event.data.assetIds, (asset) => ({ ...asset, writtenOff: true }));
    default:
      return never(event);
  }
}

/** True for an attempt to charge that was due; one to a new payment method is made earlier, or after the last. */
function isAutomatic(asset: Asset, at: Instant): boolean {
  const dueAt = chargeDueAt(asset);
  return !asset.charge || (dueAt !== undefined && dueAt <= at);
}

const changed = (state: Returnables, assetIds: readonly string[], change: (asset: Asset) => Asset): Returnables => ({
  ...state,
  assets: state.assets.map((asset) => (assetIds.includes(asset.assetId) ? change(asset) : asset)),
});

const charged = (state: Returnables, assetId: string, change: Pick<AssetCharge, "status" | "at" | "refundId">): Returnables =>
  changed(state, [assetId], (asset) => (asset.charge ? { ...asset, charge: { ...asset.charge, ...change } } : asset));

/** Settles the pickup by the visit on which it takes place. A collection may be recorded after an attempt of the same visit. */
function visited(state: Returnables, visitId: string, status: "attempted" | "done"): Returnables {
  const { pickup } = state;
  const isSettled = pickup?.status === "cancelled" || pickup?.status === "done";
  return pickup && !isSettled && visitOf(pickup) === visitId ? { ...state, pickup: { ...pickup, status } } : state;
}

/** An event without the address and the note of its customer, for those who keep neither. */
export function withoutPersonal<Event extends ReturnablesEvent>(event: Event): Event {
  if (event.type !== "PickupBooked") return event;
  const { address: _, notes: __, ...data } = event.data;
  return { ...event, data };
}
