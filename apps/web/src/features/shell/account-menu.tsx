import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "@tablee/ui/components/dropdown-menu";
import { ThemeMenu } from "@tablee/ui/components/theme-menu";
import { CreditCard, LogOut, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../shared/api/request.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { signOut } from "./sign-out.ts";

/** The avatar with the first initial; behind it, appearance and the way out. */
export function AccountMenu({ client }: { client: NonNullable<Session["client"]> }) {
  const { t } = useTranslation();
  const go = useGo();
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
      <MenuItem icon={<CreditCard aria-hidden="true" />} onSelect={() => void go("settings_payment")}>
        {t("nav.payment")}
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
