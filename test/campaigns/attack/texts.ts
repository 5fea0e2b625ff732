import { grantCredit, refundOrder } from "@tablee/contracts/calls/desk-refunds";
import { projections, rebuildProjection } from "@tablee/contracts/calls/operations";
import { suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import { searchAccounts } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { eventually, giveAddress, ordersOf, readyToPay, signUp } from "../../people.ts";
import { STAGE_NOW } from "../../stage.ts";
import { cardNews } from "../../webhooks.ts";
import { troubledModels } from "../troubled-models.ts";
import { accountOf, boxOf, chargesOf } from "./boxes.ts";
import { control, type Finding, first, oneByOne, outcome, type Scenario, type Scene, unless } from "./scenario.ts";
import { sendNews } from "./webhooks.ts";

const ILL_FORMED = ["\ud800", "\udc00", "\0"] as const;
const REBUILT_WITHIN_S = 30;

/** Texts that Postgres does not store: they once halted read models for good. */
export const texts: readonly Scenario[] = [
  { id: "C1a", severity: "critical", title: "a lone surrogate in a visitor's address", play: inAnAddress },
  { id: "C1b", severity: "critical", title: "the same in a reason of staff", play: inAReason },
  { id: "C1c", severity: "critical", title: "the same in signed news of the gateway", play: inNews },
  { id: "C1d", severity: "critical", title: "the same in events that a log holds already, and their models rebuilt", play: inTheLog },
];

async function inAnAddress(scene: Scene): Promise<Finding> {
  const visitor = await readyToPay(scene.stage.url);
  const typed = (text: string) => outcome(visitor.call(suggestSignupAddresses, { typed: `7 rue ${text} H2X 1Y4` }));
  const save = (instructions: string) =>
    outcome(giveAddress(visitor, { line: "7, rue des Érables", postalCode: "H2X 1Y4", unit: unit(), phone: "514 555-0134", instructions }));
  const codes = await oneByOne(ILL_FORMED.length * 2, (i) => (i % 2 ? typed : save)(ILL_FORMED[i >> 1]!));
  return first(
    ...codes.map((code) => unless("input-invalid", code)),
    control("a well-formed address", await save("Side door")),
    await stopped(scene),
  );
}

async function inAReason(scene: Scene): Promise<Finding> {
  const { admin, stage } = scene;
  const client = await signUp(stage.url);
  const accountId = await accountOf(client);
  const orderId = client.firstOrderId;
  const { lines } = await boxOf(client, orderId);
  const line = { sku: lines[0]!.dish.sku, quantity: 1 };
  const refund = (reason: string) => outcome(admin.call(refundOrder, { orderId, lines: [line], deliveryFee: false, reason }));
  const credit = (reason: string) => outcome(admin.call(grantCredit, { accountId, cents: 100, reason }));
  const codes = await oneByOne(ILL_FORMED.length, (i) => Promise.all([refund(`${ILL_FORMED[i]} sold`), credit(`${ILL_FORMED[i]} sold`)]));
  return first(
    ...codes.flat().map((code) => unless("input-invalid", code)),
    control("a refund with a well-formed reason", await refund("sold twice")),
    control("a credit with a well-formed reason", await credit("sold twice")),
    await stopped(scene),
  );
}

async function inNews(scene: Scene): Promise<Finding> {
  const { firstOrderId } = await signUp(scene.stage.url);
  const [charge] = await chargesOf(scene.stage, firstOrderId);
  const tell = (code: string) => sendNews(scene.stage, { ...cardNews("evt_attack", charge!), outcome: "declined", code });
  const answers = await oneByOne(ILL_FORMED.length, (i) => tell(`ch_${ILL_FORMED[i]}`));
  return first(
    ...answers.map(({ status }) => unless("422", String(status))),
    control("the same news well-formed", (await tell("ch_1")).result ?? "nothing", "contradicts"),
    await stopped(scene),
  );
}

/** As an earlier version wrote it: past the schemas, straight into the streams. */
async function inTheLog(scene: Scene): Promise<Finding> {
  const { admin, stage } = scene;
  const client = await signUp(stage.url);
  const accountId = await accountOf(client);
  const address = { line: `7 rue ${ILL_FORMED[0]}`, city: `Laval${ILL_FORMED[0]}`, province: "QC", postalCode: "H7N 1A1" };
  const given = { address, region: "qc", areaId: "laval-north-shore", postalPrefix: "H7N", givenAt: STAGE_NOW };
  const grant = { grantId: crypto.randomUUID(), kind: "promotional", source: "goodwill", name: `${ILL_FORMED[0]} sold`, cents: 500 };
  await append(scene, "account", accountId, "AddressGiven", given);
  await append(scene, "credit", accountId, "CreditGranted", { ...grant, grantedAt: STAGE_NOW });
  const seen = await eventually(
    () => admin.call(searchAccounts, { q: client.email }),
    ({ rows }) => rows[0]?.city.startsWith("Laval\ufffd") === true,
  );
  if (!seen.rows[0]?.city.startsWith("Laval\ufffd")) return `the account has the city ${seen.rows[0]?.city}`;
  return first(await stopped(scene), await rebuilt(scene, "accounts"), await rebuilt(scene, "credit"));
}

async function append({ stage }: Scene, category: "account" | "credit", id: AccountId, type: string, data: object): Promise<void> {
  const { store } = stage.running.api.opened;
  const stream = streamName(category, id);
  const last = (await store.read(stream)).at(-1)?.revision;
  const actor = { kind: "system", id: "an earlier version" } as const;
  const metadata = {
    actor,
    commandId: crypto.randomUUID(),
    correlationId: crypto.randomUUID(),
    schemaVersion: 1,
    at: STAGE_NOW,
    subject: id,
  };
  await store.append(stream, [{ id: crypto.randomUUID(), type, data, metadata }], last ?? "no_stream");
}

/** A rebuild from the console that is not equal to the live table, or ended before the log did. */
async function rebuilt({ admin }: Scene, model: string): Promise<Finding> {
  await admin.call(rebuildProjection, { model, confirmation: model, reason: "an attack" });
  const view = await eventually(
    async () => (await admin.call(projections, {})).projections.find((each) => each.model === model)!,
    ({ rebuild }) => ["swapped", "failed", "cancelled"].includes(rebuild?.state ?? ""),
    REBUILT_WITHIN_S,
  );
  const { state, parity } = view.rebuild ?? {};
  return state === "swapped" && parity?.equal ? undefined : `the rebuild of ${model} is ${state}, ${parity?.different} rows differ`;
}

/** Read models that halted or parked something, a site that is not ready, a next customer who does not appear. */
export async function stopped({ admin, stage }: Scene): Promise<Finding> {
  const next = await signUp(stage.url);
  const seen = await eventually(
    () => ordersOf(next),
    (orders) => orders.length > 0,
  );
  if (seen.length === 0) return "the next customer's orders are seen nowhere";
  const found = await eventually(
    () => admin.call(searchAccounts, { q: next.email }),
    ({ rows }) => rows.length > 0,
  );
  if (found.rows.length === 0) return "the desk does not find the next customer";
  const troubled = await troubledModels(admin);
  if (troubled.length > 0) return `stopped or parked: ${troubled.join(", ")}`;
  const { status } = (await (await fetch(`${stage.url}/health/ready`)).json()) as { status: string };
  return unless("ready", status);
}

const unit = (): string => Math.random().toString(36).slice(2, 8);
