import type { OutputOf } from "@tablee/contracts/call";
import type { erasures } from "@tablee/contracts/calls/admin/privacy";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { StateWord } from "../../shared/components/state-word.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Erasure } from "./requests.ts";

interface ErasuresTableProps {
  query: UseQueryResult<OutputOf<typeof erasures>>;
  onOpen: (number: string) => void;
}

/** Erasures by the numbers of their certificates, the latest first: no one is named. */
export function ErasuresTable({ query, onOpen }: ErasuresTableProps) {
  const { t } = useTranslation("privacy");
  return (
    <Pane title={t("erasures.title")}>
      <Loaded query={query} lines={4}>
        {({ erasures: rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t("erasures.none")}>{t("erasures.noneText")}</EmptyState>
          ) : (
            <Rows rows={rows} onOpen={onOpen} />
          )
        }
      </Loaded>
    </Pane>
  );
}

function Rows({ rows, onOpen }: { rows: readonly Erasure[]; onOpen: (number: string) => void }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  return (
    <Table caption={t("erasures.title")} style={{ minWidth: 660 }} frameClassName="rounded-none border-0">
      <TableHead>
        <tr>
          <TableColumn>{t("erasures.number")}</TableColumn>
          <TableColumn>{t("erasures.state")}</TableColumn>
          <TableColumn>{t("erasures.requested")}</TableColumn>
          <TableColumn>{t("erasures.done")}</TableColumn>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ number, askedBy, requestedAt, forgottenAt }) => (
          <TableRow key={number} tone={forgottenAt ? undefined : "attention"}>
            <TableRowHeader className="font-mono">
              {forgottenAt ? <TextButton onClick={() => onOpen(number)}>{number}</TextButton> : number}
            </TableRowHeader>
            <TableCell>
              <StateWord tone={forgottenAt ? "good" : "attention"}>{t(forgottenAt ? "erasures.isDone" : "erasures.underWay")}</StateWord>
            </TableCell>
            <TableCell className="py-1">
              <span className="figures block">{formatUtc(requestedAt, language, { year: true })}</span>
              <span className="text-muted text-sm">{t(`askedBy.${askedBy}`)}</span>
            </TableCell>
            <TableCell className="figures">{forgottenAt && formatUtc(forgottenAt, language, { year: true })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
