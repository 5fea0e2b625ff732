import { appendFileSync } from "node:fs";

/**
 * The moments on the way of a charge, of additions to what was charged, of a refund and of what people are told, at which a process
 * may be killed, each before and after: an append (named by its last event), a call of the gateway, a message handed to its
 * carrier, a checkpoint, the acknowledgement of a queue's job. `script/campaign crash` kills a worker at every one of them, and
 * fails when it meets one on that way that is not in this list, or cannot reach one that is.
 */
export const crashPoints = {
  append: [
    "CreditReserved",
    "OrderLocked",
    "OrderBillingStarted",
    "PaymentAttempted",
    "PaymentCaptured",
    "PaymentDeclined",
    "PaymentOutcomeUnknown",
    "PaymentResolved",
    "OrderBilled",
    "OrderPaymentFailed",
    "OrderFailed",
    "StockSettled",
    "SlotSettled",
    "CreditSpent",
    "CreditReleased",
    "PointsPending",
    "LateAdditionBilled",
    "LateAdditionPaymentFailed",
    "OrderOutForDelivery",
    "OrderDelivered",
    "PointsMatured",
    "OrderRefunded",
    "PaymentRefunded",
    "CreditReturned",
    "CreditExpired",
    "PendingPointsTakenBack",
    "PointsTakenBack",
    "PointsForfeited",
    "NoticeSent",
    "NoticeNotWanted",
  ],
  gateway: ["charge", "settle", "charge additions", "settle additions", "refund"],
  carrier: ["mail", "sms"],
  checkpoint: ["read model", "policy"],
} as const;

/** The queues whose jobs are acknowledged follow from what becomes due, not from a list. */
export type Act = keyof typeof crashPoints | "acknowledgement";
export const crashPointName = (when: "before" | "after", act: Act, what: string): string => `${act}.${when} ${what}`;

const told = (name: string): string => (process.env.TABLEE_ENV === "test" ? (process.env[name] ?? "") : "");

/** TABLEE_CRASH_AT: points at the first of which to die, or `any`; with `#n`: when it is reached for the n-th time. Heard in tests only. */
const deadly = new Map(
  told("TABLEE_CRASH_AT")
    .split(",")
    .filter(Boolean)
    .map((point) => [point.split("#")[0]!, Number(point.split("#")[1] ?? 1)]),
);
/** TABLEE_CRASH_LOG: a file that every point that is reached is written to. */
const log = told("TABLEE_CRASH_LOG");

/** Says that a moment has come; the process is killed if that is one it was told to die at. */
export function reach(when: "before" | "after", act: Act, what: string): void {
  if (deadly.size === 0 && !log) return;
  const name = crashPointName(when, act, what);
  if (log) appendFileSync(log, `${name}\n`);
  for (const point of [name, "any"]) {
    const left = (deadly.get(point) ?? 0) - 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    deadly.set(point, left);
  }
}
