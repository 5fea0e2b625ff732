import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "@tablee/ui/components/dropdown-menu";
import { ThemeMenu } from "@tablee/ui/components/theme-menu";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../shared/api/request.ts";
import { signOut } from "./sign-out.ts";

/** The avatar with the first initial; behind it, appearance and the way out. */
export function AccountMenu({ client }: { client: NonNullable<Session["client"]> }) {
  const { t } = useTranslation();
  const avatar = (
    <button
      type="button"
      aria-label={t("nav.account", { name: client.firstname })}
      className="grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full bg-primary font-semibold text-on-primary">
        {client.firstname.slice(0, 1).toLocaleUpperCase()}
      </span>
    </button>
  );
  return (
    <DropdownMenu trigger={avatar}>
      <MenuLabel className="max-w-64 truncate">{client.email}</MenuLabel>
      <ThemeMenu />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        {t("nav.logOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
