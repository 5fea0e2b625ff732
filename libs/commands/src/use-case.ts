import type { CommandContext } from "./context.ts";
import type { Steps } from "./steps.ts";

/** One thing that the product does, as a plain function; its metrics carry its name. */
export type UseCase<Input, Result> = (steps: Steps, input: Input, context: CommandContext) => Promise<Result>;

/** Runs a use case: a server over Nest's command bus, a simulation directly. */
export type Send = <Input, Result>(useCase: UseCase<Input, Result>, input: Input, context: CommandContext) => Promise<Result>;

/** Runs use cases directly, where there is no command bus: in simulations and campaigns. */
export const sendDirectly =
  (steps: Steps): Send =>
  (useCase, input, context) =>
    useCase(steps, input, context);
