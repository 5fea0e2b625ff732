import { sendResetLink } from "@tablee/contracts/calls/admin/accounts";
import { Button } from "@tablee/ui/components/form/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@tablee/ui/components/overlay/dropdown-menu";
import { AppWindow } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/staff-context.ts";
import type { AccountHead } from "../requests.ts";
import { ActDialog } from "./act-dialog.tsx";
import { type ActName, acts } from "./act-entries.ts";
import { ActingDialog } from "./acting-dialog.tsx";

/** The acts of support for a customer who asked; each needs a reason, which the account's history keeps. */
export function Acts({ account }: { account: AccountHead }) {
  const { t } = useTranslation("accounts");
  const [open, setOpen] = useState<ActName>();
  const [asks, setAsks] = useState(false);
  if (!useMay(sendResetLink)) return null;
  const offered = (Object.keys(acts) as ActName[]).filter((name) => acts[name].fits(account.subscription));
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" variant="secondary">
            {t("acts.button")}
          </Button>
        }
      >
        <MenuItem icon={<AppWindow aria-hidden="true" />} onSelect={() => setAsks(true)}>
          {t("acts.app.menu")}
        </MenuItem>
        <MenuSeparator />
        {offered.map((name) => {
          const Icon = acts[name].icon;
          return (
            <MenuItem key={name} icon={<Icon aria-hidden="true" />} danger={name === "close"} onSelect={() => setOpen(name)}>
              {t(`acts.${name}.menu`)}
            </MenuItem>
          );
        })}
      </DropdownMenu>
      {asks && <ActingDialog account={account} onClose={() => setAsks(false)} />}
      {open && <ActDialog act={open} account={account} onClose={() => setOpen(undefined)} />}
    </>
  );
}
