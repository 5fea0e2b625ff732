import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf, StaffRole } from "@tablee/contracts/call";
import type { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import type { FastifyReply } from "fastify";
import { verify as verifyTotp } from "otplib";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { Attempts } from "../sessions/attempts.ts";
import { PasswordDoor } from "../sessions/password-door.ts";
import { SessionStore } from "../sessions/session-store.ts";

/** The life of a code, in seconds. */
const STEP_S = 30;

interface StaffRow {
  readonly staff_id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password_hash: string;
  readonly totp_secret: string | null;
}

/** Staff come in by their own door and cookie. In production nobody comes in without an authenticator. */
@Injectable()
export class StaffDoor {
  constructor(
    private readonly api: ApiContext,
    private readonly door: PasswordDoor,
    private readonly attempts: Attempts,
    private readonly sessions: SessionStore,
  ) {}

  async signIn(input: InputOf<typeof staffSignIn>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSignIn>> {
    const { rows } = await this.api.pool.query<StaffRow>("SELECT * FROM vault.staff WHERE email = lower($1) AND NOT disabled", [
      input.email,
    ]);
    const opened = await this.door.open("staff", input, by, rows[0] && { hash: rows[0].password_hash });
    const staff = rows[0]!;
    await this.#checkCode(staff, input.code);
    await opened.succeeded();
    await this.sessions.begin("staff", reply, { subject: staff.staff_id, instead: by.staff });
    return { staff: { staffId: staff.staff_id, name: staff.name, email: staff.email, role: staff.role } };
  }

  async current(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSession>> {
    const { csrf: csrfToken, staff = null } = by.staff ?? this.sessions.visit("staff", reply);
    return { staff, environment: this.api.config.TABLEE_ENV, csrfToken };
  }

  /** A code is good for one sign-in. In production an account without an authenticator is refused like a wrong password. */
  async #checkCode(staff: StaffRow, code: string | undefined): Promise<void> {
    if (!staff.totp_secret) {
      if (this.api.config.TABLEE_ENV === "production") throw new Failure("sign-in-failed");
      return;
    }
    if (!code) throw new Failure("code-required");
    const guess = await this.attempts.guessCode(staff.staff_id);
    const epoch = Math.floor(Date.now() / 1_000);
    const result = await verifyTotp({ secret: staff.totp_secret, token: code, epoch, epochTolerance: STEP_S });
    if (!result.valid || !(await this.#isUnused(staff, Math.floor(epoch / STEP_S) + result.delta))) throw new Failure("sign-in-failed");
    await guess.succeeded();
  }

  /** Of the codes around now only later ones than the last that was used. */
  async #isUnused({ staff_id }: StaffRow, step: number): Promise<boolean> {
    const { rowCount } = await this.api.pool.query(
      "UPDATE vault.staff SET totp_used = $2 WHERE staff_id = $1 AND (totp_used IS NULL OR totp_used < $2)",
      [staff_id, step],
    );
    return rowCount === 1;
  }
}
