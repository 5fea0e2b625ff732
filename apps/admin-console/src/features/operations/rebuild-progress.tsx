import { cancelRebuild } from "@tablee/contracts/calls/operations";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { Button } from "@tablee/ui/components/form/button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Projection } from "./requests.ts";

interface RebuildProgressProps {
  model: string;
  rebuild: NonNullable<Projection["rebuild"]>;
  request: Projection["rebuildRequest"];
  running: boolean;
  mayCancel: boolean;
}

/** A rebuild in progress, who requested one last and why, and the result of the last one: the new tables must match the old ones. */
export function RebuildProgress({ model, rebuild, request, running, mayCancel }: RebuildProgressProps) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const cancel = useMutation(callMutation(cancelRebuild));
  const number = (value: number) => formatNumber(value, language);
  const { parity } = rebuild;
  return (
    <tr>
      <td colSpan={9} className="border-line border-b bg-paper px-2.5 py-1.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-4 text-sm">
          {running ? (
            <Progress
              className="w-96"
              label={t(`rebuild.states.${rebuild.state}`)}
              value={rebuild.done}
              max={rebuild.total}
              text={t("rebuild.progress", {
                done: number(rebuild.done),
                total: number(rebuild.total),
                rate: number(rebuild.eventsPerSecond),
              })}
            />
          ) : (
            <span className="text-muted">
              {t(`rebuild.ended.${rebuild.state}`, {
                at: formatUtc(rebuild.startedAt, language, { seconds: true }),
                done: number(rebuild.done),
                total: number(rebuild.total),
                rate: number(rebuild.eventsPerSecond),
              })}
            </span>
          )}
          {parity && (
            <Badge tone={parity.equal ? "good" : "danger"}>
              {parity.equal
                ? t("rebuild.equal", { rows: number(parity.rows) })
                : t("rebuild.different", { different: number(parity.different), rows: number(parity.rows) })}
            </Badge>
          )}
          {rebuild.state === "swapped" && !parity && <Badge>{t("rebuild.notCompared")}</Badge>}
          {rebuild.error && <span className="font-mono text-danger-ink">{rebuild.error}</span>}
          {request && (
            <span className="text-muted">
              {t("rebuild.request", { ...request, at: formatUtc(request.at, language, { seconds: true }) })}
            </span>
          )}
          {running && mayCancel && (
            <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ model })}>
              {t("rebuild.cancel")}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
