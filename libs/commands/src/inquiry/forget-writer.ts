import { keptUntil } from "@tablee/domain/inquiry/policy";
import { accountOfWriter, type WriterForgottenBecause } from "@tablee/domain/inquiry/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { standingOf } from "../account/standing-of.ts";
import { inquiries } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";

interface WriterToForget {
  readonly inquiryId: string;
  readonly because: Exclude<WriterForgottenBecause, "erasure">;
}

/**
 * Forgets the writer of a visitor's message: its words can no longer be read, and its task closes. The key is destroyed first, so that a
 * message whose event is missing is still due.
 * @throws Refused inquiry-not-found; inquiry-of-client while the writer has an account
 */
export async function forgetWriter(steps: Steps, { inquiryId, because }: WriterToForget, context: CommandContext): Promise<void> {
  const { at } = context;
  const { state } = await steps.load(inquiries, inquiryId);
  if (state.status === "none") throw new Refused(refuse("inquiry-not-found"));
  // An answer since the wake-up renews the term.
  if (state.status === "forgotten" || (because === "term" && at < keptUntil(state.lastActAt))) return;
  const accountId = accountOfWriter(inquiryId, state.writerId);
  if (accountId === undefined) await steps.ports.traces.destroyKeys(state.writerId, []);
  else if ((await standingOf(steps, accountId)) !== "forgotten") throw new Refused(refuse("inquiry-of-client"));
  await steps.handle(inquiries, inquiryId, { type: "ForgetWriter", because, at }, { ...context, subject: state.writerId });
}
