import { Badge } from "@tablee/ui/components/badge";
import { Notice } from "@tablee/ui/components/banner";
import { Card } from "@tablee/ui/components/card";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { formatDay, formatDayShort, formatTime, formatZone } from "@tablee/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../shared/dish/line-contents.tsx";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { boxLines } from "../../shared/order/box-lines.ts";
import { neverPaid } from "../../shared/order/unpaid.ts";
import { To } from "../../shared/routing/to.tsx";
import { words } from "./i18n/en.ts";
import { type Box, trackingQuery } from "./requests.ts";
import { TrackStages } from "./track-stages.tsx";

/** Where the box of today is, or the next one that comes, or the last one that came. */
export function TrackPage() {
  const { t } = useTranslation("tracking");
  const { data, isError, isFetching, refetch } = useQuery(trackingQuery);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-display text-4xl">{t("track.title")}</h1>
      {data?.box ? (
        <TrackedBox box={data.box} />
      ) : data ? (
        <EmptyState title={t("track.none")}>{t("track.noneText")}</EmptyState>
      ) : isError ? (
        <ErrorState title={t("track.error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function TrackedBox({ box: { order, stages, window, failed, today } }: { box: Box }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const unpaid = order.failure?.kind === "payment";
  return (
    <Card look="lifted" asChild>
      <article className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="font-display text-2xl">{capital(t("track.box", { day: formatDay(order.deliveryDate, language) }))}</h2>
            {!failed && !unpaid && <Arrival deliveredAt={order.deliveredAt} window={window} />}
          </div>
          {today && <Badge tone="good">{t("track.today")}</Badge>}
        </div>
        {failed && <Failed failed={failed} />}
        {unpaid && <Unpaid never={neverPaid(order)} />}
        <TrackStages stages={stages} />
        <section aria-labelledby="inside">
          <h3 id="inside" className="font-semibold">
            {t("track.inside")}
          </h3>
          <ul className="mt-2 flex flex-col gap-1">
            {boxLines(order).map(({ key, dish, quantity, options }) => (
              <li key={key}>
                <span className="figures text-muted">{quantity}&nbsp;× </span>
                <To name="product" params={{ id: dish.sku }} className="link">
                  {dish.name[language]}
                </To>
                <LineContents dish={dish} options={options} />
              </li>
            ))}
          </ul>
        </section>
      </article>
    </Card>
  );
}

/** When it came, or between when it is expected. */
function Arrival({ deliveredAt, window: { from, until } }: { deliveredAt: Box["order"]["deliveredAt"]; window: Box["window"] }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <p className="mt-1 text-lg" role="status">
      {deliveredAt
        ? t("track.came", {
            date: formatDayShort(deliveredAt.date, language),
            time: formatTime(deliveredAt.time, language),
            zone: formatZone(deliveredAt.abbreviation, language),
          })
        : t("track.window", {
            from: formatTime(from.time, language),
            until: formatTime(until.time, language),
            zone: formatZone(until.abbreviation, language),
          })}
    </p>
  );
}

/** It is prepared once it is paid, and not before. */
function Unpaid({ never }: { never: boolean }) {
  const { t } = useTranslation("tracking");
  const action = (
    <To name="settings_payment" className="link font-semibold">
      {t("track.changeCard")}
    </To>
  );
  return (
    <Notice tone="danger" action={!never && action}>
      {t(never ? "track.neverPaid" : "track.unpaid")}
    </Notice>
  );
}

type Code = keyof typeof words.track.code;
const codeKey = (code: string): Code => (Object.hasOwn(words.track.code, code) ? (code as Code) : "other");

/** Why it was not handed over, and what happens next. */
function Failed({ failed: { code, retryAt, refunded } }: { failed: NonNullable<Box["failed"]> }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const next = retryAt
    ? t("track.retry", { date: formatDay(retryAt.date, language), time: formatTime(retryAt.time, language) })
    : t(refunded ? "track.refunded" : "track.next");
  return (
    <Notice tone="danger" title={t("track.failedTitle")}>
      {t(`track.code.${codeKey(code)}`)} {next}
    </Notice>
  );
}
