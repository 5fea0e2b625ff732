import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { Card, CardActions, CardTitle } from "@tablee/ui/components/card";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { formatWindow } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { freshness } from "../../shared/api/freshness.ts";
import { weekdayName } from "../../shared/delivery/weekdays.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { planName, planSize } from "../../shared/plan/plan-words.ts";
import { To } from "../../shared/routing/to.tsx";
import { PauseEndDialog } from "./pause-end-dialog.tsx";
import type { SubscriptionSettings } from "./requests.ts";

const tones: Record<SubscriptionSettings["subscription"]["status"], Tone> = { active: "good", paused: "attention", closed: "neutral" };

/** The subscription's status, since when, and a way to resume it. */
export function StatusCard({ settings }: { settings: SubscriptionSettings }) {
  const { t } = useTranslation(["subscription", "plan"]);
  const language = useLanguage();
  const { subscription, record, pointsLost } = settings;
  const { status, plan, weekday, window, pauseReason } = subscription;
  const size = planSize(plan);
  const resume = useMutation(
    callMutation(updateSubscription, {
      awaited: true,
      onSuccess: () => void toast.success(t("resumed")),
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  return (
    <Card asChild>
      <section aria-labelledby="standing">
        <CardTitle id="standing" className="flex flex-wrap items-center gap-3">
          {t(planName(plan))} {/* No badge for an active subscription: its first box may still be unpaid. */}
          {status !== "active" && (
            <Badge tone={tones[status]} className="font-sans">
              {t(`status.${status}`)}
            </Badge>
          )}
          <UnderWay freshness={freshness} of={["weeks", "points"]} />
        </CardTitle>
        <p>
          {t(size.key, { count: size.count })}
          {" · "}
          {t("everyWeek", { day: capital(weekdayName(weekday, language)), window: formatWindow(window, language) })}
        </p>
        <p className="mt-3">
          <StatusText subscription={subscription} />
        </p>
        {status === "closed" && pointsLost !== null && pointsLost > 0 && (
          <p>{t("standing.lost", { count: pointsLost, number: formatNumber(pointsLost, language) })}</p>
        )}
        <CardActions>
          {status === "paused" && (
            <Button loading={resume.isPending} onClick={() => resume.mutate({ change: "resume" })}>
              {t("resume")}
            </Button>
          )}
          {status === "paused" && pauseReason !== "unpaid" && <PauseEndDialog settings={settings} />}
          {status === "paused" && pauseReason === "unpaid" && (
            <To name="settings_payment" className={buttonStyle({ variant: "secondary" })}>
              {t("fixCard")}
            </To>
          )}
          {status === "paused" && (
            <To name="schedule" className={buttonStyle({ variant: "secondary" })}>
              {t("schedule")}
            </To>
          )}
          {record && (
            <To
              name="subscription_receipt"
              params={{ number: record.number }}
              className="link figures inline-flex min-h-11 items-center font-semibold"
            >
              {t("record", { number: record.number })}
            </To>
          )}
        </CardActions>
      </section>
    </Card>
  );
}

/** The date of the pause or closure, its end, and the consequences. */
function StatusText({ subscription: { status, pausedAt, pauseReason, resumesAt, closedAt } }: Pick<SubscriptionSettings, "subscription">) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const day = (at: { readonly date: string } | null) => (at ? formatDateWithYear(at.date, language) : "");
  switch (status) {
    case "active":
      return t("standing.active");
    case "closed":
      return `${t("standing.closed", { date: day(closedAt) })} ${t("standing.closedText")}`;
    case "paused": {
      const key = pauseReason === "unpaid" ? "unpaid" : resumesAt ? "pausedUntil" : "paused";
      return `${t(`standing.${key}`, { date: day(pausedAt), until: day(resumesAt) })} ${t("standing.kept")}`;
    }
  }
}
