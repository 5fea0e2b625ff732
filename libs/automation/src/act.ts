import type { Send } from "@tablee/commands/use-case";

/** A use case with its input and context, ready to be sent. */
export type Act = (send: Send) => Promise<unknown>;
