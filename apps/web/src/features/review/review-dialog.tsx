import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Opening } from "../../shared/ui/late-dialog.tsx";
import { CommentForm } from "./comment-form.tsx";
import { DishRow } from "./dish-row.tsx";
import { orderReviewsQuery, type ReviewedBox } from "./requests.ts";

/** The dishes of a delivered box, each with its rating, and a comment on the box. One form is open at a time. */
export function ReviewDialog({ orderId, lines, open, onOpenChange }: Opening & ReviewedBox) {
  const { t } = useTranslation("review");
  const { data, isError, isFetching, refetch } = useQuery(orderReviewsQuery(orderId, open));
  const [asked, setAsked] = useState<string>();
  const dishes = new Map(lines.flatMap(({ dish }) => (dish.kind === "market" ? [] : [[dish.sku, dish]])));
  return (
    <Dialog
      {...{ open, onOpenChange }}
      size="lg"
      title={t("title")}
      description={t("text")}
      footer={
        <CloseDialog>
          <Button variant="secondary">{t("done")}</Button>
        </CloseDialog>
      }
    >
      {data ? (
        <ul className="flex flex-col divide-y divide-line">
          {[...dishes.values()].map((dish) => (
            <li key={dish.sku} className="py-4 first:pt-0">
              <DishRow
                {...{ orderId, dish }}
                review={data.dishes.find(({ sku }) => sku === dish.sku)}
                isOpen={asked === dish.sku}
                onOpenChange={(isOpen) => setAsked(isOpen ? dish.sku : undefined)}
              />
            </li>
          ))}
          <li className="py-4">
            <CommentForm key={data.comment?.text} {...{ orderId }} comment={data.comment} />
          </li>
        </ul>
      ) : isError ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRows count={3} row="h-16 rounded-control" />
      )}
    </Dialog>
  );
}
