import { SpiltGlass } from "@tablee/ui/components/feedback/spilt-glass";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";

/** A screen that could not be shown: a chunk that did not arrive, a mistake of ours. Part of the first load, so it is plain. */
export function PageError({ reset }: { reset: () => void }) {
  const { t } = useTranslation(["app", "ui"]);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-20 text-center">
      <SpiltGlass />
      <h1 className="font-display text-3xl">{t("error.title")}</h1>
      <p className="text-muted">{t("error.text")}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonStyle({})}>
          {t("ui:retry")}
        </button>
        <To name="home" className={buttonStyle({ variant: "secondary" })}>
          {t("error.home")}
        </To>
      </div>
    </div>
  );
}
