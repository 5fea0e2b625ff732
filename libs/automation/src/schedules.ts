import { settleAdditions } from "@tablee/commands/addition/settle-additions";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { endHoldOf } from "@tablee/commands/capacity/settle-capacity";
import { announceTerms } from "@tablee/commands/consent/announce-terms";
import type { CommandContext } from "@tablee/commands/context";
import { grantCorporateCredit } from "@tablee/commands/credit/corporate-plan";
import { expireCredit } from "@tablee/commands/credit/expire-credit";
import { dispatchOrder } from "@tablee/commands/dispatch/dispatch-order";
import { recordDelivery } from "@tablee/commands/dispatch/record-delivery";
import { settleOrEndGiftCard } from "@tablee/commands/gift-card/buy-gift-card";
import { mailGiftCard } from "@tablee/commands/gift-card/mail-gift-card";
import { forgetWriter } from "@tablee/commands/inquiry/forget-writer";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import { sendPauseReminder } from "@tablee/commands/notice/send-pause-reminder";
import { sendPaymentNotice } from "@tablee/commands/notice/send-payment-notice";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { expirePoints } from "@tablee/commands/points/expire-points";
import { maturePoints } from "@tablee/commands/points/mature-points";
import { chargeReturnables } from "@tablee/commands/returnables/charge-returnables";
import { remindOfReturnables } from "@tablee/commands/returnables/notify-household";
import { settlePickup } from "@tablee/commands/returnables/settle-pickup";
import { endPause } from "@tablee/commands/subscription/end-pause";
import type { UseCase } from "@tablee/commands/use-case";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import { type AccountId, accountId, type OrderId, orderId, subscriptionId } from "@tablee/domain/kernel/ids";
import type { Due } from "@tablee/projections/due/queries";
import type { Act } from "./act.ts";

/** The handling of due things of a kind: the queue of their wake-ups, and the use case that a wake-up triggers. */
export interface Schedule {
  readonly queue: string;
  act(due: Pick<Due, "key" | "step">, context: CommandContext): Act;
}

const ofGiftCard =
  (useCase: UseCase<{ readonly giftCardId: string }, unknown>): Schedule["act"] =>
  ({ key: giftCardId }, context) =>
  (send) =>
    send(useCase, { giftCardId }, context);

const ofAccount =
  (useCase: UseCase<{ readonly accountId: AccountId }, unknown>): Schedule["act"] =>
  ({ key }, context) =>
  (send) =>
    send(useCase, { accountId: accountId(key) }, context);

const ofOrder =
  (useCase: UseCase<{ readonly orderId: OrderId }, unknown>): Schedule["act"] =>
  ({ key }, context) =>
  (send) =>
    send(useCase, { orderId: orderId(key) }, context);

/** Each kind of due thing with its use case, named here once: queues, console, metrics and crash points follow from it. */
export const schedules: Readonly<Record<DueKind, Schedule>> = {
  cutoff: { queue: "cutoffs", act: ofOrder(lockOrder) },
  billing: { queue: "billing", act: ofOrder(billOrder) },
  addition: { queue: "additions", act: ofOrder(settleAdditions) },
  dispatch: { queue: "dispatch", act: ofOrder(dispatchOrder) },
  delivery: { queue: "deliveries", act: ofOrder(recordDelivery) },
  maturation: { queue: "maturation", act: ofOrder(maturePoints) },
  reminder: {
    queue: "reminders",
    act:
      ({ key, step: hours }, context) =>
      (send) => {
        const kind = hours === 48 ? "cutoff-in-48-hours" : "cutoff-in-24-hours";
        return send(sendNotice, { about: "order", id: orderId(key), kind, channel: "mail" }, context);
      },
  },
  "credit-expiry": { queue: "credits", act: ofAccount(expireCredit) },
  "corporate-credit": { queue: "corporate-credits", act: ofAccount(grantCorporateCredit) },
  hold: {
    queue: "holds",
    act:
      ({ key }, context) =>
      (send) =>
        send(endHoldOf, { key }, context),
  },
  resumption: {
    queue: "resumptions",
    act:
      ({ key }, context) =>
      (send) =>
        send(endPause, { subscriptionId: subscriptionId(key) }, context),
  },
  "long-pause": {
    queue: "long-pauses",
    act:
      ({ key, step: began }, context) =>
      (send) =>
        send(sendPauseReminder, { accountId: accountId(key), began }, context),
  },
  "payment-notice": {
    queue: "payment-notices",
    act:
      ({ key, step: attempt }, context) =>
      (send) =>
        send(sendPaymentNotice, { orderId: orderId(key), attempt }, context),
  },
  "review-request": {
    queue: "review-requests",
    act:
      ({ key }, context) =>
      (send) =>
        send(sendNotice, { about: "order", id: orderId(key), kind: "rate-dishes", channel: "mail" }, context),
  },
  "gift-card-payment": { queue: "gift-card-payments", act: ofGiftCard(settleOrEndGiftCard) },
  "gift-card-mail": { queue: "gift-card-mails", act: ofGiftCard(mailGiftCard) },
  "points-expiry": { queue: "points-expiries", act: ofAccount(expirePoints) },
  pickup: { queue: "pickups", act: ofAccount(settlePickup) },
  "return-reminder": { queue: "return-reminders", act: ofAccount(remindOfReturnables) },
  "return-charge": { queue: "return-charges", act: ofAccount(chargeReturnables) },
  "message-expiry": {
    queue: "message-expiries",
    act:
      ({ key: inquiryId }, context) =>
      (send) =>
        send(forgetWriter, { inquiryId, because: "term" }, context),
  },
  "terms-notice": { queue: "terms-notices", act: ofAccount(announceTerms) },
};

/** The queues of wake-ups, by the kind of due thing that each wakes for. */
export const queueOf = (kind: DueKind): string => schedules[kind].queue;

/** Every queue of wake-ups; generation has its own, which wakes for runs. */
export const queues: readonly string[] = ["generation", ...dueKinds.map(queueOf)];
