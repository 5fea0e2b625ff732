import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Language } from "@tablee/domain/kernel/place/region";
import { isMarketing, type MailPurpose, type MarketingNotice, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { ImageService } from "@tablee/gateways/images/image-service";
import type { Brand } from "@tablee/platform/brand";
import { gatherAccountFacts } from "./account/gather.ts";
import type { AccountMatter, GiftCardMatter, NoticeContext, OpenAccount, OrderMatter, ReferralMatter } from "./context.ts";
import type { NoticeFacts } from "./facts.ts";
import { gatherGiftCardFacts } from "./gift-card/gather.ts";
import { type Composed, compose, type Frame } from "./layout/compose.ts";
import type { Words } from "./layout/words.ts";
import { gatherOrderFacts } from "./order/gather.ts";
import type { Addressee } from "./recipient.ts";
import { gatherReferralFacts } from "./referral/gather.ts";
import { templates } from "./templates/all-templates.gen.ts";

/** The brand of messages, the base of their links, and the source of their facts. */
export interface Writer {
  readonly facts: NoticeFacts;
  readonly publicUrl: string;
  /** The service of the plates that mails show. */
  readonly images: Pick<ImageService, "address">;
  readonly brand: Brand;
  /** The token of a link that shows one box without a sign-in. */
  trackingToken(orderId: OrderId): string;
  /** The code that verifies an email address, by the id of its request. */
  emailCode(codeId: string): string;
  /** Decrypts the reason of an event's actor; removes it where the key is destroyed. */
  openReason(actor: Actor): Promise<Actor>;
  /** The path that withdraws consent to a purpose without a sign-in, in a language. */
  unsubscribePath(accountId: AccountId, purpose: MailPurpose, language: Language): string;
  /** The path on which an invited friend declines invitations, in a language. */
  noInvitationsPath(language: Language): string;
  /** The token of a password reset's link, by the id of its request. */
  resetToken(resetId: string): string;
}

/** Writes the message of a notice to its addressee, in the language of the account. */
export async function messageOf(matter: NoticeContext, addressee: Addressee, writer: Writer, at: string): Promise<Composed> {
  const { channel } = addressee;
  const { brand, publicUrl, images } = writer;
  if (matter.about === "gift-card" || matter.about === "referral" || "reader" in addressee) {
    if (matter.about === "order" || matter.about === "account" || !("reader" in addressee))
      throw new Error(`${matter.kind} does not go to this addressee`);
    const { reader } = addressee;
    const noInvitations = `${publicUrl}${writer.noInvitationsPath(reader.language)}`;
    const marketing = matter.about === "referral" ? ({ purpose: "invitation", unsubscribeUrl: noInvitations } as const) : undefined;
    return compose(wordsForReader(matter, reader.language, brand), channel, { account: reader, brand, publicUrl, images, marketing });
  }
  const { account } = addressee;
  const marketing = isMarketing(matter.kind) ? marketingOf(matter.kind, account, writer) : undefined;
  return compose(await wordsOf(matter, account, writer, at), channel, { account, brand, publicUrl, images, marketing });
}

const wordsForReader = (matter: GiftCardMatter | ReferralMatter, language: Language, brand: Brand): Words =>
  matter.about === "gift-card"
    ? templates["gift-card"][matter.kind][language](gatherGiftCardFacts(matter, language, brand))
    : templates.referral[matter.kind][language](gatherReferralFacts(matter, brand));

function marketingOf(kind: MarketingNotice, account: OpenAccount, { publicUrl, unsubscribePath }: Writer): Frame["marketing"] {
  const purpose = marketingNotices[kind];
  return { purpose, unsubscribeUrl: `${publicUrl}${unsubscribePath(account.accountId, purpose, account.language)}` };
}

async function wordsOf(matter: OrderMatter | AccountMatter, account: OpenAccount, writer: Writer, at: string): Promise<Words> {
  switch (matter.about) {
    case "order":
      return templates.order[matter.kind][account.language](await gatherOrderFacts(matter, account, writer, at));
    case "account": {
      const { actor, toCome } = matter;
      const { boxes = [] } = toCome ?? {};
      const skus = boxes.flatMap(({ lines }) => lines.map(({ sku }) => sku));
      const products = skus.length > 0 ? await writer.facts.products(skus, boxes) : new Map();
      const reason = actor && (await writer.openReason(actor)).reason;
      return templates.account[matter.kind][account.language](gatherAccountFacts({ ...matter, reason }, account, { ...writer, products }));
    }
    default:
      return never(matter);
  }
}
