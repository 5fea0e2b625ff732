import type { MethodChanged } from "@tablee/contracts/schemas";
import type { Language } from "@tablee/domain/kernel/place/region";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import type { TFunction } from "i18next";
import { methodName } from "../../shared/order/method-name.ts";

interface ChangeToast {
  readonly tone: "success" | "error" | "info";
  readonly title: string;
  readonly description?: string;
}

/** The toast after a change of payment method: first the outcomes of what was unpaid, then that it pays the next ones. */
export function changeToast({ payWith, charges, returnables }: MethodChanged, t: TFunction<"payment">, language: Language): ChangeToast {
  const method = methodName(payWith);
  const next = t("cardChanged", { method });
  if (charges.length + returnables.length === 0) return { tone: "success", title: next };
  const outcomes = charges.map(({ deliveryDate, chargeCents, outcome }) =>
    t(`charged.${outcome}`, { method, day: formatDay(deliveryDate, language), amount: formatMoney(chargeCents, language) }),
  );
  const returned = returnables.map(({ kind, chargeCents, outcome }) =>
    t(`chargedFor.${outcome}`, { method, what: t(`returnable.${kind}`), amount: formatMoney(chargeCents, language) }),
  );
  const is = (...wanted: readonly string[]) => [...charges, ...returnables].some(({ outcome }) => wanted.includes(outcome));
  const tone = is("declined", "not-tried") ? "error" : is("unknown") ? "info" : "success";
  return { tone, title: [...outcomes, ...returned].join(" "), description: next };
}
