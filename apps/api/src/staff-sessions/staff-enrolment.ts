import { Injectable } from "@nestjs/common";
import type { Enrolling } from "@tablee/access/sessions/staff-links";
import { Commands } from "@tablee/command-bus/commands";
import { hashOfNew } from "@tablee/commands/account/sign-in/new-password";
import { recordStaffSignIn } from "@tablee/commands/staff/record-staff-sign-in";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { checkStaffLink, enrolStaff } from "@tablee/contracts/calls/staff-sessions";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { stepOfCode } from "./step-of-code.ts";

/** A member of staff chooses a password and an authenticator by the link that an admin gave them. */
@Injectable()
export class StaffEnrolment {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** @throws Failure enrolment-link-invalid */
  async check({ token }: InputOf<typeof checkStaffLink>, by: Caller): Promise<OutputOf<typeof checkStaffLink>> {
    const { name, email } = await this.#memberOf(token, by);
    return { name, email, secret: this.api.access.staffLinks.secretOf(token) };
  }

  /** @throws Failure enrolment-link-invalid, also to the later of two uses at once; authenticator-code-wrong; passwords-differ */
  async use({ token, password, confirmation, code }: InputOf<typeof enrolStaff>, by: Caller) {
    const { staffId, name, email } = await this.#memberOf(token, by);
    if (password !== confirmation) throw new Failure("passwords-differ");
    const { staffLinks } = this.api.access;
    const step = await stepOfCode(staffLinks.secretOf(token), code);
    if (step === undefined) throw new Failure("authenticator-code-wrong");
    const [firstName = "", ...others] = name.split(" ");
    const passwordHash = await hashOfNew(this.api.steps, password, { firstName, lastName: others.join(" "), email });
    if (!(await staffLinks.use(token, passwordHash, step))) throw new Failure("enrolment-link-invalid");
    const context = { ...by.command("record-staff-sign-in"), actor: { kind: "staff", id: staffId } as const };
    await this.commands.send(recordStaffSignIn, { staffId }, context);
    return { done: true as const };
  }

  async #memberOf(token: string, by: Caller): Promise<Enrolling> {
    await this.api.access.attempts.ask(by.address);
    const member = await this.api.access.staffLinks.find(token);
    if (!member) throw new Failure("enrolment-link-invalid");
    return member;
  }
}
