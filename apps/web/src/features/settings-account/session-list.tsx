import type { OutputOf } from "@tablee/contracts/call";
import { type accountSettings, endSessions } from "@tablee/contracts/calls/settings-account";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { timeHere } from "../../shared/i18n/time-here.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Section } from "./section.tsx";

type Sessions = OutputOf<typeof accountSettings>["sessions"];

/** The account's open sessions; each of the others can be signed out, or all at once. */
export function SessionList({ sessions, onEnded }: { sessions: Sessions; onEnded: () => Promise<unknown> }) {
  const { t } = useTranslation("settings-account");
  const language = useLanguage();
  const nameOf = ({ device, browser, system }: Sessions[number]): string =>
    browser && system ? t("agent", { browser, system }) : (browser ?? system ?? t(`device.${device}`));
  const end = useMutation(
    callMutation(endSessions, {
      onSuccess: async () => {
        await onEnded();
        toast.success(t("ended"));
      },
    }),
  );
  return (
    <Section title={t("sessions")}>
      <FailureNotice error={end.error} />
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => {
          const { sessionId, beganAt, current } = session;
          const when = { date: formatDateWithYear(beganAt.date, language), time: timeHere(beganAt, language) };
          return (
            <li key={sessionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-48 grow basis-0">
                <p className="font-semibold">
                  {nameOf(session)} {current && <Badge tone="good">{t("current")}</Badge>}
                </p>
                <p className="text-muted text-sm">{t("began", when)}</p>
              </div>
              {!current && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t("endLabel", { device: nameOf(session), ...when })}
                  disabled={end.isPending}
                  onClick={() => end.mutate({ sessionId })}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" loading={end.isPending} onClick={() => end.mutate({})} className="self-start max-sm:self-stretch">
          {t("endOthers")}
        </Button>
      )}
    </Section>
  );
}
