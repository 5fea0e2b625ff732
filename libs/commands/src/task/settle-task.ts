import { idFrom } from "@tablee/domain/kernel/ids";
import type { Task } from "@tablee/domain/task/decider";
import type { TaskKind } from "@tablee/domain/task/vocabulary";
import { tasks } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface TaskToSettle {
  readonly kind: TaskKind;
  readonly about: string;
}

/** Records that a member of staff did a task. @throws Refused task-closes-itself */
export const settleTask = (streams: Streams, { kind, about }: TaskToSettle, context: CommandContext): Promise<Outcome<Task>> =>
  streams.handle(tasks, idFrom("task", kind, about), { type: "SettleTask", kind, about, at: context.at }, context);
