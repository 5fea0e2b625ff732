import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { Dialog } from "@tablee/ui/components/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeliveryDays } from "./delivery-days.tsx";
import { DeliveryForm } from "./delivery-form.tsx";

/** Another day or window for one week, or none at all. */
export function ChangeDelivery({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" className="grow" aria-label={t("delivery.label", { day })}>
          {t("delivery.button")}
        </Button>
      }
      title={t("delivery.title", { day })}
      description={t("delivery.text")}
    >
      <DeliveryDays orderId={order.orderId}>
        {(days, readAt) => <DeliveryForm key={readAt} {...{ days, order, day }} close={() => setOpen(false)} />}
      </DeliveryDays>
    </Dialog>
  );
}
