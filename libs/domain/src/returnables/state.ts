import type { OrderId } from "../kernel/ids.ts";
import type { Cents } from "../kernel/money.ts";
import { lastDay } from "../kernel/schemas.ts";
import { addDays, earlierOf, type Instant, type PlainDate } from "../kernel/time.ts";
import { toInstant, type ZoneName } from "../kernel/zones/zones.ts";
import { returnablesTermsOf } from "./policy.ts";
import type {
  PickupAddress,
  PickupBooker,
  PickupEnd,
  PickupPlace,
  PickupRoute,
  ReturnableKind,
  ReturnablesTerms,
  ReturnNotice,
} from "./vocabulary.ts";

/** The charge for a bag or kit. A failed attempt may be followed by another. */
export interface AssetCharge {
  readonly status: "charging" | "failed" | "charged" | "reversed";
  /** The number of the latest attempt. */
  readonly attempt: number;
  /** The attempts that were made automatically: those to a new payment method at once are not among them. */
  readonly automatic: number;
  readonly cents: Cents;
  /** When it reached its status. */
  readonly at: Instant;
  /** The refund of a reversed charge. */
  readonly refundId?: string;
}

/** A bag or kit that was lent. */
export interface Asset {
  readonly assetId: string;
  readonly kind: ReturnableKind;
  readonly orderId: OrderId;
  readonly zone: ZoneName;
  readonly lentOn: PlainDate;
  /** The version of the terms. */
  readonly policy: ReturnablesTerms;
  /** The visits on which it could not be collected, and the instant of the latest. */
  readonly attempts: readonly string[];
  readonly attemptedAt?: Instant;
  readonly reminded?: ReturnNotice;
  readonly returnedAt?: Instant;
  /** The visit on which it was collected. */
  readonly returnedOn?: string;
  readonly writtenOff?: true;
  readonly charge?: AssetCharge;
}

/** The latest pickup. `done`: something was collected; `attempted`: nothing was. */
export interface Pickup {
  readonly pickupId: string;
  readonly by: PickupBooker;
  readonly place: PickupPlace;
  readonly route: PickupRoute;
  readonly bookedAt: Instant;
  readonly status: "booked" | "cancelled" | "attempted" | "done";
  /** The reason why it does not take place, once it is cancelled. */
  readonly ended?: PickupEnd;
  /** Missing once the person is forgotten. */
  readonly address?: PickupAddress | undefined;
  readonly notes?: string | undefined;
}

/** The bags and kits of one account, in the order in which they were lent. */
export interface Returnables {
  readonly assets: readonly Asset[];
  readonly pickup?: Pickup;
}

/** True while a bag or kit is with the customer and wanted back. */
export const isOut = ({ returnedAt, writtenOff }: Asset): boolean => returnedAt === undefined && !writtenOff;

export const assetsOut = ({ assets }: Returnables): readonly Asset[] => assets.filter(isOut);

/** The bags and kits that an account still owes: those that are out and unpaid. Closing waits for them. */
export const assetsOwed = (state: Returnables): readonly Asset[] => assetsOut(state).filter(({ charge }) => charge?.status !== "charged");

/** True if a bag or kit still lacks attempts, without which it is never charged. */
export const lacksAttempts = ({ attempts, policy }: Asset): boolean => attempts.length < returnablesTermsOf(policy).minAttempts;

/** The day from which a bag or kit is overdue. */
export const dueOn = ({ lentOn, policy }: Asset): PlainDate => addDays(lentOn, returnablesTermsOf(policy).overdueDays);

/** The instant, by the clocks of its delivery, at which something of a bag or kit is due this many days after it was lent, within the calendar. */
export const afterDays = ({ lentOn, zone, policy }: Asset, days: number): Instant =>
  toInstant(zone, earlierOf(addDays(lentOn, days), lastDay), returnablesTermsOf(policy).actsAt);

/** The pickup that is still to take place. */
export const bookedPickup = ({ pickup }: Returnables): Pickup | undefined => (pickup?.status === "booked" ? pickup : undefined);

/** The visit on which a pickup takes place: the delivery of a box, or one of its own. */
export const visitOf = ({ pickupId, route }: Pick<Pickup, "pickupId" | "route">): string => route.orderId ?? pickupId;

/** The bags and kits that a visit on a day is to collect: those lent on earlier days that are still out. */
export const toCollect = (state: Returnables, visitId: string, date: PlainDate): readonly Asset[] =>
  assetsOut(state).filter(({ orderId, lentOn }) => orderId !== visitId && lentOn < date);

/** The bags and kits that a visit has collected. */
export const collectedOn = ({ assets }: Returnables, visitId: string): readonly Asset[] =>
  assets.filter(({ returnedOn }) => returnedOn === visitId);

export const initialReturnables: Returnables = { assets: [] };
