import { createHash } from "node:crypto";
import { Refused } from "@tablee/commands/refused";
import type { Call } from "@tablee/contracts/call";
import { type ErrorCode, statusOf } from "@tablee/contracts/errors";
import { isLastWord, isPassing } from "@tablee/contracts/passing";
import { positionsText, readPositions } from "@tablee/contracts/positions";
import type { StreamCategory } from "@tablee/domain/streams";
import type { Pool } from "@tablee/platform/postgres";
import type { Caller } from "./caller.ts";
import { Failure } from "./failure.ts";

const LONGEST_KEY = 200;

/** A request that carries a key, or should. */
export interface KeyedRequest {
  readonly call: Call;
  readonly caller: Caller;
  readonly key: string | string[] | undefined;
  readonly input: unknown;
  /** Where the call writes, as it comes to be known. */
  readonly written: Map<StreamCategory, bigint>;
}

/** What was answered under a key: the call's answer, or the refusal of a rule, and where it had written. */
type Kept = (
  | { readonly answer: unknown }
  | { readonly code: ErrorCode; readonly details: Failure["details"]; readonly fields?: Failure["fields"] }
) & { readonly written?: string };

interface Claim {
  readonly body_hash: string;
  readonly request_id: string;
  readonly answer: Kept | null;
}

/**
 * Makes a call that moves money once for each key of its actor (DECISIONS: payment). The same key and input are answered as before,
 * refusals of rules included. While there is no last word, the commands are sent again under the same ids, which resumes what an
 * earlier attempt began. The sweep of the vault forgets a key after 30 days.
 * @throws Failure idempotency-key-missing, idempotency-conflict
 */
export async function once(pool: Pool, request: KeyedRequest, handle: () => Promise<unknown>): Promise<unknown> {
  const { call, caller, written } = request;
  const { request_id: requestId, answer: kept } = await claim(pool, request);
  if (kept) return repeat(kept, written);
  caller.repeats(requestId);
  try {
    const answer = call.output.parse(await handle());
    if (isLastWord(call, answer)) await keep(pool, requestId, { answer, written: positionsText(written) });
    return answer;
  } catch (error) {
    if ((error instanceof Refused || error instanceof Failure) && !isPassing(error.code, statusOf(error.code)))
      await keep(pool, requestId, {
        code: error.code,
        details: error.details,
        ...("fields" in error ? { fields: error.fields } : {}),
        written: positionsText(written),
      });
    throw error;
  }
}

async function claim(pool: Pool, { call, caller, key, input }: KeyedRequest): Promise<Claim> {
  if (typeof key !== "string" || key === "" || key.length > LONGEST_KEY) throw new Failure("idempotency-key-missing");
  const scope = `${caller.actor.kind}:${caller.actor.id} ${call.path}`;
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const { rows } = await pool.query<Claim>(
    `INSERT INTO vault.idempotency (scope, key, body_hash) VALUES ($1, $2, $3)
     ON CONFLICT (scope, key) DO UPDATE SET key = EXCLUDED.key RETURNING body_hash, request_id, answer`,
    [scope, key, hash],
  );
  if (rows[0]!.body_hash !== hash) throw new Failure("idempotency-conflict");
  return rows[0]!;
}

function repeat(kept: Kept, written: Map<string, bigint>): unknown {
  for (const [category, position] of readPositions(kept.written)) written.set(category, position);
  if ("code" in kept) throw new Failure(kept.code, kept.details, kept.fields);
  return kept.answer;
}

/** Of two attempts at once, the first to have an answer is kept. */
async function keep(pool: Pool, requestId: string, kept: Kept): Promise<void> {
  await pool.query("UPDATE vault.idempotency SET answer = $2 WHERE request_id = $1 AND answer IS NULL", [requestId, JSON.stringify(kept)]);
}
