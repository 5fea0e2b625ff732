import { createPool } from "@tablee/platform/postgres";
import { type BookEntry, totalsOf } from "./books.ts";
import { EmbeddedPaymentGateway } from "./embedded-payment-gateway.ts";

describe("the embedded gateway", () => {
  const pool = createPool(process.env.DATABASE_URL!);
  let gateway: EmbeddedPaymentGateway;
  beforeAll(async () => {
    gateway = await EmbeddedPaymentGateway.open(pool, { offersTestCards: true });
  });
  afterAll(() => pool.end());

  it("tells of each movement of money once, and of a range only what is in it", async () => {
    const from = new Date().toISOString();
    const key = `${crypto.randomUUID()}:1`;
    const charge = { idempotencyKey: key, amountCents: 1250, description: "Tablée" };
    await gateway.charge({ ...charge, methodToken: "tok_visa" });
    await gateway.charge({ ...charge, idempotencyKey: `${key}1`, methodToken: "tok_declined" });
    await gateway.refund({ refundId: crypto.randomUUID(), chargeKey: key, amountCents: 250 });
    const until = new Date(Date.now() + 1_000).toISOString();
    const told: BookEntry[] = [];
    for await (const entry of gateway.books({ from, until })) told.push(entry);
    expect(told).toMatchObject([
      { kind: "captured", reference: key, amountCents: 1250 },
      { kind: "refunded", reference: key, amountCents: 250 },
    ]);
    expect(await totalsOf(gateway.books({ from, until }))).toEqual({ capturedCents: 1250, refundedCents: 250 });
    expect(await totalsOf(gateway.books({ from: until, until: "2999-01-01T00:00:00.000Z" }))).toEqual({
      capturedCents: 0,
      refundedCents: 0,
    });
  });

  it("offers its cards only where it may", async () => {
    expect(gateway.testCards.map(({ label }) => label)).toContain("Visa •••• 4242");
    expect((await EmbeddedPaymentGateway.open(pool, { offersTestCards: false })).testCards).toEqual([]);
  });

  const paidBack = async (refundId: string) =>
    (await pool.query("SELECT charge_key, amount_cents FROM embedded_gateway.refund WHERE refund_id = $1", [refundId])).rows;

  it("pays a refund once, however often it is asked", async () => {
    const refund = { refundId: crypto.randomUUID(), chargeKey: "an-order:1", amountCents: 1250 };
    const [first, second] = [await gateway.refund(refund), await gateway.refund(refund)];
    expect(second).toEqual(first);
    expect(await paidBack(refund.refundId)).toEqual([{ charge_key: "an-order:1", amount_cents: 1250 }]);
  });

  it.each([{ chargeKey: "another-order:1" }, { amountCents: 1251 }])("refuses the id of a refund for something else: %o", async (other) => {
    const refund = { refundId: crypto.randomUUID(), chargeKey: "an-order:1", amountCents: 1250 };
    await gateway.refund(refund);
    await expect(gateway.refund({ ...refund, ...other })).rejects.toThrow("was asked for before");
    expect(await paidBack(refund.refundId)).toEqual([{ charge_key: "an-order:1", amount_cents: 1250 }]);
  });
});
