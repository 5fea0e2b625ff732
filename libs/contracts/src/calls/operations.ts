import { dueKinds } from "@tablee/domain/due/vocabulary";
import { InstantText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, Nothing } from "../schemas.ts";
import { Reason } from "../typed-texts.ts";

const base = "/api/admin/operations";
const viewers = ["support", "merchandiser", "finance"] as const;
const admins = [] as const;
const model = z.string().regex(/^[a-z_]{3,40}$/);

/** Seconds of lag from which a read model is far behind: the console marks it, and /health/ready reports it. */
export const FAR_BEHIND_SECONDS = 30;

const ProjectionView = z
  .strictObject({
    model: z.string(),
    position: z.string(),
    head: z.string(),
    /** Age in seconds of the oldest event of its own that is not applied yet, in any state; 0 when there is none. */
    lagSeconds: z.number(),
    eventsApplied: z.int(),
    heartbeatAgeSeconds: z.number().nullable(),
    state: z.enum(["live", "catching-up", "paused", "halted", "rebuilding", "stopped"]),
    error: z.string().nullable(),
    parkedKeys: z.int(),
    /** Postgres' estimate; null while it has none. */
    rows: z.int().nullable(),
    rebuild: z
      .strictObject({
        state: z.enum(["reading", "writing", "comparing", "swapped", "cancelled", "failed"]),
        done: z.int(),
        total: z.int(),
        eventsPerSecond: z.number(),
        startedAt: InstantText,
        parity: z.strictObject({ equal: z.boolean(), rows: z.int(), different: z.int() }).nullable(),
        error: z.string().nullable(),
      })
      .nullable(),
    /** The last rebuild that staff requested, and why. */
    rebuildRequest: z.strictObject({ by: z.string(), reason: z.string(), at: InstantText }).nullable(),
  })
  .meta({ id: "ProjectionView" });

export const projections = defineCall("GET", `${base}/projections`, {
  who: viewers,
  own: true,
  summary: "Every read model: position, lag, parked keys, rebuild under way.",
  input: Nothing,
  output: z.strictObject({
    projections: z.array(ProjectionView),
    policies: z.array(
      z.strictObject({
        policy: z.string(),
        position: z.string(),
        /** The number of events of its streams that it has not seen yet, counted up to the newest five thousand. */
        behind: z.int(),
        setAside: z.int(),
        /** The reason why it is halted; null while it runs. */
        error: z.string().nullable(),
      }),
    ),
    asOf: InstantText,
  }),
  beside: ["operations"],
});

export const parkedKeys = defineCall("GET", `${base}/parked`, {
  who: viewers,
  own: true,
  summary: "Rows that a read model could not go on with, and why.",
  input: z.strictObject({ model }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        key: z.string(),
        position: z.string(),
        type: z.string(),
        error: z.string(),
        waiting: z.int(),
        parkedAt: InstantText,
      }),
    ),
  }),
  beside: ["operations"],
});

/** A policy's name, or the kind of a schedule. */
const work = z.string().regex(/^[a-z-]{3,80}$/);

export const setAside = defineCall("GET", `${base}/set_aside`, {
  who: viewers,
  own: true,
  summary: "What a policy or a schedule could not act on, and when it is tried again.",
  input: z.strictObject({ work }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        /** For a policy the event's stream, for a schedule the key of what is due. */
        subject: z.string(),
        /** For a policy the event's revision. */
        step: z.int(),
        type: z.string(),
        /** The refusal, or the failure of the service. */
        code: z.string(),
        /** Lasting: it is retried only at a person's request. */
        outcome: z.enum(["missing", "passing", "lasting", "unexpected"]),
        tries: z.int(),
        since: InstantText,
        nextAt: InstantText.nullable(),
      }),
    ),
  }),
  beside: ["operations"],
});

