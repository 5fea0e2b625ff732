import { enterDataRequest } from "@tablee/contracts/calls/admin/privacy";
import { Button } from "@tablee/ui/components/form/button";
import { DropdownMenu, MenuItem } from "@tablee/ui/components/overlay/dropdown-menu";
import { useNavigate } from "@tanstack/react-router";
import { FilePlus2, ListChecks, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/staff-context.ts";
import { ConsentsSheet } from "./consents-sheet.tsx";
import { DataRequestDialog } from "./data-request-dialog.tsx";

/** The requests about an account's data, and its consents. */
export function PrivacyMenu({ accountId }: { accountId: string }) {
  const { t } = useTranslation("accounts");
  const [open, setOpen] = useState<"request" | "consents">();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  if (!useMay(enterDataRequest)) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" variant="secondary">
            {t("privacyMenu.button")}
          </Button>
        }
      >
        <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={() => setOpen("consents")}>
          {t("privacyMenu.consents")}
        </MenuItem>
        <MenuItem icon={<FilePlus2 aria-hidden="true" />} onSelect={() => setOpen("request")}>
          {t("privacyMenu.request")}
        </MenuItem>
        <MenuItem
          icon={<ShieldCheck aria-hidden="true" />}
          onSelect={() => void navigate({ to: "/privacy", search: { account: accountId } })}
        >
          {t("privacyMenu.screen")}
        </MenuItem>
      </DropdownMenu>
      {open === "request" && <DataRequestDialog accountId={accountId} onClose={close} />}
      <ConsentsSheet accountId={accountId} open={open === "consents"} onClose={close} />
    </>
  );
}
