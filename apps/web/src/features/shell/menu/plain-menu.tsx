import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { signOut } from "../../../shared/api/sign-out.ts";
import { To } from "../../../shared/routing/to.tsx";
import { firstSettingsTab } from "../../../shared/settings/settings-tabs.ts";

const look = buttonStyle({ variant: "ghost", size: "sm", className: "max-lg:hidden" });

/** Tracking, settings and the way out, without the avatar (flag avatar_widget). On smaller screens the menu has both. */
export function PlainMenu() {
  const { t } = useTranslation();
  return (
    <>
      <To name="track" className={look}>
        {t("nav.track")}
      </To>
      <To name={firstSettingsTab} className={look}>
        {t("nav.settings")}
      </To>
      <button type="button" className={look} onClick={() => void signOut()}>
        {t("nav.logOut")}
      </button>
    </>
  );
}
