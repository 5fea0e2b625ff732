import type { PaymentId } from "@tablee/domain/kernel/ids";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import type { Pool } from "@tablee/platform/postgres";

/** A payment in the embedded gateway's own books, once money was requested. */
export interface GatewayCharge {
  readonly reference: string;
  readonly provider: PaymentProvider;
  readonly paymentId: PaymentId;
  readonly attempt: number;
  readonly amountCents: number;
  readonly outcome: "captured" | "declined";
  readonly hard: boolean;
  readonly token: string;
}

export interface GatewayRefund {
  readonly refundId: string;
  /** The payment that it refunds. */
  readonly reference: string;
  readonly amountCents: number;
}

/**
 * The charges of the embedded gateways, oldest first: of one payment, of an order with its additions, or of all. The one place
 * outside the gateway that knows its tables: tests compare our books with them.
 */
export async function gatewayCharges(pool: Pool, of = ""): Promise<GatewayCharge[]> {
  const { rows } = await pool.query<GatewayCharge>(
    `SELECT reference, provider, payment_id AS "paymentId", attempt, amount_cents AS "amountCents", outcome, hard, token
     FROM embedded_gateway.payment WHERE outcome IN ('captured', 'declined') AND starts_with(payment_id, $1) ORDER BY at, attempt`,
    [of],
  );
  return rows;
}

export const gatewayCaptures = async (pool: Pool, of = ""): Promise<GatewayCharge[]> =>
  (await gatewayCharges(pool, of)).filter(({ outcome }) => outcome === "captured");

/** Its refunds: for one payment, for an order with its additions, or in all. */
export async function gatewayRefunds(pool: Pool, of = ""): Promise<GatewayRefund[]> {
  const { rows } = await pool.query<GatewayRefund>(
    `SELECT refund_id AS "refundId", payment_reference AS reference, r.amount_cents AS "amountCents"
     FROM embedded_gateway.repayment r JOIN embedded_gateway.payment p ON p.reference = r.payment_reference
     WHERE starts_with(p.payment_id, $1) ORDER BY r.at`,
    [of],
  );
  return rows;
}

/** The money that it holds, after refunds. In cents. */
export async function gatewayNetCents(pool: Pool): Promise<number> {
  const sum = (rows: readonly { readonly amountCents: number }[]) => rows.reduce((total, { amountCents }) => total + amountCents, 0);
  return sum(await gatewayCaptures(pool)) - sum(await gatewayRefunds(pool));
}

/** Forgets refused charges. */
export const forgetDeclines = (pool: Pool) => pool.query("DELETE FROM embedded_gateway.payment WHERE outcome = 'declined'");
