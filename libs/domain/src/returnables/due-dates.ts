import { calendarPolicies } from "../calendar/policy.ts";
import { policyOn } from "../kernel/policy.ts";
import { addDays, addHours, addMinutes, type Instant, laterOf, type PlainDate } from "../kernel/time.ts";
import { toLocal } from "../kernel/zones/zones.ts";
import { returnablesTermsOf } from "./policy.ts";
import { type Asset, afterDays, assetsOut, bookedPickup, isOut, lacksAttempts, type Returnables } from "./state.ts";
import type { ReturnNotice } from "./vocabulary.ts";

const HOURS_A_DAY = 24;

/**
 * When a bag or kit is charged, or the outcome of its charge asked for; undefined while too few attempts were made, once it is back, paid or
 * written off, and after the last failed attempt of those that are made automatically. A failed charge is tried again only once the tracker
 * knows of a pickup in between.
 */
export function chargeDueAt(asset: Asset): Instant | undefined {
  const { attempts, attemptedAt, policy, charge } = asset;
  const terms = returnablesTermsOf(policy);
  if (charge?.status === "charging") {
    const { chargeWaitMinutes } = policyOn(calendarPolicies, charge.at.slice(0, 10));
    return addMinutes(charge.at, chargeWaitMinutes);
  }
  if (!isOut(asset) || charge?.status === "charged" || charge?.status === "reversed") return undefined;
  if (attempts.length < terms.minAttempts || attemptedAt === undefined) return undefined;
  const known = addHours(attemptedAt, HOURS_A_DAY * terms.trackerDays);
  if (!charge) return laterOf(afterDays(asset, terms.overdueDays), known);
  const days = terms.chargeRetryDays[charge.automatic - 1];
  return days === undefined ? undefined : laterOf(addHours(charge.at, HOURS_A_DAY * days), known);
}

/** True for a bag or kit that is out and whose charge failed for the last time that it is tried automatically. */
export const isLeftUnpaid = (asset: Asset): boolean =>
  isOut(asset) && asset.charge?.status === "failed" && chargeDueAt(asset) === undefined;

/** The notice about a bag or kit that is due next, and when; undefined after the last. */
export function noticeDue(asset: Asset): { readonly notice: ReturnNotice; readonly at: Instant } | undefined {
  if (!isOut(asset) || asset.reminded === "last") return undefined;
  const notice = asset.reminded === "first" ? "last" : "first";
  return { notice, at: afterDays(asset, returnablesTermsOf(asset.policy).noticeDays[notice]) };
}

/** The instant at which the route plans a pickup: once something is overdue that lacks attempts. Undefined while a pickup is booked. */
export function planningDueAt(state: Returnables): Instant | undefined {
  if (bookedPickup(state)) return undefined;
  return assetsOut(state)
    .filter(lacksAttempts)
    .map((asset) => {
      const overdue = afterDays(asset, returnablesTermsOf(asset.policy).overdueDays);
      return asset.attemptedAt ? laterOf(overdue, addHours(asset.attemptedAt, HOURS_A_DAY)) : overdue;
    })
    .toSorted()[0];
}

/** The first day for the next planned pickup: a week after the last attempt. */
export function plannedFrom(state: Returnables, at: Instant): PlainDate | undefined {
  const asset = assetsOut(state).filter(lacksAttempts)[0];
  if (!asset) return undefined;
  const day = toLocal(asset.zone, at).date;
  const { plannedEveryDays } = returnablesTermsOf(asset.policy);
  return asset.attemptedAt ? laterOf(day, addDays(toLocal(asset.zone, asset.attemptedAt).date, plannedEveryDays)) : day;
}

/** When the outcome of the booked pickup, or the planning of one, is due. */
export const pickupDueAt = (state: Returnables): Instant | undefined => bookedPickup(state)?.route.until ?? planningDueAt(state);

/** The earliest of some instants. */
const earliest = (instants: readonly (Instant | undefined)[]): Instant | undefined =>
  instants.filter((at) => at !== undefined).toSorted()[0];

export const nextNoticeAt = ({ assets }: Returnables): Instant | undefined => earliest(assets.map((asset) => noticeDue(asset)?.at));

export const nextChargeAt = ({ assets }: Returnables): Instant | undefined => earliest(assets.map(chargeDueAt));
