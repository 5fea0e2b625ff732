import { never, refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { GenerationEvent, LeftOutBecause } from "./events.ts";

type DataOf<Type extends GenerationEvent["type"]> = Extract<GenerationEvent, { type: Type }>["data"];
type Started = DataOf<"GenerationCommitStarted">;
type Committed = DataOf<"GenerationCommitted">;
type RunName = Pick<Started, "runId" | "region" | "week">;

/** The part common to all states of a run: whether it is reported as delayed, and which subscriptions it has left out. */
interface Reported {
  readonly delayed?: true;
  readonly leftOut?: readonly string[];
}

/** A run that was previewed and is being, or has been, committed. A preview leaves no event unless it was delayed. */
export type Generation = Reported &
  ({ readonly status: "none" } | ({ readonly status: "committing" } & Started) | ({ readonly status: "committed" } & Started & Committed));

export type GenerationCommand =
  | ({ readonly type: "Delay"; readonly waitsFor: readonly string[]; readonly at: Instant } & RunName)
  | { readonly type: "Resume"; readonly runId: string; readonly at: Instant }
  /** A week is generated from `opensAt` until the last of its slots closes, at `closesAt`. */
  | ({ readonly type: "StartCommit"; readonly opensAt: Instant; readonly closesAt: Instant; readonly at: Instant } & Omit<
      Started,
      "startedAt"
    >)
  | ({
      readonly type: "LeaveOut";
      readonly because: LeftOutBecause;
      readonly subscriptions: DataOf<"SubscriptionsLeftOut">["subscriptions"];
      readonly at: Instant;
    } & RunName)
  | ({ readonly type: "FinishCommit"; readonly at: Instant } & Pick<Committed, "orders" | "alreadyThere" | "changed" | "soldOut">);

type Of<Type extends GenerationCommand["type"]> = Extract<GenerationCommand, { type: Type }>;

export const generation: Decider<GenerationCommand, GenerationEvent, Generation> = {
  initialState: { status: "none" },
  decide(command, state) {
    switch (command.type) {
      case "Delay":
        return state.delayed ? [] : [{ type: "GenerationDelayed", data: delayed(command) }];
      case "Resume":
        return state.delayed ? [{ type: "GenerationResumed", data: { runId: command.runId, resumedAt: command.at } }] : [];
      case "StartCommit":
        return start(command, state);
      case "LeaveOut":
        return leaveOut(command, state);
      case "FinishCommit":
        return finish(command, state);
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "GenerationDelayed":
        return { ...state, delayed: true };
      case "GenerationResumed": {
        const { delayed: _, ...resumed } = state;
        return resumed;
      }
      case "SubscriptionsLeftOut":
        return { ...state, leftOut: [...(state.leftOut ?? []), ...event.data.subscriptions.map(({ subscriptionId }) => subscriptionId)] };
      case "GenerationCommitStarted":
        return { ...state, ...event.data, status: "committing" };
      case "GenerationCommitted":
        return state.status === "none" ? state : { ...state, ...event.data, status: "committed" };
      default:
        return never(event);
    }
  },
};

const delayed = ({ runId, region, week, waitsFor, at }: Of<"Delay">) => ({ runId, region, week, waitsFor: [...waitsFor], delayedAt: at });

function start({ type: _, at, opensAt, closesAt, ...run }: Of<"StartCommit">, state: Generation) {
  if (state.status !== "none") return [];
  if (at < opensAt) return refuse("generation-not-open", { week: run.week, opensAt });
  if (at >= closesAt) return refuse("generation-closed", { week: run.week, closesAt });
  return [{ type: "GenerationCommitStarted" as const, data: { ...run, startedAt: at } }];
}

function leaveOut({ runId, region, week, because, subscriptions, at }: Of<"LeaveOut">, state: Generation) {
  const known = new Set(state.leftOut);
  const fresh = subscriptions.filter(({ subscriptionId }) => !known.has(subscriptionId));
  if (fresh.length === 0) return [];
  return [{ type: "SubscriptionsLeftOut" as const, data: { runId, region, week, because, subscriptions: fresh, leftOutAt: at } }];
}

function finish({ orders, alreadyThere, changed, soldOut, at }: Of<"FinishCommit">, state: Generation) {
  if (state.status === "none") return refuse("generation-not-found");
  if (state.status === "committed") return [];
  const { runId, region, week } = state;
  const data = { runId, region, week, orders, alreadyThere, changed, soldOut, committedAt: at };
  return [{ type: "GenerationCommitted" as const, data }];
}
