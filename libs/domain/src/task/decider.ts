import { refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { TaskEvent } from "./events.ts";
import { isSettledByHand } from "./settled-by-hand.ts";
import { type TaskKind } from "./vocabulary.ts";

interface TaskCommand {
  readonly type: "SettleTask";
  readonly kind: TaskKind;
  /** The subject of the task, as the events that opened it name it. */
  readonly about: string;
  readonly at: Instant;
}

/** The latest settlement by hand of one subject's task. Events may open the task again; it is then settled again. */
export interface Task {
  readonly settledAt?: Instant;
}

export const task: Decider<TaskCommand, TaskEvent, Task> = {
  initialState: {},
  decide({ kind, about, at }) {
    if (!isSettledByHand(kind)) return refuse("task-closes-itself", { kind });
    return [{ type: "TaskSettled", data: { kind, about, settledAt: at } }];
  },
  evolve: (_, event) => ({ settledAt: event.data.settledAt }),
};
