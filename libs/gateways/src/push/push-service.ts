import type { AccountId } from "@tablee/domain/kernel/ids";

/** A message for the devices of one account. `messageId` stays the same however often it is handed over: a device shows it once. */
export interface PushMessage {
  readonly messageId: string;
  /** The kind of its notice, for the readers of the outbox. */
  readonly kind: string;
  readonly accountId: AccountId;
  /** The tokens that reach the app on each device. */
  readonly tokens: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The address that a tap opens. */
  readonly url: string;
  /** By the product's clock. */
  readonly at: string;
}

/** Shows messages on devices, as the services of phones and browsers do. */
export interface PushService {
  /**
   * Returns the tokens that no longer reach a device: the app was removed, or has a new token. The caller forgets them.
   * @throws TransientFailure when it may take the message later; PermanentFailure when it never will
   */
  deliver(message: PushMessage): Promise<{ readonly gone: readonly string[] }>;
}
