import { suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import { Field, Fieldset } from "@tablee/ui/components/field";
import { Input } from "@tablee/ui/components/input";
import { Textarea } from "@tablee/ui/components/textarea";
import type { Ref } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AddressPicker } from "../../shared/address/address-picker.tsx";
import type { AddressForm, PickedPlace } from "./address-given.ts";
import { longest, optionalProblem, phoneProblem } from "./checks.ts";

/** `given` is what is known of it, from before or as it was typed last. */
export const useAddressForm = (given: AddressForm) => useForm<AddressForm>({ defaultValues: given });

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>;
  /** The postal code that was checked. */
  near: string;
  place: PickedPlace;
  /** What is wrong with the place. */
  error: string | undefined;
  onPlace: (place: PickedPlace) => void;
  pickerRef: Ref<HTMLInputElement>;
}

/** Where the box goes. That boxes come to its postal code is known by now. */
export function AddressFields({ form, near, place, error, onPlace, pickerRef }: AddressFieldsProps) {
  const { t } = useTranslation("signup");
  const { register, formState } = form;
  const { errors } = formState;
  const tooLong = (max: number) => t("delivery.tooLong", { max });
  const optional = (max: number) => ({ validate: (text: string) => optionalProblem(text, max) === undefined || tooLong(max) });
  return (
    <Fieldset legend={t("delivery.address")}>
      <div className="grid gap-5 sm:grid-cols-6">
        <AddressPicker
          call={suggestSignupAddresses}
          near={near}
          given={place.text}
          error={error}
          onPick={(picked, text) => onPlace({ text, picked })}
          ref={pickerRef}
        />
        <Field className="sm:col-span-3" label={t("delivery.unit")} error={errors.unit?.message} optional>
          <Input autoComplete="address-line2" {...register("unit", optional(longest.unit))} />
        </Field>
        <Field className="sm:col-span-3" label={t("delivery.buzzer")} error={errors.buzzer?.message} optional>
          <Input {...register("buzzer", optional(longest.unit))} />
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
