import { projections, rebuildProjection } from "@tablee/contracts/calls/operations";
import { searchAccounts } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { metadataAt } from "../../../stage/event-metadata.ts";
import { eventually, ordersOf, signUp } from "../../../stage/people.ts";
import { STAGE_NOW } from "../../../stage/stage.ts";
import { troubledModels } from "../../parts/troubled-models.ts";
import { type Finding, first, type Scenario, type Scene, unless } from "../scenario.ts";
import { accountOf } from "./boxes.ts";

const ILL_FORMED = "\ud800";
const REBUILT_WITHIN_S = 30;

/** A text that Postgres does not store: such texts once halted read models for good. */
export const texts: readonly Scenario[] = [
  {
    id: "C1d",
    severity: "critical",
    title: "a lone surrogate in events that a log holds already, and their models rebuilt",
    play: inTheLog,
  },
];

/** As an earlier version wrote it: past the schemas, straight into the streams. */
async function inTheLog(scene: Scene): Promise<Finding> {
  const { admin, stage } = scene;
  const client = await signUp(stage.url);
  const accountId = await accountOf(client);
  const address = { line: `7 rue ${ILL_FORMED}`, city: `Laval${ILL_FORMED}`, province: "QC", postalCode: "H7N 1A1" };
  const given = { address, region: "qc", areaId: "laval-north-shore", postalPrefix: "H7N", givenAt: STAGE_NOW };
  const grant = { grantId: crypto.randomUUID(), kind: "promotional", source: "goodwill", name: `${ILL_FORMED} sold`, cents: 500 };
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
  await store.append(
    stream,
    [{ id: crypto.randomUUID(), type, data, metadata: { ...metadataAt(STAGE_NOW), subject: id } }],
    last ?? "no_stream",
  );
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
async function stopped({ admin, stage }: Scene): Promise<Finding> {
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
