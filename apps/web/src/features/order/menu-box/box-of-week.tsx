import { editorDataV2 } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { formatDay } from "@tablee/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useClient, useSignedIn } from "../../../shared/api/session.ts";
import type { BoxOfWeek as BoxOfWeekPart, MenuBox } from "../../../shared/dish/menu-box.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";
import { AddToBox } from "./add-to-box.tsx";
import { BoxNote } from "./box-note.tsx";

/** The box that a client has in a week, as the menu shows it on its tiles. */
export function BoxOfWeek({ week, children }: ComponentProps<BoxOfWeekPart>) {
  const client = useClient();
  const signedIn = useSignedIn();
  const { data, isPending } = useQuery({ ...accountQuery, enabled: Boolean(client) });
  const order = client ? data?.orders.find((each) => each.week === week) : undefined;
  const box = useMenuBox(order);
  return children(signedIn && isPending ? waiting : box);
}

/** Keeps the room of a tile's button, which most dishes get. */
const footRoom = <div className="h-11 sm:h-(--control-h-sm)" />;

/** Keeps the room of the note and the buttons until the account answers: the dishes stay in their places. */
const waiting: MenuBox = { note: <Skeleton className="h-32 rounded-card sm:h-18" />, own: [], tileOf: () => ({ foot: footRoom }) };

/** Reads the content of a box, and the dishes that can be added: the same as in its editor. */
function useMenuBox(order: OrderCard | undefined): MenuBox | undefined {
  const { t } = useTranslation("menu-box");
  const language = useLanguage();
  const fillable = order?.editable === true && order.status !== "skipped";
  const { data, isPending } = useQuery({ ...callQuery(editorDataV2, { orderId: order?.orderId ?? "" }), enabled: fillable });
  const left = useMemo(() => new Map(data?.items.map(({ dish, unitsLeft }) => [dish.sku, unitsLeft])), [data]);
  if (!order) return undefined;
  const day = formatDay(order.deliveryDate, language);
  const lines = order.status === "skipped" ? [] : linesInBox(order).filter(({ upgrade }) => !upgrade);
  return {
    note: <BoxNote order={order} day={day} />,
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
}
