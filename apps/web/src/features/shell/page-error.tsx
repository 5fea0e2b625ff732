import { ErrorState } from "@tablee/ui/components/error-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";

/** A screen that could not be shown: a chunk that did not arrive, a mistake of ours. */
export function PageError({ reset }: { reset: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("error.title")}
      onRetry={reset}
      className="py-20"
      action={
        <To name="home" className={buttonStyle({ variant: "secondary" })}>
          {t("error.home")}
        </To>
      }
    >
      <p>{t("error.text")}</p>
    </ErrorState>
  );
}
