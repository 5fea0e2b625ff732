import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { TransientFailure } from "../port-failure.ts";
import type { BookEntry, BookRange } from "./books.ts";
import type { WebhookReading, WebhookRequest } from "./webhook.ts";

export interface PaymentRequest {
  /** Payment and attempt are sent as metadata: webhooks name them. */
  readonly paymentId: PaymentId;
  readonly attempt: number;
  readonly amountCents: Cents;
  readonly methodToken: string;
  /** On the customer's statement. */
  readonly description: string;
}

/** The outcome of a payment. After a hard decline this method is not worth a retry; no money ever moves for a cancelled payment. */
export type PaymentOutcome =
  | { readonly outcome: "captured" }
  | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean }
  | { readonly outcome: "cancelled" };

/** The state of a payment at its provider: prepared until it has an outcome. */
export type PaymentState = PaymentOutcome | { readonly outcome: "prepared" };

/** The provider did not answer in time, or has not decided yet: money may or may not have moved. Ask by reference. */
export class GatewayTimeout extends TransientFailure {
  override readonly name = "GatewayTimeout";
  constructor(message: string) {
    super("gateway-timeout", message);
  }
}

/** A provider of payments, as far as the product uses it. It never gets a card number: methods are tokens. */
export interface PaymentGateway {
  /**
   * Prepares a payment under a reference. No money moves, so a reference may be lost; the same request gives the same one.
   * @throws GatewayTimeout
   */
  prepare(request: PaymentRequest): Promise<{ readonly reference: string }>;
  /**
   * Takes the money of a prepared payment. Confirmed twice, or by two processes at once, it is taken once and both get the answer.
   * `at` is the product's time, which an embedded provider dates its books by; a real one has a clock of its own.
   * @throws GatewayTimeout
   */
  confirm(reference: string, at: Instant): Promise<PaymentOutcome>;
  /** Asks for the state of a payment; one that the provider no longer knows was cancelled. @throws GatewayTimeout */
  ask(reference: string): Promise<PaymentState>;
  /**
   * Refunds money of a captured payment. Repeated with the same id, it pays once.
   * @throws GatewayTimeout; PermanentFailure when the id was used for a different payment or amount
   */
  refund(request: {
    readonly refundId: string;
    readonly reference: string;
    readonly amountCents: Cents;
    /** As for `confirm`. */
    readonly at: Instant;
  }): Promise<{ readonly reference: string }>;
  /**
   * Returns the payment method of a token that a customer's browser got. The same token gives the same method.
   * @returns undefined for a token that the provider does not know, that is not approved, or that is a different customer's
   */
  methodOf(token: string, customerId: string): Promise<PaymentMethod | undefined>;
  /** The provider's own books: captures and refunds, oldest first. Without a range, all entries. */
  books(range?: BookRange): AsyncIterable<BookEntry>;
  /** Verifies that a message is the provider's own, over its raw body, and reads it. */
  readWebhook(request: WebhookRequest): WebhookReading;
}
