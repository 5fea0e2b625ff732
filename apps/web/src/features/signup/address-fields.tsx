import { Phone } from "@tablee/contracts/signup-schemas";
import type { Region } from "@tablee/domain/kernel/region";
import { Field, Fieldset } from "@tablee/ui/components/field";
import { Input } from "@tablee/ui/components/input";
import { Textarea } from "@tablee/ui/components/textarea";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

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
  return (
    <Fieldset legend={t("delivery.address")}>
      <div className="grid gap-5 sm:grid-cols-6">
        <Field className="sm:col-span-6" label={t("delivery.line")} hint={t("delivery.lineHint")} error={errors.line?.message}>
          <Input
            autoComplete="address-line1"
            maxLength={120}
            {...register("line", { validate: (text) => text.trim().length >= 3 || t("delivery.lineMissing") })}
          />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.unit")} optional>
          <Input autoComplete="address-line2" maxLength={20} {...register("unit")} />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.buzzer")} optional>
          <Input maxLength={20} {...register("buzzer")} />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.city")} error={errors.city?.message}>
          <Input
            autoComplete="address-level2"
            maxLength={80}
            {...register("city", { validate: (text) => text.trim().length >= 2 || t("delivery.cityMissing") })}
          />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.province")}>
          <Input value={t(`app:region.${region}`)} readOnly className="bg-sunken" />
        </Field>
        <Field className="sm:col-span-6" label={t("delivery.phone")} hint={t("delivery.phoneHint")} error={errors.phone?.message}>
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={30}
            {...register("phone", { validate: (text) => Phone.safeParse(text).success || t("delivery.phoneInvalid") })}
          />
        </Field>
        <Field className="sm:col-span-6" label={t("delivery.instructions")} hint={t("delivery.instructionsHint")} optional>
          <Textarea maxLength={300} rows={2} {...register("instructions")} />
        </Field>
      </div>
    </Fieldset>
  );
}
