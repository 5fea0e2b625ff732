import { EmptyState } from "@tablee/ui/components/empty-state";
import { Sheet } from "@tablee/ui/components/sheet";
import { SkeletonGroup, SkeletonText } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadError } from "../../shared/components/load-error.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { setAsideBy } from "./api/set-aside.ts";

/** The events that a policy could not act on, each with what it was answered. */
export function SetAsideSheet({ policy, onClose }: { policy: string | undefined; onClose: () => void }) {
  const { t } = useTranslation("operations");
  return (
    <Sheet
      open={policy !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t("setAside.title", { policy })}
      description={t("setAside.text")}
      className="w-[min(42rem,calc(100vw-2.5rem))]"
    >
      {policy && <SetAsideList policy={policy} />}
    </Sheet>
  );
}

function SetAsideList({ policy }: { policy: string }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const query = useQuery(setAsideBy(policy));
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.data.rows.length === 0) return <EmptyState title={t("setAside.none")}>{t("setAside.noneText")}</EmptyState>;
  return (
    <ul className="flex flex-col gap-2">
      {query.data.rows.map((row) => (
        <li key={`${row.stream}@${row.revision}`} className="pane px-3 py-2">
          <p className="break-all font-mono font-semibold text-sm">
            {row.stream} · {row.revision}
          </p>
          <p className="text-muted text-sm">
            {t("setAside.since", { type: row.type, since: formatUtc(row.since, language, { seconds: true }) })} ·{" "}
            {t("setAside.tries", { count: row.tries })}
          </p>
          <p className="mt-1 break-words font-mono text-danger-ink text-sm">{row.code}</p>
        </li>
      ))}
    </ul>
  );
}
