import type { MessageChannel } from "@tablee/domain/notice/vocabulary";

/** A message as it is handed over. `messageId` stays the same however often that happens: the carrier delivers it once. */
export interface Message {
  readonly messageId: string;
  readonly channel: MessageChannel;
  /** What it is about, for those who look at the outbox. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Mails only. */
  readonly html?: string | undefined;
  /** Where who no longer wants such mails says so, without a sign-in; a mail program may offer it by itself. */
  readonly unsubscribeUrl?: string | undefined;
  /** By the product's clock. */
  readonly at: string;
}

/** Takes mails and text messages to people. */
export interface MessageCarrier {
  /** @throws TransientFailure when it may take the message later; PermanentFailure when it never will */
  deliver(message: Message): Promise<void>;
  /** Deletes what it keeps of messages to these addresses, numbers and accounts; one that keeps none does nothing. */
  forget(recipients: readonly string[]): Promise<void>;
}
