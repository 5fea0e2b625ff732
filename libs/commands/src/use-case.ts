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

const handlers: Type<ICommandHandler>[] = [];

/** The handlers of every use case that this program has imported. A caller imports what it sends, so none can be missing. */
export const boundHandlers = (): readonly Type<ICommandHandler>[] => handlers;

/** Gives a use case its handler: Nest's way to the plain function that it is. */
export function bindHandler<Input, Result>(
  useCase: Type<UseCase<Input, Result>>,
  run: (steps: Steps, input: Input, context: CommandContext) => Promise<Result>,
): void {
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
  handlers.push(Handler);
}
