import { Field } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { useTranslation } from "react-i18next";

/** The reason that a member of staff enters to give or end a plan. */
export function PlanReason({ reason, error, onChange }: { reason: string; error?: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation("corporate-plan");
  return (
    <Field label={t("reason")} hint={t("reasonHint")} error={error}>
      <Textarea rows={2} maxLength={300} value={reason} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
