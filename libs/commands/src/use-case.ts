import { Inject, type Type } from "@nestjs/common";
import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CommandContext } from "./context.ts";
import { Steps } from "./steps.ts";

/** A use case as Nest's command bus carries it: what is wanted, and by whom. */
export abstract class UseCase<Input, Result> extends Command<Result> {
  constructor(
    readonly input: Input,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The handler of a use case: Nest's way to the plain function that it is. */
export function handlerOf<Input, Result>(
  useCase: Type<UseCase<Input, Result>>,
  run: (steps: Steps, input: Input, context: CommandContext) => Promise<Result>,
): Type<ICommandHandler> {
  class Handler implements ICommandHandler<UseCase<Input, Result>> {
    constructor(private readonly steps: Steps) {}

    execute({ input, context }: UseCase<Input, Result>): Promise<Result> {
      return run(this.steps, input, context);
    }
  }
  Object.defineProperty(Handler, "name", { value: `${useCase.name}Handler` });
  Inject(Steps)(Handler, undefined, 0);
  CommandHandler(useCase)(Handler);
  return Handler;
}
