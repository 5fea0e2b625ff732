import type { MarketingPurpose } from "@tablee/domain/consent/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { standingOf } from "../account/standing-of.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { agree } from "./agree.ts";

interface Withdrawal {
  readonly accountId: AccountId;
  readonly purpose: MarketingPurpose;
  readonly language: Language;
}

/** Withdraws a consent by the link of a mail. A person who was forgotten, or is being forgotten, has none left to withdraw. */
export async function withdrawByMail(
  streams: Streams,
  { accountId, purpose, language }: Withdrawal,
  context: CommandContext,
): Promise<void> {
  const standing = await standingOf(streams, accountId);
  if (standing === "none" || standing === "forgotten") return;
  await agree(streams, { accountId, wordings: [], withdrawn: [purpose], language, source: "mail" }, context);
}
