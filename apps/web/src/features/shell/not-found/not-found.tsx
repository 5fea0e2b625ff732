import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";

export function NotFound() {
  const { t } = useTranslation("not-found");
  return (
    <EmptyState
      level={1}
      title={t("title")}
      className="py-20"
      action={
        <>
          <To name="home" className={buttonStyle({})}>
            {t("home")}
          </To>
          <To name="menu" params={{ date: "this-week" }} className={buttonStyle({ variant: "secondary" })}>
            {t("menu")}
          </To>
        </>
      }
    >
      <p className="font-semibold text-ink">{t("subtitle")}</p>
      <p className="mt-1">{t("text")}</p>
    </EmptyState>
  );
}
