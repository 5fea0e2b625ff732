import { staffSignOut } from "@tablee/contracts/calls/staff-sessions";
import { DropdownMenu, MenuItem, MenuRadio, MenuSeparator } from "@tablee/ui/components/overlay/dropdown-menu";
import { ThemeMenu } from "@tablee/ui/components/overlay/theme-menu";
import { useMutation } from "@tanstack/react-query";
import { ChevronsUpDown, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { keepLanguage, useLanguage } from "../../shared/i18n/language.ts";
import { useSignedIn } from "../../shared/session/staff-context.ts";

/** The signed-in member and their role; language, appearance, sign-out. */
export function StaffMenu() {
  const { t, i18n } = useTranslation("shell");
  const { staff } = useSignedIn();
  const language = useLanguage();
  // Reloads the page, so that nothing that was read stays in memory.
  const signOut = useMutation(callMutation(staffSignOut, { onSuccess: () => location.reload() }));
  const choose = (value: string) => {
    const next = value === "fr" ? "fr" : "en";
    keepLanguage(next);
    void i18n.changeLanguage(next);
  };
  const initials = staff.name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join("");
  const trigger = (
    <button
      type="button"
      className="flex w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-left hover:bg-oat max-lg:justify-center max-lg:px-0"
    >
      <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-sage font-semibold text-xs">
        {initials}
      </span>
      <span className="min-w-0 grow leading-tight max-lg:sr-only">
        <span className="block truncate font-semibold text-sm">{staff.name}</span>
        <span className="block truncate text-muted text-xs">{t(`console:roles.${staff.role}`)}</span>
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 text-muted max-lg:hidden" />
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} align="start">
      <MenuRadio
        label={t("language")}
        value={language}
        onValueChange={choose}
        options={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
      />
      <MenuSeparator />
      <ThemeMenu />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => signOut.mutate({})}>
        {t("signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
