import { hashPassword } from "@tablee/access/sign-in/password-hash";
import { weaknessOf } from "@tablee/domain/account/password";
import type { Person } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";

/**
 * Returns the hash of a password that a person chooses, at sign-up or later.
 * @throws Refused for one that is weak or known from a breach; QueueFull
 */
export async function hashOfNew({ ports }: Pick<Steps, "ports">, password: string, person: Person): Promise<string> {
  const weakness = weaknessOf(password, person);
  if (weakness) throw new Refused(refuse(weakness));
  if (await ports.passwords.isBreached(password)) throw new Refused(refuse("password-breached"));
  return hashPassword(password);
}
