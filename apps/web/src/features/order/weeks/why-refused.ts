import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

/** The reasons why a week cannot be skipped, by the code of the refusal. */
const skips: Readonly<Record<string, "skipped" | "pastCutoff" | "changed">> = {
  "order-skipped": "skipped",
  "order-past-cutoff": "pastCutoff",
  "order-changed-elsewhere": "changed",
};

/** The reasons why a week cannot be brought back, by the code of the refusal. */
const returns: Readonly<Record<string, "pastCutoff" | "full" | "changed" | "closed">> = {
  "order-past-cutoff": "pastCutoff",
  "slot-full": "full",
  "order-changed-elsewhere": "changed",
  "subscription-closed": "closed",
};

/** Sentences for weeks that an act leaves as they were. */
export function useWhyRefused() {
  const { t } = useTranslation("weeks");
  const language = useLanguage();
  // A paid first box is skipped separately: its refund cannot be undone.
  const notSkipped = ({ cutoff, changeable }: OrderCard, code: string) =>
    t(`refused.${changeable ? "alone" : (skips[code] ?? "other")}`, {
      date: formatDayShort(cutoff.date, language),
      time: formatTime(cutoff.time, language),
    });
  return {
    notSkipped,
    notSkippedOf: (order: OrderCard, code: string) =>
      t("refusedOf", { day: formatDay(order.deliveryDate, language), why: notSkipped(order, code) }),
    notBackOf: (order: OrderCard, code: string) =>
      t("staysOf", { day: formatDay(order.deliveryDate, language), why: t(`stays.${returns[code] ?? "other"}`) }),
  };
}
