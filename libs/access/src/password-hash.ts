import { hash, verify } from "@node-rs/argon2";
import { BoundedQueue } from "@tablee/platform/bounded-queue";

/**
 * Each takes a core for some 40 ms, and 19 MiB: of all that this process hashes and compares two run at once, so that other calls
 * stay quick, and so many wait as are done within a second or two.
 */
const hashing = new BoundedQueue({ atOnce: 2, waiting: 40 });

/** argon2id with 19 MiB, two passes, one lane (OWASP's least). @throws QueueFull */
export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));

/** Whether a password is the one that was hashed. @throws QueueFull */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  hashing.run(() => verify(hashed, password).catch(() => false));
