import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { addHours } from "@tablee/domain/kernel/time";
import { approvedSetup } from "../../paypal.ts";
import { advance, eventually, readyToPay, signUp } from "../../people.ts";
import { boxOf, capturesOf, chargesOf, openBox, pay, putTogether } from "./boxes.ts";
import {
  atOnce,
  control,
  count,
  type Finding,
  first,
  forgetAttempts,
  oneByOne,
  outcome,
  type Scenario,
  type Scene,
  unless,
} from "./scenario.ts";

const TRIES = 25;
/** An hour, per account and per network address. */
const CARDS_FREE = 5;

/** Stolen cards, tried through every call that charges a card. */
export const cards: readonly Scenario[] = [
  { id: "M9a", severity: "medium", title: `${TRIES} cards tried in a row at sign-up`, play: inARow },
  { id: "M9b", severity: "medium", title: `${TRIES} cards tried at once by as many accounts of one address`, play: allAtOnce },
  {
    id: "M9c",
    severity: "medium",
    title: "an addition paid four times at once with a card that was declined for good",
    play: additionAtOnce,
  },
];

/** These move the clock. */
export const cardsLater: readonly Scenario[] = [
  {
    id: "M9d",
    severity: "medium",
    title: `${TRIES} cards and PayPal accounts tried by giving each to a box that is not paid`,
    play: unpaidBox,
  },
];

async function inARow({ stage }: Scene): Promise<Finding> {
  const before = (await chargesOf(stage)).length;
  const { complete } = await readyToPay(stage.url);
  const codes = await oneByOne(TRIES, (i) => outcome(complete(`tok_declined-${i}`)));
  return first(asked((await chargesOf(stage)).length - before), unless("too-many-attempts", codes.at(-1)!));
}

async function allAtOnce({ stage }: Scene): Promise<Finding> {
  const people = await oneByOne(TRIES, () => readyToPay(stage.url));
  await forgetAttempts(stage);
  const before = (await chargesOf(stage)).length;
  const codes = await Promise.all(people.map(({ complete }, i) => outcome(complete(`tok_declined-${i}`))));
  return first(
    asked((await chargesOf(stage)).length - before),
    control("a card that was asked", String(codes.includes("card-declined")), "true"),
  );
}

async function additionAtOnce({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const addition = await putTogether(client);
  const given = await outcome(client.call(updateCard, { methodToken: "tok_declined" }));
  const results = await atOnce(4, () =>
    pay(client, addition).then(
      ({ result }) => result,
      (error: { body: { code: string } }) => error.body.code,
    ),
  );
  const charges = await chargesOf(stage, `${addition.orderId}_${addition.additionId}`);
  return first(control("the card", given), unless("1", String(charges.length)), count(results, "billed") > 0 ? "it was paid" : undefined);
}

async function unpaidBox({ stage, admin }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId, cutoff } = await openBox(client);
  const poor = await outcome(client.call(updateCard, { methodToken: "tok_insufficient" }));
  await advance(admin, addHours(cutoff.at, 2));
  const before = (await chargesOf(stage, orderId)).length;
  const codes = await oneByOne(TRIES, async (i) => {
    const card = () => client.call(updateCard, { methodToken: `tok_insufficient-${i}` });
    const paypal = async () => client.call(updatePaymentMethodToPaypal, { setupToken: await approvedSetup(client, "olivier") });
    const code = await outcome(i % 2 === 0 ? card() : paypal());
    // A policy charges the card a moment later.
    if (code === "done") await settled(() => chargesOf(stage, orderId));
    return code;
  });
  const tried = (await chargesOf(stage, orderId)).length - before;
  const { status } = await boxOf(client, orderId);
  return first(
    control("the first card", poor),
    control("the box's first charge", String(before), "1"),
    control("the box", String((await capturesOf(stage, orderId)).length), "0"),
    asked(tried),
    count(codes, "too-many-attempts") === 0 ? `no card was refused, the box is ${status}` : undefined,
  );
}

/** Waits until the length of a list has not changed for a while. */
async function settled(list: () => Promise<readonly unknown[]>): Promise<void> {
  const before = (await list()).length;
  await eventually(
    async () => (await list()).length,
    (length) => length > before,
    0.7,
  );
}

/** Zero would mean that the cards were refused for another reason. */
const asked = (cards: number): Finding =>
  cards < 1 || cards > CARDS_FREE ? `${cards} cards asked at the gateway, where 1 to ${CARDS_FREE} may be` : undefined;
