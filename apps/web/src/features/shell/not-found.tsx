import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={1}
      title={t("notFound.title")}
      className="py-20"
      action={
        <>
          <To name="home" className={buttonStyle({})}>
            {t("notFound.home")}
          </To>
          <To name="menu" params={{ date: "this-week" }} className={buttonStyle({ variant: "secondary" })}>
            {t("notFound.menu")}
          </To>
        </>
      }
    >
      <p>{t("notFound.text")}</p>
    </EmptyState>
  );
}
