import type { Pool } from "@tablee/platform/postgres";
import { type DeliveryResults, embeddedDeliveryResults } from "./delivery-results/delivery-results.ts";
import { embeddedPasswordCheck, type PasswordCheck } from "./password-check/password-check.ts";
import { EmbeddedPaymentGateway } from "./payment/embedded-payment-gateway.ts";
import type { PaymentGateway } from "./payment/payment-gateway.ts";

export interface Gateways {
  readonly payments: PaymentGateway;
  readonly deliveries: DeliveryResults;
  readonly passwords: PasswordCheck;
}

/** The outside world as it is configured; by default the embedded one. */
export async function openGateways(pool: Pool): Promise<Gateways> {
  return { payments: await EmbeddedPaymentGateway.open(pool), deliveries: embeddedDeliveryResults, passwords: embeddedPasswordCheck };
}
