import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { checkStaffLink, enrolStaff, staffSession, staffSignIn, staffSignOut } from "@tablee/contracts/calls/staff-sessions";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { StaffEnrolment } from "./staff-enrolment.ts";
import { StaffSignIn } from "./staff-sign-in.ts";

@Controller()
export class StaffSessionsController {
  constructor(
    private readonly staffSignIn: StaffSignIn,
    private readonly enrolment: StaffEnrolment,
    private readonly sessions: SessionStore,
  ) {}

  @Bind(staffSignIn)
  signIn(@Input() input: InputOf<typeof staffSignIn>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.staffSignIn.signIn(input, by, reply);
  }

  @Bind(staffSignOut)
  async signOut(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end("staff", by.staff, reply);
    return { done: true as const };
  }

  @Bind(staffSession)
  current(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.staffSignIn.current(by, reply);
  }

  @Bind(checkStaffLink)
  checkLink(@Input() input: InputOf<typeof checkStaffLink>, @By() by: Caller) {
    return this.enrolment.check(input, by);
  }

  @Bind(enrolStaff)
  enrol(@Input() input: InputOf<typeof enrolStaff>, @By() by: Caller) {
    return this.enrolment.use(input, by);
  }
}
