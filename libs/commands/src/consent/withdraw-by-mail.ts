import type { MarketingPurpose } from "@tablee/domain/consent/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { standingOf } from "../account/standing-of.ts";
import type { CommandContext } from "../context.ts";
import { type Agreeing, agree } from "./agree.ts";

interface Withdrawal {
  readonly accountId: AccountId;
  readonly purpose: MarketingPurpose;
  readonly language: Language;
}

/** Withdraws a consent by the link of a mail. A person who was forgotten, or is being forgotten, has none left to withdraw. */
export async function withdrawByMail(
  steps: Agreeing,
  { accountId, purpose, language }: Withdrawal,
  context: CommandContext,
): Promise<void> {
  const standing = await standingOf(steps, accountId);
  if (standing === "none" || standing === "forgotten") return;
  await agree(steps, { accountId, wordings: [], withdrawn: [purpose], language, source: "mail" }, context);
}
