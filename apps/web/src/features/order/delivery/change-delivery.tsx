import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./change-delivery-dialog.tsx")).ChangeDeliveryDialog);

/** Opens the change of day or window for one week. */
export function ChangeDelivery({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  return (
    <>
      <Button variant="ghost" className="grow max-sm:px-3" aria-label={t("delivery.label", { day })} {...button}>
        {t("delivery.button")}
      </Button>
      <Dialog {...{ order, day }} {...dialog} />
    </>
  );
}
