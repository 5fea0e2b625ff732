import { generations, orders, slots, stocks } from "@tablee/commands/aggregates";
import { repairShares } from "@tablee/commands/capacity/repair-shares";
import type { CommandContext } from "@tablee/commands/context";
import { commitGeneration } from "@tablee/commands/generation/commit-generation";
import { editOrder } from "@tablee/commands/order/edit-order";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { settledUnits } from "@tablee/domain/capacity/decider";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { isBoxless } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { stockId } from "@tablee/domain/streams";
import { runId } from "@tablee/domain/testing/examples";
import { Died, draws } from "@tablee/simulation/turns";
import { skuOf } from "../fixtures/constants.ts";
import { as, dishes, households, now, orderOf, place, region, waiting, week } from "../fixtures/generation-week.ts";
import type { Household } from "../fixtures/household.ts";
import { checkCapacity } from "../model/balance-rules.ts";

describe("a generation that two workers commit at once, while customers change its first orders", () => {
  it.each([
    ["", false],
    [" though workers die, after the shares were compared with the orders", true],
  ])(
    "makes every order once, with its whole share or none%s",
    async (_, die) => {
      const ends = new Set<string>();
      for (let seed = 1; seed <= 60; seed++) {
        const { household, run } = await waiting();
        const { world } = household;
        const draw = draws(seed);
        const worker = async (dies: number | undefined) => {
          const { steps, life } = world.process();
          life.stepsLeft = dies;
          await commitGeneration(steps, run, as("commit")).catch((error) => {
            if (!(error instanceof Died)) throw error;
          });
        };
        const [first, second] = households.map(orderOf);
        const mayDie = () => (die && draw(2) === 0 ? draw(12) : undefined);
        await household.together(draw, [
          () => worker(mayDie()),
          () => worker(mayDie()),
          () => household.act((steps, context) => skipWhenThere(steps, first!, context)),
          () => household.beside((steps, context) => editWhenThere(steps, second!, context)),
          () => household.follow(),
        ]);
        await worker(undefined);
        await household.follow();
        household.now = addMinutes(now, 16);
        await household.doDue(["hold"]);
        await household.follow();
        if (die) await compareShares(household);
        await checkWeek(household);
        const made = households.filter((one) => world.log.of(`order-${orderOf(one)}`).length > 0).length;
        ends.add(String(made));
      }
      // The number of made orders varies: it is that of the units of the scarcest dish, and more where a customer released one in time.
      expect(ends.size).toBeGreaterThan(1);
    },
    120_000,
  );
});

/** Compares shares with orders as the sweep over open weeks does, which settles a share without an order once it has seen it twice. */
async function compareShares({ world, now }: Household): Promise<void> {
  const { steps } = world.process();
  let suspected: ReadonlySet<string> = new Set();
  for (const round of ["first", "second", "third"]) {
    const context = { ...as("compare", round), at: now };
    ({ suspects: suspected } = await repairShares(steps, { region, week, suspected }, context));
  }
  expect(suspected).toEqual(new Set());
}

type Acting = Parameters<Parameters<Household["act"]>[0]>[0];

async function skipWhenThere(steps: Acting, orderId: OrderId, context: CommandContext): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { state } = await steps.load(orders, orderId);
    if (state.status !== "none") return void (await skipOrder(steps, { accountId: state.accountId, orderId, reason: "away" }, context));
  }
}

/** Removes the scarcest dish. */
async function editWhenThere(steps: Acting, orderId: OrderId, context: CommandContext): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { state } = await steps.load(orders, orderId);
    if (state.status === "none") continue;
    const lines = [1, 3].map((dish) => ({ sku: skuOf(dish), quantity: 1 }));
    const edit = { accountId: state.accountId, orderId, version: 0, editingSession: "simulated-session", lines };
    return void (await editOrder(steps, edit, context));
  }
}

async function checkWeek({ world, view }: Household): Promise<void> {
  const { steps } = world.process();
  const streams = [`slot-${place}`, ...dishes.map((dish) => `stock-${stockId(region, week, skuOf(dish))}`)];
  for (const stream of streams) checkCapacity(view, stream);
  const states = await Promise.all(households.map(async (one) => (await steps.load(orders, orderOf(one))).state));
  for (const [i, order] of states.entries()) {
    const orderId = orderOf(households[i]!);
    const had = await Promise.all([
      steps.load(slots, place),
      ...dishes.map((dish) => steps.load(stocks, stockId(region, week, skuOf(dish)))),
    ]);
    expect(had.map(({ state }) => settledUnits(state, orderId))).toEqual(wantedBy(order));
    expect(view.of(`order-${orderId}`).filter(({ type }) => type === "OrderGenerated").length).toBe(order.status === "none" ? 0 : 1);
  }
  expect((await steps.load(generations, runId)).state).toMatchObject({ status: "committed" });
}

/** The slot, and units of each dish, that an order should hold. */
const wantedBy = (order: Order): number[] => {
  if (order.status === "none" || isBoxless(order.status)) return [0, ...dishes.map(() => 0)];
  return [1, ...dishes.map((dish) => order.lines.find(({ sku }) => sku === skuOf(dish))?.quantity ?? 0)];
};
