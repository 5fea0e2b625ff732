import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { ledgerAccountWords } from "../../shared/format/ledger-account.ts";
import type { Balances } from "./requests.ts";
import type { LedgerSearch } from "./search.ts";

/** Debits and credits of each account; all balances sum to zero. */
export function BalancesTable({ balances, search }: { balances: Balances; search: LedgerSearch }) {
  const { t } = useTranslation("money");
  const { accounts, totalCents } = balances;
  const sum = (side: "debitCents" | "creditCents"): number => accounts.reduce((total, account) => total + account[side], 0);
  return (
    <Table caption={t("ledger.balances")} frameClassName="shrink-0">
      <TableHead>
        <tr>
          <TableColumn>{t("console:ledgerColumns.account")}</TableColumn>
          <TableColumn numeric>{t("console:ledgerColumns.debit")}</TableColumn>
          <TableColumn numeric>{t("console:ledgerColumns.credit")}</TableColumn>
          <TableColumn numeric>{t("ledger.balance")}</TableColumn>
        </tr>
      </TableHead>
      <TableBody>
        {accounts.map(({ account, debitCents, creditCents, cents }) => (
          <TableRow key={account} selected={account === search.account}>
            <TableRowHeader className="font-medium">
              <Link to="/ledger" search={{ ...search, account: account === search.account ? undefined : account }} className="link">
                {ledgerAccountWords(t, account)}
              </Link>
            </TableRowHeader>
            <TableCell numeric>
              <Amount cents={debitCents} mutedZero />
            </TableCell>
            <TableCell numeric>
              <Amount cents={creditCents} mutedZero />
            </TableCell>
            <TableCell numeric>
              <Amount cents={cents} mutedZero />
            </TableCell>
          </TableRow>
        ))}
        <TableRow tone={totalCents === 0 ? undefined : "danger"} className="font-semibold">
          <TableRowHeader>{t("ledger.all")}</TableRowHeader>
          <TableCell numeric>
            <Amount cents={sum("debitCents")} />
          </TableCell>
          <TableCell numeric>
            <Amount cents={sum("creditCents")} />
          </TableCell>
          <TableCell numeric>
            <Amount cents={totalCents} className={totalCents === 0 ? undefined : "text-danger-ink"} />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
