import type { AccountId } from "@tablee/domain/kernel/ids";

/** What the devices of one account show. `messageId` stays the same however often it is handed over: a device shows it once. */
export interface PushMessage {
  readonly messageId: string;
  /** What it is about, for those who look at the outbox. */
  readonly kind: string;
  readonly accountId: AccountId;
  /** By which the app is reached on each device. */
  readonly tokens: readonly string[];
  readonly title: string;
  readonly text: string;
  /** What a tap opens. */
  readonly url: string;
  /** By the product's clock. */
  readonly at: string;
}

/** Shows messages on devices, as the services of phones and browsers do. */
export interface PushService {
  /**
   * Answers the tokens that reach no device any more: the app was removed, or given another one. They are to be forgotten.
   * @throws TransientFailure when it may take the message later; PermanentFailure when it never will
   */
  deliver(message: PushMessage): Promise<{ readonly gone: readonly string[] }>;
}
