import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "@tablee/ui/components/overlay/dropdown-menu";
import { ThemeMenu } from "@tablee/ui/components/overlay/theme-menu";
import { LogOut, ReceiptText, Settings, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../shared/api/request.ts";
import { signOut } from "../../../shared/api/sign-out.ts";
import { useGo } from "../../../shared/routing/use-go.ts";
import { firstSettingsTab } from "../../../shared/settings/settings-tabs.ts";
import { Avatar } from "./avatar.tsx";

interface AccountMenuProps {
  client: NonNullable<Session["client"]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Behind the avatar: the box on its way, settings, appearance and the way out. */
export function AccountMenu({ client, open, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <DropdownMenu {...{ open, onOpenChange }} trigger={<Avatar client={client} />}>
      <MenuLabel className="max-w-64 truncate">{client.email}</MenuLabel>
      <MenuItem icon={<Truck aria-hidden="true" />} onSelect={() => void go("track")}>
        {t("nav.track")}
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => void go(firstSettingsTab)}>
        {t("nav.settings")}
      </MenuItem>
      <MenuItem icon={<ReceiptText aria-hidden="true" />} onSelect={() => void go("settings_payment_history")}>
        {t("nav.payments")}
      </MenuItem>
      <MenuSeparator />
      <ThemeMenu />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        {t("nav.logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
