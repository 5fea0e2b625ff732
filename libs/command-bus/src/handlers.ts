import { Inject, type Type } from "@nestjs/common";
import { CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CommandContext } from "@tablee/commands/context";
import { Steps } from "@tablee/commands/steps";
import type { UseCase } from "@tablee/commands/use-case";
import { useCases } from "@tablee/commands/use-cases.gen";
import { Observer } from "./observer.ts";

type AnyUseCase = UseCase<never, unknown>;

/**
 * A use case's input and context on the bus. Each use case has a class of its own, since the bus finds the handler by the command's class.
 */
export class Sent {
  constructor(
    readonly input: never,
    readonly context: CommandContext,
  ) {}
}

/** The command class of each use case. */
export const commandClasses: ReadonlyMap<AnyUseCase, Type<Sent>> = new Map(useCases.map((useCase) => [useCase, classOf(useCase.name)]));

function classOf(name: string): Type<Sent> {
  class UseCaseSent extends Sent {}
  Object.defineProperty(UseCaseSent, "name", { value: name });
  return UseCaseSent as Type<Sent>;
}

/** Nest's handlers, one for each use case of the list. */
export const handlers: readonly Type<ICommandHandler<Sent>>[] = [...commandClasses].map(([useCase, command]) => {
  class Handler implements ICommandHandler<Sent> {
    constructor(
      private readonly steps: Steps,
      private readonly observer: Observer,
    ) {}

    execute({ input, context }: Sent): Promise<unknown> {
      return this.observer.watch(useCase.name, () => useCase(this.steps, input, context));
    }
  }
  Object.defineProperty(Handler, "name", { value: `${useCase.name}Handler` });
  Inject(Steps)(Handler, undefined, 0);
  Inject(Observer)(Handler, undefined, 1);
  CommandHandler(command)(Handler);
  return Handler;
});
