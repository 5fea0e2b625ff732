import { updateDelivery } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { holdOrder } from "../../../shared/order/account-query.ts";
import { dialogBar } from "../dialog-bar.ts";
import { useSkip } from "../skip/skip-order.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { type DeliveryDays, useDeliveryChoice } from "./use-delivery-choice.ts";

interface DeliveryFormProps {
  days: DeliveryDays;
  order: OrderCard;
  day: string;
  close: () => void;
}

/** Changes the day or window of a box to come, or skips the week. */
export function DeliveryForm({ days, order, day, close }: DeliveryFormProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const choice = useDeliveryChoice(days);
  const { changed } = choice;
  const skip = useSkip(order, day);
  const move = useMutation(
    callMutation(updateDelivery, {
      onSuccess: ({ order: now, removed }) => {
        holdOrder(now);
        const say = removed.length > 0 ? toast.warning : toast.success;
        say(t("delivery.moved", { day: formatDay(now.deliveryDate, language), window: formatWindow(now.window, language) }), {
          ...(removed.length > 0 ? { description: t("delivery.removed", { count: removed.length }) } : {}),
        });
        close();
      },
    }),
  );
  return (
    <div className="flex flex-col gap-6">
      <DeliveryChoice choice={choice} />
      <FailureNotice error={move.error} />
      <div className={dialogBar}>
        <Button
          variant="ghost"
          onClick={() => {
            close();
            skip.mutate(undefined);
          }}
        >
          {t("delivery.skip")}
        </Button>
        <Button
          disabled={!changed}
          loading={move.isPending}
          onClick={() => {
            if (changed) move.mutate({ orderId: order.orderId, ...changed });
          }}
        >
          {t("delivery.save")}
        </Button>
      </div>
    </div>
  );
}
