import { cents } from "@tablee/domain/kernel/money";
import { sharedPool } from "../../../../test/stage/spec-servers.ts";
import { totalsOf } from "./books.ts";
import { EmbeddedCardGateway } from "./embedded-card-gateway.ts";
import { openEmbeddedTables } from "./embedded-tables.ts";

describe("books of the time when a charge was known by its idempotency key", () => {
  const pool = sharedPool();

  it("are kept, under that key as the reference", async () => {
    await openEmbeddedTables(pool);
    await pool.query(`
      CREATE TABLE embedded_gateway.charge (key text PRIMARY KEY, amount_cents int NOT NULL, token text NOT NULL, outcome text NOT NULL,
        code text, hard boolean NOT NULL, reference text NOT NULL, description text NOT NULL, at timestamptz NOT NULL);
      CREATE TABLE embedded_gateway.refund (refund_id text PRIMARY KEY, charge_key text NOT NULL, amount_cents int NOT NULL,
        reference text NOT NULL, at timestamptz NOT NULL);
      INSERT INTO embedded_gateway.charge VALUES
        ('old:1', 900, 'tok_declined', 'declined', 'card_declined', true, 'ch_1', '', '2001-01-01'),
        ('old:2', 900, 'tok_visa', 'captured', NULL, false, 'ch_2', '', '2001-01-02'), ('older:1', 0, '', 'void', NULL, false, 'ch_3', '', '2001-01-03');
      INSERT INTO embedded_gateway.refund VALUES ('an-old-refund', 'old:2', 100, 're_1', '2001-01-04');`);
    await openEmbeddedTables(pool);
    await openEmbeddedTables(pool);
    const gateway = new EmbeddedCardGateway(pool, { webhookSecret: "a-secret-of-the-provider", offersTestCards: true });
    expect(await gateway.ask("old:1")).toEqual({ outcome: "declined", code: "card_declined", hard: true });
    expect(await gateway.ask("old:2")).toEqual({ outcome: "captured" });
    expect(await gateway.ask("older:1")).toEqual({ outcome: "cancelled" });
    const refund = { refundId: "an-old-refund", reference: "old:2", amountCents: cents(100) };
    await gateway.refund(refund);
    const range = { from: "2001-01-01T00:00:00.000Z", until: "2002-01-01T00:00:00.000Z" };
    expect(await totalsOf([gateway.books(range)])).toEqual({ capturedCents: 900, refundedCents: 100 });
  });
});
