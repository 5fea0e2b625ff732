import { MAX_REVIEW_TEXT } from "@tablee/domain/review/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { useTranslation } from "react-i18next";

interface TextOfReviewProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text of a review with its counter. */
export function TextOfReview({ label, value, onChange }: TextOfReviewProps) {
  const { t } = useTranslation("review");
  return (
    <Field optional label={label} aside={value !== "" && t("used", { used: value.length, max: MAX_REVIEW_TEXT })}>
      <Textarea rows={2} maxLength={MAX_REVIEW_TEXT} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
