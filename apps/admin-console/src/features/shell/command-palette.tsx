import { isSearched, searchAccounts } from "@tablee/contracts/calls/support";
import { isFound } from "@tablee/domain/kernel/text/search";
import { cn } from "@tablee/ui/lib/cn";
import { panelStyle } from "@tablee/ui/lib/menu-style";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useScreens } from "./use-screens.ts";

/** The style of menu items, adapted to cmdk, which marks the selected item in its own way. */
const item =
  "flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2 py-1 data-[selected=true]:bg-primary-tint data-[selected=true]:shadow-[inset_3px_0_0_var(--primary)] [&_svg]:size-4 [&_svg]:shrink-0";
const groupStyle =
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs";

/** Opens a screen or an account. The screens are filtered here; accounts come from the server, which searches better. */
export function CommandPalette({
  open,
  onOpenChange,
  onHelp,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const all = useScreens();
  const [text, setText] = useState("");
  const q = useDeferredValue(text.trim());
  const searches = all.some((screen) => screen.id === "accounts");
  const accounts = useQuery(
    callQuery(searchAccounts, { q, limit: 6 }, { enabled: open && searches && isSearched(q), placeholderData: keepPreviousData }),
  );
  const matching = all.filter((screen) => isFound(t(`screens.${screen.id}`), q));
  const found = isSearched(q) ? (accounts.data?.rows ?? []) : [];
  const go = (act: () => void) => {
    onOpenChange(false);
    setText("");
    act();
  };
  return (
    <Command.Dialog
      open={open}
      onOpenChange={onOpenChange}
      label={t("palette.open")}
      shouldFilter={false}
      overlayClassName="fixed inset-0 z-40 animate-fade bg-scrim"
      contentClassName={cn(panelStyle, "fixed inset-x-0 top-[14vh] mx-auto w-[min(36rem,calc(100vw-2rem))]")}
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder={t("palette.placeholder")}
        className="h-11 w-full border-line border-b bg-transparent px-4 text-ink text-lg outline-none placeholder:text-muted"
      />
      <Command.List className="max-h-[50vh] overflow-y-auto p-1.5">
        <Command.Empty className="px-3 py-6 text-center text-muted">{t("palette.nothing")}</Command.Empty>
        {matching.length > 0 && (
          <Command.Group heading={t("palette.screens")} className={groupStyle}>
            {matching.map(({ id, to, icon: Icon }) => (
              <Command.Item key={id} value={id} className={item} onSelect={() => go(() => void navigate({ to }))}>
                <Icon aria-hidden="true" />
                {t(`screens.${id}`)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {found.length > 0 && (
          <Command.Group heading={t("palette.accounts")} className={groupStyle}>
            {found.map((row) => (
              <Command.Item
                key={row.accountId}
                value={row.accountId}
                className={item}
                onSelect={() => go(() => void navigate({ to: "/accounts/$accountId", params: { accountId: row.accountId } }))}
              >
                <span className="font-semibold">{row.name}</span>
                <span className="truncate text-muted">{row.email}</span>
                <span className="ml-auto text-muted text-sm">{row.city}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {isFound(t("help.title"), q) && (
          <Command.Item value="help" className={item} onSelect={() => go(onHelp)}>
            {t("help.title")}
          </Command.Item>
        )}
      </Command.List>
    </Command.Dialog>
  );
}
