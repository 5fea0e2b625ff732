import { tryAgain } from "@tablee/contracts/calls/operations";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { LoadError } from "../../shared/components/load-error.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { setAsideBy } from "./requests.ts";

/** The items that a policy or a schedule has set aside, each with its error. */
export function SetAsideSheet({ work, onClose }: { work: string | undefined; onClose: () => void }) {
  const { t } = useTranslation("operations");
  return (
    <Sheet
      open={work !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t("setAside.title", { work })}
      description={t("setAside.text")}
      className="w-[min(42rem,calc(100vw-2.5rem))]"
    >
      {work && <SetAsideList work={work} />}
    </Sheet>
  );
}

function SetAsideList({ work }: { work: string }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const query = useQuery(setAsideBy(work));
  const again = useMutation(callMutation(tryAgain));
  const mayTryAgain = useMay(tryAgain);
  if (query.isPending) return <LoadingText lines={4} />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.data.rows.length === 0) return <EmptyState title={t("setAside.none")}>{t("setAside.noneText")}</EmptyState>;
  const nextOf = ({ nextAt }: (typeof query.data.rows)[number]) =>
    nextAt ? t("setAside.next", { at: formatUtc(nextAt, language, { seconds: true }) }) : t("setAside.lasting");
  return (
    <div className="flex flex-col gap-3">
      {mayTryAgain && (
        <Button variant="secondary" className="self-start" loading={again.isPending} onClick={() => again.mutate({ work })}>
          {t("setAside.tryAgain")}
        </Button>
      )}
      <ul className="flex flex-col gap-2">
        {query.data.rows.map((row) => (
          <li key={`${row.subject}@${row.step}`} className="pane px-3 py-2">
            <p className="break-all font-mono font-semibold text-sm">
              {row.subject} · {row.step}
            </p>
            <p className="text-muted text-sm">
              {t("setAside.since", { type: row.type, since: formatUtc(row.since, language, { seconds: true }) })} ·{" "}
              {t("setAside.tries", { count: row.tries })}
            </p>
            <p className="text-muted text-sm">{nextOf(row)}</p>
            <p className="mt-1 break-words font-mono text-danger-ink text-sm">{row.code}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
