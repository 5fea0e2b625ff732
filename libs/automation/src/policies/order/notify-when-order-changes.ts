import type { CommandContext } from "@tablee/commands/context";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { Channel, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { OrderEvent } from "@tablee/domain/order/events";
import { isMadeAtSignUp } from "@tablee/domain/order/made-at-sign-up";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

type Notices = readonly (readonly [NoticeAbout<"order">, Channel])[];
type Of<Type extends OrderEvent["type"]> = Stored<Extract<OrderEvent, { readonly type: Type }>>;

/** The notices of each event, and their channels. */
const notices: { readonly [Type in OrderEvent["type"]]?: (event: Of<Type>) => Notices } = {
  // The weeks that sign-up makes are shown there; a mail for each of them would be five too many.
  OrderGenerated: ({ data }) => (data.skipped || isMadeAtSignUp(data.inputs) ? [] : [["order-ready", "mail"]]),
  OrderSkipped: ({ data }) => (data.because === "no-place" ? [["no-place", "mail"]] : []),
  OrderMinimumNotMet: () => [["minimum-not-met", "mail"]],
  OrderBilled: () => [["order-charged", "mail"]],
  // A failed payment is announced some minutes later (libs/domain/src/order/due-payment-notice.ts).
  OrderFailed: ({ data }) => (data.kind === "payment" ? [["order-failed", "mail"]] : []),
  FirstOrderChanged: () => [["first-box-changed", "mail"]],
  LateAdditionBilled: () => [["additions-charged", "mail"]],
  OrderOutForDelivery: () => [["on-its-way", "sms"]],
  OrderDelivered: () => [["delivered", "mail"]],
  OrderDeliveryFailed: () => [
    ["delivery-failed", "mail"],
    ["delivery-failed", "sms"],
  ],
  OrderRefunded: () => [["refunded", "mail"]],
};

export const noticesOf = (event: Stored<OrderEvent>): Notices => notices[event.type]?.(event as never) ?? [];

/** The id of the addition, the change or the refund that an event is about. */
function partOf({ type, data }: Stored<OrderEvent>): string | undefined {
  switch (type) {
    case "FirstOrderChanged":
      return data.changeId;
    case "LateAdditionBilled":
      return data.additionId;
    case "OrderRefunded":
      return data.refundId;
    default:
      return undefined;
  }
}

const notify = (event: Stored<OrderEvent>, context: CommandContext) =>
  noticesOf(event).map(([kind, channel]): Act => {
    const when = { occurrence: event.id, happenedAt: event.metadata.at, partId: partOf(event) };
    const notice = { about: "order", id: idOf(event.stream), kind, channel, ...when } as const;
    return (send) => send(sendNotice, notice, context);
  });

export const notifyWhenOrderChanges = policy<OrderEvent>(
  "notify-when-order-changes",
  Object.fromEntries(Object.keys(notices).map((type) => [type, notify])),
);
