import { setTimeout as sleep } from "node:timers/promises";
import { saveAddress, saveDiscountCode } from "@tablee/contracts/calls/signup";
import { almostSignedUp, eventually, ordersOf, type Somebody, signUp } from "../../people.ts";
import type { Stage } from "../../stage.ts";
import { count, first, outcome, type Scenario, unless } from "./scenario.ts";

const RACES_MS = [0, 30, 60, 120, 200];

/** Sign-up's steps in an order that nobody meant. */
export const signingUp: readonly Scenario[] = [
  {
    id: "H1",
    severity: "high",
    title: "sign-up's last step again, on a running subscription",
    async play({ stage }) {
      const { complete, ...person } = await almostSignedUp(stage.url);
      await complete("tok_visa");
      const before = [(await boxesOf(person)).length, await attempts(stage)].join();
      const code = await outcome(complete("tok_mastercard"));
      const after = [(await boxesOf(person)).length, await attempts(stage)].join();
      return first(unless("subscription-exists", code), unless(before, after));
    },
  },
  {
    id: "H2a",
    severity: "high",
    title: "a second code after a decline",
    async play({ stage }) {
      const { complete, ...person } = await almostSignedUp(stage.url);
      await person.call(saveDiscountCode, { code: "MOITIE" });
      await outcome(complete("tok_declined"));
      const code = await outcome(person.call(saveDiscountCode, { code: "TABLE75" }));
      await complete("tok_visa");
      return first(unless("code-fixed", code), stacked(await boxesOf(person)));
    },
  },
  {
    id: "H2b",
    severity: "high",
    title: "a second code a moment after the last step",
    async play({ stage }) {
      for (const ms of RACES_MS) {
        const { complete, ...person } = await almostSignedUp(stage.url);
        await person.call(saveDiscountCode, { code: "MOITIE" });
        const done = complete("tok_visa");
        await sleep(ms);
        await outcome(person.call(saveDiscountCode, { code: "TABLE75" }));
        await done;
        const found = stacked(await boxesOf(person));
        if (found) return `${ms} ms later: ${found}`;
      }
      return undefined;
    },
  },
  {
    id: "M6",
    severity: "medium",
    title: "a running subscription moved to another province",
    async play({ stage }) {
      const client = await signUp(stage.url);
      const address = { line: "200, rue Granville", city: "Vancouver", province: "BC" as const, postalCode: "V6C 1S4" };
      return unless("subscription-has-address", await outcome(client.call(saveAddress, address)));
    },
  },
  {
    id: "M9",
    severity: "medium",
    title: "25 cards tried in a row",
    async play({ stage }) {
      const before = await attempts(stage);
      const { complete } = await almostSignedUp(stage.url);
      const codes: string[] = [];
      for (let i = 0; i < 25; i++) codes.push(await outcome(complete(`tok_declined-${i}`)));
      const asked = (await attempts(stage)) - before;
      return count(codes, "too-many-attempts") < 20 || asked > 5 ? `${asked} cards asked at the gateway` : undefined;
    },
  },
];

const boxesOf = (person: Somebody) =>
  eventually(
    () => ordersOf(person),
    (orders) => orders.length >= 5,
  );

async function attempts(stage: Stage): Promise<number> {
  const { rows } = await stage.running.api.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM embedded_gateway.charge");
  return rows[0]!.n;
}

/** Two codes among the boxes of one sign-up. */
function stacked(boxes: Awaited<ReturnType<typeof boxesOf>>): string | undefined {
  const names = new Set(boxes.flatMap(({ price }) => price.discounts.map(({ name }) => name)));
  return names.size > 1 ? `both ${[...names].join(" and ")}` : undefined;
}
