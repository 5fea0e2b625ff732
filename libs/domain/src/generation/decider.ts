import type { Decider } from "../kernel/decider.ts";
import { refuse } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import type { GenerationEvent } from "./events.ts";

type Started = Extract<GenerationEvent, { type: "GenerationCommitStarted" }>["data"];
type Committed = Extract<GenerationEvent, { type: "GenerationCommitted" }>["data"];

/** A run that was previewed and is being, or has been, committed. A preview itself leaves no trace. */
export type Generation =
  | { readonly status: "none" }
  | ({ readonly status: "committing" } & Started)
  | ({ readonly status: "committed" } & Started & Committed);

export type GenerationCommand =
  | ({ readonly type: "StartCommit"; readonly at: Instant } & Omit<Started, "startedAt">)
  | ({ readonly type: "FinishCommit"; readonly at: Instant } & Pick<Committed, "orders" | "alreadyThere" | "changed" | "soldOut">);

export const generation: Decider<GenerationCommand, GenerationEvent, Generation> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "StartCommit") {
      if (state.status !== "none") return [];
      const { type: _, at, ...run } = command;
      return [{ type: "GenerationCommitStarted", data: { ...run, startedAt: at } }];
    }
    if (state.status === "none") return refuse("generation-not-found");
    if (state.status === "committed") return [];
    const { runId, region, week } = state;
    const { orders, alreadyThere, changed, soldOut, at } = command;
    return [{ type: "GenerationCommitted", data: { runId, region, week, orders, alreadyThere, changed, soldOut, committedAt: at } }];
  },
  evolve(state, event) {
    if (event.type === "GenerationCommitStarted") return { status: "committing", ...event.data };
    return state.status === "none" ? state : { ...state, status: "committed", ...event.data };
  },
};
