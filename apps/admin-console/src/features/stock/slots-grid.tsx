import { windows } from "@tablee/domain/subscription/vocabulary";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { depotWords, windowWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Slot } from "./requests.ts";
import { ShareBar } from "./share-bar.tsx";

const keyOf = ({ depotId, date, window }: Pick<Slot, "depotId" | "date" | "window">): string => `${depotId} ${date} ${window}`;

/** The delivery windows of the week: a row per depot and window, a column per day; a cell shows taken of opened. */
export function SlotsGrid({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation("stock");
  const language = useLanguage();
  const dates = [...new Set(slots.map((slot) => slot.date))].sort();
  const depots = [...new Set(slots.map((slot) => slot.depotId))].sort();
  const of = new Map(slots.map((slot) => [keyOf(slot), slot]));
  return (
    <Table caption={t("slots")} style={{ minWidth: 220 + dates.length * 116 }} frameClassName="shrink-0">
      <TableHead>
        <tr>
          <TableColumn>{t("depotAndWindow")}</TableColumn>
          {dates.map((date) => (
            <TableColumn key={date}>{formatDayShort(date, language)}</TableColumn>
          ))}
        </tr>
      </TableHead>
      {depots.map((depotId) => (
        <TableBody key={depotId}>
          {windows
            .filter((window) => dates.some((date) => of.has(keyOf({ depotId, date, window }))))
            .map((window) => (
              <TableRow key={window}>
                <TableRowHeader>
                  {depotWords(t, depotId)} <span className="font-normal text-muted">{windowWords(window, language)}</span>
                </TableRowHeader>
                {dates.map((date) => (
                  <SlotCell key={date} slot={of.get(keyOf({ depotId, date, window }))} />
                ))}
              </TableRow>
            ))}
        </TableBody>
      ))}
    </Table>
  );
}

function SlotCell({ slot }: { slot: Slot | undefined }) {
  const { t } = useTranslation("stock");
  const language = useLanguage();
  if (!slot) {
    return (
      <TableCell className="bg-sunken text-muted">
        <span className="sr-only">{t("notOffered")}</span>
      </TableCell>
    );
  }
  return (
    <TableCell title={t("leftOf", { count: slot.left, formatted: formatNumber(slot.left, language) })}>
      <span className="block font-mono text-sm leading-5">
        <span className={slot.taken === 0 ? "text-muted" : undefined}>{formatNumber(slot.taken, language)}</span>
        <span className="text-muted"> / {formatNumber(slot.units, language)}</span>
      </span>
      <ShareBar taken={slot.taken} units={slot.units} />
    </TableCell>
  );
}
