import type { ConsentPurpose, ConsentSource, MarketingPurpose } from "@tablee/domain/consent/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";
import { consents } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

interface WhatIsAgreed {
  readonly accountId: AccountId;
  /** The wordings that were shown and agreed to. */
  readonly wordings: readonly string[];
  /** The purposes that are withdrawn. */
  readonly withdrawn?: readonly MarketingPurpose[];
  readonly language: Language;
  readonly source: ConsentSource;
}

/** The log, and the brand that asks. */
export type Agreeing = Streams & { readonly ports: { readonly writer: { readonly brand: Pick<Brand, "key"> } } };

/** Records a customer's consents and withdrawals. @throws Refused consent-wording-unknown */
export async function agree(steps: Agreeing, input: WhatIsAgreed, context: CommandContext): Promise<void> {
  const { accountId, wordings, withdrawn = [], language, source } = input;
  const about = { ...context, subject: accountId };
  const brand = steps.ports.writer.brand.key;
  for (const wording of wordings) {
    const command = { type: "GiveConsent", wording, language, source, brand, at: context.at } as const;
    await steps.handle(consents, accountId, command, part(about, "agree", wording));
  }
  for (const purpose of withdrawn) {
    const command = { type: "WithdrawConsent", purpose, language, source, at: context.at } as const;
    await steps.handle(consents, accountId, command, part(about, "withdraw", purpose));
  }
}

/** Returns true while an account agrees to a purpose. */
export const isAgreed = async (streams: Streams, accountId: AccountId, purpose: ConsentPurpose): Promise<boolean> =>
  (await streams.load(consents, accountId)).state[purpose] !== undefined;
