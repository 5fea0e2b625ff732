import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { type OrderId, orderIdOf } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { connectDirectly } from "../tools/eventstore-embedded/bench/read-and-append.ts";
import { judged, meets, percentile, round } from "./numbers.ts";
import { caughtUp, openServers, type SignedIn, signIn, startProduct } from "./product.ts";
import { type Customer, makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";

/**
 * P4: a command over HTTP by a signed-in customer ÷ reading that stream and appending its event with the npm client, p50 and p99.
 * Each order is skipped over HTTP once, before anything of it is in the API's memory; then the same read and append are done on a
 * twin of the stream, the same events under another name. Everything is in processes of its own, appends are flushed to disk, and
 * each measurement waits until the effects of the previous one are over. Unskipping and taking a dish out append to several
 * streams: they are printed, not judged.
 * Options: --orders N  --json
 */
const { values } = parseArgs({ options: { orders: { type: "string", default: "500" }, json: { type: "boolean", default: false } } });
const ORDERS = Number(values.orders);
const goals = { p50: { target: 1.5, stretch: 1.25, isMinimum: false }, p99: { target: 2, isMinimum: false } } as const;
const NOW = "2026-11-17T15:00:00.000Z";
const WEEK = "2026-12-14";
const WARM_UP = 60;
/** The maximum time of a skip's effects (stock, places and read models follow). */
const PAUSE_MS = 60;

const servers = await openServers();
const customers = makeCustomers(ORDERS + WARM_UP, 4, "qc");
const season = new Season();
await write(servers, season.signUps(customers, "2026-11-23"));
await write(servers, season.openWeek("qc", WEEK, 4, customers));
const product = await startProduct(servers, NOW);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const direct = connectDirectly(servers.services.eventStoreUrl);

interface Order {
  readonly id: OrderId;
  readonly by: SignedIn;
}
const times = { skip: [] as number[], direct: [] as number[], unskip: [] as number[], edit: [] as number[] };
try {
  await caughtUp(servers);
  for (const [i, customer] of customers.entries()) await measure(customer, i >= WARM_UP);
} finally {
  agent.destroy();
  await direct.close();
  await product.stop();
  await servers.stop();
}
report();

async function measure(customer: Customer, counts: boolean): Promise<void> {
  const order: Order = {
    id: orderIdOf(customer.subscriptionId, WEEK),
    by: await signIn(servers.access, customer.household.accountId),
  };
  const [made] = await servers.store.read(streamName("order", order.id));
  const twin = `twin-${order.id}`;
  await servers.store.append(twin, [copyOf(made!)], "no_stream");
  await sleep(PAUSE_MS);
  const skip = await timed(() => call(order.by, skipOrder.path, { orderId: order.id, reason: "away" }));
  await sleep(PAUSE_MS);
  const skipped = copyOf((await servers.store.read(streamName("order", order.id)))[1]!);
  const bare = await timed(() => direct.readAndAppend(twin, skipped));
  const unskip = await timed(() => call(order.by, unskipOrder.path, { orderId: order.id }));
  await sleep(PAUSE_MS);
  const { version, lines } = unskip.answer.order as { version: number; lines: { dish: { sku: string }; quantity: number }[] };
  const fewer = lines.slice(1).map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
  const edit = await timed(() =>
    call(order.by, updateQuantity.path, { orderId: order.id, version, editingSession: "bench-session", lines: fewer }),
  );
  await sleep(PAUSE_MS);
  if (!counts) return;
  for (const [name, { ms }] of Object.entries({ skip, direct: bare, unskip, edit })) times[name as keyof typeof times].push(ms);
}

function copyOf({ type, data, metadata }: StoredEvent): NewEvent & { readonly data: object } {
  return { id: crypto.randomUUID(), type, data: data as object, metadata };
}

/** One POST over a connection that is kept open, as a browser would make it. */
function call(by: SignedIn, path: string, body: object): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", accept: "application/json", cookie: by.cookie, "x-csrf-token": by.csrf };
    const sent = request({ host: "127.0.0.1", port: product.port, path, method: "POST", agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk) => chunks.push(chunk))
        .on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        });
    });
    sent.on("error", reject).end(JSON.stringify(body));
  });
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const from = performance.now();
  const answer = await work();
  return { ms: performance.now() - from, answer };
}

function report(): void {
  const of = (list: readonly number[]) => ({ p50: round(percentile(list, 0.5), 2), p99: round(percentile(list, 0.99), 2) });
  const ms = { skip: of(times.skip), direct: of(times.direct), unskip: of(times.unskip), edit: of(times.edit) };
  const p50 = round(ms.skip.p50 / ms.direct.p50, 3);
  const p99 = round(ms.skip.p99 / ms.direct.p99, 3);
  const passed = meets(p50, goals.p50) && meets(p99, goals.p99);
  if (values.json) process.stdout.write(`${JSON.stringify({ id: "P4", orders: ORDERS, ms, p50, p99, goals, passed })}\n`);
  else {
    console.table(ms);
    process.stdout.write(`${judged("P4 p50", p50, goals.p50)}\n${judged("P4 p99", p99, goals.p99)}\n${passed ? "ok" : "FAILED"}\n`);
  }
  process.exitCode = passed ? 0 : 1;
}
