import { CallError } from "@tablee/contracts/client";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";
import { whyNoMenu } from "./why-no-menu.ts";

/** Replaces the menu of a week that has none. */
export function NoMenu({ date, error, retry }: { date: string; error: Error; retry: () => void }) {
  const { t } = useTranslation("no-menu");
  if (!(error instanceof CallError) || error.status >= 500 || error.status === 0) return <ErrorState onRetry={retry} className="py-20" />;
  const why = whyNoMenu(date, error.code);
  return (
    <EmptyState
      level={1}
      title={t(`${why}Title`)}
      className="py-20"
      action={
        <To name="menu" params={{ date: "this-week" }} className={buttonStyle({})}>
          {t("noMenuAction")}
        </To>
      }
    >
      {t(`${why}Text`)}
    </EmptyState>
  );
}
