import type { Language } from "@tablee/domain/kernel/place/region";
import type { PaymentGateway } from "../payment/payment-gateway.ts";

/** PayPal: payments, and what the browser needs so that a customer can approve a PayPal account as a payment method. */
export interface PaypalGateway extends PaymentGateway {
  /** A token that identifies the customer to PayPal's script. */
  idToken(customerId: string): Promise<{ readonly idToken: string; readonly expiresInSeconds: number }>;
  /**
   * Begins to save a PayPal account. The customer approves it at `approveUrl` and is sent back to `returnTo`; then `methodOf` makes the
   * payment method from the setup token.
   */
  beginVaulting(customerId: string, asked: VaultingAsked): Promise<{ readonly setupToken: string; readonly approveUrl: string }>;
  /** The approval page that replaces PayPal's own in tests: undefined for a real PayPal. */
  readonly approvals: PaypalApprovals | undefined;
}

export interface VaultingAsked {
  /** A path of our own. */
  readonly returnTo: string;
  /** The language of the approval page. */
  readonly language: Language;
}

/** A test PayPal account, and the outcome of its payments. */
export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly pays: "always" | "never" | "unheard";
}

export interface PaypalApprovals {
  readonly accounts: readonly TestAccount[];
  /**
   * Approves with one of the accounts, or cancels with none. @returns the path that the customer returns to; undefined if the setup is not
   * theirs
   */
  approve(setupToken: string, customerId: string, account: string | undefined): Promise<string | undefined>;
}
