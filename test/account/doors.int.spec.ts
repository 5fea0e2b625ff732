import { accountIndex } from "@tablee/contracts/calls/account";
import { grantCredit, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import { gatewayCharges } from "../stage/gateway-view.ts";
import { giveAddress, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";
import { cardNews, sendCardWebhook } from "../stage/webhooks.ts";

const stage = await specStage({ households: true });
const client = await stage.household();
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("the doors", () => {
  it.each(["\ud800", "\udc00", "\0"])("refuse a text that no read model could store, wherever it comes from: %j", async (text) => {
    const visitor = await readyToPay(stage.url);
    const invalid = { status: 422, body: { code: "input-invalid" } };
    const at = (path: string) => ({ status: 422, body: { code: "input-invalid", fields: [{ path }] } });
    await expect(visitor.call(suggestSignupAddresses, { typed: `7 rue ${text}` })).rejects.toMatchObject(at("typed"));
    const address = { line: "7, rue des Érables", postalCode: "H7N 1A1", phone: "450 555-0134", instructions: `Gate ${text}` };
    await expect(giveAddress(visitor, address)).rejects.toMatchObject(at("instructions"));
    const reason = `${text} sold`;
    const refund = { orderId: client.firstOrderId, lines: [], deliveryFee: true, reason };
    await expect(admin.call(refundOrder, refund)).rejects.toMatchObject(invalid);
    const credit = { accountId: "00000000-0000-4000-8000-000000000000", cents: 100, reason };
    await expect(admin.call(grantCredit, credit)).rejects.toMatchObject(invalid);
  });

  it.each(["\ud800", "\udc00", "\0"])("refuse it of the payment gateway, signed as it is: %j", async (text) => {
    const [charge] = await gatewayCharges(stage.running.api.pool, client.firstOrderId);
    const body = JSON.stringify({ ...cardNews("evt_surrogate", charge!), outcome: "declined", code: `ch_${text}` });
    expect((await sendCardWebhook(stage, body)).status).toBe(422);
  });

  it("keep the address of a running subscription as it is", async () => {
    const address = { line: "200 Granville Street", postalCode: "V6C 1S4", phone: "604 555-0134" };
    const fixed = { status: 409, body: { code: "subscription-has-address" } };
    await expect(giveAddress(client, address)).rejects.toMatchObject(fixed);
    const { orders } = await client.call(accountIndex, {});
    expect(orders.map(({ cutoff }) => cutoff.zone)).toEqual(orders.map(() => "America/Toronto"));
  });
});
