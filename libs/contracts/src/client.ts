import { ActKeys } from "./act-keys.ts";
import { type Call, isGuarded, type OutputOf, type SentInputOf } from "./call.ts";
import { CallMemory, type Freshness } from "./call-memory.ts";
import { ErrorBody, REQUIRE_LOGIN } from "./errors.ts";
import { isFinalAnswer, isPassing, isUnavailable } from "./passing.ts";
import type { Pending } from "./pending.ts";
import type { PositionStore } from "./positions.ts";

/** Milliseconds after which a stale read is requested again. */
const ASK_AGAIN_MS = 1_000;
/** The specification's time limit for a call. */
const TIMEOUT_MS = 30_000;

/**
 * A call that was refused or failed, with the server's code and words. Without an answer of the product the code is `no-answer`, and
 * `status` is 0, or a proxy's for a server that is unavailable.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
  get code(): string {
    return this.body.code;
  }
}

/** True if the product gave no answer: nothing answered, or a proxy or another network did. Its own `unavailable` is an answer. */
export const isUnreached = (error: unknown): boolean => error instanceof CallError && error.code === "no-answer";

interface ClientOptions {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly csrfToken: () => string | undefined;
  /** The server demands a sign-in for a call: remember the present page and go to the sign-in. The call fails once that is done. */
  readonly onRequireLogin?: (call: Call) => void | Promise<void>;
  /** The same for a page that an error names. */
  readonly onRedirect?: (to: string) => void | Promise<void>;
  /** An act is answered, and policies still have this pending work about it. */
  readonly onPending?: (pending: readonly Pending[]) => void;
  /** Keeps the positions that this browser has written; without one, only memory does. */
  readonly positions?: PositionStore;
  readonly fetch?: typeof fetch;
  /** The longest time that a call may take; without it, the specification's limit. */
  readonly answersWithinMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Called before the answer of a read is returned. */
  readonly onFreshness?: (freshness: Freshness) => void;
}

export type ApiClient = <C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>;

/**
 * The typed client. It remembers the log positions that it has written and sends them along for a minute, so that a reader sees its own
 * writes; it requests a stale answer again. It also remembers the pending work of policies, until an answer shows it done. Each act that
 * requires a key gets one of its own; an act without a known outcome keeps its key when it is repeated.
 */
export function createClient(options: ClientOptions): ApiClient {
  const send = createSender(options);
  const keys = new ActKeys();
  return async (call, input, given = {}) => {
    if (!call.idempotent) return send(call, input, given);
    const key = given.idempotencyKey ?? keys.take(call, input);
    try {
      const answer = await send(call, input, { ...given, idempotencyKey: key });
      if (!isFinalAnswer(call, answer)) keys.putBack(call, input, key);
      return answer;
    } catch (error) {
      if (!isRefusal(error)) keys.putBack(call, input, key);
      throw error;
    }
  };
}

const isRefusal = (error: unknown): boolean => error instanceof CallError && error.status !== 0 && !isPassing(error.code, error.status);

type Sender = <C extends Call>(call: C, input: SentInputOf<C>, given: CallOptions) => Promise<OutputOf<C>>;

function createSender(options: ClientOptions): Sender {
  const memory = new CallMemory(options.positions);
  const ask = async (call: Call, input: unknown, { signal, idempotencyKey }: CallOptions): Promise<Answer> => {
    const timeout = AbortSignal.timeout(options.answersWithinMs ?? TIMEOUT_MS);
    const asked = memory.headersOf(call);
    const headers: Record<string, string> = { accept: "application/json", "accept-language": options.language(), ...asked };
    const csrf = options.csrfToken();
    if (call.method === "POST") headers["content-type"] = "application/json";
    if (csrf && isGuarded(call)) headers["x-csrf-token"] = csrf;
    if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
    const query = call.method === "GET" ? queryOf(input) : "";
    const { response, text } = await exchange(options, `${options.baseUrl}${pathOf(call, input)}${query}`, {
      method: call.method,
      headers,
      credentials: "include",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(call.method === "POST" ? { body: JSON.stringify(input) } : {}),
    });
    const freshness = memory.note(call, asked, response);
    if (isGuarded(call) && freshness.pending.length > 0) options.onPending?.(freshness.pending);
    return { response, text, freshness };
  };
  return async (call, input, given) => {
    let { response, text, freshness } = await ask(call, input, given);
    if (freshness.stale && !isGuarded(call)) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      ({ response, text, freshness } = await ask(call, input, given));
    }
    if (!response.ok) throw await failed(options, call, response.status, text);
    if (!isGuarded(call)) given.onFreshness?.(freshness);
    const answer = safeJson(text);
    // The page of a network that asks for a sign-in of its own, for example.
    if (answer === undefined) throw unnamed(0, text);
    return call.output.parse(answer) as never;
  };
}

interface Exchange {
  readonly response: Response;
  readonly text: string;
}

interface Answer extends Exchange {
  readonly freshness: Freshness;
}

/** The failure of a call without words of the product. */
const unnamed = (status: number, text: string): CallError =>
  new CallError(status, { code: status === 0 || isUnavailable(status) ? "no-answer" : "server-error", message: text.slice(0, 200) });

async function exchange(options: ClientOptions, url: string, init: RequestInit): Promise<Exchange> {
  try {
    const response = await (options.fetch ?? fetch)(url, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw unnamed(0, String(error));
  }
}

async function failed(options: ClientOptions, call: Call, status: number, text: string): Promise<CallError> {
  if (text === REQUIRE_LOGIN) {
    await options.onRequireLogin?.(call);
    return new CallError(status, { code: REQUIRE_LOGIN, message: REQUIRE_LOGIN });
  }
  const parsed = safeJson(text);
  const body = ErrorBody.safeParse(parsed);
  if (!body.success) return unnamed(status, text);
  if (body.data.redirect) await options.onRedirect?.(body.data.redirect);
  return new CallError(status, body.data);
}

const safeJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Fills each parameter of the path with the input's field of its name. */
const pathOf = ({ path }: Call, input: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((input as Record<string, unknown>)[name])));

function queryOf(input: unknown): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text ? `?${text}` : "";
}
