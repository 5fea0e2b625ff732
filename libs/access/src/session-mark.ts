import { createHash } from "node:crypto";

/** Marks what was done in one session, in the log: 16 hexadecimal digits of a hash from which nobody gets back to the session. */
export const sessionMark = (sessionHash: string): string =>
  createHash("sha256").update(`session-mark ${sessionHash}`).digest("hex").slice(0, 16);
