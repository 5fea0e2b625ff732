import { Inject, Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import type { Send } from "@tablee/commands/use-case";
import { commandClasses } from "./handlers.ts";

/** Sends use cases over Nest's command bus. */
@Injectable()
export class Commands {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  /** @throws Error for a use case that is not in the list of use cases */
  send: Send = async (useCase, input, context) => {
    const Command = commandClasses.get(useCase);
    if (!Command) throw new Error(`${useCase.name} is not in the list of use cases`);
    return this.bus.execute(new Command(input as never, context));
  };
}
