import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { NativeSelect } from "@tablee/ui/components/form/select";
import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { ConsentAsker } from "../consent/consent-asker.tsx";
import { phoneProblem } from "../form/checks.ts";
import { type AddressDetails, handoverChoices } from "./address-details.ts";
import { PersonFields } from "./person-fields.tsx";

/** Address details, recipient, phone, and handover place; `children` are shown for a place outside the list. */
export function AddressDetailsFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["address", "handover"]);
  const { register, control, watch, formState } = useFormContext<AddressDetails>();
  const { errors } = formState;
  // Consent is the customer's own: acting staff are not asked for it.
  const isActing = useSession()?.acting != null;
  return (
    <>
      <PersonFields />
      <Field className="sm:col-span-3" label={t("phone")} hint={t("phoneHint")} error={errors.phone?.message}>
        <Input
          type="tel"
          autoComplete="tel"
          {...register("phone", {
            validate: (text) => {
              const problem = phoneProblem(text);
              return problem === undefined || t(problem === "missing" ? "phoneMissing" : "phoneMalformed");
            },
          })}
        />
      </Field>
      <Field className="sm:col-span-3" label={t("instructions")}>
        <NativeSelect {...register("handover")}>
          {handoverChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === "usual" || choice === "other" ? t(choice) : t(`handover:${choice}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {watch("handover") === "other" && <div className="sm:col-span-6">{children}</div>}
      {!isActing && (
        <Controller
          control={control}
          name="offersByText"
          render={({ field }) => (
            <Checkbox
              className="sm:col-span-6"
              label={t("offers")}
              hint={<ConsentAsker />}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
      )}
    </>
  );
}
