import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { cn } from "@tablee/ui/lib/cn";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Box } from "./requests.ts";

/** The way of a box, from planned to delivered, with when each step was or will be. */
export function TrackStages({ stages }: { stages: Box["stages"] }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const next = stages.findIndex(({ done }) => !done);
  return (
    <ol aria-label={t("track.stages")} className="flex flex-col">
      {stages.map(({ stage, at, done }, index) => (
        <li key={stage} aria-current={index === next ? "step" : undefined} className="relative flex gap-4 pb-5 last:pb-0">
          {index < stages.length - 1 && (
            <span aria-hidden="true" className={cn("absolute top-8 bottom-0 left-[0.9375rem] w-0.5", done ? "bg-primary" : "bg-line")} />
          )}
          <span
            aria-hidden="true"
            className={cn(
              "grid size-8 shrink-0 place-items-center rounded-full border-2",
              stage === "failed"
                ? "border-danger bg-danger text-on-danger"
                : done
                  ? "border-primary bg-primary text-on-primary"
                  : index === next
                    ? "border-primary bg-surface"
                    : "border-line bg-surface",
            )}
          >
            {stage === "failed" ? <X className="size-4" strokeWidth={3} /> : done && <Check className="size-4" strokeWidth={3} />}
          </span>
          <p className="pt-0.5">
            <span className={cn("font-semibold", !done && index !== next && "font-normal text-muted")}>{t(`track.stage.${stage}`)}</span>
            {done && stage !== "failed" && <span className="sr-only"> ({t("track.done")})</span>}
            {at && (
              <span className="block text-muted text-sm">
                {t(done ? "track.at" : stage === "delivered" ? "track.by" : "track.expectedAt", {
                  date: formatDayShort(at.date, language),
                  time: formatTime(at.time, language),
                })}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
