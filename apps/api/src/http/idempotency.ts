import { createHash } from "node:crypto";
import type { Claim, IdempotencyKeys } from "@tablee/access/idempotency-keys";
import type { AppendLog } from "@tablee/commands/append-log";
import { Refused } from "@tablee/commands/refused";
import type { Call } from "@tablee/contracts/call";
import { type ErrorCode, statusOf } from "@tablee/contracts/errors";
import { isFinalAnswer, isPassing } from "@tablee/contracts/passing";
import { positionsText, readPositions } from "@tablee/contracts/positions";
import type { StreamCategory } from "@tablee/domain/streams";
import type { Caller } from "./caller.ts";
import { Failure } from "./failure.ts";

const LONGEST_KEY = 200;

/** A request that carries a key, or should. */
interface KeyedRequest {
  readonly call: Call;
  readonly caller: Caller;
  readonly key: string | string[] | undefined;
  readonly input: unknown;
  /** The positions that the call has written so far. */
  readonly written: AppendLog;
}

/** The stored result of a key: the call's answer, or the refusal of a rule, and the written positions. */
type Kept = (
  | { readonly answer: unknown }
  | { readonly code: ErrorCode; readonly details: Failure["details"]; readonly fields?: Failure["fields"] }
) & { readonly written?: string };

/**
 * Makes a call that moves money once per key of its actor (DECISIONS: payment). The same key and input get the same answer,
 * refusals of rules included. While there is no final answer, the commands are sent again under the same ids, which resumes an
 * earlier attempt. The sweep of the vault forgets a key after 30 days.
 * @throws Failure idempotency-key-missing, idempotency-conflict
 */
export async function once(keys: IdempotencyKeys, request: KeyedRequest, handle: () => Promise<unknown>): Promise<unknown> {
  const { call, caller, written } = request;
  const { requestId, answer: kept } = await claim(keys, request);
  if (kept) return repeat(kept, written);
  caller.repeats(requestId);
  try {
    const answer = call.output.parse(await handle());
    if (isFinalAnswer(call, answer)) await keys.keep(requestId, { answer, written: positionsText(written.positions) } satisfies Kept);
    return answer;
  } catch (error) {
    if ((error instanceof Refused || error instanceof Failure) && !isPassing(error.code, statusOf(error.code)))
      await keys.keep(requestId, {
        code: error.code as ErrorCode,
        details: error.details,
        ...("fields" in error ? { fields: error.fields } : {}),
        written: positionsText(written.positions),
      } satisfies Kept);
    throw error;
  }
}

async function claim(keys: IdempotencyKeys, { call, caller, key, input }: KeyedRequest): Promise<Claim<Kept>> {
  if (typeof key !== "string" || key === "" || key.length > LONGEST_KEY) throw new Failure("idempotency-key-missing");
  const scope = `${scopeOf(caller)} ${call.path}`;
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const claimed = await keys.claim<Kept>(scope, key, hash);
  if (claimed.bodyHash !== hash) throw new Failure("idempotency-conflict");
  return claimed;
}

/** While staff act for a customer, their keys belong to that customer: no other one is answered, and erasure deletes them. */
function scopeOf({ actor, session }: Caller): string {
  // A visitor's keys belong to the visit.
  if (actor.kind === "client" && session?.accountId === undefined) return `visit:${session?.hash ?? ""}`;
  const own = `${actor.kind}:${actor.id}`;
  return actor.kind === "staff" && actor.onBehalfOf ? `client:${actor.onBehalfOf} ${own}` : own;
}

function repeat(kept: Kept, written: AppendLog): unknown {
  for (const [category, position] of readPositions(kept.written)) written.add(category as StreamCategory, position);
  if ("code" in kept) throw new Failure(kept.code, kept.details, kept.fields);
  return kept.answer;
}
