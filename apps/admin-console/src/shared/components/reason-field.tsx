import { Reason } from "@tablee/contracts/typed-texts";
import { Field } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { useTranslation } from "react-i18next";

/** Checks the contract's rule: 3 to 300 characters, and words. */
export const reasonGiven = (reason: string): boolean => Reason.safeParse(reason).success;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** It is about a customer, who reads it in the copy of their data. */
  isRead?: boolean;
}

/** The reason for an act that is hard to undo. */
export function ReasonField({ value, onChange, isRead = false }: ReasonFieldProps) {
  const { t } = useTranslation("console");
  return (
    <Field label={t("reason")} hint={t(isRead ? "reasonRead" : "reasonHint")}>
      <Textarea rows={2} maxLength={300} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
