import { Notice } from "@tablee/ui/components/feedback/banner";
import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { Select } from "@tablee/ui/components/form/select";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { writtenAddress } from "../../shared/address/written.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { dayOf, type Offer, type PickupTexts } from "./pickup-texts.ts";

/** The delivery address or the alternate one; without the latter there is nothing to choose. */
export function PlaceChoice({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation("returnables");
  const { control } = useFormContext<PickupTexts>();
  const [only] = offers;
  if (!only) return null;
  if (offers.length < 2) return <p>{writtenAddress(only.address)}</p>;
  return (
    <Fieldset legend={t("book.place")}>
      <Controller
        name="place"
        control={control}
        render={({ field }) => (
          <RadioGroup aria-label={t("book.place")} value={field.value} onValueChange={field.onChange} className="grid gap-2 sm:grid-cols-2">
            {offers.map(({ place, address }) => (
              <RadioCard key={place} value={place} title={t(`book.places.${place}`)} description={writtenAddress(address)} />
            ))}
          </RadioGroup>
        )}
      />
    </Fieldset>
  );
}

/** With the next delivery, or on a day of this week or the following one on which a route passes. */
export function TimeChoice({ offer, thisWeek }: { offer: Offer; thisWeek: string }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const { control, watch } = useFormContext<PickupTexts>();
  const { delivery, days } = offer;
  const way = delivery ? watch("way") : "day";
  const at = (date: string, window: string) =>
    t("pickup.when", { day: capital(formatDay(date, language)), window: formatWindow(window, language) });
  return (
    <Fieldset legend={t("book.when")}>
      {delivery && (
        <Controller
          name="way"
          control={control}
          render={({ field }) => (
            <RadioGroup
              aria-label={t("book.when")}
              value={field.value}
              onValueChange={field.onChange}
              className="grid gap-2 sm:grid-cols-2"
            >
              <RadioCard value="delivery" title={t("book.delivery")} description={at(delivery.date, delivery.window)} />
              <RadioCard value="day" title={t("book.otherDay")} description={t("book.otherDayText")} />
            </RadioGroup>
          )}
        />
      )}
      {way === "day" && (days.length === 0 ? <Notice tone="attention">{t("book.noDays")}</Notice> : <DayFields {...{ offer, thisWeek }} />)}
    </Fieldset>
  );
}

function DayFields({ offer, thisWeek }: { offer: Offer; thisWeek: string }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const { control, watch } = useFormContext<PickupTexts>();
  const day = dayOf(offer, watch("date"));
  if (!day) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t("book.day")}>
        <Controller
          name="date"
          control={control}
          render={({ field }) => (
            <Select
              value={day.date}
              onValueChange={field.onChange}
              options={offer.days.map(({ date, week }) => ({
                value: date,
                label: capital(formatDay(date, language)),
                hint: t(week === thisWeek ? "book.thisWeek" : "book.followingWeek"),
              }))}
            />
          )}
        />
      </Field>
      <Field label={t("book.window")}>
        <Controller
          name="window"
          control={control}
          render={({ field }) => (
            <Select
              value={day.windows.find((window) => window === field.value) ?? day.windows[0]}
              onValueChange={field.onChange}
              options={day.windows.map((window) => ({ value: window, label: capital(formatWindow(window, language)) }))}
            />
          )}
        />
      </Field>
    </div>
  );
}
