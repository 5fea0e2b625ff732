import type { Channel } from "@tablee/domain/notice/vocabulary";

/** What goes to one address or number; what devices show goes through a port of its own. */
export type MessageChannel = Exclude<Channel, "push">;

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
  /** By the product's clock. */
  readonly at: string;
}

/** Takes mails and text messages to people. */
export interface MessageCarrier {
  /** @throws PassingFailure when it may take the message later; LastingFailure when it never will */
  deliver(message: Message): Promise<void>;
  /** Deletes what it keeps of messages to these addresses, numbers and accounts; one that keeps none does nothing. */
  forget(recipients: readonly string[]): Promise<void>;
}
