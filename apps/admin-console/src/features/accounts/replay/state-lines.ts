import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import type { TFunction } from "i18next";
import { planWords, slotWords, tastesWords } from "../../../shared/format/in-words.ts";
import { methodWords } from "../../../shared/format/payment-method.ts";
import type { AccountState } from "../requests.ts";

export const groups = ["account", "subscription", "money"] as const;

/** One fact of the account; `path` names it across steps. */
interface StateLine {
  readonly path: string;
  readonly group: (typeof groups)[number];
  readonly value: string;
}

/** The account's facts in words, except its orders. An unknown fact is an empty text. */
export function stateLines(state: AccountState, t: TFunction, language: Language): readonly StateLine[] {
  const { account, subscription, points } = state;
  const slot = subscription.weekday && subscription.window ? slotWords(subscription.weekday, subscription.window, language) : "";
  const line = (group: StateLine["group"], name: string, value: string): StateLine => ({ path: `${group}.${name}`, group, value });
  return [
    line("account", "status", t(`codes:accountStatus.${account.status}`)),
    line("account", "language", account.language ? t(`codes:languages.${account.language}`) : ""),
    line("account", "address", account.address ?? ""),
    line("account", "payWith", account.payWith ? methodWords(account.payWith) : ""),
    line("subscription", "status", t(`console:subscriptionStatus.${subscription.status}`, { defaultValue: subscription.status })),
    line("subscription", "plan", subscription.plan ? planWords(t, subscription.plan) : ""),
    line("subscription", "tastes", subscription.tastes ? tastesWords(t, subscription.tastes, language) : ""),
    line("subscription", "slot", slot),
    line("money", "paid", formatMoney(state.paidCents, language)),
    line("money", "points", formatNumber(points.available, language)),
    line("money", "pending", formatNumber(points.pending, language)),
  ];
}

/** The differences from the previous step, with the previous values: paths of facts, and `order.<id>.<field>` of orders. */
export function changesBetween(
  before: AccountState | undefined,
  after: AccountState,
  t: TFunction,
  language: Language,
): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  if (!before) return changes;
  const was = new Map(stateLines(before, t, language).map((line) => [line.path, line.value]));
  for (const { path, value } of stateLines(after, t, language)) if (was.get(path) !== value) changes.set(path, was.get(path) ?? "");
  for (const order of after.orders) {
    const old = before.orders.find((candidate) => candidate.orderId === order.orderId);
    for (const field of ["status", "items", "totalCents", "refundedCents", "deliveryDate"] as const) {
      if (old?.[field] !== order[field]) changes.set(`order.${order.orderId}.${field}`, String(old?.[field] ?? ""));
    }
  }
  return changes;
}
