import { Injectable } from "@nestjs/common";
import type { StaffCredential } from "@tablee/access/staff-members";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import type { FastifyReply } from "fastify";
import { verify as verifyTotp } from "otplib";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { PasswordSignIn } from "../sessions/password-sign-in.ts";
import { SessionStore } from "../sessions/session-store.ts";

/** The life of a code, in seconds. */
const STEP_S = 30;

/** Staff come in by their own door and cookie. In production an authenticator is required. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly api: ApiContext,
    private readonly door: PasswordSignIn,
    private readonly sessions: SessionStore,
  ) {}

  async signIn(input: InputOf<typeof staffSignIn>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSignIn>> {
    const known = await this.api.access.staff.find(input.email);
    const { guess, known: staff } = await this.door.open("staff", input, by, known);
    await this.#checkCode(staff, input.code);
    await guess.succeeded();
    const { staffId, name, email, role } = staff;
    await this.api.access.staff.noteSignIn(staffId, by.receivedAt);
    await this.sessions.begin("staff", reply, { subject: staffId, instead: by.staff });
    return { staff: { staffId, name, email, role } };
  }

  async current(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSession>> {
    const { csrf: csrfToken, staff = null } = by.staff ?? this.sessions.visit("staff", reply);
    return { staff, environment: this.api.config.TABLEE_ENV, csrfToken };
  }

  /** A code is good for one sign-in. In production an account without an authenticator is refused like a wrong password. */
  async #checkCode(staff: StaffCredential, code: string | undefined): Promise<void> {
    if (!staff.totpSecret) {
      if (this.api.config.TABLEE_ENV === "production") throw new Failure("sign-in-failed");
      return;
    }
    if (!code) throw new Failure("code-required");
    const { access } = this.api;
    const guess = await access.attempts.guessCode(staff.staffId);
    const epoch = Math.floor(Date.now() / 1_000);
    const result = await verifyTotp({ secret: staff.totpSecret, token: code, epoch, epochTolerance: STEP_S });
    // A code around now counts only if it is later than the last one that was used.
    const step = Math.floor(epoch / STEP_S) + (result.valid ? result.delta : 0);
    if (!result.valid || !(await access.staff.useCode(staff.staffId, step))) throw new Failure("sign-in-failed");
    await guess.succeeded();
  }
}
