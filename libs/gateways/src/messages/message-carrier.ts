import type { AccountId } from "@tablee/domain/kernel/ids";
import type { MessageChannel } from "@tablee/domain/notice/vocabulary";

/** A message for a carrier. `messageId` stays the same however often it is handed over: the carrier delivers it once. */
export interface Message {
  readonly messageId: string;
  /** The account whose message it is, also where it goes to a friend; for a gift card that a visitor buys, the card's own id. */
  readonly accountId: AccountId;
  readonly channel: MessageChannel;
  /** The kind of its notice, for the readers of the outbox. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Mails only. */
  readonly html?: string | undefined;
  /** The address that unsubscribes from such mails without a sign-in; mail programs may offer it as a button. */
  readonly unsubscribeUrl?: string | undefined;
  /** The instant of sending, by the product's clock. */
  readonly at: string;
}

/** The addresses and numbers of a person whose kept messages are deleted. */
export interface ForgottenAddresses {
  /** Those that the person verified: any account's messages to them are deleted. */
  readonly verified: readonly string[];
  /** All of them: messages to them are deleted if no account is known for the message. */
  readonly all: readonly string[];
}

/** Delivers mails and text messages to people. */
export interface MessageCarrier {
  /** @throws TransientFailure when it may take the message later; PermanentFailure when it never will */
  deliver(message: Message): Promise<void>;
  /** Deletes the kept messages of an account, and those to the person's addresses; a carrier that keeps none does nothing. */
  forget(accountId: AccountId, addresses: ForgottenAddresses): Promise<void>;
  /** Deletes the kept messages with these ids, of any recipient. */
  forgetSent(messageIds: readonly string[]): Promise<void>;
}
