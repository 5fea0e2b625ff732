import { isPoBox } from "@tablee/domain/account/po-box";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { longest, optionalProblem } from "../form/checks.ts";
import { type AddressDetails, recipientProblem } from "./address-details.ts";

/** The address details and the recipient, for any address form. */
export function PersonFields() {
  const { t } = useTranslation("address");
  const { register, getValues, formState } = useFormContext<Pick<AddressDetails, "unit" | "buzzer" | "firstName" | "lastName">>();
  const { errors } = formState;
  const tooLong = t("tooLong", { max: longest.unit });
  const optional = { validate: (text: string) => optionalProblem(text, longest.unit) === undefined || tooLong };
  const name = (field: "firstName" | "lastName") =>
    register(field, {
      validate: () => {
        const problem = recipientProblem(getValues(), field);
        if (problem === "long") return t("tooLong", { max: longest.name });
        return problem === undefined || t(problem === "malformed" ? "nameMalformed" : "nameShort");
      },
    });
  return (
    <>
      <Field className="sm:col-span-3" label={t("unit")} error={errors.unit?.message} optional>
        <Input
          autoComplete="address-line2"
          {...register("unit", { validate: (text) => (isPoBox(text) ? t("poBox") : optional.validate(text)) })}
        />
      </Field>
      <Field className="sm:col-span-3" label={t("buzzer")} error={errors.buzzer?.message} optional>
        <Input {...register("buzzer", optional)} />
      </Field>
      <Field className="sm:col-span-3" label={t("firstName")} hint={t("nameHint")} error={errors.firstName?.message} optional>
        <Input {...name("firstName")} />
      </Field>
      <Field className="sm:col-span-3" label={t("lastName")} error={errors.lastName?.message} optional>
        <Input {...name("lastName")} />
      </Field>
    </>
  );
}
