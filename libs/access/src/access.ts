import type { Pool } from "@tablee/platform/postgres";
import { Allowances } from "./allowances.ts";
import { Attempts } from "./attempts.ts";
import { Credentials } from "./credentials.ts";
import { Dismissals } from "./dismissals.ts";
import { EditingSessions } from "./editing-sessions.ts";
import { IdempotencyKeys } from "./idempotency-keys.ts";
import { Limits } from "./limits.ts";
import { Sessions } from "./sessions.ts";
import { StaffMembers } from "./staff-members.ts";

/** The repositories of the vault's tables about who may come in and what they were allowed: one for each table. */
export class Access {
  readonly allowances: Allowances;
  readonly attempts: Attempts;
  readonly credentials: Credentials;
  readonly dismissals: Dismissals;
  readonly editingSessions: EditingSessions;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly staff: StaffMembers;

  /** @param masterKey base64 of 32 bytes: keys the hashes under which people, visits and attempts are stored */
  constructor(pool: Pool, masterKey: string) {
    this.allowances = new Allowances(pool);
    this.credentials = new Credentials(pool, masterKey);
    this.dismissals = new Dismissals(pool);
    this.editingSessions = new EditingSessions(pool);
    this.idempotencyKeys = new IdempotencyKeys(pool);
    this.limits = new Limits(pool, masterKey);
    this.attempts = new Attempts(this.limits);
    this.sessions = new Sessions(pool, masterKey);
    this.staff = new StaffMembers(pool);
  }

  /** Deletes what has expired, by the machine's clock. Answers how many rows of each table. */
  async sweep(): Promise<{ readonly session: number; readonly rate_limit: number; readonly idempotency: number }> {
    return { session: await this.sessions.sweep(), rate_limit: await this.limits.sweep(), idempotency: await this.idempotencyKeys.sweep() };
  }
}
