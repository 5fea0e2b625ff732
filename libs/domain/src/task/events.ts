import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { InstantText } from "../kernel/schemas.ts";
import { TaskKind } from "./vocabulary.ts";

export const taskEvents = {
  TaskSettled: {
    version: 1,
    says: "A person did what a task asked for; the reason describes it.",
    data: z.strictObject({ kind: TaskKind, about: z.string().min(1).max(100), settledAt: InstantText }),
  },
} as const;

export type TaskEvent = EventOf<typeof taskEvents>;
