import type { Steps } from "@tablee/commands/steps";
import { boundHandlers, type UseCase } from "@tablee/commands/use-case";

/** Does what a caller asks for over the command bus, by the handler that the use case has there. */
export async function sent<Result>(steps: Steps, useCase: UseCase<unknown, Result>): Promise<Result> {
  const Handler = boundHandlers().find(({ name }) => name === `${useCase.constructor.name}Handler`);
  if (!Handler) throw new Error(`${useCase.constructor.name} has no handler`);
  return new Handler(steps).execute(useCase);
}
