import type { OutputOf } from "@tablee/contracts/call";
import type { projections } from "@tablee/contracts/calls/operations";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

/** Policies react to events with commands; they have checkpoints of their own and never run in a rebuild. */
export function PoliciesTable({ policies }: { policies: OutputOf<typeof projections>["policies"] | undefined }) {
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
            <TableColumn numeric>{t("policies.position")}</TableColumn>
            <TableColumn numeric>{t("policies.lag")}</TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {policies.map((policy) => (
            <TableRow key={policy.policy}>
              <TableRowHeader className="font-mono font-medium">{policy.policy}</TableRowHeader>
              <TableCell numeric>{formatNumber(Number(policy.position), language)}</TableCell>
              <TableCell numeric className={policy.lagEvents === "0" ? "text-muted" : undefined}>
                {formatNumber(Number(policy.lagEvents), language)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
