import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime, formatWindow } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import type { DeliveryOptions } from "../../../shared/delivery/delivery-options-query.ts";
import { weekdayName } from "../../../shared/delivery/weekdays.ts";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

export interface Slot {
  weekday: number;
  window: DeliveryWindow;
}

/** The day, with its first delivery; then the windows of that day. */
export function SlotChoice({
  days,
  slot,
  missing,
  onChange,
}: {
  days: DeliveryOptions["days"];
  slot: Slot | undefined;
  missing: boolean;
  onChange: (slot: Slot) => void;
}) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const day = days.find((candidate) => candidate.weekday === slot?.weekday);
  const chooseDay = (value: string) => {
    const next = days.find((candidate) => String(candidate.weekday) === value);
    const window = next?.windows.find((candidate) => candidate === slot?.window) ?? next?.windows[0];
    if (next && window) onChange({ weekday: next.weekday, window });
  };
  return (
    <Fieldset legend={t("delivery.slot")} error={missing ? t("delivery.chooseSlot") : undefined}>
      <RadioGroup
        aria-label={t("delivery.day")}
        value={slot ? String(slot.weekday) : ""}
        onValueChange={chooseDay}
        className="grid gap-3 sm:grid-cols-2"
      >
        {days.map((option) => (
          <RadioCard
            key={option.weekday}
            value={String(option.weekday)}
            title={capital(weekdayName(option.weekday, language))}
            description={t("delivery.first", { date: formatDayShort(option.firstDelivery, language) })}
          />
        ))}
      </RadioGroup>
      {day && slot && (
        <>
          <RadioGroup
            aria-label={t("delivery.window")}
            value={slot.window}
            onValueChange={(value) => {
              const window = day.windows.find((candidate) => candidate === value);
              if (window) onChange({ ...slot, window });
            }}
            className="mt-3 grid gap-3 sm:grid-cols-3"
          >
            {day.windows.map((window) => (
              <RadioCard
                key={window}
                value={window}
                title={<span className="text-base">{capital(formatWindow(window, language))}</span>}
                className="py-3"
              />
            ))}
          </RadioGroup>
          <p aria-live="polite" className="text-muted">
            {t("delivery.until", {
              date: formatDayShort(day.firstCutoff.date, language),
              time: formatTime(day.firstCutoff.time, language),
            })}
          </p>
        </>
      )}
    </Fieldset>
  );
}
