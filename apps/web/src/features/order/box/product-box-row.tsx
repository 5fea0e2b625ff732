import type { OutputOf } from "@tablee/contracts/call";
import { unskipOrder } from "@tablee/contracts/calls/account";
import type { futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import type { DishCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useAddToBox } from "../add/use-add-to-box.ts";
import { useShowUnskipped } from "../skip/skip-order.ts";

type FutureOrder = OutputOf<typeof futureOrdersForProduct>["orders"][number];

interface RowProps {
  dish: Pick<DishCard, "sku" | "name">;
  order: FutureOrder;
}

/** A box to come: its day, which links to its editor, the number of the dish in it, and the actions here. */
export function ProductBoxRow({ dish, order }: RowProps) {
  const { t } = useTranslation("box");
  const language = useLanguage();
  const { orderId, deliveryDate, status, available, quantity, takesAdditions } = order;
  const day = formatDay(deliveryDate, language);
  const skipped = status === "skipped";
  const state = quantity > 0 ? t("holds", { count: quantity }) : t(available ? "notIn" : "unavailable");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {skipped ? (
          capital(day)
        ) : (
          <To name="order_editor" params={{ id: orderId }} aria-label={t("editLabel", { day })} className="link">
            {capital(day)}
          </To>
        )}
        <span className="block text-sm">{skipped ? t("skipped") : state}</span>
      </span>
      {skipped ? (
        <BringBack orderId={orderId} day={day} />
      ) : takesAdditions ? (
        available && (
          <To
            name="order_editor"
            params={{ id: orderId }}
            aria-label={t("additionsLabel", { day })}
            className={buttonStyle({ size: "sm", variant: "secondary" })}
          >
            {t("additions")}
          </To>
        )
      ) : (
        available && <Add dish={dish} orderId={orderId} day={day} />
      )}
    </li>
  );
}

function Add({ dish, orderId, day }: { dish: RowProps["dish"]; orderId: string; day: string }) {
  const change = useAddToBox(orderId, day);
  return <RowButton action="add" day={day} loading={change.isPending} onClick={() => change.mutate({ dish, units: 1 })} />;
}

function BringBack({ orderId, day }: { orderId: string; day: string }) {
  const language = useLanguage();
  const showUnskipped = useShowUnskipped();
  const unskip = useMutation(
    callMutation(unskipOrder, { onSuccess: showUnskipped, onError: (error) => toast.error(sentenceOf(error, language)) }),
  );
  return <RowButton action="bringBack" day={day} loading={unskip.isPending} onClick={() => unskip.mutate({ orderId })} />;
}

interface RowButtonProps {
  action: "add" | "bringBack";
  day: string;
  loading: boolean;
  onClick: () => void;
}

function RowButton({ action, day, loading, onClick }: RowButtonProps) {
  const { t } = useTranslation("box");
  return (
    <Button size="sm" variant="secondary" loading={loading} aria-label={t(`${action}Label`, { day })} onClick={onClick}>
      {t(action)}
    </Button>
  );
}
