import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";

/** Above a dish that is offered no more. */
export function Withdrawn() {
  const { t } = useTranslation("details");
  return <Notice tone="attention">{t("withdrawn")}</Notice>;
}
