import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { chooseHandover } from "@tablee/commands/order/choose-handover";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/tracking";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { isBoxless } from "@tablee/domain/order/standing";
import { accountById } from "@tablee/projections/accounts/queries";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { orderOfAccount, ordersAround } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { OrderViews } from "../views/order-views.ts";
import { boxOnItsWay, missedBox } from "./box-on-its-way.ts";
import { orderToTrack } from "./order-to-track.ts";
import { stageOf } from "./tracking-stages.ts";

/** The tracking of a box, and where it is to be left. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  async tracking(orderId: OrderId | undefined, by: Caller): Promise<OutputOf<typeof calls.tracking>> {
    const row = orderId
      ? await orderOfAccount(this.api.reads, by.accountId, orderId)
      : orderToTrack(await ordersAround(this.api.reads, by.accountId), by.receivedAt);
    if (!row && orderId) throw new Failure("order-not-found");
    if (!row) return { box: null };
    const [[order], account] = await Promise.all([this.views.cards(by, [row]), accountById(this.api.reads, by.accountId)]);
    const missed = missedBox(row);
    return {
      box: {
        ...boxOnItsWay(row, by.receivedAt),
        order: order!,
        stage: stageOf(row, by.receivedAt),
        place: placeOf(account),
        failed: missed && { ...missed, refunded: row.refunded_cents > 0 },
        handover: { chosen: row.handover, open: hasYetToLeave(row) },
      },
    };
  }

  async chooseHandover(
    { orderId, handover }: InputOf<typeof calls.chooseHandover>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.chooseHandover>> {
    await this.commands.send(chooseHandover, { accountId: by.accountId, orderId, handover }, by.own("choose-handover"));
    return { handover };
  }
}

const placeOf = (account: AccountRow | undefined) => {
  if (!account?.address) return null;
  const { line, unit, city } = account.address;
  return { line, unit: unit || null, city };
};

/** True if its driver can still be notified where to leave it: the order's decider asks the same. */
const hasYetToLeave = ({ status, journey }: OrderRow): boolean => !isBoxless(status) && status !== "delivered" && journey === null;
