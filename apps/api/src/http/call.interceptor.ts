import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import { AppendLog, trackingAppends } from "@tablee/commands/append-log";
import { awaitedBy, type Call } from "@tablee/contracts/call";
import { shows } from "@tablee/contracts/pending";
import { positionsText, readPositions } from "@tablee/contracts/positions";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { unstorableAt } from "@tablee/domain/kernel/text/storable";
import { chargingWaitBudget } from "@tablee/platform/wait/wait-budget";
import type { FastifyReply } from "fastify";
import { from, lastValueFrom, type Observable } from "rxjs";
import type { ZodError } from "zod";
import { ApiContext } from "../api-context.ts";
import type { Session } from "../sessions/session-store.ts";
import type { CallRequest } from "./bind.ts";
import { Failure } from "./failure.ts";
import { FewAtOnce } from "./few-at-once.ts";
import { once } from "./idempotency.ts";
import { type Guarded, guardedIn, mask } from "./masking.ts";
import { followed, readAwaited, toCome } from "./pending.ts";
import { SharedAnswer } from "./shared-answer.ts";

/** The maximum time that a reader waits for its own writes. */
const FRESHNESS_MS = 1_000;
/** Reads of one session and address that may wait at once; the next is answered as stale at once. */
export const MAX_WAITING = 16;

/** Validates input and output, lets a reader see its own writes, and reports the written positions. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  readonly #waiting = new FewAtOnce(MAX_WAITING);
  readonly #guarded = new Map<Call, readonly Guarded[]>();

  constructor(private readonly api: ApiContext) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallRequest>();
    request.callInput = this.#input(request.call!, request);
    return from(this.#make(request, http.getResponse<FastifyReply>(), () => lastValueFrom(next.handle())));
  }

  /** A refusal or a failure also reports what was written before it. */
  async #make(request: CallRequest, reply: FastifyReply, handle: () => Promise<unknown>): Promise<unknown> {
    const call = request.call!;
    await this.#wait(call, request, reply);
    const written = new AppendLog();
    try {
      const answer = await trackingAppends(written, () => this.#answer(call, request, written, handle));
      return answer instanceof SharedAnswer ? answer.for(request, reply) : answer;
    } finally {
      say(reply, "x-tablee-position", written.positions);
      if (call.writes) say(reply, "x-tablee-pending", toCome(written));
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    }
  }

  #input(call: Call, request: CallRequest): unknown {
    const sent = call.method === "GET" ? { ...(request.query as object) } : (request.body ?? {});
    const raw = call.path.includes("{") && isPlain(sent) ? { ...sent, ...(request.params as object) } : sent;
    const path = unstorableAt(raw)?.join(".");
    if (path !== undefined)
      throw new Failure("input-invalid", {}, [{ path, code: "invalid_format", message: "a text that cannot be stored" }]);
    const result = call.input.safeParse(raw);
    if (result.success) return result.data;
    throw inputFailure(call, result.error);
  }

  async #answer(call: Call, request: CallRequest, written: AppendLog, handle: () => Promise<unknown>): Promise<unknown> {
    const answer = call.idempotent
      ? await once(
          this.api.access.idempotencyKeys,
          { call, caller: request.caller!, key: request.headers["idempotency-key"], input: request.callInput, written },
          handle,
        )
      : await handle().then((given) => (given instanceof SharedAnswer ? given : call.output.parse(given)));
    const { staff } = request.caller!;
    if (Array.isArray(call.who) && staff?.staff) await this.#mask(answer, call, staff, request.callInput);
    return answer;
  }

  /** Masks in an answer what a member of staff may not see of a customer (contracts: sees.ts). */
  async #mask(answer: unknown, call: Call, session: Session, input: unknown): Promise<void> {
    const guarded = this.#guarded.get(call) ?? guardedIn(call.output);
    this.#guarded.set(call, guarded);
    if (guarded.length === 0) return;
    const accountId = (input as AboutAccount).accountId ?? (answer as AboutAccount).accountId;
    const hasRevealed = accountId ? await this.api.access.reveals.has(session, accountId) : false;
    mask(answer, guarded, { role: session.staff!.role, hasRevealed });
  }

  async #wait(call: Call, request: CallRequest, reply: FastifyReply): Promise<void> {
    const reads = awaitedBy(call);
    if (reads.length === 0) return;
    const written = new Map(readPositions(request.headers["x-tablee-after"]));
    for (const [category, position] of await this.#sayPending(call, request, reply))
      if (position > (written.get(category) ?? -1n)) written.set(category, position);
    if (written.size === 0) return;
    const holder = `${(request.caller?.session ?? request.caller?.staff)?.hash ?? ""} ${request.ip}`;
    const fresh = await this.#waiting.run(holder, () => chargingWaitBudget(this.api.freshness.waitFor(reads, written, FRESHNESS_MS)));
    if (!fresh) reply.header("x-tablee-stale", "1");
  }

  /** Names the awaited policies that the answer cannot show yet; returns the positions written by those that are done. */
  async #sayPending(call: Call, request: CallRequest, reply: FastifyReply): Promise<ReadonlyMap<string, bigint>> {
    const awaited = new Map([...readAwaited(request.headers["x-tablee-awaited"])].filter(([name]) => shows(call, name)));
    if (awaited.size === 0) return awaited;
    const { pending, wrote } = await followed(this.api.pool, awaited);
    say(reply, "x-tablee-pending", pending);
    say(reply, "x-tablee-followed", wrote);
    return wrote;
  }
}

/** An input or output that names the one account that it is about. */
interface AboutAccount {
  readonly accountId?: AccountId | null;
}

const isPlain = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

function say(reply: FastifyReply, header: string, positions: ReadonlyMap<string, bigint>): void {
  if (positions.size > 0) reply.header(header, positionsText(positions));
}

/** A message of the schema that is one of our codes names the failure of its field. */
function inputFailure({ refusals = [] }: Call, error: ZodError): Failure {
  const fields = error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join("."),
    code: issue.message.includes(" ") ? issue.code : issue.message,
    message: issue.message,
  }));
  const isSelection = refusals.includes("selection-invalid") && error.issues.every(({ path: [first] }) => selected.has(first));
  return new Failure(isSelection ? "selection-invalid" : "input-invalid", {}, fields);
}

/** The fields of a plan and its diets: the specification has one sentence for a selection that is not offered. */
const selected: ReadonlySet<unknown> = new Set(["plan", "diets"]);
