import { Inject, type Type } from "@nestjs/common";
import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CommandContext } from "./context.ts";
import { Steps } from "./steps.ts";

/** A use case as Nest's command bus carries it: what is wanted, and by whom. */
export abstract class UseCase<Input, Result> extends Command<Result> {
  readonly input: Input;
  readonly context: CommandContext;

  constructor(input: Input, context: CommandContext) {
    super();
    this.input = input;
    this.context = context;
  }
}

/** The handler of a use case: Nest's way to the plain function that it is. */
export function handlerOf<Input, Result>(
  useCase: Type<UseCase<Input, Result>>,
  run: (steps: Steps, input: Input, context: CommandContext) => Promise<Result>,
): Type<ICommandHandler> {
  class Handler implements ICommandHandler<UseCase<Input, Result>> {
    readonly #steps: Steps;

    constructor(steps: Steps) {
      this.#steps = steps;
    }

    execute({ input, context }: UseCase<Input, Result>): Promise<Result> {
      return run(this.#steps, input, context);
    }
  }
  Object.defineProperty(Handler, "name", { value: `${useCase.name}Handler` });
  Inject(Steps)(Handler, undefined, 0);
  CommandHandler(useCase)(Handler);
  return Handler;
}
