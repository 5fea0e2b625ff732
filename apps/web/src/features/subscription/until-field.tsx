import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { formatDate, formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pauseEffect } from "./pause-effect.ts";
import type { SubscriptionSettings } from "./requests.ts";

interface Props {
  /** The day on which the pause ends automatically; empty if the customer ends it. */
  readonly date: string;
  readonly onChange: (date: string) => void;
  readonly settings: Pick<SubscriptionSettings, "resumeChoices" | "weeks">;
  /** The pause has begun: boxes that it has skipped come back after its new end. */
  readonly hasBegun?: boolean;
}

/** The end of a pause: the first box after it, or until the customer resumes. Names the box that is charged first, where it is made already. */
export function UntilField({ date, onChange, settings: { resumeChoices: choices, weeks }, hasBegun = false }: Props) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const until = choices.find((choice) => choice.date === date);
  const next = until && pauseEffect(weeks, until.firstBox).next;
  return (
    <>
      <Field label={t("pause.until")}>
        <NativeSelect value={date} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("pause.myself")}</option>
          {date !== "" && !until && <option value={date}>{formatDate(date, language)}</option>}
          {choices.map((choice) => (
            <option key={choice.date} value={choice.date}>
              {t("pause.untilBox", { day: formatDay(choice.firstBox, language) })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {until && (
        <p className="text-sm">
          <span>{t("pause.resumesOn", { date: formatDate(until.date, language), day: formatDay(until.firstBox, language) })}</span>{" "}
          {hasBegun && t("pause.comeBack")}{" "}
          {next?.maxCents !== undefined &&
            t("pause.charged", {
              day: formatDay(next.week.deliveryDate, language),
              amount: formatMoney(next.maxCents, language),
              date: formatDate(next.week.chargedAt.date, language),
            })}
        </p>
      )}
    </>
  );
}
