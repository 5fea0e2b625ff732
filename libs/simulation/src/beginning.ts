import { giveAddress } from "@tablee/commands/account/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { orders, slots, stocks } from "@tablee/commands/aggregates";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import { slotId, stockId } from "@tablee/domain/streams";
import { accountId, address, method, person, plan, tastes } from "@tablee/domain/testing/examples";
import { Household } from "./household.ts";
import { calendarOf, deliveries, items, orderIds, placesOfSlot, recipes, signedUpAt, skuOf, slot, unitsOfStock, weeks } from "./setting.ts";
import { World } from "./world.ts";

/** What the account signs up with: amounts for its first four boxes, whichever these are. */
export const signUpCode = "TABLE75";
export const signUpPassword = "a simulated household's own";

interface Begun {
  readonly world: World;
  readonly followed: number;
}
let begun: Promise<Begun> | undefined;

/** A household that has just signed up and paid for its first box: the same beginning each time, in a world of its own. */
export async function begin(options: { readonly notices?: boolean } = {}): Promise<Household> {
  begun ??= signUp();
  const { world: first, followed } = await begun;
  const world = new World(first.log.fork());
  for (const [key, charge] of first.gateway.charges) world.gateway.charges.set(key, charge);
  return new Household(world, signedUpAt, { followed, ...options });
}

async function signUp(): Promise<Begun> {
  const world = new World();
  const household = new Household(world, signedUpAt);
  const { steps } = world.process();
  const at = signedUpAt;
  const region = "on";
  for (const [n, week] of weeks.entries()) {
    await publishMenu(steps, { region, week, items }, household.context());
    for (const sku of recipes.map(skuOf))
      await steps.handle(
        stocks,
        stockId(region, week, sku),
        { type: "Open", of: { region, week, sku }, units: unitsOfStock, at },
        household.context(),
      );
    for (const where of deliveries) {
      const of = { depotId: where.depotId, date: calendarOf(n, where).deliveryDate, window: where.window };
      const id = slotId(of.depotId, of.date, of.window);
      await steps.handle(slots, id, { type: "Open", of, units: placesOfSlot, at }, household.context());
    }
  }
  await openAccount(steps, { accountId, person, password: signUpPassword, language: "en" }, household.context());
  await giveAddress(steps, { accountId, address }, household.context());
  const chosen = { plan, tastes, weekday: slot.weekday, window: slot.window };
  const context = household.context();
  const { result } = await completeSignUp(steps, { accountId, methodToken: method.token, code: signUpCode, chosen }, context);
  if (result !== "billed") throw new Error(`the sign-up ended as ${result}`);
  await household.follow();
  for (const orderId of orderIds) if ((await steps.load(orders, orderId)).revision < 0) throw new Error("a week has no order");
  return { world, followed: world.log.events.length };
}
