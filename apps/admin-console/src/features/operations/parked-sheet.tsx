import { repairKey } from "@tablee/contracts/calls/operations";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { LoadError } from "../../shared/components/load-error.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { parkedOf } from "./requests.ts";

/** The rows of a read model that wait for a person, each with the event it stumbled over. */
export function ParkedSheet({ model, onClose }: { model: string | undefined; onClose: () => void }) {
  const { t } = useTranslation("operations");
  return (
    <Sheet
      open={model !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t("parked.title", { model })}
      description={t("parked.text")}
      className="w-[min(42rem,calc(100vw-2.5rem))]"
    >
      {model && <ParkedList model={model} />}
    </Sheet>
  );
}

function ParkedList({ model }: { model: string }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const query = useQuery(parkedOf(model));
  const repair = useMutation(callMutation(repairKey));
  const mayRepair = useMay(repairKey);
  if (query.isPending) return <LoadingText lines={4} />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.data.rows.length === 0) return <EmptyState title={t("parked.none")}>{t("parked.noneText")}</EmptyState>;
  const repairRow = (key: string) =>
    repair.mutate(
      { model, key },
      { onSuccess: ({ mended }) => (mended ? toast.success(t("parked.mended", { key })) : toast.error(t("parked.notMended", { key }))) },
    );
  return (
    <ul className="flex flex-col gap-2">
      {query.data.rows.map((row) => (
        <li key={row.key} className="pane grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2">
          <p className="break-all font-mono font-semibold text-sm">{row.key}</p>
          {mayRepair && (
            <Button
              size="sm"
              variant="secondary"
              className="row-span-2 self-start"
              loading={repair.isPending && repair.variables.key === row.key}
              onClick={() => repairRow(row.key)}
            >
              {t("parked.mend")}
            </Button>
          )}
          <p className="text-muted text-sm">
            {t("parked.at", { type: row.type, position: row.position, at: formatUtc(row.parkedAt, language, { seconds: true }) })} ·{" "}
            {t("parked.waiting", { count: row.waiting })}
          </p>
          <p className="col-span-2 mt-1 whitespace-pre-wrap break-words font-mono text-danger-ink text-sm">{row.error}</p>
        </li>
      ))}
    </ul>
  );
}
