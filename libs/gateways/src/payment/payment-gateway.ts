import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { PassingFailure } from "../port-failure.ts";
import type { BookEntry, BookRange } from "./books.ts";

/** A card that stands for one in tests, by the token that a browser would get for it. */
export interface TestCard {
  readonly token: string;
  readonly label: string;
}

export interface ChargeRequest {
  /** The same key is the same charge, however often it is asked for. */
  readonly idempotencyKey: string;
  readonly amountCents: number;
  readonly methodToken: string;
  /** On the customer's statement. */
  readonly description: string;
}

export type ChargeOutcome =
  | { readonly outcome: "captured"; readonly reference: string }
  /** A hard decline is not worth another try with this method. */
  | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean };

/** The code of a decline because somebody asked what became of this very charge before it arrived: it never will. */
export const KEY_VOID = "key_void";

/** The gateway did not answer in time: money may or may not have moved. Ask `settle`, never charge again. */
export class GatewayTimeout extends PassingFailure {
  override readonly name = "GatewayTimeout";
  constructor(message: string) {
    super("gateway-timeout", message);
  }
}

/** The card provider, as far as the product knows it. No card number ever comes near it: methods are tokens. */
export interface PaymentGateway {
  /** @throws GatewayTimeout */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * What became of a charge whose answer was lost. A key that the gateway has never seen is void from then on: a request
   * that still travels will be refused.
   * @throws GatewayTimeout
   */
  settle(idempotencyKey: string): Promise<ChargeOutcome | { readonly outcome: "never-arrived" }>;
  /**
   * Asked again by the same id, it pays once.
   * @throws GatewayTimeout; LastingFailure when the id was used for another charge or amount
   */
  refund(request: {
    readonly refundId: string;
    readonly chargeKey: string;
    readonly amountCents: number;
  }): Promise<{ readonly reference: string }>;
  /** Its own books: what it took and gave back, oldest first. Without a range, all there is. */
  books(range?: BookRange): AsyncIterable<BookEntry>;
  /** Cards to choose from where no real one can be entered: a real provider has none. */
  readonly testCards: readonly TestCard[];
  /** What a token stands for: brand and last four digits; undefined for a token that the gateway does not know. */
  describe(methodToken: string): Promise<PaymentMethod | undefined>;
}

/** What a webhook of the gateway says of a charge. */
export type GatewayNews = {
  /** The gateway's own id of this message: repeated, it is the same. */
  readonly newsId: string;
  readonly paymentId: PaymentId;
  readonly attempt: number;
} & (
  | { readonly outcome: "captured"; readonly reference: string }
  | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean }
);
