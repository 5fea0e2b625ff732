import { grantCredit, refundOrder } from "@tablee/contracts/calls/desk-refunds";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { saveAddress } from "@tablee/contracts/calls/signup";
import { signWebhook } from "@tablee/gateways/payment/webhook-signature";
import { almostSignedUp, eventually, ordersOf, signUp } from "../../people.ts";
import { troubledModels } from "../troubled-models.ts";
import { first, outcome, type Scenario, type Scene, unless } from "./scenario.ts";

const ILL_FORMED = "\ud800";

/** Texts that Postgres does not store: they stopped read models for everybody, for good. */
export const texts: readonly Scenario[] = [
  {
    id: "C1a",
    severity: "critical",
    title: "a lone surrogate in a visitor's address",
    async play(scene) {
      const visitor = await almostSignedUp(scene.stage.url);
      const address = { line: `7 rue ${ILL_FORMED}`, city: "Montréal", province: "QC" as const, postalCode: "H2X 1Y4" };
      return first(unless("input-invalid", await outcome(visitor.call(saveAddress, address))), await stopped(scene));
    },
  },
  {
    id: "C1b",
    severity: "critical",
    title: "the same in a reason of staff",
    async play(scene) {
      const { admin, stage } = scene;
      const client = await signUp(stage.url);
      const { clientId: accountId } = (await client.call(sessionData, {})).client!;
      const reason = `${ILL_FORMED} sold`;
      const refund = { orderId: client.firstOrderId, lines: [], deliveryFee: true, reason };
      return first(
        unless("input-invalid", await outcome(admin.call(refundOrder, refund))),
        unless("input-invalid", await outcome(admin.call(grantCredit, { accountId, cents: 100, reason }))),
        await stopped(scene),
      );
    },
  },
  {
    id: "C1c",
    severity: "critical",
    title: "the same in signed news of the gateway",
    async play(scene) {
      const { api } = scene.stage.running;
      const client = await signUp(scene.stage.url);
      const body = JSON.stringify({ id: "evt_attack", key: `${client.firstOrderId}:1`, outcome: "captured", reference: ILL_FORMED });
      const signature = signWebhook(body, api.config.PAYMENT_WEBHOOK_SECRET, Math.floor(Date.now() / 1000));
      const headers = { "content-type": "application/json", "tablee-signature": signature };
      const { status } = await fetch(`${scene.stage.url}/api/webhooks/payments`, { method: "POST", body, headers });
      return first(unless("422", String(status)), await stopped(scene));
    },
  },
];

/** Read models that halted or parked something, a site that is not ready, the next customer who is not seen. */
async function stopped({ admin, stage }: Scene): Promise<string | undefined> {
  const next = await signUp(stage.url);
  const seen = await eventually(
    () => ordersOf(next),
    (orders) => orders.length > 0,
  );
  if (seen.length === 0) return "the next customer's orders are seen nowhere";
  const troubled = await troubledModels(admin);
  if (troubled.length > 0) return `stopped or parked: ${troubled.join(", ")}`;
  const { status } = (await (await fetch(`${stage.url}/health/ready`)).json()) as { status: string };
  return unless("ready", status);
}
