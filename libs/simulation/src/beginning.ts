import { giveAddress } from "@tablee/commands/account/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { orders, slots, stocks } from "@tablee/commands/aggregates";
import type { BillingResult } from "@tablee/commands/billing/bill-order";
import { type CommandContext, part, scheduledBy } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { listProduct } from "@tablee/commands/product/list-product";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import type { Steps } from "@tablee/commands/steps";
import type { SignUpTerms } from "@tablee/commands/subscription/start-subscription";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { slotId, stockId } from "@tablee/domain/streams";
import type { DeliverySlot, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { address, card, accountId as exampleId, method, person, plan, tastes } from "@tablee/domain/testing/examples";
import { Household } from "./household.ts";
import {
  calendarOf,
  deliveries,
  items,
  marketSkus,
  orderIds,
  placesOfSlot,
  signedUpAt,
  slot,
  stockedSkus,
  unitsOfStock,
  weekIn,
  weeks,
} from "./setting.ts";
import { World } from "./world.ts";

/** What the account signs up with: amounts for its first four boxes, whichever these are. */
export const signUpCode = "TABLE75";

interface Begun {
  readonly world: World;
  readonly followed: number;
}
let begun: Promise<Begun> | undefined;

/** A household that has just signed up and paid for its first box: the same beginning each time, in a world of its own. */
export async function begin(options: { readonly notices?: boolean } = {}): Promise<Household> {
  begun ??= beginOnce();
  const { world: first, followed } = await begun;
  const world = new World(first.log.fork());
  for (const [account, hash] of first.passwords) world.passwords.set(account, hash);
  for (const [key, charge] of first.gateway.charges) world.gateway.charges.set(key, charge);
  for (const [orderId, stop] of first.stops) world.stops.set(orderId, stop);
  return new Household(world, signedUpAt, { followed, ...options });
}

/** A world with products, and with menus, stock and windows for so many weeks; no household yet. */
export async function worldBeforeSignUp(count = weeks.length): Promise<World> {
  const world = new World();
  const { steps } = world.process();
  const [at, region] = [signedUpAt, "on" as const];
  const as = (...names: string[]) => scheduledBy("beginning", names, at);
  for (const sku of marketSkus)
    await listProduct(steps, { sku, card: { ...card, kind: "market", priceCents: cents(900) } }, as("product", sku));
  for (const n of Array.from({ length: count }, (_, n) => n)) {
    const week = weekIn(n);
    await publishMenu(steps, { region, week, items }, as("menu", week));
    for (const sku of stockedSkus) {
      const of = { region, week, sku } as const;
      await steps.handle(stocks, stockId(region, week, sku), { type: "Open", of, units: unitsOfStock, at }, as("stock", week, sku));
    }
    for (const where of deliveries) {
      const of = { depotId: where.depotId, date: calendarOf(n, where).deliveryDate, window: where.window };
      const id = slotId(of.depotId, of.date, of.window);
      await steps.handle(slots, id, { type: "Open", of, units: placesOfSlot, at }, as("slot", id));
    }
  }
  return world;
}

/** What a household chooses as it signs up, where it is not what the others choose. `quote` is what it was shown. */
export interface Choice {
  readonly plan?: Plan;
  readonly tastes?: Tastes;
  readonly where?: Pick<DeliverySlot, "weekday" | "window">;
  readonly code?: string | undefined;
  readonly token?: string;
  readonly quote?: string;
}

/**
 * The whole sign-up; with the same context it resumes what an earlier attempt left. `wanted` is the account's id, where none was
 * begun. Answers what came of the charge.
 */
export async function signUp(
  steps: Steps,
  context: CommandContext,
  wanted: AccountId = exampleId,
  choice: Choice = {},
): Promise<BillingResult["result"]> {
  const accountId = await register(steps, context, wanted);
  return complete(steps, part(context, "complete"), accountId, choice);
}

/** The sign-up up to the payment: an account, and its address. */
async function register(steps: Steps, context: CommandContext, wanted: AccountId): Promise<AccountId> {
  const opening = { person, password: "a simulated household's own", language: "en" } as const;
  const { accountId } = await openAccount(steps, { accountId: wanted, ...opening }, part(context, "open"));
  await giveAddress(steps, { accountId, address }, part(context, "address"));
  return accountId;
}

/** The last step of a sign-up: under another context, another try to pay. Answers what came of the charge. */
export async function complete(
  steps: Steps,
  context: CommandContext,
  accountId: AccountId = exampleId,
  choice: Choice = {},
): Promise<BillingResult["result"]> {
  const { code, token, quote } = { code: signUpCode, token: method.token, ...choice };
  const input = { accountId, methodToken: token, code, chosen: termsOf(choice), ...(quote !== undefined && { quote }) };
  return (await completeSignUp(steps, input, context)).result;
}

/** What a choice makes a subscription start with. */
export function termsOf({ plan: ofBoxes = plan, tastes: own = tastes, where = slot }: Choice): SignUpTerms {
  return { plan: ofBoxes, tastes: own, weekday: where.weekday, window: where.window };
}

let registered: Promise<World> | undefined;

/** A household that has registered and has yet to pay: the same beginning each time, in a world of its own. */
export async function readyToPay(options: { readonly notices?: boolean } = {}): Promise<Household> {
  registered ??= registerOnce();
  const first = await registered;
  const world = new World(first.log.fork());
  for (const [account, hash] of first.passwords) world.passwords.set(account, hash);
  return new Household(world, signedUpAt, { followed: world.log.head, ...options });
}

async function registerOnce(): Promise<World> {
  const world = await worldBeforeSignUp();
  const household = new Household(world, signedUpAt, { followed: world.log.head });
  await register(world.process().steps, part(household.context(), "register"), exampleId);
  await household.follow();
  return world;
}

/** A household of a world of its own that has signed up with a choice of its own, and has boxes for so many weeks. */
export async function beginWith(choice: Choice, count = weeks.length): Promise<Household> {
  const world = await worldBeforeSignUp(count);
  const household = new Household(world, signedUpAt, { followed: world.log.head });
  const result = await signUp(world.process().steps, household.context(), exampleId, choice);
  if (result !== "billed") throw new Error(`the sign-up ended as ${result}`);
  await household.follow();
  return household;
}

async function beginOnce(): Promise<Begun> {
  const world = await worldBeforeSignUp();
  const household = new Household(world, signedUpAt);
  const { steps } = world.process();
  const result = await signUp(steps, household.context());
  if (result !== "billed") throw new Error(`the sign-up ended as ${result}`);
  await household.follow();
  for (const orderId of orderIds) if ((await steps.load(orders, orderId)).revision < 0) throw new Error("a week has no order");
  return { world, followed: world.log.head };
}
