import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDay } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/errors.ts";
import { useClient } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { boxLines } from "../../shared/order/box-lines.ts";
import { To } from "../../shared/routing/to.tsx";
import { failureKey } from "./failure-key.ts";
import { type LinkedBox, linkedBoxQuery } from "./requests.ts";
import { TrackedBox } from "./tracked-box.tsx";

/** The box that a delivery notice links to. The token is in the fragment: no sign-in, and nothing about the household. */
export function TrackBoxPage() {
  const { t } = useTranslation("tracking");
  const client = useClient();
  const token = useLocation({ select: ({ hash }) => hash });
  const { data, error, isFetching, refetch } = useQuery(linkedBoxQuery(token));
  const code = token === "" ? "tracking-link-unknown" : codeOf(error);
  if (code === "tracking-link-unknown" || code === "tracking-link-expired") return <NoBox code={code} />;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-display text-4xl">{t("track.title")}</h1>
      {data ? (
        <>
          <TrackedBox
            box={data.box}
            lines={boxLines({ lines: data.box.lines, additions: [] })}
            trouble={data.box.failed && <Missed missed={data.box.failed} />}
          />
          <p className="text-center text-muted">
            {t("link.more")}{" "}
            <To name="track" className="link">
              {t(client ? "link.account" : "link.signIn")}
            </To>
          </p>
        </>
      ) : error ? (
        <ErrorState title={t("track.error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** The link is cut short, or its box was delivered days ago. */
function NoBox({ code }: { code: "tracking-link-unknown" | "tracking-link-expired" }) {
  const { t } = useTranslation("tracking");
  return (
    <EmptyState
      level={1}
      title={t(`link.${code}.title`)}
      className="py-20"
      action={
        <To name="track" className={buttonStyle({ size: "lg" })}>
          {t("link.signIn")}
        </To>
      }
    >
      {t(`link.${code}.text`)}
    </EmptyState>
  );
}

/** The reason why it was not handed over, and the time of the next try; anything else is for the household only. */
function Missed({ missed: { code, retryAt } }: { missed: NonNullable<LinkedBox["failed"]> }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <Notice tone="danger" title={t("track.failedTitle")}>
      {t(`track.code.${failureKey(code)}`)}{" "}
      {retryAt && t("track.retry", { date: formatDay(retryAt.date, language), time: formatTime(retryAt.time, language) })}
    </Notice>
  );
}
