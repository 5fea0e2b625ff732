import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

/** Applies the team's events about a member to their credentials; run by a policy where the command itself crashed before it. */
export async function settleStaff(steps: Steps, staffId: string): Promise<void> {
  const { state, revision } = await steps.load(teams, TEAM);
  const member = state.members[staffId];
  if (member) await steps.ports.staff.settle(staffId, member, revision);
}
