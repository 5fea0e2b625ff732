import type { Actor } from "@tablee/domain/kernel/actor";
import { never } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Brand } from "@tablee/platform/brand";
import { gatherAccountFacts } from "./account/gather.ts";
import type { NoticeFacts } from "./facts.ts";
import { type Composed, compose } from "./layout/compose.ts";
import type { Words } from "./layout/words.ts";
import type { NoticeMatter } from "./matter.ts";
import { gatherOrderFacts } from "./order/gather.ts";
import type { Addressee } from "./recipient.ts";
import { templates } from "./templates/all-templates.ts";

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
  /** What the link of a password's reset carries, by the id of its request. */
  resetToken(resetId: string): string;
}

/** The message that tells its addressee a matter, in the language of the account. */
export async function messageOf(matter: NoticeMatter, addressee: Addressee, writer: Writer, at: string): Promise<Composed> {
  const { channel, account } = addressee;
  const { brand, publicUrl } = writer;
  return compose(await wordsOf(matter, addressee, writer, at), channel, { account, brand, publicUrl });
}

async function wordsOf(matter: NoticeMatter, { account }: Addressee, writer: Writer, at: string): Promise<Words> {
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
