import type { Call } from "@tablee/contracts/call";
import { createPatch } from "@tablee/contracts/calls/additions";
import { routes } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { openEditor } from "@tablee/contracts/calls/orders";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { paymentHistory } from "@tablee/contracts/calls/settings-payment";
import { generationRuns, indexData, previewOrderGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { weekday } from "@tablee/domain/kernel/time";
import { eventually, ordersOf, type Visitor } from "../../stage/people.ts";
import type { Facts } from "./valid.ts";

/** Calls about a box that is paid; the rest are about one that can still be changed. */
const aboutPaid = /^\/api\/admin\/|_patch$|receipt/;

export const isSignup = (path: string): boolean => path.startsWith("/api/v1/signup/");

/** The input that sign-up's steps need to complete, up to a card that is declined for good and asked once. */
const forSignup = { code: "MOITIE", methodToken: "tok_declined", addressId: "laval_1_12_H7N1A1" };

/**
 * The facts that a call can be about, so that an input is read to its end and not refused for an unknown id: a client with a paid
 * box, one to come, additions under way, a receipt and a message; a run of generation.
 */
export async function gatherFacts(
  client: Visitor & { readonly firstOrderId: string; readonly email: string },
  admin: Visitor,
): Promise<(call: Call) => Facts> {
  const paid = client.firstOrderId;
  const orders = await ordersOf(client);
  const open = orders.find(({ orderId, editable }) => editable && orderId !== paid)!;
  const { deliveryDate: date, window } = orders.find(({ orderId }) => orderId === paid)!;
  const { items } = await client.call(openEditor, { orderId: paid });
  const { sku } = items.find(
    ({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 5 && dish.minimumBasketCents === undefined,
  )!.dish;
  const { addition } = await client.call(
    createPatch,
    { orderId: paid, editingSession: "window-one", lines: [{ sku, quantity: 1 }] },
    { idempotencyKey: crypto.randomUUID() },
  );
  const { client: who } = await client.call(sessionData, {});
  const { rows: payments } = await client.call(paymentHistory, {});
  const { routes: there } = await admin.call(routes, { date });
  const { rows: profiles } = await admin.call(indexData, {});
  const { generating } = await admin.call(generationRuns, {});
  const { run } = await admin.call(previewOrderGeneration, { region: "qc", week: generating });
  const { rows: messages } = await eventually(
    () => admin.call(outbox, { q: client.email }),
    ({ rows }) => rows.length > 0,
  );
  const facts = {
    accountId: who!.clientId,
    clientId: who!.clientId,
    date,
    depotId: there[0]!.depotId,
    messageId: messages[0]!.messageId,
    number: payments[0]!.receiptNumber,
    additionId: addition.additionId,
    runId: run.runId,
    sku,
    subscriptionId: profiles[0]!.subscriptionId,
    version: open.version,
    week: open.week,
    weekday: weekday(date),
    window,
  };
  return ({ path }) => ({ ...facts, ...(isSignup(path) && forSignup), orderId: aboutPaid.test(path) ? paid : open.orderId });
}
