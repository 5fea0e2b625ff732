import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { troubledModels } from "../parts/troubled-models.ts";
import { withServices } from "../parts/with-services.ts";
import { type Caller, callersOn, isAsked, mayCall } from "./callers.ts";
import { wrongInputs } from "./inputs.ts";
import { faultOf } from "./judge.ts";
import type { Facts } from "./valid.ts";

export interface FuzzOptions {
  /** Inputs of a call for each caller that may make it; a caller that may not sends a tenth of them. */
  readonly inputs: number;
  readonly seed: number;
  /** Only calls whose paths contain this text. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

const WAIT_BUDGET_MS = 2_000;
const AT_ONCE = 4;
const MAX_SHOWN = 30;

/** They end the session that the other calls need. */
export const endsSession = ({ path }: Call): boolean => path.endsWith("sign_out") || path.endsWith("sign_out_client");

/** Every call of the contract with every kind of invalid input, as every caller, on real servers of its own. */
export const fuzz = (options: FuzzOptions): Promise<Report> =>
  withServices(async () => {
    const stage = await setStage();
    try {
      const { callers, factsFor, admin } = await callersOn(stage.url);
      const report = await new Fuzz(stage.url, callers, factsFor, options).run();
      const troubled = (await troubledModels(admin)).map((model) => `the read model ${model} halted or parked something`);
      return { ...report, violations: [...troubled, ...report.violations] };
    } finally {
      await stage.stop();
    }
  });

class Fuzz {
  readonly #statuses = new Map<number, number>();
  readonly #violations: string[] = [];
  #slowestMs = 0;
  #sent = 0;

  constructor(
    private readonly url: string,
    private readonly callers: readonly Caller[],
    private readonly factsFor: (call: Call) => Facts,
    private readonly options: FuzzOptions,
  ) {}

  async run(): Promise<Report> {
    const calls = allCalls.filter((call) => !endsSession(call) && call.path.includes(this.options.only));
    const started = Date.now();
    for (const [number, call] of calls.entries()) {
      this.options.progress(`${number + 1}/${calls.length} ${call.method} ${call.path}`);
      for (const caller of this.callers) if (isAsked(call, caller.kind)) await this.#make(call, caller);
    }
    const statuses = [...this.#statuses].sort(([a], [b]) => a - b).map(([status, count]) => [`answers ${status}`, count] as const);
    return {
      campaign: "fuzz",
      figures: {
        seed: String(this.options.seed),
        calls: calls.length,
        inputs: this.#sent,
        ...Object.fromEntries(statuses),
        "slowest answer, ms": Math.round(this.#slowestMs),
        seconds: Math.round((Date.now() - started) / 1000),
      },
      violations: [
        ...this.#violations.slice(0, MAX_SHOWN),
        ...(this.#violations.length > MAX_SHOWN ? [`and ${this.#violations.length - MAX_SHOWN} more`] : []),
      ],
    };
  }

  async #make(call: Call, caller: Caller): Promise<void> {
    const { inputs, seed } = this.options;
    const count = mayCall(call, caller.kind) ? inputs : Math.ceil(inputs / 10);
    const left = wrongInputs(call, this.factsFor(call), count, seed).values();
    const headers = { ...(await caller.headers(call)), "content-type": "application/json" };
    const work = async () => {
      for (const { place, nasty, query, body } of left) {
        const started = performance.now();
        const response = await fetch(`${this.url}${call.path}${call.method === "GET" ? query : ""}`, {
          method: call.method,
          headers: { ...headers, "idempotency-key": crypto.randomUUID() },
          ...(call.method === "POST" ? { body } : {}),
        });
        const text = await response.text();
        const ms = performance.now() - started;
        this.#sent++;
        this.#slowestMs = Math.max(this.#slowestMs, ms);
        this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
        const fault = faultOf(call, response.status, text) ?? (ms > WAIT_BUDGET_MS ? `answered after ${Math.round(ms)} ms` : undefined);
        if (fault) this.#violations.push(`${caller.kind} ${call.path}, ${place || "the whole"} = ${nasty.json.slice(0, 120)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}
