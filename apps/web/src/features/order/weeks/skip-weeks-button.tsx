import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-weeks-dialog.tsx")).SkipWeeksDialog);

/** Opens the dialog for skipping several weeks, if there are several to skip. It stays mounted after use: the focus returns to it. */
export function SkipWeeksButton({ orders, className }: { orders: readonly OrderCard[]; className?: string }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  const [used, setUsed] = useState(false);
  const open = orders.filter(({ editable, status }) => editable && status === "open").length;
  return (
    <>
      {(open > 1 || used) && (
        <Button
          variant="secondary"
          className={className}
          {...button}
          onClick={(event) => {
            setUsed(true);
            button.onClick(event);
          }}
        >
          {t("skip.several")}
        </Button>
      )}
      <Dialog {...dialog} />
    </>
  );
}
