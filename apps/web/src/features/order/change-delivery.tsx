import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { Dialog } from "@tablee/ui/components/dialog";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeDeliveryQuery } from "./api/change-delivery-form.ts";
import { DeliveryForm } from "./delivery-form.tsx";

/** Another day or window for one week, or none at all. */
export function ChangeDelivery({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const [open, setOpen] = useState(false);
  const form = useQuery({ ...changeDeliveryQuery(order.orderId), enabled: open });
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
      {form.data ? (
        <DeliveryForm key={form.dataUpdatedAt} days={form.data.days} order={order} day={day} close={() => setOpen(false)} />
      ) : form.isError ? (
        <ErrorState onRetry={() => void form.refetch()} retrying={form.isFetching} />
      ) : (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-16 rounded-card" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
