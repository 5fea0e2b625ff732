import type { OutputOf } from "@tablee/contracts/call";
import type { skipWeeksForm } from "@tablee/contracts/calls/several-weeks";
import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDate } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { WeekRow } from "./week-row.tsx";

interface WeeksListProps {
  form: OutputOf<typeof skipWeeksForm>;
  ticked: ReadonlySet<string>;
  onTick: (order: OrderCard, ticked: boolean) => void;
}

/** The weeks in order, including those without a box, and a note where they end. */
export function WeeksList({ form: { weeks, without }, ticked, onTick }: WeeksListProps) {
  const { t } = useTranslation("weeks");
  const language = useLanguage();
  const last = [...weeks.map(({ order }) => order.week), ...without].toSorted().at(-1);
  const rows = [
    ...weeks.map((week) => ({
      week: week.order.week,
      row: <WeekRow key={week.order.orderId} {...week} ticked={ticked.has(week.order.orderId)} onTick={(on) => onTick(week.order, on)} />,
    })),
    ...without.map((week) => ({
      week,
      row: (
        <li key={week} className="py-3 pl-9">
          <p>{t("weekOf", { date: formatDate(week, language) })}</p>
          <p className="text-muted text-sm">{t("noBox")}</p>
        </li>
      ),
    })),
  ].toSorted((a, b) => (a.week < b.week ? -1 : 1));
  return (
    <div>
      <ul aria-label={t("list")} className="divide-y divide-line border-line border-y">
        {rows.map(({ row }) => row)}
      </ul>
      {last && <p className="mt-3 text-muted text-sm">{t("later", { date: formatDate(last, language) })}</p>}
    </div>
  );
}
