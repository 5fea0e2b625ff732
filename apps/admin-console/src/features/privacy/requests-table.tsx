import type { OutputOf } from "@tablee/contracts/call";
import type { dataRequests } from "@tablee/contracts/calls/admin/privacy";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import type { DataRequest } from "./requests.ts";

/** The days before the due date from which a request is marked: enough time to prepare an answer. */
const SOON_DAYS = 7;

interface RequestsTableProps {
  query: UseQueryResult<OutputOf<typeof dataRequests>>;
  /** Only this account's. */
  account: string | undefined;
  onAll: () => void;
}

/** Requests that wait for an answer, the first due first. */
export function RequestsTable({ query, account, onAll }: RequestsTableProps) {
  const { t } = useTranslation("privacy");
  const all = account !== undefined && (
    <Button size="sm" variant="secondary" onClick={onAll}>
      {t("requests.all")}
    </Button>
  );
  return (
    <Pane title={t("requests.title")} aside={all}>
      <Loaded query={query} lines={4}>
        {({ requests }) => {
          const rows = requests.filter(({ accountId }) => account === undefined || accountId === account);
          return rows.length === 0 ? (
            <EmptyState title={t(account ? "requests.noneOf" : "requests.none")}>{t("requests.noneText")}</EmptyState>
          ) : (
            <Rows rows={rows} />
          );
        }}
      </Loaded>
    </Pane>
  );
}

function Rows({ rows }: { rows: readonly DataRequest[] }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  return (
    <Table caption={t("requests.title")} style={{ minWidth: 660 }} frameClassName="rounded-none border-0">
      <TableHead>
        <tr>
          <TableColumn>{t("requests.due")}</TableColumn>
          <TableColumn>{t("requests.what")}</TableColumn>
          <TableColumn>{t("requests.account")}</TableColumn>
          <TableColumn>{t("requests.received")}</TableColumn>
          <TableColumn>
            <span className="sr-only">{t("requests.acts")}</span>
          </TableColumn>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.accountId} ${row.kind}`} tone={toneOf(row)}>
            <TableRowHeader className="py-1">
              <span className="figures block">{formatDateWithYear(row.dueOn, language, "short")}</span>
              <Left days={row.daysLeft} />
            </TableRowHeader>
            <TableCell>{t(`kinds.${row.kind}`)}</TableCell>
            <TableCell>
              <Link to="/accounts/$accountId" params={{ accountId: row.accountId }} className="link">
                {row.name || row.accountId}
              </Link>
            </TableCell>
            <TableCell className="py-1">
              <span className="figures block">{formatDateWithYear(row.receivedOn, language, "short")}</span>
              <span className="text-muted text-sm">{t(`vias.${row.via}`)}</span>
            </TableCell>
            <TableCell className="text-right">
              <AnswerDialog request={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const toneOf = ({ daysLeft }: DataRequest) => (daysLeft < 0 ? "danger" : daysLeft <= SOON_DAYS ? "attention" : undefined);

/** The days left to answer: a text, and never a colour alone. */
function Left({ days }: { days: number }) {
  const { t } = useTranslation("privacy");
  if (days < 0) return <Badge tone="danger">{t("requests.overdue", { count: -days })}</Badge>;
  const words = days === 0 ? t("requests.today") : t("requests.days", { count: days });
  return days <= SOON_DAYS ? <Badge tone="attention">{words}</Badge> : <span className="font-normal text-muted text-sm">{words}</span>;
}
