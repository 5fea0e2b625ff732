import { againAnswers } from "@tablee/domain/review/vocabulary";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

const tones = ["bg-danger", "bg-attention", "bg-oat", "bg-sage", "bg-primary"] as const;

/** The shares of the five answers, from the worst to the best; their figures are read out and shown on hover. */
export function AnswersBar({ answers }: { answers: readonly number[] }) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  const total = answers.reduce((sum, count) => sum + count, 0);
  const figures = againAnswers.map((answer, at) => `${t(`again.${answer}`)} ${formatNumber(answers[at] ?? 0, language)}`).join(" · ");
  return (
    <span role="img" aria-label={figures} title={figures} className="flex h-2 w-full overflow-hidden rounded-full">
      {againAnswers.map((answer, at) => (
        <span key={answer} className={tones[at]} style={{ width: `${((answers[at] ?? 0) / Math.max(1, total)) * 100}%` }} />
      ))}
    </span>
  );
}
