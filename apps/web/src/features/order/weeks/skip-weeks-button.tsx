import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-weeks-dialog.tsx")).SkipWeeksDialog);

/** Leads to skipping several weeks at once, where there are several to skip; after that it stays for what is left. */
export function SkipWeeksButton({ orders, className }: { orders: readonly OrderCard[]; className?: string }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  const open = orders.filter(({ editable, status }) => editable && status === "open").length;
  return (
    <>
      {(open > 1 || dialog.open) && (
        <Button variant="secondary" className={className} {...button}>
          {t("skip.several")}
        </Button>
      )}
      <Dialog {...dialog} />
    </>
  );
}
