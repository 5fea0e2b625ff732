import { type Household, makeHouseholds } from "@tablee/demo/households";
import { Random } from "@tablee/demo/random";
import { accountId, idFrom, type SubscriptionId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";

/** A household of the season with the inputs of its orders. */
export interface Customer {
  readonly number: number;
  readonly household: Household;
  readonly subscriptionId: SubscriptionId;
  readonly region: Region;
  readonly slot: DeliverySlot;
}

/** The demo's kinds of households, `count` of them, of all regions or of one; the same for the same seed. */
export function makeCustomers(count: number, seed: number, region?: Region): Customer[] {
  const random = new Random(seed);
  const customers: Customer[] = [];
  while (customers.length < count) {
    for (const household of makeHouseholds(5_000, 1, random)) {
      if (customers.length === count) break;
      if (region && household.area.region !== region) continue;
      customers.push(toCustomer(seed, customers.length, household));
    }
  }
  return customers;
}

function toCustomer(seed: number, number: number, made: Household): Customer {
  const { area, weekday, window } = made;
  const account = accountId(idFrom("season-account", seed, number));
  const slot: DeliverySlot = { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window };
  return { number, household: { ...made, accountId: account }, subscriptionId: subscriptionIdOf(account), region: area.region, slot };
}
