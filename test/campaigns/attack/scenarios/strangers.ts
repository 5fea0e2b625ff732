import { createClient, savePlan } from "@tablee/contracts/calls/signup";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { eventually, giveAddress, newVisitor, passwordOfPeople, readyToPay, signUp } from "../../../stage/people.ts";
import { headersOf, send } from "../requests.ts";
import { atOnce, control, count, type Finding, first, forgetAttempts, outcome, type Scenario, type Scene, unless } from "../scenario.ts";

/** Attempts on the property of others: their boxes, their rights, their addresses. */
export const strangers: readonly Scenario[] = [
  { id: "W4a", severity: "high", title: "fields that no caller may set: role, account, __proto__", play: massAssignment },
  { id: "W4b", severity: "medium", title: "wildcards in what the desk searches for", play: wildcards },
  { id: "W7", severity: "high", title: "one address of mail and one household claimed twelve times at once", play: claims },
];

async function massAssignment({ stage }: Scene): Promise<Finding> {
  const visitor = newVisitor(stage.url);
  await visitor.refresh();
  const email = `camille.${Math.random().toString(36).slice(2, 10)}@example.com`;
  const person = JSON.stringify({ firstName: "Camille", lastName: "Roy", email, password: passwordOfPeople }).slice(0, -1);
  const open = async (more: string) => (await send(stage.url, createClient, `${person}${more}}`, headersOf(visitor))).code;
  const more = [
    ',"role":"admin"',
    `,"accountId":"${crypto.randomUUID()}"`,
    ',"__proto__":{"role":"admin"}',
    ',"constructor":{"prototype":{"role":"admin"}}',
  ];
  for (const field of more) {
    const found = unless("input-invalid", await open(field));
    if (found) return `${field}: ${found}`;
  }
  const polluted = ({} as { role?: string }).role;
  return first(polluted && "every object has a role now", control("the same without them", await open("")));
}

async function wildcards({ stage, admin }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const found = async (q: string) => (await admin.call(searchAccounts, { q })).rows.length;
  const own = await eventually(
    () => found(email),
    (rows) => rows > 0,
  );
  const wild = [await found("%%"), await found("__"), await found("\\%"), await found("' OR '1'='1")];
  return first(control("the address itself", String(own), "1"), unless("0, 0, 0, 0", wild.join(", ")));
}

async function claims({ stage }: Scene): Promise<Finding> {
  const visitors = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const visitor = newVisitor(stage.url);
      await visitor.refresh();
      await visitor.call(savePlan, { plan: { type: "ready-to-cook", persons: 2, recipes: 3 }, diets: [], allergens: [], dislikes: [] });
      return visitor;
    }),
  );
  const email = `camille.${Math.random().toString(36).slice(2, 10)}@example.com`;
  const open = { firstName: "Camille", lastName: "Roy", email, password: passwordOfPeople };
  const opened = await Promise.all(visitors.map((visitor) => outcome(visitor.call(createClient, open))));
  await forgetAttempts(stage);
  const households = await atOnce(12, () => readyToPay(stage.url));
  const address = {
    line: "7, rue des Érables",
    unit: email.slice(0, 18),
    postalCode: "H7N 1A1",
    phone: "450 555-0134",
  };
  const moved = await Promise.all(households.map((household) => outcome(giveAddress(household, address))));
  return first(
    unless("1, 11", [count(opened, "done"), count(opened, "email-taken")].join(", ")),
    unless("1, 11", [count(moved, "done"), count(moved, "household-taken")].join(", ")),
  );
}
