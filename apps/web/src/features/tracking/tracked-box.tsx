import { Card } from "@tablee/ui/components/card";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { timeHere } from "../../shared/i18n/time-here.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { boxLines } from "../../shared/order/box-lines.ts";
import { Contact } from "./contact.tsx";
import { PlateRow } from "./plate-row.tsx";
import type { LinkedBox } from "./requests.ts";
import { TrackStages } from "./track-stages.tsx";

interface TrackedBoxProps {
  box: Pick<LinkedBox, "deliveryDate" | "deliveredAt" | "stages" | "window" | "today">;
  /** The content of the box, meals before market items. */
  lines: ReturnType<typeof boxLines>;
  /** The problem with the delivery; the box is not expected then. */
  trouble?: ReactNode;
  /** The dishes that contain what its household excludes. */
  excluded?: ReactNode;
  /** The explanation of its dishes. */
  why?: ReactNode;
  /** The address, and the handover place. */
  place?: ReactNode;
}

/** A box on its way: its time, stage, content and contact. */
export function TrackedBox({
  box: { deliveryDate, deliveredAt, stages, window, today },
  lines,
  trouble,
  excluded,
  why,
  place,
}: TrackedBoxProps) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const sorted = [...lines.filter(({ dish }) => dish.kind !== "market"), ...lines.filter(({ dish }) => dish.kind === "market")];
  return (
    <Card look="lifted" asChild>
      <article className="flex flex-col gap-8">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="font-display text-2xl">{capital(t("track.box", { day: formatDay(deliveryDate, language) }))}</h2>
            {!trouble && <Arrival deliveredAt={deliveredAt} window={window} />}
          </div>
          {today && <Badge tone="good">{t("track.today")}</Badge>}
        </header>
        {trouble}
        {excluded}
        <div className="grid gap-x-10 gap-y-8 min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[48rem]:grid-rows-[auto_1fr]">
          <TrackStages stages={stages} />
          <section aria-labelledby="inside" className="min-[48rem]:row-span-2">
            <h3 id="inside" className="font-semibold">
              {t("track.inside")}
            </h3>
            <ul className="mt-3 flex flex-col gap-3">
              {sorted.map(({ key, ...line }) => (
                <PlateRow key={key} large {...line} />
              ))}
            </ul>
            {why}
          </section>
          <div className="flex flex-col gap-8">
            {place}
            <Contact day={formatDay(deliveryDate, language)} />
          </div>
        </div>
      </article>
    </Card>
  );
}

/** The time of the delivery, or the expected window. */
function Arrival({ deliveredAt, window: { from, until } }: Pick<LinkedBox, "deliveredAt" | "window">) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <p className="mt-1 text-lg" role="status">
      {deliveredAt
        ? t("track.came", {
            date: formatDayShort(deliveredAt.date, language),
            time: timeHere(deliveredAt, language),
          })
        : t("track.window", {
            from: formatTime(from.time, language),
            until: timeHere(until, language),
          })}
    </p>
  );
}
