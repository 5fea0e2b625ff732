import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";
import { type PlacedField, type PlacedTexts, placedProblems, provinces } from "./placed-texts.ts";

interface PlacedFieldsProps {
  readonly texts: PlacedTexts;
  /** True after the first attempt to send: problems are shown from then on. */
  readonly isTried: boolean;
  onChange(texts: PlacedTexts): void;
}

/** An address that staff enter by hand, with its coordinates. Browsers must not autofill it: it is not the staff member's own. */
export function PlacedFields({ texts, isTried, onChange }: PlacedFieldsProps) {
  const { t } = useTranslation("delivery");
  const problems: ReturnType<typeof placedProblems> = isTried ? placedProblems(texts) : {};
  const errorOf = (field: PlacedField) => {
    const problem = problems[field];
    return problem && t(`placed.wrong.${problem}`);
  };
  const input = (field: Exclude<PlacedField, "province">, maxLength: number) => (
    <Input
      autoComplete="off"
      maxLength={maxLength}
      value={texts[field]}
      onChange={(event) => onChange({ ...texts, [field]: event.target.value })}
    />
  );
  return (
    <>
      <Field className="sm:col-span-6" label={t("placed.line")} error={errorOf("line")}>
        {input("line", 120)}
      </Field>
      <Field className="sm:col-span-2" label={t("placed.city")} error={errorOf("city")}>
        {input("city", 80)}
      </Field>
      <Field className="sm:col-span-2" label={t("placed.province")}>
        <NativeSelect
          value={texts.province}
          onChange={(event) => onChange({ ...texts, province: event.target.value as PlacedTexts["province"] })}
        >
          {provinces.map((province) => (
            <option key={province} value={province}>
              {t(`placed.provinces.${province}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field className="sm:col-span-2" label={t("placed.postalCode")} error={errorOf("postalCode")}>
        {input("postalCode", 10)}
      </Field>
      <Field className="sm:col-span-3" label={t("placed.latitude")} hint={t("placed.latitudeHint")} error={errorOf("latitude")}>
        {input("latitude", 12)}
      </Field>
      <Field className="sm:col-span-3" label={t("placed.longitude")} hint={t("placed.longitudeHint")} error={errorOf("longitude")}>
        {input("longitude", 12)}
      </Field>
    </>
  );
}
