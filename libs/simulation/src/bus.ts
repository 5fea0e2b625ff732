import type { Steps } from "@tablee/commands/steps";
import { boundHandlers, type UseCase } from "@tablee/commands/use-case";

/** Carries a use case out as the command bus does: through the handler that is bound to it. */
export function send<Input, Result>(steps: Steps, useCase: UseCase<Input, Result>): Promise<Result> {
  const name = `${useCase.constructor.name}Handler`;
  const Handler = boundHandlers().find((handler) => handler.name === name);
  if (!Handler) throw new Error(`no ${name} is bound`);
  return new Handler(steps).execute(useCase) as Promise<Result>;
}
