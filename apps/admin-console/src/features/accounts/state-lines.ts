import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { type FactsContext, phrases } from "../../shared/events/facts/context.ts";
import { weekdayWords, windowWords } from "../../shared/format/in-words.ts";
import { methodWords } from "../../shared/format/payment-method.ts";
import type { AccountState } from "./requests.ts";

export const groups = ["account", "subscription", "money"] as const;

/** One fact of the account; `path` names it across steps. */
interface StateLine {
  readonly path: string;
  readonly group: (typeof groups)[number];
  readonly value: string;
}

/** The account's facts in words, but for its orders. What is not known yet is an empty text. */
export function stateLines(state: AccountState, context: FactsContext): readonly StateLine[] {
  const { t, language } = context;
  const say = phrases(context);
  const { account, subscription, points } = state;
  const slot =
    subscription.weekday && subscription.window
      ? `${weekdayWords(subscription.weekday, language)} ${windowWords(subscription.window, language)}`
      : "";
  const line = (group: StateLine["group"], name: string, value: string): StateLine => ({ path: `${group}.${name}`, group, value });
  return [
    line("account", "status", say.coded("accountStatus", account.status)),
    line("account", "language", account.language ? say.coded("languages", account.language) : ""),
    line("account", "address", account.address ?? ""),
    line("account", "payWith", account.payWith ? methodWords(account.payWith) : ""),
    line("subscription", "status", t(`console:subscriptionStatus.${subscription.status}`, { defaultValue: subscription.status })),
    line("subscription", "plan", subscription.plan ? say.plan({ plan: subscription.plan }) : ""),
    line("subscription", "tastes", subscription.tastes ? say.tastes({ tastes: subscription.tastes }) : ""),
    line("subscription", "slot", slot),
    line("money", "paid", formatMoney(state.paidCents, language)),
    line("money", "points", formatNumber(points.available, language)),
    line("money", "pending", formatNumber(points.pending, language)),
  ];
}

/** What is otherwise than the step before, with what it was then: paths of facts, and `order.<id>.<field>` of orders. */
export function changesBetween(before: AccountState | undefined, after: AccountState, context: FactsContext): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  if (!before) return changes;
  const was = new Map(stateLines(before, context).map((line) => [line.path, line.value]));
  for (const { path, value } of stateLines(after, context)) if (was.get(path) !== value) changes.set(path, was.get(path) ?? "");
  for (const order of after.orders) {
    const old = before.orders.find((candidate) => candidate.orderId === order.orderId);
    for (const field of ["status", "items", "totalCents", "refundedCents", "deliveryDate"] as const) {
      if (old?.[field] !== order[field]) changes.set(`order.${order.orderId}.${field}`, String(old?.[field] ?? ""));
    }
  }
  return changes;
}
