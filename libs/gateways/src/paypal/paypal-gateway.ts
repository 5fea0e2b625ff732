import type { Language } from "@tablee/domain/kernel/place/region";
import type { PaymentGateway } from "../payment/payment-gateway.ts";

/** PayPal: payments, and what the browser needs so that a customer can approve an account of theirs as the way to pay. */
export interface PaypalGateway extends PaymentGateway {
  /** Tells PayPal's script who pays. */
  idToken(customerId: string): Promise<{ readonly idToken: string; readonly expiresInSeconds: number }>;
  /**
   * Begins to save a PayPal account. The customer approves it at `approveUrl` and is sent back to `returnTo`; then `methodOf` makes the
   * way to pay from the setup token.
   */
  beginVaulting(customerId: string, asked: VaultingAsked): Promise<{ readonly setupToken: string; readonly approveUrl: string }>;
  /** The approval page that stands for PayPal's own in tests: a real PayPal has none here. */
  readonly approvals: PaypalApprovals | undefined;
}

export interface VaultingAsked {
  /** A path of our own. */
  readonly returnTo: string;
  /** The address of the page where it is approved. */
  readonly language: Language;
}

/** A PayPal account that stands for one in tests, and what becomes of its payments. */
export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly pays: "always" | "never" | "unheard";
}

export interface PaypalApprovals {
  readonly accounts: readonly TestAccount[];
  /** Approves with one of the accounts, or with none: then it is cancelled. @returns where the customer goes back to; undefined for no setup of theirs */
  approve(setupToken: string, customerId: string, account: string | undefined): Promise<string | undefined>;
}
