import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import type { CommandContext } from "@tablee/commands/context";
import { addStaff } from "@tablee/commands/staff/add-staff";
import { changeStaff } from "@tablee/commands/staff/change-staff";
import { issueStaffLink } from "@tablee/commands/staff/issue-staff-link";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/staff";
import { idFrom } from "@tablee/domain/kernel/ids";
import { latestStaffChanges } from "@tablee/projections/staff-changes/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";

const MAX_CHANGES = 100;
const done = { done: true } as const;

/** Members of staff and their roles, as admins see and change them. */
@Injectable()
export class AdminStaff {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async list(by: Caller): Promise<OutputOf<typeof calls.staffMembers>> {
    const [members, changes] = await Promise.all([this.api.access.staff.list(), latestStaffChanges(this.api.reads, MAX_CHANGES)]);
    const names = new Map(members.map(({ staffId, name }) => [staffId, name]));
    return {
      members: members.map(({ email, signedInAt, ...member }) => ({
        ...member,
        workEmail: email,
        isYou: member.staffId === by.actor.id,
        lastSignInAt: signedInAt,
      })),
      changes: changes.map((row) => ({
        changeId: row.key,
        staffId: row.staff_id,
        name: names.get(row.staff_id) ?? "",
        type: row.type,
        before: row.role_before,
        after: row.role_after,
        at: row.at,
        by: names.get(row.by.id) ?? row.by.id,
        reason: row.by.reason ?? "",
      })),
      asOf: by.receivedAt,
    };
  }

  /**
   * Claims the address first: a second member with it is refused, and a crashed attempt is resumed. The team's stream decides which of
   * several attempts at once adds the member.
   * @throws Failure staff-email-taken; Refused staff-email-taken, staff-admin-only
   */
  async add({ workEmail, name, role, reason }: InputOf<typeof calls.addStaffMember>, by: Caller) {
    const context = contextOf("add-staff", reason, by);
    const staffId = await this.api.access.staff.reserve({ staffId: idFrom(context.commandId, "staff"), email: workEmail, name, role });
    if (!staffId) throw new Failure("staff-email-taken");
    await this.commands.send(addStaff, { staffId, role }, context);
    await this.api.access.staff.setName(staffId, name);
    return this.#link(staffId);
  }

  async changeRole({ staffId, role, reason }: InputOf<typeof calls.changeStaffRole>, by: Caller) {
    await this.commands.send(changeStaff, { staffId, to: { role } }, contextOf("change-staff-role", reason, by));
    return done;
  }

  async setEnabled({ staffId, isEnabled, reason }: InputOf<typeof calls.setStaffEnabled>, by: Caller) {
    await this.commands.send(changeStaff, { staffId, to: { isEnabled } }, contextOf("set-staff-enabled", reason, by));
    return done;
  }

  async issueLink({ staffId, reason }: InputOf<typeof calls.issueStaffLink>, by: Caller) {
    await this.commands.send(issueStaffLink, { staffId }, contextOf("issue-staff-link", reason, by));
    return this.#link(staffId);
  }

  /** The token is in the fragment, which browsers send to no server. */
  async #link(staffId: string): Promise<OutputOf<typeof calls.issueStaffLink>> {
    const { token, until } = await this.api.access.staffLinks.issue(staffId);
    return { link: `${this.api.config.PUBLIC_URL}/admin/enrol#${token}`, until };
  }
}

const contextOf = (name: string, reason: string, by: Caller): CommandContext => ({
  ...by.command(name),
  actor: { ...by.actor, reason },
});
