import { setTimeout as sleep } from "node:timers/promises";
import { accountIndex } from "@tablee/contracts/calls/account";
import { clock, projections, queues, rebuildProjection } from "@tablee/contracts/calls/operations";
import { orderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import { metadataAt } from "../../../stage/event-metadata.ts";
import { gatewayCaptures } from "../../../stage/gateway-view.ts";
import { advance, eventually, signUp } from "../../../stage/people.ts";
import { STAGE_NOW } from "../../../stage/stage.ts";
import { judgeBooks, judgeFolds } from "../../parts/books.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";

const DAYS = 21;
/** The sixth open week is made by Wednesday noon, after the day that the clock moves to. */
const ORDERS = 5;

/** The checks after all other scenarios; the last one leaves a read model halted. */
export const closing: readonly Scenario[] = [
  { id: "W14", severity: "high", title: `the clock moved by ${DAYS} days at once`, play: weeksAhead },
  { id: "W15", severity: "high", title: "the books, the gateway's own and the read models rebuilt, after all of this", play: books },
  { id: "C1e", severity: "critical", title: "a read model that halts: seen, named, not called equal when rebuilt", play: halted },
];

async function weeksAhead({ stage, admin }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { now } = await admin.call(clock, {});
  await advance(admin, addHours(now, 24 * DAYS));
  const { queues: all } = await admin.call(queues, {});
  const { policies } = await admin.call(projections, {});
  const late = all.filter(({ due }) => due > 0).map(({ queue, due }) => `${due} ${queue}`);
  const { orders } = await client.call(accountIndex, {});
  return first(
    control("boxes of one household", String(orders.length >= ORDERS), "true"),
    late.length > 0 ? `still due: ${late.join(", ")}` : undefined,
    ...policies.map(({ policy, setAside }) => (setAside > 0 ? `${policy} set ${setAside} aside` : undefined)),
  );
}

async function books({ stage }: Scene): Promise<Finding> {
  const { opened, pool } = stage.running.api;
  const captures = await gatewayCaptures(pool);
  const judged = [...(await judgeBooks(pool)), ...(await judgeFolds(opened.store, pool))];
  const twice = [...Map.groupBy(captures, ({ paymentId }) => paymentId)].filter(([, own]) => own.length > 1);
  return first(
    captures.length === 0 ? "proves nothing: nothing was captured" : undefined,
    judged.length > 0 ? judged.join("; ") : undefined,
    twice.length > 0 ? `captured twice: ${twice.map(([paymentId]) => paymentId).join(", ")}` : undefined,
  );
}

/** Books that do not balance halt the ledger. */
async function halted({ stage, admin }: Scene): Promise<Finding> {
  const ready = async () =>
    (await (await fetch(`${stage.url}/health/ready`)).json()) as { status: string; readModels: Record<string, string> };
  const before = await ready();
  const nothing = { chargedCents: 0, promotionalCents: 0, purchasedCents: 0, deliveryFeeCents: 0, taxes: [] };
  const data = { ...nothing, foodCents: 100, attempt: 1, billedAt: STAGE_NOW };
  const event = { id: crypto.randomUUID(), type: "OrderBilled", data, metadata: metadataAt(STAGE_NOW) };
  await stage.running.api.opened.store.append(streamName("order", orderId(crypto.randomUUID())), [event], "no_stream");
  const after = await eventually(ready, ({ status }) => status !== "ready");
  await sleep(1_500);
  const ledger = async () => (await admin.call(projections, {})).projections.find(({ model }) => model === "ledger")!;
  const { state, lagSeconds } = await ledger();
  const metrics = await (await fetch(`${stage.url}/metrics`)).text();
  const exported = Number(/tablee_projection_lag_seconds\{model="ledger"\} (\S+)/.exec(metrics)?.[1]);
  await admin.call(rebuildProjection, { model: "ledger", confirmation: "ledger", reason: "an attack" });
  const { rebuild } = await eventually(ledger, ({ rebuild: one }) => ["swapped", "failed", "cancelled"].includes(one?.state ?? ""), 30);
  return first(
    control("before", before.status, "ready"),
    unless("degraded halted", `${after.status} ${after.readModels.ledger}`),
    unless("halted", state),
    lagSeconds > 1 && exported > 1 ? undefined : `its lag is ${lagSeconds} s in the console, ${exported} s in /metrics`,
    rebuild?.state === "swapped" || rebuild?.parity?.equal ? `its rebuild is ${rebuild.state}, equal ${rebuild.parity?.equal}` : undefined,
    unless("done", await outcome(signUp(stage.url))),
  );
}
