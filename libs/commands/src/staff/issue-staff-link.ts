import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

interface LinkToIssue {
  readonly staffId: string;
}

/**
 * Records that another member of staff gets a new link; the caller makes it.
 * @throws Refused staff-member-not-found, staff-member-disabled, staff-own-access, staff-admin-only
 */
export async function issueStaffLink(steps: Steps, { staffId }: LinkToIssue, context: CommandContext): Promise<void> {
  const roster = await steps.ports.staff.roster();
  await steps.handle(teams, TEAM, { type: "IssueLink", staffId, by: context.actor.id, roster, at: context.at }, context);
}
