import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useTranslation } from "react-i18next";
import type { OrderDialogProps } from "../order-dialog-props.ts";
import { DeliveryDays } from "./delivery-days.tsx";
import { DeliveryForm } from "./delivery-form.tsx";

/** Changes the day or window of one week, or skips it. */
export function ChangeDeliveryDialog({ order, day, open, onOpenChange }: OrderDialogProps) {
  const { t } = useTranslation("order");
  return (
    <Dialog {...{ open, onOpenChange }} title={t("delivery.title", { day })} description={t("delivery.text")}>
      <DeliveryDays orderId={order.orderId}>
        {(days, readAt) => <DeliveryForm key={readAt} {...{ days, order, day }} close={() => onOpenChange(false)} />}
      </DeliveryDays>
    </Dialog>
  );
}
