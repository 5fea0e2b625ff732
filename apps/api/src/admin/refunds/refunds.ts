import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { decideRefund } from "@tablee/commands/refund/decide-refund";
import { previewRefund } from "@tablee/commands/refund/preview-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/refunds";
import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { businessZone, toInstant } from "@tablee/domain/kernel/zones/zones";
import { totalInAll } from "@tablee/domain/order/charges/paid-additions";
import type { PaidOrder } from "@tablee/domain/order/state";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { customerName } from "@tablee/projections/accounts/name";
import { accountById } from "@tablee/projections/accounts/queries";
import { orderById } from "@tablee/projections/orders/queries";
import { refundsWaiting as waiting } from "@tablee/projections/refund-requests/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { ActorNames } from "../accounts/actor-names.ts";
import { requestView } from "../orders/order.ts";
import { give, givingOf } from "./giving.ts";

@Injectable()
export class AdminRefunds {
  constructor(
    private readonly api: ApiContext,
    private readonly actors: ActorNames,
    private readonly commands: Commands,
  ) {}

  async preview({ orderId, ...asked }: InputOf<typeof calls.previewRefund>, by: Caller): Promise<OutputOf<typeof calls.previewRefund>> {
    const context = by.command("preview-refund", await this.#accountOf(orderId));
    const { stampCardPoints, ...preview } = await this.commands.send(previewRefund, { orderId, asked }, context);
    const giving = givingOf(by, context, context.subject, preview.amounts.totalCents);
    const isCovered = giving === undefined || (await this.api.access.allowances.covers(giving));
    return { ...preview, points: preview.points + stampCardPoints, needsApproval: preview.needsApproval || !isCovered };
  }

  async refund({ orderId, reason, ...asked }: InputOf<typeof calls.refundOrder>, by: Caller): Promise<OutputOf<typeof calls.refundOrder>> {
    const context = { ...by.command("refund-order", await this.#accountOf(orderId)), actor: { ...by.actor, reason } };
    const refundId = idFrom("refund", context.commandId);
    const refund = { orderId, refundId, asked: asked as RefundAsked, reason };
    const { amounts, needsApproval } = await this.commands.send(previewRefund, { orderId, asked: refund.asked }, context).catch((error) => {
      // On a repeat the amount is already refunded and the preview refuses; the command returns its first answer.
      if (error instanceof Refused) return { amounts: { totalCents: 0 }, needsApproval: true };
      throw error;
    });
    const giving = givingOf(by, context, context.subject, amounts.totalCents);
    // The order may have been paid since a preview that was refused: a refund the allowance has not counted always waits for approval.
    const counted = giving !== undefined && !needsApproval && (await this.api.access.allowances.take(giving));
    const aboveAllowance = giving !== undefined && !counted;
    const outcome = await give(this.api, giving, () => this.commands.send(refundOrder, { ...refund, aboveAllowance }, context));
    const after = outcome.state as PaidOrder;
    const waits = after.requests[refundId];
    return { refundId, waiting: waits !== undefined, amounts: (waits ?? after.refunds[refundId]!).amounts };
  }

  async waiting(by: Caller): Promise<OutputOf<typeof calls.refundsWaiting>> {
    const { reads } = this.api;
    const rows = await waiting(reads);
    const names = await this.actors.staff(rows.map(({ request }) => request.requestedBy));
    const views = await Promise.all(
      rows.map(async (row) => {
        const [order, account] = await Promise.all([orderById(reads, row.order_id), accountById(reads, row.account_id)]);
        if (!order) return [];
        const customer = customerName(account ?? {});
        const mine = row.request.requestedBy === by.actor.id;
        const { price, status, additions, refunded_cents, delivery_date: deliveryDate } = order;
        const leftCents = price ? totalInAll({ price, additions }) - refunded_cents : 0;
        const comesForNothing = status === "billed" && row.request.amounts.totalCents === leftCents;
        return [{ orderId: row.order_id, customer, deliveryDate, comesForNothing, request: requestView(row, order, names), mine }];
      }),
    );
    return { rows: views.flat(), asOf: by.receivedAt };
  }

  async decide({ orderId, refundId, approved }: InputOf<typeof calls.decideRefund>, by: Caller): Promise<{ done: true }> {
    await this.commands.send(decideRefund, { orderId, refundId, approved }, by.command("decide-refund", await this.#accountOf(orderId)));
    return { done: true };
  }

  async grant(
    { accountId, cents, reason, expiresOn }: InputOf<typeof calls.grantCredit>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.grantCredit>> {
    if (!(await accountById(this.api.reads, accountId))) throw new Failure("not-found");
    const context = { ...by.command("grant-credit", accountId), actor: { ...by.actor, reason } };
    const until = expiresOn ? { expiresAt: toInstant(businessZone, addDays(expiresOn, 1), "00:00") } : {};
    const grant = {
      accountId,
      grantId: idFrom("grant", context.commandId),
      kind: "promotional",
      source: "goodwill",
      name: reason,
      cents,
    } as const;
    const giving = givingOf(by, context, accountId, cents);
    if (giving && !(await this.api.access.allowances.take(giving))) throw new Failure("allowance-used-up");
    const { credit } = await give(this.api, giving, () => this.commands.send(grantCredit, { ...grant, ...until }, context));
    return { promotionalCents: credit.promotional, purchasedCents: credit.purchased };
  }

  async #accountOf(orderId: OrderId): Promise<AccountId> {
    const row = await orderById(this.api.reads, orderId);
    if (!row) throw new Failure("order-not-found");
    return row.account_id;
  }
}