export const tryAgain = defineCall("POST", `${base}/try_again`, {
  who: admins,
  own: true,
  summary: "Has what a policy or a schedule set aside tried again at once.",
  input: z.strictObject({ work }),
  output: Done,
  beside: ["operations"],
  writes: [],
});

export const rebuildProjection = defineCall("POST", `${base}/rebuild`, {
  who: admins,
  own: true,
  summary: "Rebuilds a read model beside the live one, compares and swaps.",
  input: z.strictObject({ model, confirmation: z.string(), reason: Reason }),
  output: Done,
  refusals: ["not-found", "confirmation-wrong", "rebuild-under-way"],
  beside: ["operations"],
  writes: [],
});

export const cancelRebuild = defineCall("POST", `${base}/cancel_rebuild`, {
  who: admins,
  own: true,
  summary: "Stops a rebuild; the live tables stay as they are.",
  input: z.strictObject({ model }),
  output: Done,
  refusals: ["not-found"],
  beside: ["operations"],
  writes: [],
});

export const pauseProjection = defineCall("POST", `${base}/pause`, {
  who: admins,
  own: true,
  summary: "Stops or resumes applying events to a read model.",
  input: z.strictObject({ model, paused: z.boolean() }),
  output: Done,
  refusals: ["not-found"],
  beside: ["operations"],
  writes: [],
});

export const repairKey = defineCall("POST", `${base}/mend`, {
  who: admins,
  own: true,
  summary: "Folds one parked row again from its events and lets it go on.",
  input: z.strictObject({ model, key: z.string().max(300) }),
  output: z.strictObject({ mended: z.boolean() }),
  refusals: ["not-found"],
  beside: ["operations"],
  writes: [],
});

export const queues = defineCall("GET", `${base}/queues`, {
  who: viewers,
  own: true,
  summary: "The wake-up queues, and what is due by the read models.",
  input: Nothing,
  output: z.strictObject({
    queues: z.array(
      z.strictObject({
        queue: z.string(),
        waiting: z.int(),
        active: z.int(),
        completed: z.int(),
        setAside: z.int(),
        /** The name for requesting its set-aside things; null: it has none. */
        work: z.string().nullable(),
        paused: z.boolean(),
        due: z.int(),
        oldestDue: InstantText.nullable(),
      }),
    ),
    reachable: z.boolean(),
    asOf: InstantText,
  }),
  beside: ["operations"],
});

export const pauseQueue = defineCall("POST", `${base}/pause_queue`, {
  who: admins,
  own: true,
  summary: "Stops or resumes handing out a queue's wake-ups.",
  input: z.strictObject({ queue: model, paused: z.boolean() }),
  output: Done,
  refusals: ["not-found"],
  beside: ["operations"],
  writes: [],
});

const ClockView = z
  .strictObject({
    now: InstantText,
    /** The clock is frozen: it was moved. */
    frozen: z.boolean(),
    movable: z.boolean(),
    /** An advance in progress. */
    advance: z
      .strictObject({ from: InstantText, to: InstantText, steps: z.int(), done: z.boolean(), error: z.string().nullable() })
      .nullable(),
    nextDue: z.array(z.strictObject({ kind: z.enum([...dueKinds, "generation"]), at: InstantText, count: z.int() })),
  })
  .meta({ id: "ClockView" });

export const clock = defineCall("GET", "/api/admin/clock", {
  who: viewers,
  own: true,
  summary: "What time it is for the product, and what is due next.",
  input: Nothing,
  output: ClockView,
  beside: ["clock"],
});

export const advanceClock = defineCall("POST", "/api/admin/clock/advance", {
  who: admins,
  own: true,
  summary:
    "Moves the clock of all processes from one due instant to the next up to an instant, waiting each time until what is due is done. Not in production.",
  input: z.strictObject({ to: InstantText }),
  output: ClockView,
  refusals: ["clock-not-movable", "clock-goes-forward-only", "clock-too-far", "advance-under-way"],
  beside: ["clock"],
  writes: [],
});
