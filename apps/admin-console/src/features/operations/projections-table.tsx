import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Table, TableBody, TableColumn, TableHead } from "@tablee/ui/components/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadError } from "../../shared/components/load-error.tsx";
import { useRowCursor } from "../../shared/table/use-row-cursor.ts";
import { byNeed } from "./by-need.ts";
import { ProjectionRow } from "./projection-row.tsx";
import { RebuildDialog } from "./rebuild-dialog.tsx";
import { allProjections } from "./requests.ts";

const rowElement = (model: string): HTMLElement | null => document.querySelector(`[data-model="${model}"]`);

/** Every read model, those that need a person first. */
export function ProjectionsTable({ onParked }: { onParked: (model: string) => void }) {
  const { t } = useTranslation("operations");
  const query = useQuery(allProjections);
  const [rebuilding, setRebuilding] = useState<string>();
  const rows = [...(query.data?.projections ?? [])].sort(byNeed);
  const ids = rows.map((row) => row.model);
  const cursor = useRowCursor(ids, { onMove: (index) => rowElement(ids[index] ?? "")?.focus(), onOpen: onParked });
  if (query.isPending) return <LoadingText lines={9} className="pane p-4" />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  return (
    <>
      <Table caption={t("models.caption")} frameClassName="shrink-0" className="lg:min-w-190">
        <TableHead>
          <tr>
            <TableColumn>{t("models.model")}</TableColumn>
            <TableColumn>{t("models.state")}</TableColumn>
            <TableColumn numeric>{t("models.lag")}</TableColumn>
            <TableColumn numeric className="max-lg:hidden">
              {t("models.position")}
            </TableColumn>
            <TableColumn numeric className="max-lg:hidden">
              {t("models.applied")}
            </TableColumn>
            <TableColumn numeric className="max-lg:hidden">
              {t("models.rows")}
            </TableColumn>
            <TableColumn numeric>{t("models.heartbeat")}</TableColumn>
            <TableColumn numeric>{t("models.parked")}</TableColumn>
            <TableColumn>
              <span className="sr-only">{t("actions")}</span>
            </TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ProjectionRow
              key={row.model}
              projection={row}
              selected={cursor.selected === row.model}
              onSelect={() => cursor.select(row.model)}
              onParked={() => onParked(row.model)}
              onRebuild={() => setRebuilding(row.model)}
            />
          ))}
        </TableBody>
      </Table>
      {rebuilding && <RebuildDialog model={rebuilding} onClose={() => setRebuilding(undefined)} />}
    </>
  );
}
