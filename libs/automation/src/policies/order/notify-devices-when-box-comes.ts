import type { CommandContext } from "@tablee/commands/context";
import { showNotice } from "@tablee/commands/notice/show-notice";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const show =
  (kind: NoticeAbout<"order">) =>
  (
    { id: occurrence, stream, metadata: { subject: accountId, at: happenedAt } }: Stored<OrderEvent>,
    context: CommandContext,
  ): Act | undefined => {
    if (accountId === undefined) return undefined;
    const notice = { about: "order", id: idOf(stream), kind, channel: "push", occurrence, happenedAt } as const;
    return (send) => send(showNotice, { accountId, notice }, context);
  };

/** Shows the texts of the day of delivery on devices as well, where their owner agreed to it. */
export const notifyDevicesWhenBoxComes = policy<OrderEvent>("notify-devices-when-box-comes", {
  OrderOutForDelivery: show("on-its-way"),
  OrderDeliveryFailed: show("delivery-failed"),
});
