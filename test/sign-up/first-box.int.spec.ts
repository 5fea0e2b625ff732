import { stocks } from "@tablee/commands/aggregates";
import { completeSignup, firstBoxAlternatives, paymentData, swapInFirstBox } from "@tablee/contracts/calls/first-order";
import { checkSignupState, sessionData, signIn, signOutClient } from "@tablee/contracts/calls/sessions";
import { currentStep, getSelectedPlan, savedDelivery, savePlan } from "@tablee/contracts/calls/signup";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { orderId } from "@tablee/domain/kernel/ids";
import { addMinutes, type Week } from "@tablee/domain/kernel/time";
import { stockId } from "@tablee/domain/streams";
import { eventually, newVisitor, ordersOf, passwordOfPeople, quoteFor, readyToPay, type Visitor } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const OTHERS = orderId("88888888-8888-4888-8888-888888888888");
const PASSWORD = passwordOfPeople;

const stage = await specStage();

type Asking = Pick<Visitor, "call">;
const boxOf = async ({ call }: Asking) => (await call(paymentData, {})).order!;
const skusOf = async (person: Asking) => (await boxOf(person)).lines.map(({ dish }) => dish.sku);

/** Swaps the first dish of the box for the best alternative. */
async function swapFirst(person: Asking): Promise<{ sku: string; instead: string }> {
  const [sku] = await skusOf(person);
  const { alternatives } = await person.call(firstBoxAlternatives, { sku: sku! });
  const instead = alternatives[0]!.dish.sku;
  await person.call(swapInFirstBox, { sku: sku!, instead });
  return { sku: sku!, instead };
}

describe("the first box, before it is paid", () => {
  it("comes with the dishes that were chosen, at the price that was shown", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const before = await boxOf(person);
    const { sku, instead } = await swapFirst(person);
    const shown = await boxOf(person);
    expect(shown.lines.map(({ dish }) => dish.sku)).toEqual(before.lines.map(({ dish }) => (dish.sku === sku ? instead : dish.sku)));
    await complete("tok_visa");
    const [first] = await ordersOf(person);
    expect(first).toMatchObject({ status: "billed", price: { totalCents: shown.price.totalCents } });
    expect(first!.lines.map(({ dish }) => dish.sku)).toEqual(shown.lines.map(({ dish }) => dish.sku));
    const events = await stage.running.api.opened.store.read(`order-${first!.orderId}`);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(["OrderGenerated", "OrderEdited", "OrderLocked"]);
    await expect(person.call(swapInFirstBox, { sku: instead, instead: sku })).rejects.toMatchObject({
      body: { code: "subscription-exists" },
    });
  });

  it("says of each dish that could come what the box would cost more", async () => {
    const { complete: _, ...person } = await readyToPay(stage.url);
    const before = await boxOf(person);
    const [{ dish }] = before.lines as [(typeof before.lines)[number]];
    const { alternatives } = await person.call(firstBoxAlternatives, { sku: dish.sku });
    expect(alternatives.length).toBeGreaterThan(3);
    const { dish: other, moreCents } = alternatives.at(-1)!;
    await person.call(swapInFirstBox, { sku: dish.sku, instead: other.sku });
    expect((await boxOf(person)).price.totalCents).toBe(before.price.totalCents + moreCents);
  });

  it("refuses what is not on the menu, what is in the box already, and what the household excludes", async () => {
    const { complete: _, ...person } = await readyToPay(stage.url);
    const [sku, second] = await skusOf(person);
    const refusal = (instead: string) => person.call(swapInFirstBox, { sku: sku!, instead }).catch(({ body }) => body.code);
    expect(await refusal("RTC-9999")).toBe("item-not-on-menu");
    expect(await refusal(second!)).toBe("item-not-on-menu");
    const { alternatives } = await person.call(firstBoxAlternatives, { sku: sku! });
    const holding = alternatives.find(({ dish }) => dish.allergens.length > 0)!.dish;
    const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
    await person.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: [...holding.allergens], dislikes: [] });
    const [inBox] = await skusOf(person);
    await expect(person.call(swapInFirstBox, { sku: inBox!, instead: holding.sku })).rejects.toMatchObject({
      body: { code: "item-not-on-menu" },
    });
  });

  it("that lost a dish to others meanwhile is shown again before it is charged", async () => {
    const { complete: _, ...person } = await readyToPay(stage.url);
    const { instead } = await swapFirst(person);
    const shown = await boxOf(person);
    const quote = await quoteFor(person);
    await takeAll(shown.week, instead);
    await expect(person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote })).rejects.toMatchObject(
      {
        body: { code: "price-changed" },
      },
    );
    const now = await eventually(
      () => skusOf(person),
      (skus) => !skus.includes(instead),
    );
    expect(now).toHaveLength(3);
    await person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote: await quoteFor(person) });
  });
});

describe("what was chosen in sign-up", () => {
  it("is there on another device: plan, address, day and dishes", async () => {
    const { complete: _, email, ...person } = await readyToPay(stage.url);
    await swapFirst(person);
    const shown = await skusOf(person);
    const given = await person.call(savedDelivery, {});
    const other = newVisitor(stage.url, "fr");
    await other.refresh();
    expect(await other.call(signIn, { email, password: PASSWORD })).toMatchObject({ signupComplete: false, step: "payment" });
    await other.refresh();
    expect(await skusOf(other)).toEqual(shown);
    expect(await other.call(savedDelivery, {})).toEqual(given);
    expect(given).toMatchObject({ address: { city: "Laval", postalCode: "H7N 1A1" }, slot: { window: "17-22" } });
    expect((await other.call(getSelectedPlan, {})).selection).toEqual((await person.call(getSelectedPlan, {})).selection);
    expect(await other.call(checkSignupState, {})).toEqual({ state: "in_progress", step: "payment" });
  });

  it("is what this visit chose before it signed in, where it chose something", async () => {
    const { complete: _, email, ...person } = await readyToPay(stage.url);
    await person.call(signOutClient, {});
    const other = newVisitor(stage.url, "fr");
    await other.refresh();
    const plan = { type: "ready-to-cook", persons: 2, recipes: 4 } as const;
    await other.call(savePlan, { plan, diets: [], allergens: [], dislikes: [] });
    expect((await other.call(currentStep, {})).step).toBe("registration");
    await other.call(signIn, { email, password: PASSWORD });
    await other.refresh();
    expect((await other.call(getSelectedPlan, {})).selection).toMatchObject({ plan });
    expect((await boxOf(other)).lines).toHaveLength(4);
    expect((await other.call(sessionData, {})).client).toMatchObject({ subscriptionStatus: "none" });
  });
});

/** Other households take all units of a dish that are left. */
async function takeAll(week: Week, sku: string): Promise<void> {
  const { runtime } = stage.running.api.opened.dependencies;
  const streamId = stockId("qc", week, sku);
  const { state } = await runtime.load(stocks, streamId);
  const context = { commandId: crypto.randomUUID(), correlationId: OTHERS, actor: { kind: "system", id: "others" } } as const;
  const units = unitsLeft(state, STAGE_NOW);
  const command = { type: "Hold", orderId: OTHERS, units, until: addMinutes(STAGE_NOW, 15), at: STAGE_NOW } as const;
  await runtime.handle(stocks, streamId, command, { ...context, at: STAGE_NOW });
}
