import { accounts, claims, products, subscriptions } from "@tablee/commands/aggregates";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import { type Household, makeHouseholds } from "@tablee/demo/households";
import { Random } from "@tablee/demo/random";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import { ProductCard } from "@tablee/domain/product/vocabulary";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { type Part, Telling } from "./telling.ts";

/** A household of the season with what its orders are made of. */
export interface Customer {
  readonly number: number;
  readonly household: Household;
  readonly subscriptionId: string;
  readonly region: Region;
  readonly slot: DeliverySlot;
}

/** The demo's kinds of households, as many as wanted, of all regions or of one; the same for the same seed. */
export function makeCustomers(count: number, seed: number, region?: Region): Customer[] {
  const random = new Random(seed);
  const customers: Customer[] = [];
  while (customers.length < count) {
    for (const household of makeHouseholds(5_000, 1, random)) {
      if (customers.length === count) break;
      if (region && household.area.region !== region) continue;
      customers.push(toCustomer(customers.length, household));
    }
  }
  return customers;
}

function toCustomer(number: number, made: Household): Customer {
  const { area, weekday, window } = made;
  const household = { ...made, accountId: idFrom("season-account", number) };
  const slot: DeliverySlot = { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window };
  return { number, household, subscriptionId: idFrom("season-subscription", number), region: area.region, slot };
}

export const productsOf = (at: Instant): Part[] =>
  catalogue.flatMap(({ sku, ...card }) =>
    new Telling(products, sku).say({ type: "ListProduct", sku, card: ProductCard.parse(card), at }, at).take(),
  );

/** Account, claim of the household and subscription: what a sign-up leaves behind. */
export function signUp({ number, household, subscriptionId, region, slot }: Customer, firstWeek: Week, at: Instant): Part[] {
  const { accountId, person, language, address, area, plan, tastes, methodToken } = household;
  const actor = { kind: "client", id: accountId } as const;
  const method = { kind: "card", token: methodToken, brand: "Visa", last4: "4242", fingerprint: `print-${number}` } as const;
  const postalPrefix = address.postalCode.slice(0, 3);
  const account = new Telling(accounts, accountId, accountId, actor)
    .say({ type: "OpenAccount", accountId, person, language, at }, at)
    .say({ type: "GiveAddress", address, region, areaId: area.id, postalPrefix, at }, at)
    .say({ type: "GivePaymentMethod", method, at }, at);
  const claim = new Telling(claims, `household_${idFrom("season-claim", number)}`, accountId, actor);
  claim.say({ type: "ClaimFor", kind: "household", accountId, at }, at);
  const subscription = new Telling(subscriptions, subscriptionId, accountId, actor);
  subscription.say({ type: "StartSubscription", subscriptionId, accountId, region, plan, tastes, slot, firstWeek, at }, at);
  return [...account.take(), ...claim.take(), ...subscription.take()];
}
