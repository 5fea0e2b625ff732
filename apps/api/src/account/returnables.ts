import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { bookPickup, cancelPickup, type PickupSite } from "@tablee/commands/returnables/book-pickup";
import { pickupSitesOf, returnablesOf } from "@tablee/commands/returnables/returnables-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { cancelPickup as cancelCall, createPickup, existingPickup, returnables } from "@tablee/contracts/calls/returnables";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { type Instant, type PlainDate, weekOf } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { pickupBookableUntil, pickupDays } from "@tablee/domain/returnables/pickup-days";
import { returnablesTermsOf, returnablesTermsOn } from "@tablee/domain/returnables/policy";
import { type Asset, assetsOut, bookedPickup, dueOn, type Returnables } from "@tablee/domain/returnables/state";
import { type PickupPlace, pickupPlaces } from "@tablee/domain/returnables/vocabulary";
import { upcomingOrders } from "@tablee/projections/orders/queries";
import { returnablesOfAccount } from "@tablee/projections/returnables/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

type Shown = OutputOf<typeof returnables>;
type Booked = OutputOf<typeof existingPickup>;

/** The bags and kits of an account, and their pickups. */
@Injectable()
export class ReturnablesOfAccount {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async show({ accountId, receivedAt }: Caller): Promise<Shown> {
    const { reads, steps } = this.api;
    const [state, subscription, sites] = await Promise.all([
      returnablesOfAccount(reads, accountId),
      subscriptionOfAccount(reads, accountId),
      pickupSitesOf(steps, accountId),
    ]);
    const { date: today } = toLocal(subscription?.slot.zone ?? businessZone, receivedAt);
    const delivery = await this.#nextDelivery({ accountId, receivedAt }, today);
    const { overdueDays, minAttempts: attempts, trackerDays, chargeCents } = returnablesTermsOn(today);
    const { bag: bagCents, kit: kitCents } = chargeCents;
    return {
      items: assetsOut(state).map((asset) => itemOf(asset, today)),
      today,
      thisWeek: weekOf(today),
      terms: { overdueDays, attempts, trackerDays, bagCents, kitCents },
      offers: pickupPlaces.flatMap((place) => offerOf(place, sites[place], { receivedAt, delivery })),
      lapsedOn: lapsedOn(state, today),
    };
  }

  async pickup({ accountId, receivedAt }: Pick<Caller, "accountId" | "receivedAt">): Promise<Booked> {
    const { reads, steps } = this.api;
    // Its address and note are in the log alone.
    if (!bookedPickup(await returnablesOfAccount(reads, accountId))) return { pickup: null };
    return { pickup: pickupOf(await returnablesOf(steps, accountId), receivedAt) };
  }

  async book({ place, when, phone, notes }: InputOf<typeof createPickup>, by: Caller): Promise<Booked> {
    const { accountId, receivedAt } = by;
    const context = by.own("book-pickup");
    if ("orderId" in when) await this.#refuseLaterBox(when.orderId, by);
    const pickup = { accountId, pickupId: idFrom("pickup", context.commandId), place, when, phone, notes: notes?.trim() || undefined };
    const { state } = await this.commands.send(bookPickup, pickup, context);
    return { pickup: pickupOf(state, receivedAt) };
  }

  async cancel({ pickupId }: InputOf<typeof cancelCall>, by: Caller): Promise<OutputOf<typeof cancelCall>> {
    await this.commands.send(cancelPickup, { accountId: by.accountId, pickupId }, by.own("cancel-pickup"));
    return { done: true };
  }

  /** A pickup with a box far ahead would keep the route from planning any before it. @throws Failure pickup-day-not-offered */
  async #refuseLaterBox(orderId: OrderId, by: Pick<Caller, "accountId" | "receivedAt">): Promise<void> {
    const subscription = await subscriptionOfAccount(this.api.reads, by.accountId);
    const { date: today } = toLocal(subscription?.slot.zone ?? businessZone, by.receivedAt);
    const [next, own] = await Promise.all([
      this.#nextDelivery(by, today),
      upcomingOrders(this.api.reads, { accountId: by.accountId, fromDate: today }),
    ]);
    const isLater = next && next.orderId !== orderId && own.some(({ key }) => key === orderId);
    if (isLater) throw new Failure("pickup-day-not-offered");
  }

  /** The next box that is still to come, while a pickup can be added to its stop. */
  async #nextDelivery({ accountId, receivedAt }: Pick<Caller, "accountId" | "receivedAt">, today: PlainDate) {
    const orders = await upcomingOrders(this.api.reads, { accountId, fromDate: today });
    const next = orders.find(
      ({ status, delivery_date: date, slot }) => comes.has(status) && pickupBookableUntil(date, slot.zone) > receivedAt,
    );
    return next ? { orderId: next.key, date: next.delivery_date, window: next.slot.window } : null;
  }
}

/** The statuses of orders that a box comes for. */
const comes: ReadonlySet<string> = new Set(["open", "locked", "billing", "billed"]);

/** The day of a pickup whose box does not come then, until that day is over. */
function lapsedOn({ pickup }: Returnables, today: PlainDate): Shown["lapsedOn"] {
  if (pickup?.ended !== "box-not-coming" || pickup.route.date < today) return null;
  return pickup.route.date;
}

const charges = { charging: "under-way", failed: "failed", charged: "charged", reversed: "none" } as const;

function itemOf(asset: Asset, today: PlainDate): Shown["items"][number] {
  const { assetId, kind, lentOn, attempts, policy, charge } = asset;
  return {
    assetId,
    kind,
    lentOn,
    dueOn: dueOn(asset),
    overdue: dueOn(asset) <= today,
    attempts: attempts.length,
    cents: charge?.cents ?? returnablesTermsOf(policy).chargeCents[kind],
    charge: charge ? charges[charge.status] : "none",
  };
}

function offerOf(
  place: PickupPlace,
  site: PickupSite | undefined,
  { receivedAt, delivery }: { readonly receivedAt: Instant; readonly delivery: Shown["offers"][number]["delivery"] },
): Shown["offers"] {
  if (!site) return [];
  const days = pickupDays(site.area, receivedAt).map(({ windows, ...day }) => ({ ...day, windows: [...windows] }));
  return [{ place, address: site.address, days, delivery: place === "main" ? delivery : null }];
}

function pickupOf(state: Returnables, now: Instant): Booked["pickup"] {
  const pickup = bookedPickup(state);
  if (!pickup) return null;
  const { pickupId, by, place, address = null, notes = "", route } = pickup;
  const { date, window, orderId, from } = route;
  return {
    pickupId,
    by,
    place,
    address,
    notes,
    date,
    window,
    withDelivery: orderId !== undefined,
    cancellable: by === "customer" && from > now,
  };
}
