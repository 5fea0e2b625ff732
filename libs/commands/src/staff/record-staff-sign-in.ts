import { TEAM } from "@tablee/domain/staff/decider";
import { teams } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";

interface SignInSet {
  readonly staffId: string;
}

/** A member of staff chose a password and an authenticator by their link. */
async function recordStaffSignIn(streams: Streams, { staffId }: SignInSet, context: CommandContext): Promise<void> {
  await streams.handle(teams, TEAM, { type: "RecordSignIn", staffId, at: context.at }, context);
}

export class RecordStaffSignIn extends UseCase<SignInSet, void> {}
bindHandler(RecordStaffSignIn, recordStaffSignIn);
