import type { Steps } from "@tablee/commands/steps";

/** A use case with its input, ready to be carried out. */
export type Act = (steps: Steps) => Promise<unknown>;
