import { Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatTime, formatWindow } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { Choice } from "./use-delivery-choice.ts";

/** The week's days and the windows of the chosen one; those that are full cannot be chosen. */
export function DeliveryChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { days, day, isFree, weekday, setWeekday, window, setWindow } = choice;
  return (
    <>
      <Fieldset legend={t("delivery.day")}>
        <RadioGroup
          aria-label={t("delivery.day")}
          value={weekday === undefined ? "" : String(weekday)}
          onValueChange={(value) => setWeekday(Number(value))}
          className="grid gap-3 sm:grid-cols-2"
        >
          {days.map((option) => (
            <RadioCard
              key={option.weekday}
              value={String(option.weekday)}
              disabled={option.past}
              className="py-3"
              title={<span className="text-base">{capital(formatDay(option.date, language))}</span>}
              description={
                option.past
                  ? t("delivery.past")
                  : t("delivery.until", {
                      date: formatDayShort(option.cutoff.date, language),
                      time: formatTime(option.cutoff.time, language),
                    })
              }
            />
          ))}
        </RadioGroup>
      </Fieldset>
      {day && (
        <Fieldset legend={t("delivery.window")}>
          <RadioGroup
            aria-label={t("delivery.window")}
            value={window ?? ""}
            onValueChange={(value) => setWindow(day.windows.find((candidate) => candidate.window === value)?.window)}
            className="grid gap-3 sm:grid-cols-2"
          >
            {day.windows.map((option) => (
              <RadioCard
                key={option.window}
                value={option.window}
                disabled={!isFree(day, option)}
                className="py-3"
                title={<span className="text-base">{capital(formatWindow(option.window, language))}</span>}
                description={isFree(day, option) ? (option.current ? t("delivery.current") : undefined) : t("delivery.full")}
              />
            ))}
          </RadioGroup>
        </Fieldset>
      )}
    </>
  );
}
