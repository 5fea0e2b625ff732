import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import type { Call } from "@tablee/contracts/call";
import { unstorableAt } from "@tablee/domain/kernel/text";
import { costingPatience } from "@tablee/platform/patience";
import { type Written } from "@tablee/projections/runtime/freshness";
import type { FastifyReply } from "fastify";
import { from, lastValueFrom, map, type Observable, switchMap } from "rxjs";
import type { ZodError } from "zod";
import { ApiContext } from "../api-context.ts";
import type { CallRequest } from "./bind.ts";
import { Failure } from "./failure.ts";
import { FewAtOnce } from "./few-at-once.ts";
import { once } from "./idempotency.ts";

/** A reader waits at most this long for what it has just written. */
const FRESHNESS_MS = 1_000;
/** Reads of one session and address that may wait at once; the next is told at once that it is stale. */
export const MOST_WAITING = 16;

/** Validates what comes in and what goes out, lets a reader see its own writes, and says where a writer has written. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  readonly #waiting = new FewAtOnce(MOST_WAITING);

  constructor(private readonly api: ApiContext) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallRequest>();
    const reply = http.getResponse<FastifyReply>();
    const call = request.call!;
    request.callInput = this.#input(call, request);
    const answer = () => this.#answer(call, request, () => lastValueFrom(next.handle()));
    return from(this.#wait(call, request, reply)).pipe(
      switchMap(answer),
      map((answered) => {
        const position = request.caller?.position ?? 0n;
        if (position > 0n && call.writes) reply.header("x-tablee-position", `${position}.${call.writes.join(",")}`);
        reply.header("cache-control", "no-store");
        return answered;
      }),
    );
  }

  #input(call: Call, request: CallRequest): unknown {
    const raw = call.method === "GET" ? { ...(request.query as object) } : (request.body ?? {});
    const path = unstorableAt(raw)?.join(".");
    if (path !== undefined)
      throw new Failure("input-invalid", {}, [{ path, code: "invalid_format", message: "a text that cannot be stored" }]);
    const result = call.input.safeParse(raw);
    if (result.success) return result.data;
    throw inputFailure(result.error);
  }

  async #answer(call: Call, request: CallRequest, handle: () => Promise<unknown>): Promise<unknown> {
    if (!call.idempotent) return call.output.parse(await handle());
    const keyed = { call, caller: request.caller!, key: request.headers["idempotency-key"], input: request.callInput };
    return once(this.api.pool, keyed, handle);
  }

  async #wait(call: Call, request: CallRequest, reply: FastifyReply): Promise<void> {
    const written = parseAfter(request.headers["x-tablee-after"]);
    if (!written || !call.reads) return;
    const { reads } = call;
    const holder = `${(request.caller?.session ?? request.caller?.staff)?.hash ?? ""} ${request.ip}`;
    const fresh = await this.#waiting.run(holder, () => costingPatience(this.api.freshness.waitFor(reads, written, FRESHNESS_MS)));
    if (!fresh) reply.header("x-tablee-stale", "1");
  }
}

function parseAfter(header: string | string[] | undefined): Written | undefined {
  const match = typeof header === "string" ? /^(\d{1,20})\.([a-z,]{1,100})$/.exec(header) : null;
  return match ? { position: BigInt(match[1]!), categories: match[2]!.split(",") } : undefined;
}

/** A message of the schema that is one of our codes names the failure; anything else is an invalid input. */
function inputFailure(error: ZodError): Failure {
  const fields = error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join("."),
    code: issue.message.includes(" ") ? issue.code : issue.message,
    message: issue.message,
  }));
  return new Failure("input-invalid", {}, fields);
}
