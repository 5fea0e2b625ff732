import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { formatMoneyShort } from "@tablee/ui/format/money";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { amountOf, type Draft, type Terms } from "./draft.ts";

/** One of the usual amounts, or any between the bounds. */
export function AmountChoice({ terms: { presets, minCents, maxCents } }: { terms: Terms }) {
  const { t } = useTranslation("gift");
  const language = useLanguage();
  const form = useFormContext<Draft>();
  const preset = form.watch("preset");
  const bounds = { min: formatMoneyShort(minCents, language), max: formatMoneyShort(maxCents, language) };
  return (
    <Fieldset legend={t("amount.title")}>
      <Controller
        name="preset"
        control={form.control}
        render={({ field }) => (
          <RadioGroup
            aria-label={t("amount.title")}
            value={field.value}
            onValueChange={field.onChange}
            className="grid grid-cols-2 gap-2 sm:grid-cols-3"
          >
            {presets.map((cents) => (
              <RadioCard key={cents} value={String(cents)} title={formatMoneyShort(cents, language)} className="py-3" />
            ))}
            <RadioCard value="other" title={t("amount.other")} className="py-3" />
          </RadioGroup>
        )}
      />
      {preset === "other" && (
        <Field
          label={t("amount.otherLabel")}
          hint={t("amount.range", bounds)}
          error={form.formState.errors.dollars?.message}
          className="max-w-sm"
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...form.register("dollars", {
              validate: (dollars) => {
                const cents = amountOf({ preset: "other", dollars });
                return (cents !== undefined && cents >= minCents && cents <= maxCents) || t("amount.wrong", bounds);
              },
            })}
          />
        </Field>
      )}
    </Fieldset>
  );
}
