import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { calendarFile } from "./calendar-file.ts";

/** Downloads the cutoffs of the boxes to come, as a calendar file. */
export function CalendarButton({ orders }: { orders: readonly OrderCard[] }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const open = orders.filter(({ editable, status }) => editable && status === "open");
  if (open.length === 0) return null;
  const save = () => {
    const deadlines = open.map(({ orderId, deliveryDate, cutoff }) => ({
      id: orderId,
      at: cutoff.at,
      title: t("next.deadline", { day: formatDayShort(deliveryDate, language) }),
      text: t("next.deadlineText", {
        day: formatDay(deliveryDate, language),
        date: formatDayShort(cutoff.date, language),
        time: formatTime(cutoff.time, language),
      }),
    }));
    const file = URL.createObjectURL(new Blob([calendarFile(deadlines, new Date().toISOString())], { type: "text/calendar" }));
    const link = Object.assign(document.createElement("a"), { href: file, download: "tablee.ics" });
    link.click();
    URL.revokeObjectURL(file);
  };
  return (
    <Button size="sm" variant="ghost" onClick={save}>
      <CalendarPlus aria-hidden="true" /> {t("next.calendar")}
    </Button>
  );
}
