import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { settleStaff } from "./settle-staff.ts";

interface MemberToAdd {
  readonly staffId: string;
  readonly role: StaffRole;
}

/** Adds a member, whose name and address the caller has stored, to the team; from then on they may use a link. */
export async function addStaff(steps: Steps, { staffId, role }: MemberToAdd, context: CommandContext): Promise<void> {
  await steps.handle(teams, TEAM, { type: "AddMember", staffId, role, at: context.at }, context);
  await settleStaff(steps, staffId);
}
