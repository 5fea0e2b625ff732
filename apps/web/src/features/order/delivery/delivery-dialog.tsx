import { accountIndex, unskipOrder } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { readAgain } from "@tablee/ui/app/refresh";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatWindow } from "@tablee/ui/format/times";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";
import { dialogBar } from "../dialog-bar.ts";
import type { OrderDialogProps } from "../order-dialog-props.ts";
import { useShowUnskipped } from "../skip/skip-order.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { DeliveryDays } from "./delivery-days.tsx";
import { type DeliveryDays as Days, placeOf, useDeliveryChoice } from "./use-delivery-choice.ts";

/** Brings a skipped week whose window has filled up back on another day or in another window, in one step. */
export function DeliveryDialog({ order, day, open, onOpenChange }: OrderDialogProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("place.title", { day })}
      description={t("place.text", { window: formatWindow(order.window, language) })}
    >
      <DeliveryDays orderId={order.orderId}>
        {(days, readAt) => <PlaceForm key={readAt} {...{ days, order }} close={() => onOpenChange(false)} />}
      </DeliveryDays>
    </Dialog>
  );
}

function PlaceForm({ days, order: { orderId }, close }: { days: Days; order: OrderCard; close: () => void }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const showUnskipped = useShowUnskipped();
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => heldSlot(days));
  const choice = useDeliveryChoice(days, taken);
  const { changed, nowhere } = choice;
  const comeBack = useMutation(
    callMutation(unskipOrder, {
      held: [accountQuery.queryKey],
      onSuccess: (answer) => {
        showUnskipped(answer);
        close();
      },
      onError: (error, { place }) => {
        // It may have been moved already.
        void readAgain(queryClient, accountIndex);
        if (place && codeOf(error) === "slot-full") setTaken((known) => new Set([...known, placeOf(place.weekday, place.window)]));
      },
    }),
  );
  return (
    <div className="flex flex-col gap-6">
      <DeliveryChoice choice={choice} />
      {nowhere ? (
        <Notice tone="attention" live>
          {t("place.nowhere")}
        </Notice>
      ) : (
        comeBack.isError && (
          <Notice tone="danger" live>
            {sentenceOf(comeBack.error, language)}
          </Notice>
        )
      )}
      <div className={dialogBar}>
        <Button variant="ghost" onClick={close}>
          {t("place.leave")}
        </Button>
        <Button disabled={!changed} loading={comeBack.isPending} onClick={() => changed && comeBack.mutate({ orderId, place: changed })}>
          {t("place.save")}
        </Button>
      </div>
    </div>
  );
}

/** The box's own slot, which the server has just reported full. */
const heldSlot = (days: Days): ReadonlySet<string> =>
  new Set(days.flatMap(({ weekday, windows }) => windows.filter(({ current }) => current).map(({ window }) => placeOf(weekday, window))));
