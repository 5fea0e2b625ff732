import type { Account } from "@tablee/domain/account/decider";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "../order/own-order.ts";

/** Notices that only make sense while the order can still be changed. */
const beforeCutoff: ReadonlySet<NoticeKind> = new Set(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"]);

/** Notices that go by text alone: without a number, by mail instead. */
const byTextAlone: ReadonlySet<NoticeKind> = new Set(["on-its-way"]);

const hasNumber = (account: Account): boolean => "address" in account && account.address?.address.phone !== undefined;

/** The channel that a notice takes. */
export const channelOf = (kind: NoticeKind, wanted: Channel, account: Account): Channel =>
  wanted === "sms" && byTextAlone.has(kind) && !hasNumber(account) ? "mail" : wanted;

/**
 * Why a notice is dropped; undefined: send it. What is part of the service cannot be turned off; without a number nothing goes by
 * text. `triedToken` is the payment method of the order's last attempt: a failure with another one than the account has by now is
 * no longer news.
 */
export function notWantedBecause(
  kind: NoticeKind,
  channel: Channel,
  order: ExistingOrder,
  account: Account,
  at: string,
  triedToken?: string,
): string | undefined {
  if (account.status !== "open") return "account-closed";
  if (channel === "sms" && !hasNumber(account)) return "no-phone";
  if (beforeCutoff.has(kind) && (order.status !== "open" || at >= order.calendar.cutoffAt)) return "no-longer-open";
  if (kind === "payment-failed" && order.status !== "locked") return "no-longer-unpaid";
  if (kind === "payment-failed" && account.method?.token !== triedToken) return "another-card";
  return undefined;
}
