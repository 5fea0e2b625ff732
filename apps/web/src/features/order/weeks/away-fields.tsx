import type { OrderCard } from "@tablee/contracts/schemas";
import { earlierOf, laterOf } from "@tablee/domain/kernel/time";
import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { formatDayShort } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { between } from "./choice.ts";

interface AwayFieldsProps {
  /** The boxes that can be skipped, soonest first. */
  boxes: readonly OrderCard[];
  chosen: readonly OrderCard[];
  onChoose: (boxes: readonly OrderCard[]) => void;
}

/** The first and the last week away: they tick every week from one to the other. */
export function AwayFields({ boxes, chosen, onChoose }: AwayFieldsProps) {
  const { t } = useTranslation("weeks");
  const language = useLanguage();
  const [first, last] = [chosen[0]?.week ?? "", chosen.at(-1)?.week ?? ""];
  const options = [
    ...(chosen.length === 0 ? [{ value: "", label: t("pick") }] : []),
    ...boxes.map(({ week, deliveryDate }) => ({ value: week, label: capital(formatDayShort(deliveryDate, language)) })),
  ].map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-2 font-semibold">{t("away")}</legend>
      <Field label={t("first")}>
        <NativeSelect
          value={first}
          onChange={({ target: { value } }) => onChoose(between(boxes, value, last === "" ? value : laterOf(last, value)))}
        >
          {options}
        </NativeSelect>
      </Field>
      <Field label={t("last")}>
        <NativeSelect
          value={last}
          onChange={({ target: { value } }) => onChoose(between(boxes, first === "" ? value : earlierOf(first, value), value))}
        >
          {options}
        </NativeSelect>
      </Field>
    </fieldset>
  );
}
