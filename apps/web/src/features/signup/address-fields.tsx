import type { Region } from "@tablee/domain/kernel/region";
import { Field, Fieldset } from "@tablee/ui/components/field";
import { Input } from "@tablee/ui/components/input";
import { Textarea } from "@tablee/ui/components/textarea";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { cityProblem, lineProblem, longest, optionalProblem, phoneProblem } from "./checks.ts";

export interface AddressForm {
  line: string;
  unit: string;
  buzzer: string;
  city: string;
  phone: string;
  instructions: string;
}

/** `given` is what is known of it, from before or as it was typed last. */
export const useAddressForm = (given: Partial<AddressForm>) =>
  useForm<AddressForm>({ defaultValues: { line: "", unit: "", buzzer: "", city: "", phone: "", instructions: "", ...given } });

/** Where the box goes. Postal code and province are known by now. */
export function AddressFields({ form, region }: { form: UseFormReturn<AddressForm>; region: Region }) {
  const { t } = useTranslation(["signup", "app"]);
  const { register, formState } = form;
  const { errors } = formState;
  const tooLong = (max: number) => t("delivery.tooLong", { max });
  const optional = (max: number) => ({ validate: (text: string) => optionalProblem(text, max) === undefined || tooLong(max) });
  return (
    <Fieldset legend={t("delivery.address")}>
      <div className="grid gap-5 sm:grid-cols-6">
        <Field className="sm:col-span-6" label={t("delivery.line")} hint={t("delivery.lineHint")} error={errors.line?.message}>
          <Input
            autoComplete="address-line1"
            {...register("line", {
              validate: (text) => {
                const problem = lineProblem(text);
                if (problem === "long") return tooLong(longest.line);
                return problem === undefined || t(problem === "missing" ? "delivery.lineMissing" : "delivery.lineMalformed");
              },
            })}
          />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.unit")} error={errors.unit?.message} optional>
          <Input autoComplete="address-line2" {...register("unit", optional(longest.unit))} />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.buzzer")} error={errors.buzzer?.message} optional>
          <Input {...register("buzzer", optional(longest.unit))} />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.city")} error={errors.city?.message}>
          <Input
            autoComplete="address-level2"
            {...register("city", {
              validate: (text) => {
                const problem = cityProblem(text);
                if (problem === "long") return tooLong(longest.city);
                return problem === undefined || t(problem === "missing" ? "delivery.cityMissing" : "delivery.cityMalformed");
              },
            })}
          />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.province")}>
          <Input value={t(`app:region.${region}`)} readOnly className="bg-sunken" />
        </Field>
        <Field className="sm:col-span-6" label={t("delivery.phone")} hint={t("delivery.phoneHint")} error={errors.phone?.message}>
          <Input
            type="tel"
            autoComplete="tel"
            {...register("phone", {
              validate: (text) => {
                const problem = phoneProblem(text);
                return problem === undefined || t(problem === "missing" ? "delivery.phoneMissing" : "delivery.phoneMalformed");
              },
            })}
          />
        </Field>
        <Field
          className="sm:col-span-6"
          label={t("delivery.instructions")}
          hint={t("delivery.instructionsHint")}
          error={errors.instructions?.message}
          optional={t("delivery.instructionsOptional")}
        >
          <Textarea rows={2} {...register("instructions", optional(longest.instructions))} />
        </Field>
      </div>
    </Fieldset>
  );
}
