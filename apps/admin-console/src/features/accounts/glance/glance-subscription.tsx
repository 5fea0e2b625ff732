import type { Tone } from "@tablee/ui/components/feedback/badge";
import { useTranslation } from "react-i18next";
import { StateWord } from "../../../shared/components/state-word.tsx";
import { planWords, weekdayWords, windowWords } from "../../../shared/format/in-words.ts";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

type Subscription = NonNullable<AccountGlance["subscription"]>;
const tones: Record<Subscription["status"], Tone> = { active: "good", paused: "attention", closed: "neutral" };

/** The subscription's status, plan and slot. */
export function GlanceSubscription({ glance: { subscription } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  if (!subscription) {
    return <GlanceItem name={t("glance.subscription")}>{t("console:subscriptionStatus.none")}</GlanceItem>;
  }
  const { status, because, resumesAt, plan, weekday, window } = subscription;
  const why = because && (because === "unpaid" ? t("glance.unpaidPause") : t(`codes:pauseReasons.${because}`));
  const until = resumesAt && t("glance.resumes", { at: formatLocal(resumesAt, language) });
  return (
    <>
      <GlanceItem name={t("glance.subscription")} more={[why, until].filter(Boolean).join(" · ")}>
        <StateWord tone={tones[status]}>{t(`console:subscriptionStatus.${status}`)}</StateWord>
      </GlanceItem>
      <GlanceItem name={t("glance.plan")} more={`${weekdayWords(weekday, language)} ${windowWords(window, language)}`}>
        {planWords(t, plan)}
      </GlanceItem>
    </>
  );
}
