import type { Channel } from "@tablee/domain/notice/vocabulary";

/** A message as it is handed over. `messageId` stays the same however often that happens: the carrier delivers it once. */
export interface Message {
  readonly messageId: string;
  readonly channel: Channel;
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

/** The carrier is away or said no for now: it is handed over again. */
export class CarrierUnavailable extends Error {
  override readonly name = "CarrierUnavailable";
}

/** Whoever carries mails and text messages to people. */
export interface MessageCarrier {
  /** @throws CarrierUnavailable */
  deliver(message: Message): Promise<void>;
}
