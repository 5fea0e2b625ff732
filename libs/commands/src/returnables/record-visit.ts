import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { type Returnables, visitOf } from "@tablee/domain/returnables/state";
import { orders, returnablesOfAccounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { type Attempt, type Return, recordAttempt, recordReturn } from "./record-return.ts";
import { isVisited, visitDayOf } from "./visits.ts";

interface Visit extends Pick<Return, "accountId" | "visitId" | "assetIds">, Pick<Attempt, "code"> {
  readonly result: "collected" | "missed";
}

/**
 * Records the outcome of a visit as staff report it. The visit is a pickup whose window has begun, an order of the account that is out or
 * delivered, or one that has an outcome already.
 * @throws Refused pickup-not-found, returnable-not-found
 */
export async function recordVisit(
  streams: Streams,
  { accountId, visitId, assetIds, code, result }: Visit,
  context: CommandContext,
): Promise<Outcome<Returnables>> {
  const visit = visitId === undefined ? undefined : await visitAt(streams, { accountId, visitId }, context.at);
  if (visitId === undefined || !visit) throw new Refused(refuse("pickup-not-found"));
  if (result === "missed") return recordAttempt(streams, { accountId, visitId, code }, context);
  const { assetIds: tried, ...day } = visit;
  // An earlier visit can have collected only what it was counted for.
  const known = assetIds && tried ? assetIds.filter((assetId) => tried.includes(assetId)) : (assetIds ?? tried);
  return recordReturn(streams, { accountId, way: "collected", visitId, ...day, ...(known && { assetIds: known }) }, context);
}

/** The day of a visit, or the things that an earlier one was to collect; undefined where it is none of the account's. */
async function visitAt(
  streams: Streams,
  { accountId, visitId }: Pick<Attempt, "accountId" | "visitId">,
  at: Instant,
): Promise<Pick<Return, "on" | "assetIds"> | undefined> {
  const { state } = await streams.load(returnablesOfAccounts, accountId);
  const { pickup, assets } = state;
  const isOwnStop = pickup && visitOf(pickup) === visitId && !pickup.route.orderId;
  if (isOwnStop && pickup.status !== "cancelled") return pickup.route.from <= at ? { on: pickup.route.date } : undefined;
  const { state: order } = await streams.load(orders, visitId as OrderId);
  if (isVisited(order, accountId, at)) return { on: visitDayOf(order) };
  const missed = assets.filter(({ attempts }) => attempts.includes(visitId));
  return missed.length === 0 ? undefined : { assetIds: missed.map(({ assetId }) => assetId) };
}
