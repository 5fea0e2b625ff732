import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { createPatch } from "@tablee/contracts/calls/additions";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { streamName } from "@tablee/domain/streams";
import { eventually, readyToPay, signUp } from "../../../stage/people.ts";
import { atOnce, count, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxesOf, boxOf, capturesOf, chargesOf, marketItem, openBox, pay, WINDOW } from "./boxes.ts";

/** Many parallel requests for something that exists once. */
export const races: readonly Scenario[] = [
  { id: "W11", severity: "medium", title: "50 skips, returns and edits of one box at once", play: oneBox },
  { id: "W12a", severity: "high", title: "sign-up's last step six times at once with six cards", play: sixCards },
  { id: "W12b", severity: "high", title: "20 additions put together and the last paid 15 times, at once", play: additions },
  {
    id: "W12c",
    severity: "high",
    title: "a card that takes the money and does not answer, and one changed while it is asked",
    play: slowCards,
  },
];

async function oneBox({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const { order, sku } = await marketItem(client, orderId);
  const lines = [...order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity })), { sku, quantity: 1 }];
  const { version } = order;
  const acts = [
    () => client.call(skipOrder, { orderId }),
    () => client.call(unskipOrder, { orderId }),
    () => client.call(updateQuantity, { orderId, version, editingSession: WINDOW, lines }),
  ] as const;
  const codes = await atOnce(50, (i) => outcome(acts[i % 3]!()));
  const events = await stage.running.api.opened.store.read(streamName("order", orderId));
  const turns = events.map(({ type }) => type).filter((type) => type === "OrderSkipped" || type === "OrderUnskipped");
  const known = ["done", "conflict", "order-changed-elsewhere", "order-skipped", "order-not-editable", "unavailable", "sold-out"];
  const odd = codes.find((code) => !known.includes(code));
  const { status } = await boxOf(client, orderId);
  return first(
    odd && `one was answered ${odd}`,
    count(codes, "done") === 0 ? "proves nothing: all were refused" : undefined,
    turns.some((type, i) => type !== (i % 2 === 0 ? "OrderSkipped" : "OrderUnskipped")) ? `the log says ${turns.join(", ")}` : undefined,
    unless(turns.at(-1) === "OrderSkipped" ? "skipped" : "open", status),
  );
}

async function sixCards({ stage }: Scene): Promise<Finding> {
  const { complete, ...person } = await readyToPay(stage.url);
  const before = (await chargesOf(stage)).length;
  const codes = await atOnce(6, (i) => outcome(complete(`tok_visa-${i}`)));
  const boxes = await boxesOf(person);
  const captures = (await chargesOf(stage)).slice(before).filter(({ outcome: how }) => how === "captured");
  return first(
    count(codes, "done") === 0 ? `proves nothing: all were ${codes[0]}` : undefined,
    unless("1", String(captures.length)),
    unless("1", String(boxes.filter(({ status }) => status === "billed").length)),
    unless(String(new Set(boxes.map(({ week }) => week)).size), String(boxes.length)),
  );
}

async function additions({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const orderId = client.firstOrderId;
  const { sku } = await marketItem(client, orderId);
  const lines = [{ sku, quantity: 1 }];
  const started = await atOnce(20, () => outcome(client.call(createPatch, { orderId, editingSession: WINDOW, lines })));
  const open = (await boxOf(client, orderId)).additions.filter(({ status }) => status === "open");
  const addition = open[0] && { orderId, additionId: open[0].additionId, editingSession: WINDOW };
  const results = addition
    ? await atOnce(15, () =>
        pay(client, addition).then(
          ({ result }) => result,
          (error) => String(error.body?.code),
        ),
      )
    : [];
  const captures = await capturesOf(stage, `${orderId}_`);
  return first(
    count(started, "done") === 0 ? `proves nothing: all were ${started[0]}` : undefined,
    unless("1", String(open.length)),
    unless("1", String(captures.length)),
    count(results, "billed") === 0 ? `proves nothing: paid as ${results.join(", ")}` : undefined,
  );
}

async function slowCards({ stage }: Scene): Promise<Finding> {
  const [silent, changed] = [await readyToPay(stage.url), await readyToPay(stage.url)];
  const before = (await chargesOf(stage)).length;
  const silence = await outcome(silent.complete("tok_timeout"));
  const done = outcome(changed.complete("tok_visa"));
  await outcome(changed.call(updateCard, { methodToken: "tok_mastercard" }));
  const code = await done;
  const paid = async (person: Parameters<typeof boxesOf>[0]) =>
    eventually(
      async () => (await boxesOf(person, 1)).filter(({ status }) => status === "billed").length,
      (boxes) => boxes > 0,
      30,
    );
  const boxes = [await paid(silent), await paid(changed)];
  const captures = (await chargesOf(stage)).slice(before).filter(({ outcome: how }) => how === "captured");
  return first(
    unless(["done", "payment-pending"], silence),
    unless("done", code),
    unless("1, 1", boxes.join(", ")),
    unless("2", String(captures.length)),
  );
}
