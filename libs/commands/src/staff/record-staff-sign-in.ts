import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface SignInSet {
  readonly staffId: string;
}

/** Records that a member of staff chose a password and an authenticator by their link. */
export async function recordStaffSignIn(streams: Streams, { staffId }: SignInSet, context: CommandContext): Promise<void> {
  await streams.handle(teams, TEAM, { type: "RecordSignIn", staffId, at: context.at }, context);
}
