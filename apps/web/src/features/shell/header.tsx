import { fetchLater } from "@tablee/ui/app/late";
import { useUnreached } from "@tablee/ui/app/use-unreached";
import { latePart, NeedsNetwork } from "@tablee/ui/components/late-part";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "../../shared/api/brand.ts";
import { useClient, useSignedIn } from "../../shared/api/session.ts";
import { served } from "../../shared/app/served.ts";
import { LanguageToggle } from "../../shared/routing/language-toggle.tsx";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { To } from "../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { BrandWordmark } from "../../shared/ui/brand-wordmark.tsx";
import { MenuLinks } from "./menu/menu-links.tsx";

const ClientCorner = latePart(async () => (await import("./menu/client-corner.tsx")).ClientCorner);
const MobileMenu = latePart(async () => (await import("./menu/mobile-menu.tsx")).MobileMenu);

/** From the width at which a brand's logo and its menu in French fit beside each other, the menu replaces its button. */
const fits = {
  tablee: { menu: "min-[75rem]:flex", button: "min-[75rem]:hidden" },
  laurier: { menu: "min-[90rem]:flex", button: "min-[90rem]:hidden" },
};

/** The room of the avatar. */
const corner = <span className="size-11" />;

/**
 * Logo, menu, and at the right the signed-in person or the sign-in link. The right side keeps its space until the session is known. A
 * server that is away leaves the links that need no session, and a document for an account has those of every client from the start.
 */
export function Header() {
  const { t } = useTranslation();
  const client = useClient();
  const signedIn = useSignedIn();
  const unreached = useUnreached();
  const fit = fits[useBrand()];
  const [menuWanted, setMenuWanted] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => fetchLater(MobileMenu), []);
  return (
    <header className="no-print border-line border-b bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <To name={signedIn ? "account" : "home"} slash className="-ml-1 flex min-h-11 items-center rounded-control px-1">
          <BrandWordmark className="h-7 sm:h-8" />
        </To>
        <nav aria-label={t("nav.main")} className={`ml-3 hidden items-center ${fit.menu}`}>
          {(client !== undefined || unreached || signedIn) && <MenuLinks signedIn={signedIn} />}
        </nav>
        <div className="ml-auto flex min-h-11 items-center gap-1 sm:gap-2">
          <LanguageToggle className="max-sm:hidden" />
          {client === null && (
            <>
              <To
                name="sign_in"
                className={buttonStyle({ variant: "ghost", size: "sm", className: "max-[24.9375rem]:hidden max-sm:px-3" })}
              >
                {t("nav.logIn")}
              </To>
              <SignUpLink className={buttonStyle({ size: "sm" })}>{t("nav.signUp")}</SignUpLink>
            </>
          )}
          {client ? <ClientCorner client={client} fallback={corner} /> : signedIn && corner}
          <button
            type="button"
            aria-label={t("nav.openMenu")}
            aria-haspopup="dialog"
            onClick={() => {
              setMenuWanted(true);
              setOpen(true);
            }}
            className={buttonStyle({ variant: "ghost", size: "icon", className: `-mr-2 ${fit.button}` })}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      {menuWanted && (
        <MobileMenu
          {...{ open, onOpenChange: setOpen }}
          missing={(tryAgain) => open && <NeedsNetwork onRetry={tryAgain} onClose={() => setOpen(false)} />}
        />
      )}
    </header>
  );
}

/** The way out of a screen without the header, while the screen with its own one is missing. */
export const HeaderOfBare = () => (useCurrentRoute()?.row.noLayout && !served.isFramed ? <Header /> : null);
