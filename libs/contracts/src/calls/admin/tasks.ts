import { AccountIdText, InstantText, OrderIdText } from "@tablee/domain/kernel/schemas";
import { TaskKind } from "@tablee/domain/task/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { MaybeDate } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";

const TaskKey = z.string().min(1).max(200);

export const openTasks = defineCall("GET", "/api/admin/tasks", {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "What a person must do, what waits longest first: events open a task, and events close it.",
  input: z.strictObject({
    kind: TaskKind.optional(),
    after: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  output: z.strictObject({
    tasks: z.array(
      z.strictObject({
        key: TaskKey,
        kind: TaskKind,
        accountId: AccountIdText.nullable(),
        orderId: OrderIdText.nullable(),
        /** A Monday. */
        week: MaybeDate,
        region: z.string().nullable(),
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
        openedAt: InstantText,
      }),
    ),
    next: z.string().nullable(),
    asOf: InstantText,
  }),
  reads: ["tasks", "payments"],
});

export const settleTask = defineCall("POST", "/api/admin/tasks/settle", {
  who: ["support", "finance"],
  own: true,
  summary: "A person did what a task asked for, where no event tells that it is done: finance of webhooks, support of guessed accounts.",
  input: z.strictObject({ key: TaskKey, reason: Reason }),
  output: z.strictObject({ settled: z.literal(true) }),
  refusals: ["not-found", "forbidden", "task-closes-itself"],
  reads: ["tasks", "payments", "orders"],
  writes: ["task"],
  waits: true,
});
