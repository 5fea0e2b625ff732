import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";

/** A subject that does not exist, or no longer does. */
export function NoCategory() {
  const { t } = useTranslation("faq");
  return (
    <EmptyState
      level={1}
      title={t("goneTitle")}
      className="py-20"
      action={
        <To name="faq" className={buttonStyle({})}>
          {t("more")}
        </To>
      }
    >
      <p>{t("goneText")}</p>
    </EmptyState>
  );
}
