import { createPool } from "@tablee/platform/postgres";
import { EmbeddedPaymentGateway } from "./embedded-payment-gateway.ts";

describe("the embedded gateway", () => {
  const pool = createPool(process.env.DATABASE_URL!);
  let gateway: EmbeddedPaymentGateway;
  beforeAll(async () => {
    gateway = await EmbeddedPaymentGateway.open(pool);
  });
  afterAll(() => pool.end());

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
