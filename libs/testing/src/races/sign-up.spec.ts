import { claims } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import { accountId as accountIdOf } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId, person } from "@tablee/domain/testing/examples";
import { Died } from "@tablee/simulation/turns";
import { orderIds, signedUpAt, slotStreams, stockedSkus, weeks } from "../fixtures/constants.ts";
import { Household } from "../fixtures/household.ts";
import { signUp, worldBeforeSignUp } from "../fixtures/signed-up-household.ts";
import { checkCapacity, checkCredit, checkPoints } from "../model/balance-rules.ts";
import { checkGateway, checkOrder } from "../model/rules.ts";

/** Longer than a live process takes to learn the outcome of a charge, and shorter than a hold. */
const LATER_MINUTES = 6;
const HOLD_MINUTES = 16;

/** A sign-up that dies before a step, and is repeated from its beginning once the policies have seen its partial work. */
async function signUpTwice(dies: number, mood: "captured" | "captured-unheard"): Promise<{ household: Household; died: boolean }> {
  const world = await worldBeforeSignUp();
  const household = new Household(world, signedUpAt, { followed: world.log.head });
  const context = household.context();
  const { steps, life } = world.process();
  world.gateway.mood = mood;
  life.stepsLeft = dies;
  const died = await signUp(steps, context).then(
    () => false,
    (error) => {
      if (!(error instanceof Died)) throw error;
      return true;
    },
  );
  await household.follow();
  if (!died) return { household, died };
  household.now = addMinutes(household.now, LATER_MINUTES);
  await household.doDue();
  expect(await signUp(world.process().steps, { ...context, at: household.now })).toBe("billed");
  // The end of its hold settles what the first attempt held and did not settle.
  household.now = addMinutes(household.now, HOLD_MINUTES);
  await household.doDue();
  await household.follow();
  return { household, died };
}

function checkAll({ view, world }: Household): void {
  for (const orderId of orderIds) {
    checkOrder(view, orderId);
    checkGateway(view, orderId, world.gateway.charges);
  }
  for (const id of view.ids("stock")) checkCapacity(view, `stock-${id}`);
  for (const n of weeks.keys()) for (const stream of slotStreams(n)) checkCapacity(view, stream);
  checkCredit(view, `credit-${accountId}`);
  checkPoints(view, `points-${accountId}`);
}

describe("a sign-up whose process dies", () => {
  it.each(["captured", "captured-unheard"] as const)(
    "is whole once it is made again, wherever it died, with its charge %s",
    async (mood) => {
      let steps = 0;
      for (let isDead = true; isDead; steps++) {
        const { household, died } = await signUpTwice(steps, mood);
        isDead = died;
        const { world, view } = household;
        checkAll(household);
        const countOf = (stream: string, type: string) => view.of(stream).filter((event) => event.type === type).length;
        expect(countOf(`account-${accountId}`, "AccountOpened")).toBe(1);
        expect([...world.passwords.keys()]).toEqual([accountId]);
        expect((await world.process().steps.load(claims, `email_${person.email}`)).state).toMatchObject({ status: "held", accountId });
        expect(household.order(0)).toMatchObject({ status: "billed", firstOrder: true });
        for (const [n] of weeks.entries()) {
          const { orderId, status, lines } = household.order(n);
          expect(status).toBe(n === 0 ? "billed" : "open");
          for (const sku of stockedSkus) {
            const state = household.stock(n, sku);
            const units = lines.find((line) => line.sku === sku)?.quantity ?? 0;
            expect(state.status === "open" ? (state.orders.get(orderId)?.settled ?? 0) : undefined).toBe(units);
          }
        }
        expect([...world.gateway.charges.values()].filter(({ outcome }) => outcome === "captured")).toHaveLength(1);
        expect(household.aside).toEqual([]);
      }
      expect(steps).toBeGreaterThan(40);
    },
    120_000,
  );

  it("keeps its address for an account that another attempt opens under another id, once it had its time", async () => {
    const world = await worldBeforeSignUp();
    const household = new Household(world, signedUpAt);
    const context = household.context();
    const { steps, life } = world.process();
    // It has claimed the address.
    life.stepsLeft = 2;
    await expect(signUp(steps, context)).rejects.toThrow(Died);
    const other = accountIdOf("11111111-1111-4111-8111-111111111111");
    const { steps: alive } = world.process();
    const again = part(context, "again");
    await expect(signUp(alive, again, other)).rejects.toThrow(Refused);
    household.now = addMinutes(household.now, 1);
    expect(await signUp(alive, { ...again, at: household.now }, other)).toBe("billed");
    expect(household.view.ids("account")).toEqual([accountId]);
  });
});
