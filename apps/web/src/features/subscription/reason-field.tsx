import { type PauseReason, pauseReasons } from "@tablee/domain/subscription/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";

interface ReasonFieldProps {
  reason: PauseReason | undefined;
  onChange: (reason: PauseReason | undefined) => void;
  /** The button was pressed before a reason was chosen. */
  isAsked: boolean;
}

/** Chooses one of the seven reasons for pausing or closing. */
export function ReasonField({ reason, onChange, isAsked }: ReasonFieldProps) {
  const { t } = useTranslation(["subscription", "pause-reason"]);
  return (
    <Field label={t("reason")} required error={isAsked && !reason ? t("reasonMissing") : undefined}>
      <NativeSelect value={reason ?? ""} onChange={({ target }) => onChange(pauseReasons.find((one) => one === target.value))}>
        <option value="">{t("pickReason")}</option>
        {pauseReasons.map((one) => (
          <option key={one} value={one}>
            {t(`pause-reason:${one}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
