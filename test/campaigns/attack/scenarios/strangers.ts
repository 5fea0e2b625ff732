import { skipOrder, unskipOrder, updateDelivery } from "@tablee/contracts/calls/account";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { editorDataV2, openEditor, orderData, updateQuantity } from "@tablee/contracts/calls/orders";
import { receipt } from "@tablee/contracts/calls/receipts";
import { sessionData, setLanguage } from "@tablee/contracts/calls/sessions";
import { createClient, savePlan } from "@tablee/contracts/calls/signup";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { chooseHandover, tracking } from "@tablee/contracts/calls/tracking";
import { eventually, giveAddress, newVisitor, passwordOfPeople, readyToPay, signUp } from "../../../stage/people.ts";
import { headersOf, send } from "../requests.ts";
import { atOnce, control, count, type Finding, first, forgetAttempts, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { openBox, putTogether, WINDOW } from "./boxes.ts";

/** Attempts on the property of others: their boxes, their rights, their addresses. */
export const strangers: readonly Scenario[] = [
  { id: "W3", severity: "high", title: "another customer's box, by every call that takes its id", play: othersBox },
  { id: "W4a", severity: "high", title: "fields that no caller may set: role, account, __proto__", play: massAssignment },
  { id: "W4b", severity: "medium", title: "wildcards in what the desk searches for", play: wildcards },
  { id: "W7", severity: "high", title: "one address of mail and one household claimed twelve times at once", play: claims },
];

async function othersBox({ stage }: Scene): Promise<Finding> {
  const [owner, stranger] = [await signUp(stage.url), await signUp(stage.url)];
  const { orderId, version } = await openBox(owner);
  const { additionId, orderId: paid, sku } = await putTogether(owner);
  await owner.call(openEditor, { orderId, editingSession: WINDOW });
  const clientId = (await owner.call(sessionData, {})).client!.clientId;
  const editingSession = "the-strangers-window";
  const lines = [{ sku, quantity: 1 }];
  const tried = {
    order_data: outcome(stranger.call(orderData, { orderId })),
    editor_data_v2: outcome(stranger.call(editorDataV2, { orderId, editingSession })),
    "editor_data_v2 by POST": outcome(stranger.call(openEditor, { orderId, editingSession })),
    update_quantity: outcome(stranger.call(updateQuantity, { orderId, version, editingSession, lines })),
    skip_order: outcome(stranger.call(skipOrder, { orderId })),
    unskip_order: outcome(stranger.call(unskipOrder, { orderId })),
    update_delivery: outcome(stranger.call(updateDelivery, { orderId, weekday: 3, window: "17-22" })),
    create_patch: outcome(stranger.call(createPatch, { orderId: paid, editingSession, lines })),
    bill_patch: outcome(stranger.call(billPatch, { orderId: paid, additionId, editingSession })),
    tracking: outcome(stranger.call(tracking, { orderId })),
    handover: outcome(stranger.call(chooseHandover, { orderId, handover: "reception" })),
    receipt: outcome(stranger.call(receipt, { orderId: paid })),
    set_language: outcome(stranger.call(setLanguage, { clientId, language: "en" })),
  };
  for (const [call, asked] of Object.entries(tried)) {
    const found = unless(["order-not-found", "not-found"], await asked);
    if (found) return `${call}: ${found}`;
  }
  const kept = await outcome(
    owner.call(updateQuantity, { orderId, version, editingSession: WINDOW, lines: await linesOf(owner, orderId) }),
  );
  return control("the owner's own window afterwards", kept);
}

const linesOf = async (owner: Awaited<ReturnType<typeof signUp>>, orderId: string) =>
  (await owner.call(orderData, { orderId })).order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));

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
