import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Language } from "@tablee/domain/kernel/place/region";
import { isMarketing, type MailPurpose, type MarketingNotice, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import { gatherAccountFacts } from "./account/gather.ts";
import type { NoticeContext } from "./context.ts";
import type { NoticeFacts } from "./facts.ts";
import { type Composed, compose, type Frame } from "./layout/compose.ts";
import type { Words } from "./layout/words.ts";
import { gatherOrderFacts } from "./order/gather.ts";
import type { Addressee } from "./recipient.ts";
import { templates } from "./templates/all-templates.gen.ts";

/** Under which name messages are written, where their links lead, and whom their facts are asked of. */
export interface Writer {
  readonly facts: NoticeFacts;
  readonly publicUrl: string;
  readonly brand: Brand;
  /** What a link carries that shows one box to those who are not signed in. */
  trackingToken(orderId: OrderId): string;
  /** The code that verifies an address of mail, by the id of its request. */
  emailCode(codeId: string): string;
  /** The actor of an event with the reason, which the log has sealed; without it where the key is gone. */
  openReason(actor: Actor): Promise<Actor>;
  /** Where consent to a purpose is taken back without a sign-in: a path, in a language. */
  unsubscribePath(accountId: AccountId, purpose: MailPurpose, language: Language): string;
  /** What the link of a password's reset carries, by the id of its request. */
  resetToken(resetId: string): string;
}

/** The message that tells its addressee a matter, in the language of the account. */
export async function messageOf(matter: NoticeContext, addressee: Addressee, writer: Writer, at: string): Promise<Composed> {
  const { channel, account } = addressee;
  const { brand, publicUrl } = writer;
  const marketing = isMarketing(matter.kind) ? marketingOf(matter.kind, addressee, writer) : undefined;
  return compose(await wordsOf(matter, addressee, writer, at), channel, { account, brand, publicUrl, marketing });
}

function marketingOf(kind: MarketingNotice, { account }: Addressee, { publicUrl, unsubscribePath }: Writer): Frame["marketing"] {
  const purpose = marketingNotices[kind];
  return { purpose, unsubscribeUrl: `${publicUrl}${unsubscribePath(account.accountId, purpose, account.language)}` };
}

async function wordsOf(matter: NoticeContext, { account }: Addressee, writer: Writer, at: string): Promise<Words> {
  switch (matter.about) {
    case "order":
      return templates.order[matter.kind][account.language](await gatherOrderFacts(matter, account, writer, at));
    case "account":
      return templates.account[matter.kind][account.language](
        gatherAccountFacts({ ...matter, reason: matter.actor && (await writer.openReason(matter.actor)).reason }, account, writer),
      );
    default:
      return never(matter);
  }
}
