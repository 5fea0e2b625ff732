import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { signUp } from "../../../stage/people.ts";
import { atOnce, control, count, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { chargesOf, pay, putTogether } from "./boxes.ts";

/** A stolen card, tried several times at once. */
export const cards: readonly Scenario[] = [
  {
    id: "M9c",
    severity: "medium",
    title: "an addition paid four times at once with a card that was declined for good",
    play: additionAtOnce,
  },
];

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
