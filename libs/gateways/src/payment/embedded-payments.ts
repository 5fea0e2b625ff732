import { createHash } from "node:crypto";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import type { Pool } from "@tablee/platform/postgres";
import { PermanentFailure } from "../port-failure.ts";
import type { BookEntry, BookRange } from "./books.ts";
import { GatewayTimeout, type PaymentOutcome, type PaymentRequest, type PaymentState } from "./payment-gateway.ts";

/** The outcome of a payment with a method once it is confirmed. `silent`: its answer never arrives. */
export type Fate = ({ readonly outcome: "captured" } | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean }) & {
  readonly silent?: true;
};

interface PaymentRow {
  readonly outcome: PaymentState["outcome"];
  readonly code: string | null;
  readonly hard: boolean;
  readonly silent: boolean;
}

/** Entries of the books that are read at once. */
const PAGE = 10_000;

/** The payments of one embedded provider: durable books of its own, and answers like those of a real one. */
export class EmbeddedPayments {
  readonly #pool: Pool;
  readonly #provider: PaymentProvider;
  readonly #fateOf: (methodToken: string) => Fate;

  constructor(pool: Pool, provider: PaymentProvider, fateOf: (methodToken: string) => Fate) {
    this.#pool = pool;
    this.#provider = provider;
    this.#fateOf = fateOf;
  }

  async prepare({ paymentId, attempt, amountCents, methodToken, description }: PaymentRequest): Promise<{ reference: string }> {
    const reference = `pi_${digest(this.#provider, paymentId, String(attempt), String(amountCents), methodToken)}`;
    const fate = this.#fateOf(methodToken);
    const { code, hard } = fate.outcome === "declined" ? fate : { code: null, hard: false };
    await this.#pool.query(
      `INSERT INTO embedded_gateway.payment (reference, provider, payment_id, attempt, amount_cents, token, description, fate, code, hard, silent)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
      [
        reference,
        this.#provider,
        paymentId,
        attempt,
        amountCents,
        methodToken,
        description,
        fate.outcome,
        code,
        hard,
        fate.silent ?? false,
      ],
    );
    return { reference };
  }

  async confirm(reference: string, at: Instant = now()): Promise<PaymentOutcome> {
    const { rows } = await this.#pool.query<PaymentRow>(
      `UPDATE embedded_gateway.payment SET outcome = fate, at = $3
       WHERE reference = $1 AND provider = $2 AND outcome = 'prepared' RETURNING outcome, code, hard, silent`,
      [reference, this.#provider, at],
    );
    if (rows[0]?.silent) throw new GatewayTimeout("the gateway did not answer in time");
    const standing = rows[0] ? standingOf(rows[0]) : await this.ask(reference);
    if (standing.outcome === "prepared") throw new GatewayTimeout("the gateway has not decided yet");
    return standing;
  }

  async ask(reference: string): Promise<PaymentState> {
    const { rows } = await this.#pool.query<PaymentRow>(
      "SELECT outcome, code, hard, silent FROM embedded_gateway.payment WHERE reference = $1 AND provider = $2",
      [reference, this.#provider],
    );
    return rows[0] ? standingOf(rows[0]) : { outcome: "cancelled" };
  }

  /** Cancels a payment as a person at the provider would: it can no longer be confirmed. */
  async cancel(reference: string): Promise<void> {
    await this.#pool.query(
      "UPDATE embedded_gateway.payment SET outcome = 'cancelled' WHERE reference = $1 AND provider = $2 AND outcome = 'prepared'",
      [reference, this.#provider],
    );
  }

  async refund(request: { refundId: string; reference: string; amountCents: Cents; at?: Instant }): Promise<{ reference: string }> {
    const { refundId, reference: payment, amountCents, at = now() } = request;
    const reference = `re_${digest(refundId)}`;
    const { rowCount } = await this.#pool.query(
      `INSERT INTO embedded_gateway.repayment (refund_id, provider, payment_reference, amount_cents, reference, at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (refund_id) DO UPDATE SET reference = excluded.reference
       WHERE repayment.provider = $2 AND repayment.payment_reference = $3 AND repayment.amount_cents = $4`,
      [refundId, this.#provider, payment, amountCents, reference, at],
    );
    if (rowCount === 0)
      throw new PermanentFailure("refund-differs", `refund ${refundId} was asked for before, of another payment or amount`);
    return { reference };
  }

  async *books(range?: BookRange): AsyncIterable<BookEntry> {
    for (let after = 0; ; after += PAGE) {
      const { rows } = await this.#pool.query<{ kind: BookEntry["kind"]; reference: string; cents: number; at: Instant }>(
        `SELECT 'captured' AS kind, reference, amount_cents AS cents, at FROM embedded_gateway.payment
           WHERE provider = $1 AND outcome = 'captured' AND at >= $2 AND at < $3
         UNION ALL SELECT 'refunded', payment_reference, amount_cents, at FROM embedded_gateway.repayment
           WHERE provider = $1 AND at >= $2 AND at < $3
         ORDER BY at, kind, reference LIMIT ${PAGE} OFFSET $4`,
        [this.#provider, range?.from ?? "-infinity", range?.until ?? "infinity", after],
      );
      for (const { kind, reference, cents: amount, at } of rows) yield { kind, reference, amountCents: cents(amount), at };
      if (rows.length < PAGE) return;
    }
  }
}

const now = (): Instant => new Date().toISOString();

/** A hash that reveals nothing of its parts. */
export const digest = (...parts: readonly string[]): string => createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 24);

const standingOf = ({ outcome, code, hard }: PaymentRow): PaymentState =>
  outcome === "declined" ? { outcome, code: code ?? "declined", hard } : { outcome };
