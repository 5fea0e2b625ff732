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

/**
 * Adds a member, whose name and address the caller has stored, to the team; from then on they may use a link.
 * @throws Refused staff-email-taken if another command has added the member; staff-admin-only
 */
export async function addStaff(steps: Steps, { staffId, role }: MemberToAdd, context: CommandContext): Promise<void> {
  const about = { staffId, by: context.actor.id, roster: await steps.ports.staff.roster(), at: context.at };
  await steps.handle(teams, TEAM, { type: "AddMember", role, ...about }, context);
  await settleStaff(steps, staffId);
}
