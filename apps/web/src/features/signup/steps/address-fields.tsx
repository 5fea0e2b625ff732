import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import type { Ref } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AddressDetailsFields } from "../../../shared/address/address-details-fields.tsx";
import { AddressPicker } from "../../../shared/address/address-picker.tsx";
import { longest, optionalProblem } from "../../../shared/form/checks.ts";
import type { AddressForm, PickedPlace } from "../address-given.ts";

interface AddressFieldsProps {
  /** The postal code that was checked. */
  near: string;
  place: PickedPlace;
  /** The problem with the place. */
  error: string | undefined;
  onPlace: (place: PickedPlace) => void;
  pickerRef: Ref<HTMLInputElement>;
}

/** The address of the box. Its postal code is already known to be in the area. */
export function AddressFields({ near, place, error, onPlace, pickerRef }: AddressFieldsProps) {
  const { t } = useTranslation(["steps", "address"]);
  const { register, formState } = useFormContext<AddressForm>();
  const isShort = (text: string) =>
    optionalProblem(text, longest.instructions) === undefined || t("address:tooLong", { max: longest.instructions });
  return (
    <Fieldset legend={t("delivery.address")}>
      <div className="grid gap-5 sm:grid-cols-6">
        <AddressPicker
          triedIn="sign-up"
          near={near}
          given={place.text}
          error={error}
          onPick={(picked, text) => onPlace({ text, picked })}
          ref={pickerRef}
        />
        <AddressDetailsFields>
          <Field
            label={t("address:otherInstructions")}
            hint={t("address:otherHint")}
            error={formState.errors.instructions?.message}
            optional
          >
            <Textarea rows={2} {...register("instructions", { validate: isShort })} />
          </Field>
        </AddressDetailsFields>
      </div>
    </Fieldset>
  );
}
