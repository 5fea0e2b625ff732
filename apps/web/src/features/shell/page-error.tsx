import { SpiltGlass } from "@tablee/ui/components/feedback/spilt-glass";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { HeaderOfBare } from "./header.tsx";

/** A screen that could not be shown for a mistake of ours. Part of the first load, so it is plain. */
export function PageError({ reset }: { reset: () => void }) {
  const { t } = useTranslation(["app", "ui"]);
  return (
    <Failed title={t("error.title")} text={t("error.text")} onRetry={reset}>
      <To name="contact" className={buttonStyle({ variant: "secondary" })}>
        {t("error.contact")}
      </To>
    </Failed>
  );
}

/** A screen whose code could not be fetched: it appears once the server can be reached. */
export function PageMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(["app", "ui"]);
  return (
    <>
      <HeaderOfBare />
      <Failed title={t("ui:late.title")} text={t("ui:late.page")} onRetry={onRetry} />
    </>
  );
}

interface FailedProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** The ways out. */
  children?: ReactNode;
}

function Failed({ title, text, onRetry, children }: FailedProps) {
  const { t } = useTranslation("ui");
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-20 text-center">
      <SpiltGlass />
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={onRetry} className={buttonStyle({})}>
          {t("retry")}
        </button>
        {children}
      </div>
    </div>
  );
}
