import { paymentData } from "@tablee/contracts/calls/first-order";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { currentStep, saveDiscountCode, subscriptionPlans } from "@tablee/contracts/calls/signup";
import { newVisitor, ordersOf, passwordOfPeople, readyToPay, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();

describe("the offer of a visit", () => {
  /** The price of the first box of three recipes for two, as the first step shows it. */
  const promised = async (person: Pick<Visitor, "call">) => {
    const { readyToCook, offer } = await person.call(subscriptionPlans, {});
    const { weekCents, firstBoxCents } = readyToCook.find(({ persons }) => persons === 2)!.options.find(({ picks }) => picks === 3)!;
    return { code: offer?.code, weekCents, firstBoxCents };
  };
  /** The numbers of recipes in a box that is too small for all free meals of the offer, with those that wait. */
  const waiting = async (person: Pick<Visitor, "call">) =>
    (await person.call(subscriptionPlans, {})).readyToCook.flatMap(({ options }) =>
      options.flatMap(({ picks, mealsWaiting }) => (mealsWaiting > 0 ? [[picks, mealsWaiting]] : [])),
    );
  const shown = async (person: Pick<Visitor, "call">) => (await person.call(paymentData, {})).order!.price.totalCents;

  it("is the one that the bar promises, without any link: step by step, on another device, and in what is charged", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect((await visitor.call(sessionData, {})).discountBar.discount?.code).toBe("DEUXREPAS");
    expect(await promised(visitor)).toEqual({ code: "DEUXREPAS", weekCents: 8370, firstBoxCents: 2790 });
    expect(await waiting(visitor)).toEqual([
      [2, 1],
      [2, 1],
    ]);
    const person = await readyToPay(stage.url);
    expect(await promised(person)).toMatchObject({ firstBoxCents: 2790 });
    expect((await person.call(currentStep, {})).discountCode).toBe("DEUXREPAS");
    expect(await shown(person)).toBe(2790);
    const elsewhere = newVisitor(stage.url);
    await elsewhere.refresh();
    await elsewhere.call(signIn, { email: person.email, password: passwordOfPeople });
    expect(await promised(elsewhere)).toMatchObject({ code: "DEUXREPAS", firstBoxCents: 2790 });
    await person.complete("tok_visa");
    expect((await ordersOf(person))[0]!.price.chargeCents).toBe(2790);
    // It is used now: nothing of it is promised for a second first box.
    expect(await promised(person)).toEqual({ code: undefined, weekCents: 8370, firstBoxCents: 8370 });
    expect(await person.call(currentStep, {})).toEqual({ step: "welcome", discountCode: null });
  });

  it("is another one where a code is typed in", async () => {
    const person = await readyToPay(stage.url);
    await person.call(saveDiscountCode, { code: "moitie" });
    expect(await promised(person)).toMatchObject({ code: "MOITIE", firstBoxCents: 4185 });
    expect(await shown(person)).toBe(4185);
  });
});
