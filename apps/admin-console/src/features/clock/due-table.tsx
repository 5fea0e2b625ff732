import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber } from "@tablee/ui/format/numbers";
import { formatUntil } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { ClockView } from "./requests.ts";

/** The next due things, soonest first. */
export function DueTable({ clock }: { clock: ClockView }) {
  const { t } = useTranslation("clock");
  const language = useLanguage();
  const due = [...clock.nextDue].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t("due.caption")}</h2>
      {due.length === 0 ? (
        <EmptyState title={t("due.none")}>{t("due.noneText")}</EmptyState>
      ) : (
        <Table caption={t("due.caption")} frameClassName="max-w-3xl">
          <TableHead>
            <tr>
              <TableColumn>{t("due.kind")}</TableColumn>
              <TableColumn numeric>{t("due.count")}</TableColumn>
              <TableColumn numeric>{t("due.at")}</TableColumn>
              <TableColumn numeric>{t("due.until")}</TableColumn>
            </tr>
          </TableHead>
          <TableBody>
            {due.map((item) => (
              <TableRow key={`${item.kind} ${item.at}`}>
                <TableRowHeader className="font-medium">{t(`due.kinds.${item.kind}`)}</TableRowHeader>
                <TableCell numeric>{formatNumber(item.count, language)}</TableCell>
                <TableCell numeric>{formatUtc(item.at, language)}</TableCell>
                <TableCell numeric>{formatUntil((Date.parse(item.at) - Date.parse(clock.now)) / 1000, language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
