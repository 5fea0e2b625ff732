import { dishReasons } from "@tablee/contracts/calls/orders";
import type { OrderCardLine } from "@tablee/contracts/schemas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../api/calls.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { Opening } from "../ui/late-dialog.tsx";
import { LessOfDish } from "./less-of-dish.tsx";

export type Dishes = readonly Pick<OrderCardLine, "dish">[];

interface WhyDishesDialogProps extends Opening {
  orderId: OrderId;
  day: string;
  lines: Dishes;
}

/** Each dish of a box with the reason that the log shows for it; one without a reason is not listed. */
export function WhyDishesDialog({ orderId, day, lines, open, onOpenChange }: WhyDishesDialogProps) {
  const { t } = useTranslation("why");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(dishReasons, { orderId }, { enabled: open, staleTime: 60_000 }));
  const whyOf = new Map(data?.reasons.map(({ sku, why }) => [sku, why]));
  const dishes = new Map(lines.flatMap(({ dish }) => (dish.kind === "market" ? [] : [[dish.sku, dish]])));
  const explained = [...dishes.values()].flatMap((dish) => {
    const why = whyOf.get(dish.sku);
    return why ? [{ dish, why }] : [];
  });
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("title")}
      description={data && explained.length === 0 ? t("none") : t("text", { day })}
      className="pb-4"
    >
      {data ? (
        <ul className="flex flex-col gap-4">
          {explained.map(({ dish, why }) => (
            <li key={dish.sku} className="flex items-center gap-4">
              <DishPicture plate={dish.plate} seed={dish.sku} className="size-16 shrink-0 rounded-control" />
              <div>
                <p className="font-medium leading-snug">{dish.name[language]}</p>
                <p className="text-muted text-sm">{t(`reason.${why}`)}</p>
                <LessOfDish sku={dish.sku} name={dish.name[language]} />
              </div>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRows count={3} row="h-16 rounded-control" />
      )}
    </Dialog>
  );
}
