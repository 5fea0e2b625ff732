import { pauseQueue } from "@tablee/contracts/calls/operations";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { LoadError } from "../../shared/components/load-error.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { allQueues } from "./requests.ts";
import { SetAsideCount } from "./set-aside-count.tsx";

const counts = ["due", "waiting", "active", "completed"] as const;

/** The wake-up queues beside the due things of the read models: the latter count even if the queues are lost. */
export function QueuesTable({ onSetAside }: { onSetAside: (work: string) => void }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const query = useQuery(allQueues);
  const [pausing, setPausing] = useState<string>();
  const pause = useMutation(callMutation(pauseQueue, { shown: true }));
  const resume = useMutation(callMutation(pauseQueue));
  const mayPause = useMay(pauseQueue);
  if (query.isPending) return <LoadingText lines={5} className="pane p-4" />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  const { queues, reachable } = query.data;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="font-semibold text-base">{t("queues.caption")}</h2>
      {!reachable && (
        <Notice tone="danger" title={t("queues.unreachable")}>
          {t("queues.unreachableText")}
        </Notice>
      )}
      {queues.length === 0 ? (
        <EmptyState title={t("queues.empty")} />
      ) : (
        <Table caption={t("queues.caption")} style={{ minWidth: 580 }}>
          <TableHead>
            <tr>
              <TableColumn>{t("queues.queue")}</TableColumn>
              {counts.map((count) => (
                <TableColumn key={count} numeric>
                  {t(`queues.${count}`)}
                </TableColumn>
              ))}
              <TableColumn numeric>{t("setAside.column")}</TableColumn>
              <TableColumn numeric>{t("queues.oldest")}</TableColumn>
              <TableColumn>
                <span className="sr-only">{t("actions")}</span>
              </TableColumn>
            </tr>
          </TableHead>
          <TableBody>
            {queues.map((queue) => (
              <TableRow key={queue.queue} tone={queue.setAside > 0 ? "attention" : undefined}>
                <TableRowHeader className="font-mono font-medium">
                  {queue.queue} {queue.paused && <Badge tone="attention">{t("models.states.paused")}</Badge>}
                </TableRowHeader>
                {counts.map((count) => (
                  <TableCell key={count} numeric>
                    <span className={queue[count] === 0 ? "text-muted" : undefined}>{formatNumber(queue[count], language)}</span>
                  </TableCell>
                ))}
                <TableCell numeric>
                  <SetAsideCount work={queue.work ?? queue.queue} count={queue.setAside} onOpen={onSetAside} />
                </TableCell>
                <TableCell numeric>
                  {queue.oldestDue ? formatUtc(queue.oldestDue, language) : <span className="text-muted">–</span>}
                </TableCell>
                <TableCell className="text-right">
                  {mayPause && (
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      className="text-muted hover:text-ink"
                      aria-label={t(queue.paused ? "resumeOf" : "pauseOf", { name: queue.queue })}
                      onClick={() => (queue.paused ? resume.mutate({ queue: queue.queue, paused: false }) : setPausing(queue.queue))}
                    >
                      {queue.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pausing && (
        <PauseDialog
          kind="queues"
          name={pausing}
          error={pause.error}
          loading={pause.isPending}
          onConfirm={() => pause.mutate({ queue: pausing, paused: true }, { onSuccess: () => setPausing(undefined) })}
          onClose={() => setPausing(undefined)}
        />
      )}
    </section>
  );
}
