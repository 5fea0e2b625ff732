import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../shared/components/amount.tsx";
import { Pane } from "../../../shared/components/pane.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { ledgerAccountWords } from "../../../shared/format/ledger-account.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

/** The order's postings, entry by entry; they sum to zero. */
export function LedgerPane({ ledger }: Pick<DeskOrder, "ledger">) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  if (ledger.length === 0) return null;
  const sum = ledger.reduce((total, { cents }) => total + cents, 0);
  return (
    <Pane title={t("ledger.title")}>
      <Table caption={t("ledger.title")} frameClassName="rounded-none border-0">
        <TableHead>
          <tr>
            <TableColumn>{t("at")}</TableColumn>
            <TableColumn>{t("console:ledgerColumns.account")}</TableColumn>
            <TableColumn numeric>{t("console:ledgerColumns.debit")}</TableColumn>
            <TableColumn numeric>{t("console:ledgerColumns.credit")}</TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {ledger.map(({ entryId, at, account, cents }, index) => (
            <TableRow key={`${entryId} ${account}`}>
              <TableCell className="figures text-muted text-sm">
                {ledger[index - 1]?.entryId !== entryId && formatLocal(at, language)}
              </TableCell>
              <TableRowHeader className="whitespace-normal font-normal">{ledgerAccountWords(t, account)}</TableRowHeader>
              <TableCell numeric>{cents > 0 && <Amount cents={cents} />}</TableCell>
              <TableCell numeric>{cents < 0 && <Amount cents={-cents} />}</TableCell>
            </TableRow>
          ))}
          <TableRow tone={sum === 0 ? undefined : "danger"} className="font-semibold">
            <TableCell />
            <TableRowHeader className="whitespace-normal">{t(sum === 0 ? "ledger.balanced" : "ledger.unbalanced")}</TableRowHeader>
            <TableCell numeric colSpan={2}>
              <Amount cents={sum} />
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Pane>
  );
}
