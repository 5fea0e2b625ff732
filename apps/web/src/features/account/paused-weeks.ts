import type { Language } from "@tablee/domain/kernel/place/region";
import { formatDate } from "@tablee/ui/format/dates";
import type { TFunction } from "i18next";
import type { Account } from "../../shared/order/account-query.ts";

type Box = Pick<Account["orders"][number], "status" | "deliveryDate">;

/**
 * Describes the effect of a pause on the boxes to come: paid boxes and boxes that were kept still arrive, and boxes after the day on which
 * the pause ends arrive as planned. `until` is that day (YYYY-MM-DD), undefined for a pause without an end.
 */
export function pausedWeeks(
  boxes: readonly Box[],
  t: TFunction<"account">,
  language: Language,
  until: string | undefined = undefined,
): string {
  const isBeyond = ({ status, deliveryDate }: Box) => until !== undefined && status === "open" && deliveryDate > until;
  const firstBeyond = boxes.find(isBeyond);
  const orders = boxes.filter((box) => !isBeyond(box));
  const days = (wanted: (status: Box["status"]) => boolean) =>
    orders.filter(({ status }) => wanted(status)).map(({ deliveryDate }) => formatDate(deliveryDate, language));
  const paid = days((status) => status === "billed");
  const kept = days((status) => status === "open" || status === "locked" || status === "billing");
  const list = new Intl.ListFormat(`${language}-CA`, { type: "conjunction" });
  const exceptions = [
    ...(paid.length > 0 ? [t("pausedPaid", { count: paid.length, days: list.format(paid) })] : []),
    ...(kept.length > 0 ? [t("pausedKept", { count: kept.length, days: list.format(kept) })] : []),
  ];
  const during = exceptions.length === 0 ? t("pausedAll") : t("pausedExcept", { exceptions: exceptions.join(t("pausedAnd")) });
  return firstBeyond ? `${during} ${t("pausedAgain", { day: formatDate(firstBeyond.deliveryDate, language) })}` : during;
}
