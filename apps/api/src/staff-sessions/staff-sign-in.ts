import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { PasswordSignIn } from "../sessions/password-sign-in.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { StaffCode } from "./staff-code.ts";

/** Signs staff in, with a cookie of their own. In production an authenticator is required. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly api: ApiContext,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly sessions: SessionStore,
    private readonly codes: StaffCode,
  ) {}

  async signIn(input: InputOf<typeof staffSignIn>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSignIn>> {
    const known = await this.api.access.staff.find(input.email);
    const { guess, known: staff } = await this.passwordSignIn.open("staff", input, by, known);
    await this.codes.use(staff, input.code, { missing: "code-required", wrong: "sign-in-failed" });
    await guess.succeeded();
    const { staffId, name, email, role } = staff;
    if (!(await this.sessions.begin({ by: "staff-credentials", ...staff }, reply, { instead: by.staff })))
      throw new Failure("sign-in-failed");
    await this.api.access.staff.noteSignIn(staffId, by.receivedAt);
    return { staff: { staffId, name, email, role } };
  }

  async current(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof staffSession>> {
    const { csrf: csrfToken, staff = null } = by.staff ?? this.sessions.visit("staff", reply);
    return { staff, environment: this.api.config.TABLEE_ENV, csrfToken };
  }
}
