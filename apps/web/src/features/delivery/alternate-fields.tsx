import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PersonFields } from "../../shared/address/person-fields.tsx";
import { longest, optionalProblem, phoneProblem } from "../../shared/form/checks.ts";
import type { AlternateTexts } from "./alternate-texts.ts";

/** The further fields of an alternate address: all are optional, and the handover list is not offered. */
export function AlternateFields() {
  const { t } = useTranslation("address");
  const { register, formState } = useFormContext<AlternateTexts>();
  const { errors } = formState;
  const isPhone = (text: string) => text.trim() === "" || phoneProblem(text) === undefined || t("phoneMalformed");
  const tooLong = t("tooLong", { max: longest.instructions });
  return (
    <>
      <PersonFields />
      <Field className="sm:col-span-6" label={t("phone")} error={errors.phone?.message} optional>
        <Input type="tel" autoComplete="tel" {...register("phone", { validate: isPhone })} />
      </Field>
      <Field className="sm:col-span-6" label={t("instructions")} hint={t("otherHint")} error={errors.instructions?.message} optional>
        <Textarea
          rows={2}
          {...register("instructions", { validate: (text) => optionalProblem(text, longest.instructions) === undefined || tooLong })}
        />
      </Field>
    </>
  );
}
