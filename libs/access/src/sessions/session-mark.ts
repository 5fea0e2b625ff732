import { createHash } from "node:crypto";

/** Identifies a session in the log: 16 hexadecimal digits of a one-way hash, which cannot be used to find or resume the session. */
export const sessionMark = (sessionHash: string): string =>
  createHash("sha256").update(`session-mark ${sessionHash}`).digest("hex").slice(0, 16);
