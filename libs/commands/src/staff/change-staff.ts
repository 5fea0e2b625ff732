import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { settleStaff } from "./settle-staff.ts";

interface StaffChange {
  readonly staffId: string;
  /** A new role, or whether the member may sign in. */
  readonly to: { readonly role: StaffRole } | { readonly isEnabled: boolean };
}

/**
 * Changes another member's access, by an admin. It applies from the next request on: the rows that sessions are checked against are written
 * before the answer.
 * @throws Refused staff-member-not-found, staff-own-access, staff-last-admin, staff-admin-only
 */
export async function changeStaff(steps: Steps, { staffId, to }: StaffChange, context: CommandContext): Promise<void> {
  const about = { staffId, by: context.actor.id, roster: await steps.ports.staff.roster(), at: context.at };
  const command =
    "role" in to
      ? ({ type: "ChangeRole", role: to.role, ...about } as const)
      : ({ type: to.isEnabled ? "EnableMember" : "DisableMember", ...about } as const);
  await steps.handle(teams, TEAM, command, context);
  await settleStaff(steps, staffId);
}
