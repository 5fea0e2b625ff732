import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { openAccount } from "@tablee/commands/account/open-account";
import { pointAccounts, returnablesOfAccounts } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import { buyGiftCard } from "@tablee/commands/gift-card/buy-gift-card";
import { startGiftCard } from "@tablee/commands/gift-card/start-gift-card";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { areaById } from "@tablee/domain/geography/areas";
import { visitorIdOf } from "@tablee/domain/gift-card/buyer";
import { type AccountId, accountId, idFrom, orderId as orderIdOf } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { pickupRouteOf } from "@tablee/domain/returnables/pickup-days";
import { giftDetails } from "@tablee/testing/fixtures/gift-cards";
import { type Product, slot } from "./product.ts";

/** Two visitors begin to buy gift cards: one pays, the other leaves. */
export async function giftCards(product: Product, at: Instant): Promise<void> {
  for (const name of ["bought", "left"]) {
    const giftCardId = idFrom("crash", "gift card", name, at);
    const context = { ...product.context(at, "gift card", giftCardId), actor: { kind: "client", id: "visitor" } as const };
    await product.commands.send(startGiftCard, { giftCardId, cents: cents(5_000), provider: "card" }, part(context, "start"));
    if (name === "left") continue;
    const details = { ...giftDetails, buyerId: visitorIdOf(giftCardId) };
    await product.commands.send(buyGiftCard, { giftCardId, details, methodToken: "tok_visa" }, part(context, "buy"));
  }
}

/** A person whose points have been left alone for so long that a notice of their expiry is due at once. */
export async function pointsUnused(product: Product, at: Instant): Promise<void> {
  const account = accountId(idFrom("crash", "unused points", at));
  const earnedAt = addHours(at, -24 * 340);
  const context = { ...product.context(earnedAt, "unused points", account), subject: account };
  const person = { firstName: "Zoé", lastName: "Roy", email: `${account}@example.com` };
  await product.commands.send(openAccount, { accountId: account, person, password: DEMO_PASSWORD, language: "fr" }, part(context, "open"));
  const award = { type: "Award", awardId: idFrom(account, "award"), points: 1_000, at: earnedAt } as const;
  await product.opened.dependencies.runtime.handle(pointAccounts, account, award, part(context, "award"));
}

const withBags = (of: Instant) => ({
  missed: accountId(idFrom("crash", "bag missed", of)),
  declined: accountId(idFrom("crash", "bag declined", of)),
  fetched: accountId(idFrom("crash", "bag fetched", of)),
});

/**
 * Two households whose bags three drivers missed, to be reminded and charged at once, one of them with a card that is declined, and a
 * household whose pickup's outcome is due.
 */
export async function bagsOut(product: Product, at: Instant): Promise<void> {
  const { missed, declined, fetched } = withBags(at);
  const { runtime } = product.opened.dependencies;
  const days = (count: number) => addHours(at, 24 * count);
  const own = (account: AccountId, since: Instant) => ({ ...product.context(since, "bags", account), subject: account });
  for (const [account, since, methodToken] of [
    [missed, days(-50), "tok_visa"],
    [declined, days(-50), "tok_insufficient"],
    [fetched, days(-10), "tok_visa"],
  ] as const) {
    const context = own(account, since);
    const person = { firstName: "Léa", lastName: "Côté", email: `${account}@example.com` };
    await product.commands.send(
      openAccount,
      { accountId: account, person, password: DEMO_PASSWORD, language: "fr" },
      part(context, "open"),
    );
    await product.commands.send(givePaymentMethod, { accountId: account, methodToken }, part(context, "card"));
    const box = { orderId: orderIdOf(idFrom("crash", "box before", account)), kinds: ["bag"], zone: slot.zone } as const;
    const lend = { type: "LendWithDelivery", ...box, deliveredOn: toLocal(slot.zone, since).date, at: since } as const;
    await runtime.handle(returnablesOfAccounts, account, lend, part(context, "lend"));
  }
  for (const account of [missed, declined]) {
    for (const ago of [-40, -30, -20]) {
      const attempt = { type: "RecordAttempt", visitId: idFrom(account, ago), code: "not-out", at: days(ago) } as const;
      await runtime.handle(returnablesOfAccounts, account, attempt, part(own(account, days(ago)), "attempt", ago));
    }
  }
  const area = areaById(slot.areaId)!;
  const route = pickupRouteOf(area, toLocal(slot.zone, days(-1)).date, slot.window);
  const address = { line: "12, rue des Érables", city: "Montréal", province: "QC", postalCode: "H2X 1Y4" } as const;
  const booked = { pickupId: idFrom("crash", "pickup", fetched), by: "route", place: "main", route, area, address } as const;
  await runtime.handle(
    returnablesOfAccounts,
    fetched,
    { type: "BookPickup", ...booked, at: days(-2) },
    part(own(fetched, days(-2)), "book"),
  );
}

/** The household whose card was declined gives a new card, which is charged for the bag at once. */
export async function newCardForBag(product: Product, lentFor: Instant, at: Instant): Promise<void> {
  const { declined } = withBags(lentFor);
  const context = { ...product.context(at, "card for a bag", declined), subject: declined };
  await product.commands.send(givePaymentMethod, { accountId: declined, methodToken: "tok_mastercard" }, context);
}

/** The bags that are still out are handed in: charges are reversed. */
export async function bagsBack(product: Product, lentFor: Instant, at: Instant): Promise<void> {
  for (const account of Object.values(withBags(lentFor))) await handIn(product, account, at);
}

/** All bags of an account are handed in. */
export const handIn = async (product: Product, account: AccountId, at: Instant): Promise<void> =>
  void (await product.opened.dependencies.runtime.handle(
    returnablesOfAccounts,
    account,
    { type: "RecordReturn", way: "handed-in", at },
    { ...product.context(at, "bags back", account), subject: account },
  ));
