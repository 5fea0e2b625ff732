import { InstantText, Uuid, WeekText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";

export const openTasks = defineCall({
  method: "GET",
  path: "/api/admin/tasks",
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "What a person must do, what waits longest first: events open a task, and events close it.",
  input: z.strictObject({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
  output: z.strictObject({
    tasks: z.array(
      z.strictObject({
        key: z.string(),
        kind: z.enum(["contradicting-webhook", "uncovered-week", "undecided-payment", "delayed-generation", "guessed-account"]),
        accountId: Uuid.nullable(),
        orderId: Uuid.nullable(),
        week: WeekText.nullable(),
        region: z.string().nullable(),
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
        openedAt: InstantText,
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["tasks"],
});
