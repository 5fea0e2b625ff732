import type { AccountId } from "@tablee/domain/kernel/ids";
import { consents } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

interface NoticeThatIsRead {
  readonly accountId: AccountId;
  /** The version of the terms that the notice is about. */
  readonly version: string;
}

/**
 * Records that the customer read on the account's page the notice whose mail came back: its version applies after seven full days. Does
 * nothing where it was read before, or where a later version settles it.
 * @throws Refused terms-notice-not-found where no notice of the version came back
 */
export async function readTermsNotice(
  steps: Pick<Steps, "handle">,
  { accountId, version }: NoticeThatIsRead,
  context: CommandContext,
): Promise<void> {
  await steps.handle(consents, accountId, { type: "ReadTermsNotice", version, at: context.at }, { ...context, subject: accountId });
}
