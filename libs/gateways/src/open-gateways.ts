import type { Config } from "@tablee/platform/config";
import type { Pool } from "@tablee/platform/postgres";
import { type DeliveryResults, embeddedDeliveryResults } from "./delivery-results/delivery-results.ts";
import { EmbeddedOutbox } from "./messages/embedded-outbox.ts";
import type { MessageCarrier } from "./messages/message-carrier.ts";
import { embeddedPasswordCheck, type PasswordCheck } from "./password-check/password-check.ts";
import { EmbeddedPaymentGateway } from "./payment/embedded-payment-gateway.ts";
import type { PaymentGateway } from "./payment/payment-gateway.ts";
import { embeddedPaypal, type PaypalGateway } from "./paypal/paypal-gateway.ts";

export interface Gateways {
  readonly payments: PaymentGateway;
  readonly paypal: PaypalGateway;
  readonly deliveries: DeliveryResults;
  readonly passwords: PasswordCheck;
  readonly messages: MessageCarrier;
  /** What the embedded carrier keeps; undefined with a real one. */
  readonly outbox: EmbeddedOutbox | undefined;
}

/** The outside world as it is configured; by default the embedded one. */
export async function openGateways(pool: Pool, config: Config): Promise<Gateways> {
  const outbox = await EmbeddedOutbox.open(pool, config.TABLEE_DATA);
  return {
    payments: await EmbeddedPaymentGateway.open(pool),
    paypal: embeddedPaypal,
    deliveries: embeddedDeliveryResults,
    passwords: embeddedPasswordCheck,
    messages: outbox,
    outbox,
  };
}
