import { updateCorporateCreditPlan } from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { Button } from "@tablee/ui/components/form/button";
import { Building2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/staff-context.ts";
import type { AccountHead } from "../requests.ts";
import { CorporatePlanDialog } from "./corporate-plan-dialog.tsx";

/** Finance gives an account credit from an employer or a partner, month by month. */
export function CorporatePlan({ account }: { account: AccountHead }) {
  const { t } = useTranslation("accounts");
  const [open, setOpen] = useState(false);
  if (!useMay(updateCorporateCreditPlan)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <Building2 aria-hidden="true" />
        {t("corporate.button")}
      </Button>
      {open && <CorporatePlanDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}
