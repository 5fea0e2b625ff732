import { Wordmark } from "@tablee/ui/components/brand/wordmark";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { keepLanguage, useLanguage } from "../../shared/i18n/language.ts";
import type { Session } from "../../shared/session/staff-context.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Replaces the requested screen; the address stays, so that signing in returns to it. */
export function SignInScreen({ environment }: { environment: Session["environment"] }) {
  const { t, i18n } = useTranslation("session");
  const other = useLanguage() === "fr" ? "en" : "fr";
  return (
    <main className="grid min-h-full place-items-center p-6">
      <title>{`${t("console:productName")} | ${t("signIn")}`}</title>
      <div className="w-full max-w-80">
        <header className="mb-5 flex items-center gap-3">
          <Wordmark label="Tablée" className="h-7" />
          <Badge tone={environment === "production" ? "danger" : "neutral"}>{t(`console:environment.${environment}`)}</Badge>
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            lang={`${other}-CA`}
            onClick={() => {
              keepLanguage(other);
              void i18n.changeLanguage(other);
            }}
          >
            {other === "fr" ? "Français" : "English"}
          </Button>
        </header>
        <div className="pane p-5">
          <h1 className="mb-4 font-semibold text-xl">{t("title")}</h1>
          <SignInForm onDone={() => undefined} />
        </div>
        <p className="mt-3 text-muted text-sm">{t("logged")}</p>
      </div>
    </main>
  );
}
