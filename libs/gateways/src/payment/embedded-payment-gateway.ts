import { createHash } from "node:crypto";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import { LastingFailure } from "../port-failure.ts";
import type { BookEntry, BookRange } from "./books.ts";
import { type ChargeOutcome, type ChargeRequest, GatewayTimeout, KEY_VOID, type PaymentGateway, type TestCard } from "./payment-gateway.ts";

/** The cards of the embedded gateway, by the token a browser would get for them. Tokens may carry a suffix: `tok_visa-42`. */
const knownCards = [
  { token: "tok_visa", label: "Visa •••• 4242", brand: "Visa", last4: "4242", behaviour: "succeeds" },
  { token: "tok_mastercard", label: "Mastercard •••• 4444", brand: "Mastercard", last4: "4444", behaviour: "succeeds" },
  { token: "tok_declined", label: "Visa •••• 0002", brand: "Visa", last4: "0002", behaviour: "declined" },
  { token: "tok_insufficient", label: "Visa •••• 9995", brand: "Visa", last4: "9995", behaviour: "insufficient-funds" },
  { token: "tok_timeout", label: "Visa •••• 0119", brand: "Visa", last4: "0119", behaviour: "timeout-after-success" },
] as const;

type KnownCard = (typeof knownCards)[number];
const cardOf = (token: string): KnownCard | undefined =>
  knownCards.find((card) => token === card.token || token.startsWith(`${card.token}-`));

/** Entries of the books that are read at once. */
const PAGE = 10_000;

interface ChargeRow {
  readonly outcome: "captured" | "declined" | "void";
  readonly code: string | null;
  readonly hard: boolean;
  readonly reference: string;
}

/**
 * A card provider that keeps its own durable books in a schema of its own, beside which ours can be compared. It answers like
 * a real one: the same key gives the same answer, and one of its cards takes the money and then does not answer.
 */
export class EmbeddedPaymentGateway implements PaymentGateway {
  readonly #pool: Pool;

  readonly testCards: readonly TestCard[];

  private constructor(pool: Pool, offersTestCards: boolean) {
    this.#pool = pool;
    this.testCards = offersTestCards ? knownCards.map(({ token, label }) => ({ token, label })) : [];
  }

