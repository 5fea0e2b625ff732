import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import type { PaypalGateway } from "../paypal/paypal-gateway.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/** A test card, by the token that a browser would get for it. */
export interface TestCard {
  readonly token: string;
  readonly label: string;
}

export interface CardGateway extends PaymentGateway {
  /** The cards to choose from where no real one can be entered: a real provider has none. */
  readonly testCards: readonly TestCard[];
}

/** The provider of each payment method. */
export interface PaymentGateways extends Readonly<Record<PaymentProvider, PaymentGateway>> {
  readonly card: CardGateway;
  readonly paypal: PaypalGateway;
}
