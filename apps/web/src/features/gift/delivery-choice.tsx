import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { Select } from "@tablee/ui/components/form/select";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Draft, Terms } from "./draft.ts";
import { words } from "./words.ts";

const zones = Object.keys(words.delivery.zones) as (keyof typeof words.delivery.zones)[];

/** By email, now or on a morning to come, or as a page to print. */
export function DeliveryChoice({ terms: { firstMailDay, lastMailDay } }: { terms: Terms }) {
  const { t } = useTranslation("gift");
  const form = useFormContext<Draft>();
  const [by, when] = form.watch(["by", "when"]);
  return (
    <Fieldset legend={t("delivery.title")}>
      <Controller
        name="by"
        control={form.control}
        render={({ field }) => (
          <RadioGroup
            aria-label={t("delivery.title")}
            value={field.value}
            onValueChange={field.onChange}
            className="grid gap-2 sm:grid-cols-2"
          >
            <RadioCard value="email" title={t("delivery.email")} description={t("delivery.emailText")} />
            <RadioCard value="print" title={t("delivery.print")} description={t("delivery.printText")} />
          </RadioGroup>
        )}
      />
      {by === "email" && (
        <div className="mt-3 flex flex-col gap-2">
          <p id="when" className="font-semibold">
            {t("delivery.when")}
          </p>
          <Controller
            name="when"
            control={form.control}
            render={({ field }) => (
              <RadioGroup aria-labelledby="when" value={field.value} onValueChange={field.onChange} className="grid gap-2 sm:grid-cols-2">
                <RadioCard value="now" title={t("delivery.now")} className="py-3" />
                <RadioCard value="later" title={t("delivery.later")} description={t("delivery.laterText")} className="py-3" />
              </RadioGroup>
            )}
          />
        </div>
      )}
      {by === "email" && when === "later" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("delivery.date")} error={form.formState.errors.date?.message}>
            <Input
              type="date"
              min={firstMailDay}
              max={lastMailDay}
              {...form.register("date", { validate: (day) => (day >= firstMailDay && day <= lastMailDay) || t("delivery.dateWrong") })}
            />
          </Field>
          <Field label={t("delivery.zone")}>
            <Controller
              name="zone"
              control={form.control}
              render={({ field }) => (
                <Select
                  value={field.value}
                  onValueChange={field.onChange}
                  options={zones.map((zone) => ({ value: zone, label: t(`delivery.zones.${zone}`) }))}
                />
              )}
            />
          </Field>
        </div>
      )}
    </Fieldset>
  );
}
