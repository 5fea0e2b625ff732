import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { formatDate, formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { SubscriptionSettings } from "./requests.ts";

interface Props {
  /** The day on which the pause ends automatically; empty if the customer ends it. */
  readonly date: string;
  readonly onChange: (date: string) => void;
  readonly choices: SubscriptionSettings["resumeChoices"];
}

/** The end of a pause: the first box after it, or until the customer resumes, with the effect on the boxes. */
export function UntilField({ date, onChange, choices }: Props) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const until = choices.find((choice) => choice.date === date);
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
          {t("pause.untilText", { date: formatDate(until.date, language), day: formatDay(until.firstBox, language) })}
        </p>
      )}
    </>
  );
}
