import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDay } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { boxLines } from "../../shared/order/box-lines.ts";
import { neverPaid } from "../../shared/order/unpaid.ts";
import { To } from "../../shared/routing/to.tsx";
import { WhyDishes } from "../../shared/why/why-dishes.tsx";
import { ExcludedInBox } from "./excluded-in-box.tsx";
import { failureKey } from "./failure-key.ts";
import { Handover } from "./handover.tsx";
import { type Box, trackingQuery } from "./requests.ts";
import { TrackedBox } from "./tracked-box.tsx";

/** The tracking of today's box, or the next one, or the last one delivered. */
export function TrackPage() {
  const { t } = useTranslation(["tracking", "track"]);
  const { data, isError, isFetching, refetch } = useQuery(trackingQuery);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-display text-4xl">{t("track:title")}</h1>
      {data?.box ? (
        <OwnBox box={data.box} />
      ) : data ? (
        <EmptyState
          title={t("track.none")}
          action={
            <To name="account" slash className={buttonStyle({ variant: "secondary" })}>
              {t("boxes")}
            </To>
          }
        >
          {t("track.noneText")}
        </EmptyState>
      ) : isError ? (
        <ErrorState title={t("track:error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function OwnBox({ box }: { box: Box }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const { order, failed, handover, place } = box;
  const lines = boxLines(order);
  const unpaid = order.failure?.kind === "payment";
  return (
    <TrackedBox
      box={{ ...box, deliveryDate: order.deliveryDate, deliveredAt: order.deliveredAt ?? null }}
      lines={lines}
      excluded={<ExcludedInBox order={order} />}
      why={
        !order.editable && (
          <WhyDishes orderId={order.orderId} day={formatDay(order.deliveryDate, language)} lines={lines} className="mt-3" />
        )
      }
      trouble={failed ? <Failed failed={failed} /> : unpaid && <Unpaid never={neverPaid(order)} />}
      place={
        place && (
          <section aria-labelledby="place" className="flex flex-col gap-3">
            <div>
              <h3 id="place" className="font-semibold">
                {t("track.place")}
              </h3>
              <p>
                {place.line}
                {place.unit && `, ${t("track.unit", { unit: place.unit })}`}, {place.city}
              </p>
            </div>
            <Handover orderId={order.orderId} handover={handover} />
          </section>
        )
      }
    />
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

/** The reason why it was not handed over, and what happens next. */
function Failed({ failed: { code, retryAt, refunded } }: { failed: NonNullable<Box["failed"]> }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const next = retryAt
    ? t("track.retry", { date: formatDay(retryAt.date, language), time: formatTime(retryAt.time, language) })
    : t(refunded ? "track.refunded" : "track.next");
  return (
    <Notice tone="danger" title={t("track.failedTitle")}>
      {t(`track.code.${failureKey(code)}`)} {next}
    </Notice>
  );
}
