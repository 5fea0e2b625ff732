import { CallError } from "@tablee/contracts/client";

/** The code of a failed call; undefined for any other error. Apart from its sentence, which brings words, dates and time zones. */
export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined);
