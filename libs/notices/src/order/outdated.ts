import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { OpenAccount, OrderMatter } from "../matter.ts";

/** Notices that only make sense while the order can still be changed. */
const beforeCutoff: ReadonlySet<NoticeAbout<"order">> = new Set(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"]);

/**
 * Why a notice about an order would no longer tell what is so; undefined when it does. A failure with another payment method than the
 * account has by now is no longer news.
 */
export function outdatedOrderNotice({ kind, order, triedToken }: OrderMatter, { method }: OpenAccount, at: string): string | undefined {
  if (beforeCutoff.has(kind) && (order.status !== "open" || at >= order.calendar.cutoffAt)) return "no-longer-open";
  if (kind === "payment-failed" && order.status !== "locked") return "no-longer-unpaid";
  if (kind === "payment-failed" && method?.token !== triedToken) return "another-card";
  return undefined;
}
