import { SendNotice } from "@tablee/commands/notice/send-notice";
import type { Channel, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { OrderEvent } from "@tablee/domain/order/events";
import { isMadeAtSignUp } from "@tablee/domain/order/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

export const notifyWhenOrderChanges: Policy = {
  name: "notify-when-order-changes",
  categories: ["order"],
  types: [
    "OrderGenerated",
    "OrderSkipped",
    "OrderMinimumNotMet",
    "OrderBilled",
    "OrderPaymentFailed",
    "OrderFailed",
    "LateAdditionBilled",
    "OrderOutForDelivery",
    "OrderDelivered",
    "OrderDeliveryFailed",
    "OrderRefunded",
  ],
  commands: (event, context) =>
    told(event as Stored<OrderEvent>).map(
      ([kind, channel]) =>
        new SendNotice({ about: "order", id: event.stream.slice("order-".length), kind, channel, occurrence: event.id }, context),
    ),
};

/** What an event is told as, and by which channel. */
function told(event: Stored<OrderEvent>): readonly (readonly [NoticeAbout<"order">, Channel])[] {
  switch (event.type) {
    case "OrderGenerated":
      // The weeks that sign-up makes are shown there; a mail for each of them would be five too many.
      return event.data.skipped || isMadeAtSignUp(event.data.inputs) ? [] : [["order-ready", "mail"]];
    case "OrderSkipped":
      return event.data.because === "no-place" ? [["no-place", "mail"]] : [];
    case "OrderMinimumNotMet":
      return [["minimum-not-met", "mail"]];
    case "OrderBilled":
      return [["order-charged", "mail"]];
    case "OrderPaymentFailed":
      // The last one is told as the end of the order; one that never reached the bank is repeated at once.
      return event.data.nextAttemptAt && event.data.nextAttemptAt > event.data.failedAt ? [["payment-failed", "mail"]] : [];
    case "OrderFailed":
      return event.data.kind === "payment" ? [["order-failed", "mail"]] : [];
    case "LateAdditionBilled":
      return [["additions-charged", "mail"]];
    case "OrderOutForDelivery":
      return [["on-its-way", "sms"]];
    case "OrderDelivered":
      return [["delivered", "mail"]];
    case "OrderDeliveryFailed":
      return [
        ["delivery-failed", "mail"],
        ["delivery-failed", "sms"],
      ];
    case "OrderRefunded":
      return [["refunded", "mail"]];
    default:
      return [];
  }
}
