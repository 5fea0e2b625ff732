import { accountIndex } from "@tablee/contracts/calls/account";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { signIn } from "@tablee/contracts/calls/sessions";
import { savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { newVisitor, passwordOfPeople, readyToPay, signUp } from "../../../stage/people.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxesOf, chargesOf } from "./boxes.ts";

const PASSWORD = passwordOfPeople;

/** Sign-up's steps in an unexpected order. */
export const signingUp: readonly Scenario[] = [
  { id: "H1b", severity: "high", title: "sign-up's last step again, from a fresh visit that signs in half way", play: signInHalfWay },
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
