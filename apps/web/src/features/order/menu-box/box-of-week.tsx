import { editorDataV2 } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { formatDay } from "@tablee/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useClient } from "../../../shared/api/session.ts";
import { type BoxOfWeek as BoxOfWeekPart, footRoom, type MenuBox, unread } from "../../../shared/dish/menu-box.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";
import { AddToBox } from "./add-to-box.tsx";
import { BoxNote } from "./box-note.tsx";
import { BoxRoom } from "./box-room.tsx";
import { nextWeek } from "./next-week.ts";

/** A client's box of a week above the menu: its day, until when it can be changed, and the way to its editor. */
export function BoxOfWeek({ week, onRead }: ComponentProps<BoxOfWeekPart>) {
  const language = useLanguage();
  const { data, error } = useQuery({ ...accountQuery, enabled: Boolean(useClient()) });
  const order = data?.orders.find((each) => each.week === week);
  const box = useMenuBox(order);
  const opensOn = data && nextWeek(data.orders);
  const read = useMemo(() => (data || error ? { opensOn, box } : unread), [data, error, opensOn, box]);
  useLayoutEffect(() => onRead(read), [read, onRead]);
  if (week === undefined) return null;
  if (read === unread) return <BoxRoom />;
  return order ? <BoxNote order={order} day={formatDay(order.deliveryDate, language)} /> : null;
}

/** Reads the content of a box, and the dishes that can be added: the same as in its editor. */
function useMenuBox(order: OrderCard | undefined): MenuBox | undefined {
  const { t } = useTranslation("menu-box");
  const language = useLanguage();
  const fillable = order?.editable === true && order.status !== "skipped";
  const { data, isPending } = useQuery({ ...callQuery(editorDataV2, { orderId: order?.orderId ?? "" }), enabled: fillable });
  return useMemo(() => {
    if (!order) return undefined;
    const left = new Map(data?.items.map(({ dish, unitsLeft }) => [dish.sku, unitsLeft]));
    const day = formatDay(order.deliveryDate, language);
    const lines = order.status === "skipped" ? [] : linesInBox(order).filter(({ upgrade }) => !upgrade);
    return {
      own: data?.yourAllergens ?? [],
      tileOf: (dish) => {
        const units = lines.filter((line) => line.dish.sku === dish.sku).reduce((sum, { quantity }) => sum + quantity, 0);
        const unitsLeft = fillable ? left.get(dish.sku) : undefined;
        const soldOut = unitsLeft === 0 && units === 0;
        const held = units > 0 && <Badge tone="good">{units === 1 ? t("inBox") : t("inBoxSome", { count: units })}</Badge>;
        return {
          chosen: units > 0,
          faded: soldOut,
          mark: soldOut ? <Badge tone="neutral">{t("soldOut")}</Badge> : held,
          foot:
            fillable && isPending
              ? footRoom
              : unitsLeft !== undefined &&
                Math.min(unitsLeft, MAX_UNITS) > units && <AddToBox orderId={order.orderId} day={day} dish={dish} again={units > 0} />,
        };
      },
    };
  }, [order, data, fillable, isPending, language, t]);
}
