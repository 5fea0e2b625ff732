/** `cancelled`, `failed` and `committed` end a run; a previewed run stays so until its commit is requested. */
export type RunState = "queued" | "running" | "previewed" | "commit-requested" | "committing" | "committed" | "failed" | "cancelled";

/** The transitions of a run, each with the states it leads from and to. From any other state it does not happen. */
const transitions = {
  /** A worker takes it, or takes it over from one whose heartbeat has stopped. */
  take: { queued: "running", running: "running", "commit-requested": "committing", committing: "committing" },
  /** It must wait for read models: any worker may take it again. */
  postpone: { running: "queued", committing: "commit-requested" },
  preview: { running: "previewed" },
  /** The deadline's own preview is committed at once. */
  "preview-at-deadline": { running: "commit-requested" },
  "request-commit": { previewed: "commit-requested" },
  commit: { committing: "committed" },
  /** The preview that a person wanted to commit no longer holds: they review it again. */
  "refuse-commit": { committing: "previewed" },
  fail: { running: "failed", committing: "failed" },
  cancel: { queued: "cancelled", running: "cancelled" },
} as const satisfies Readonly<Record<string, Partial<Record<RunState, RunState>>>>;
export type Transition = keyof typeof transitions;

/** A run that a worker has. */
export const heldStates: readonly RunState[] = ["running", "committing"];
/** A run that waits for a worker. */
export const waitingStates: readonly RunState[] = ["queued", "commit-requested"];

export const statesBefore = (transition: Transition): readonly string[] => Object.keys(transitions[transition]);

/** The state after a transition, as SQL over the column `state`. */
export const stateAfterSql = (transition: Transition): string =>
  `CASE state ${Object.entries(transitions[transition])
    .map(([before, after]) => `WHEN '${before}' THEN '${after}'`)
    .join(" ")} END`;
