import { setTimeout as sleep } from "node:timers/promises";
import { accountIndex } from "@tablee/contracts/calls/account";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { signIn } from "@tablee/contracts/calls/sessions";
import { saveDiscountCode, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { newVisitor, passwordOfPeople, readyToPay, signUp } from "../../../stage/people.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxesOf, chargesOf } from "./boxes.ts";

const RACES = 3;
const PASSWORD = passwordOfPeople;

/** Sign-up's steps in an unexpected order. */
export const signingUp: readonly Scenario[] = [
  { id: "H1b", severity: "high", title: "sign-up's last step again, from a fresh visit that signs in half way", play: signInHalfWay },
  { id: "H2b", severity: "high", title: "other codes while the last step is under way", play: codeInFlight },
];

type Person = Awaited<ReturnType<typeof readyToPay>>;

/** The state that a repeated sign-up must leave unchanged: boxes, charges, the card. */
async function standing({ stage }: Scene, person: Pick<Person, "call" | "refresh" | "csrf" | "jar">): Promise<string> {
  const boxes = await boxesOf(person);
  const { payWith } = await person.call(accountIndex, {});
  const charges = await chargesOf(stage);
  return `${boxes.length} boxes (${boxes.map(({ status }) => status).join(", ")}), ${charges.length} charges, card ${payWith?.last4}`;
}

/** As it was found: a visitor chooses a plan, and signs in only then. */
async function signInHalfWay(scene: Scene): Promise<Finding> {
  const client = await signUp(scene.stage.url);
  const before = await standing(scene, client);
  const { subscription } = await client.call(accountIndex, {});
  const visitor = newVisitor(scene.stage.url);
  await visitor.refresh();
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
  const chosen = await outcome(visitor.call(savePlan, { plan, diets: [], allergens: [], dislikes: [] }));
  const entered = await outcome(visitor.call(signIn, { email: client.email, password: PASSWORD }));
  await visitor.refresh();
  const { weekday, window } = subscription!;
  const slot = await outcome(visitor.call(updateDeliverySlot, { weekday: weekday as 1, window }));
  const code = await outcome(
    visitor.call(completeSignup, { methodToken: "tok_mastercard", acceptTerms: currentWordings.terms, quote: "any" }),
  );
  return first(
    control("the plan", chosen),
    control("the sign-in", entered),
    control("the slot", slot),
    unless("subscription-exists", code),
    unless(before, await standing(scene, client)),
  );
}

/** Enters codes in turn while the last step runs: once one is refused no other is accepted, and every box carries the last accepted one. */
async function codeInFlight({ stage }: Scene): Promise<Finding> {
  for (let race = 0; race < RACES; race++) {
    const { complete, ...person } = await readyToPay(stage.url);
    const tried: { code: string; answer: string }[] = [];
    const enter = async (code: string) => {
      const answer = await outcome(person.call(saveDiscountCode, { code }));
      tried.push({ code, answer });
      return answer;
    };
    await enter("MOITIE");
    let isOver = false;
    const done = outcome(complete("tok_visa")).finally(() => {
      isOver = true;
    });
    for (let i = 0; !isOver; i++) {
      await enter(i % 2 === 0 ? "TABLE75" : "MOITIE");
      await sleep(20);
    }
    // A different code than the one shown means a different price: it has to be confirmed again.
    const answer = await done;
    const paid = answer === "price-changed" ? await outcome(complete("tok_visa")) : answer;
    if (paid !== "done") return control("the last step", paid);
    const fixed = await namesOf(person);
    const late = await enter(fixed === "MOITIE" ? "TABLE75" : "MOITIE");
    // Entering the fixed code again changes nothing, and the answer shows that.
    const others = tried.slice(tried.findIndex(({ answer }) => answer === "code-fixed")).filter(({ code }) => code !== fixed);
    const found = first(
      unless("code-fixed", late),
      unless(tried.findLast(({ answer }) => answer === "done")!.code, fixed),
      ...others.map(({ answer }) => unless("code-fixed", answer)),
    );
    if (found) return found;
  }
  return undefined;
}

/** The codes on the boxes of one sign-up: two names are two codes. */
async function namesOf(person: Pick<Person, "call" | "refresh" | "csrf" | "jar">): Promise<string> {
  const boxes = await boxesOf(person);
  return [...new Set(boxes.flatMap(({ price }) => price.discounts.map(({ name }) => name)))].sort().join(" and ");
}
