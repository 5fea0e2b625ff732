import { Injectable } from "@nestjs/common";
import { verify } from "@node-rs/argon2";
import { hashPassword } from "@tablee/commands/account/open-account";
import { keyedHash } from "@tablee/platform/person-keys";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";

const FREE_FAILURES = 5;
const MOST_SECONDS = 60;

/** Compares passwords in equal time for known and unknown people, and slows down whoever guesses, per account and address. */
@Injectable()
export class PasswordDoor {
  readonly #nobody = hashPassword("nobody has this password");

  constructor(private readonly api: ApiContext) {}

  /** @throws Failure sign-in-failed or too-many-attempts */
  async open(scope: "client" | "staff", email: string, address: string, password: string, hash: string | undefined): Promise<void> {
    const bucket = keyedHash(this.api.config.TABLEE_MASTER_KEY, `attempt:${scope}`, `${email.trim().toLowerCase()}|${address}`);
    await this.#mayTry(bucket);
    const right = await verify(hash ?? (await this.#nobody), password).catch(() => false);
    if (right && hash) {
      await this.api.pool.query("DELETE FROM vault.attempt WHERE bucket = $1", [bucket]);
      return;
    }
    await this.api.pool.query(
      `INSERT INTO vault.attempt (bucket, failures, last_at) VALUES ($1, 1, now())
       ON CONFLICT (bucket) DO UPDATE SET failures = attempt.failures + 1, last_at = now()`,
      [bucket],
    );
    throw new Failure("sign-in-failed");
  }

  async #mayTry(bucket: string): Promise<void> {
    const { rows } = await this.api.pool.query<{ failures: number; seconds: number }>(
      "SELECT failures, extract(epoch FROM now() - last_at)::int AS seconds FROM vault.attempt WHERE bucket = $1",
      [bucket],
    );
    const { failures = 0, seconds = 0 } = rows[0] ?? {};
    if (failures < FREE_FAILURES) return;
    const wait = Math.min(2 ** (failures - FREE_FAILURES), MOST_SECONDS) - seconds;
    if (wait > 0) throw new Failure("too-many-attempts", { retryAfterSeconds: wait });
  }
}
