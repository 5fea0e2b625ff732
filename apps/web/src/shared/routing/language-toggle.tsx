import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession, useSignedIn } from "../api/session.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { inLanguage } from "./paths.ts";
import { saveLanguage } from "./prepare-visit.ts";

/**
 * The same screen in the other language, parameters, query and fragment kept. Only with the flag language_selector; a client has it until the
 * flag is known.
 */
export function LanguageToggle({ className }: { className?: string }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const shown = useSession()?.flippers.language_selector ?? signedIn;
  const other = useLanguage() === "en" ? "fr" : "en";
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!shown) return null;
  return (
    <Link
      to={inLanguage(pathname, other)}
      search={true}
      hash={true}
      lang={`${other}-CA`}
      hrefLang={`${other}-ca`}
      aria-label={t("nav.otherLanguageLabel")}
      onClick={() => void saveLanguage(other)}
      className={buttonStyle({ variant: "ghost", size: "sm", className })}
    >
      {t("nav.otherLanguage")}
    </Link>
  );
}
