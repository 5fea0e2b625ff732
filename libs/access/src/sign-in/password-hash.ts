import { hash, verify } from "@node-rs/argon2";
import { hashedForms, passwordForm } from "@tablee/domain/kernel/text/password";
import pLimit from "p-limit";

/** Too many passwords are queued; the same call may succeed in a moment. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Each takes a core for some 40 ms, and 19 MiB: a process runs two at once, so that other calls stay fast. */
const twoAtOnce = pLimit(2);

/** As many as are finished within a second or two. */
const MAX_WAITING = 40;

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (twoAtOnce.pendingCount >= MAX_WAITING) throw new QueueFull(`${MAX_WAITING} wait already`);
  return twoAtOnce(work);
}

/** argon2id with 19 MiB, two passes, one lane (OWASP's minimum). @throws QueueFull */
export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(passwordForm(password), { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));

/**
 * True if a password is the one that was hashed, in any of its forms: a hash made of another form stays as it is, since it keeps working
 * on every keyboard. One form takes no longer than before; only a password with accents has several. @throws QueueFull
 */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  queued(async () => {
    for (const form of hashedForms(password)) if (await verify(hashed, form).catch(() => false)) return true;
    return false;
  });