  /** @param offersTestCards whether its cards may be chosen from: outside production */
  static async open(pool: Pool, { offersTestCards }: { readonly offersTestCards: boolean }): Promise<EmbeddedPaymentGateway> {
    await pool.query(`
      SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-payment-gateway"]});
      CREATE SCHEMA IF NOT EXISTS embedded_gateway;
      CREATE TABLE IF NOT EXISTS embedded_gateway.charge (
        key text PRIMARY KEY, amount_cents int NOT NULL, token text NOT NULL, outcome text NOT NULL, code text, hard boolean NOT NULL DEFAULT false,
        reference text NOT NULL, description text NOT NULL DEFAULT '', at timestamptz NOT NULL DEFAULT clock_timestamp());
      CREATE TABLE IF NOT EXISTS embedded_gateway.refund (
        refund_id text PRIMARY KEY, charge_key text NOT NULL, amount_cents int NOT NULL, reference text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    `);
    return new EmbeddedPaymentGateway(pool, offersTestCards);
  }

  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { fresh, row } = await this.#record(request.idempotencyKey, request, decide(request.methodToken));
    if (row.outcome === "void") return { outcome: "declined", code: KEY_VOID, hard: false };
    if (fresh && cardOf(request.methodToken)?.behaviour === "timeout-after-success")
      throw new GatewayTimeout("the gateway did not answer in time");
    return outcomeOf(row);
  }

  async settle(idempotencyKey: string): ReturnType<PaymentGateway["settle"]> {
    const nothing = { amountCents: 0, methodToken: "", description: "" };
    const { row } = await this.#record(idempotencyKey, nothing, { outcome: "void", code: null, hard: false });
    return row.outcome === "void" ? { outcome: "never-arrived" } : outcomeOf(row);
  }

  async refund(request: { refundId: string; chargeKey: string; amountCents: number }): Promise<{ reference: string }> {
    const { refundId, chargeKey, amountCents } = request;
    const reference = `re_${digest(refundId)}`;
    const { rowCount } = await this.#pool.query(
      `INSERT INTO embedded_gateway.refund VALUES ($1, $2, $3, $4)
       ON CONFLICT (refund_id) DO UPDATE SET reference = excluded.reference WHERE refund.charge_key = $2 AND refund.amount_cents = $3`,
      [refundId, chargeKey, amountCents, reference],
    );
    if (rowCount === 0) throw new LastingFailure("refund-differs", `refund ${refundId} was asked for before, of another charge or amount`);
    return { reference };
  }

  async *books(range?: BookRange): AsyncIterable<BookEntry> {
    for (let after = 0; ; after += PAGE) {
      const { rows } = await this.#pool.query<{ kind: BookEntry["kind"]; reference: string; cents: number; at: Instant }>(
        `SELECT 'captured' AS kind, key AS reference, amount_cents AS cents, at FROM embedded_gateway.charge WHERE outcome = 'captured' AND at >= $1 AND at < $2
         UNION ALL SELECT 'refunded', charge_key, amount_cents, at FROM embedded_gateway.refund WHERE at >= $1 AND at < $2
         ORDER BY at, kind, reference LIMIT ${PAGE} OFFSET $3`,
        [range?.from ?? "-infinity", range?.until ?? "infinity", after],
      );
      for (const { kind, reference, cents: amount, at } of rows) yield { kind, reference, amountCents: cents(amount), at };
      if (rows.length < PAGE) return;
    }
  }

  async describe(methodToken: string): Promise<PaymentMethod | undefined> {
    if (methodToken.startsWith("pp_"))
      return { kind: "paypal", token: methodToken, brand: "PayPal", last4: "", fingerprint: digest(methodToken) };
    const card = cardOf(methodToken);
    if (!card) return undefined;
    return { kind: "card", token: methodToken, brand: card.brand, last4: card.last4, fingerprint: digest(methodToken) };
  }

  /** Whoever comes first with a key decides what it stands for; everybody else is told. */
  async #record(
    key: string,
    request: Omit<ChargeRequest, "idempotencyKey">,
    decided: Omit<ChargeRow, "reference">,
  ): Promise<{ fresh: boolean; row: ChargeRow }> {
    const inserted = await this.#pool.query<ChargeRow>(
      `INSERT INTO embedded_gateway.charge (key, amount_cents, token, outcome, code, hard, reference, description) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT DO NOTHING RETURNING outcome, code, hard, reference`,
      [
        key,
        request.amountCents,
        request.methodToken,
        decided.outcome,
        decided.code,
        decided.hard,
        `ch_${digest(key)}`,
        request.description,
      ],
    );
    if (inserted.rows[0]) return { fresh: true, row: inserted.rows[0] };
    const known = await this.#pool.query<ChargeRow>("SELECT outcome, code, hard, reference FROM embedded_gateway.charge WHERE key = $1", [
      key,
    ]);
    return { fresh: false, row: known.rows[0]! };
  }
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 24);

function decide(token: string): Omit<ChargeRow, "reference"> {
  if (token.startsWith("pp_")) return { outcome: token.includes("declined") ? "declined" : "captured", code: null, hard: false };
  switch (cardOf(token)?.behaviour) {
    case "succeeds":
    case "timeout-after-success":
      return { outcome: "captured", code: null, hard: false };
    case "insufficient-funds":
      return { outcome: "declined", code: "insufficient_funds", hard: false };
    default:
      return { outcome: "declined", code: "card_declined", hard: true };
  }
}

const outcomeOf = (row: ChargeRow): ChargeOutcome =>
  row.outcome === "captured"
    ? { outcome: "captured", reference: row.reference }
    : { outcome: "declined", code: row.code ?? "declined", hard: row.hard };
