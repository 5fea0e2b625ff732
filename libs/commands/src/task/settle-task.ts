import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { TaskKind } from "@tablee/domain/task/vocabulary";
import { tasks } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** A member of staff did what a task asked for. @throws Refused task-closes-itself */
export class SettleTask extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly kind: TaskKind; readonly about: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SettleTask)
export class SettleTaskHandler implements ICommandHandler<SettleTask> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { kind, about }, context }: SettleTask) {
    return this.deps.runtime.handle(tasks, idFrom("task", kind, about), { type: "SettleTask", kind, about, at: context.at }, context);
  }
}
