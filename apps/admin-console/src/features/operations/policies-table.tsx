import type { OutputOf } from "@tablee/contracts/call";
import type { projections } from "@tablee/contracts/calls/operations";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";
import { SetAsideCount } from "./set-aside-count.tsx";

interface PoliciesTableProps {
  policies: OutputOf<typeof projections>["policies"] | undefined;
  onSetAside: (work: string) => void;
}

/** Policies react to events with commands; they have checkpoints of their own and never run in a rebuild. */
export function PoliciesTable({ policies, onSetAside }: PoliciesTableProps) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  if (!policies || policies.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="font-semibold text-base">{t("policies.caption")}</h2>
      <Table caption={t("policies.caption")}>
        <TableHead>
          <tr>
            <TableColumn>{t("policies.policy")}</TableColumn>
            <TableColumn numeric>{t("policies.lag")}</TableColumn>
            <TableColumn numeric>{t("setAside.column")}</TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {policies.map((policy) => (
            <Fragment key={policy.policy}>
              <TableRow tone={policy.error || policy.setAside > 0 ? "attention" : undefined}>
                <TableRowHeader className="font-mono font-medium">{policy.policy}</TableRowHeader>
                <TableCell numeric className={policy.behind === 0 ? "text-muted" : undefined}>
                  {formatNumber(policy.behind, language)}
                </TableCell>
                <TableCell numeric>
                  <SetAsideCount work={policy.policy} count={policy.setAside} onOpen={onSetAside} />
                </TableCell>
              </TableRow>
              {policy.error && (
                <tr>
                  <td colSpan={3} className="border-line border-b bg-danger-tint px-2.5 py-1.5 font-mono text-danger-ink text-sm">
                    {policy.error}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
