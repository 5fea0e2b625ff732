import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useLocation } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../shared/api/session.ts";
import { signOut } from "../../../shared/api/sign-out.ts";
import { LanguageToggle } from "../../../shared/routing/language-toggle.tsx";
import { SignUpLink } from "../../../shared/routing/sign-up-link.tsx";
import { To } from "../../../shared/routing/to.tsx";
import { firstSettingsTab } from "../../../shared/settings/settings-tabs.ts";
import { ThemeSelect } from "../theme-select.tsx";
import { MenuLinks } from "./menu-links.tsx";

const row = "flex min-h-13 items-center gap-3 border-line border-b px-1 font-display text-xl text-ink no-underline";

/** The menu of a phone or a tablet, with the items that do not fit the header. Closes on navigation. */
export function MobileMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const client = useClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) onOpenChange(false);
    before.current = pathname;
  }, [pathname, onOpenChange]);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("nav.mainMenu")} hideTitle>
      <nav aria-label={t("nav.main")} className="flex flex-col">
        <MenuLinks signedIn={Boolean(client)} className={row} />
        {client && (
          <To name="track" className={row}>
            {t("nav.track")}
          </To>
        )}
        {client && (
          <To name={firstSettingsTab} className={row}>
            {t("nav.settings")}
          </To>
        )}
        {client && (
          <button type="button" onClick={() => void signOut()} className={`${row} text-left`}>
            <LogOut aria-hidden="true" className="size-5" />
            {t("nav.logOut")}
          </button>
        )}
        {client === null && (
          <To name="sign_in" className={row}>
            {t("nav.logIn")}
          </To>
        )}
        <LanguageToggle className={`${row} justify-start! rounded-none! px-1! font-normal! text-ink! text-xl!`} />
      </nav>
      <div className="mt-6 flex flex-col items-start gap-6 px-1">
        {client === null && <SignUpLink className={buttonStyle({ size: "lg", className: "w-full" })}>{t("nav.signUp")}</SignUpLink>}
        <ThemeSelect />
      </div>
    </Sheet>
  );
}
