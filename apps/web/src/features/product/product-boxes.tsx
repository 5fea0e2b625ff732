import type { OutputOf } from "@tablee/contracts/call";
import { futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import { formatDay } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

type FutureOrder = OutputOf<typeof futureOrdersForProduct>["orders"][number];

/** The client's boxes to come, how many of it each holds, and the way into each. */
export function ProductBoxes({ sku }: { sku: string }) {
  const { t } = useTranslation("product");
  const { data } = useQuery(callQuery(futureOrdersForProduct, { sku }));
  const orders = data?.orders.filter((order) => order.editable || order.takesAdditions) ?? [];
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="boxes" className="rounded-card bg-sage p-(--card-pad)">
      <h2 id="boxes" className="font-display text-2xl">
        {t("boxes")}
      </h2>
      <p className="text-sm">{t("boxesText")}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {orders.map((order) => (
          <BoxRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}

function BoxRow({ order: { orderId, deliveryDate, status, available, quantity, takesAdditions } }: { order: FutureOrder }) {
  const { t } = useTranslation("product");
  const language = useLanguage();
  const day = formatDay(deliveryDate, language);
  const state = quantity > 0 ? t("holds", { count: quantity }) : t(available ? "notIn" : "unavailable");
  return (
    <li className="flex items-center justify-between gap-3">
      <span>
        {capital(day)}
        <span className="block text-sm">{state}</span>
      </span>
      {status !== "skipped" && (available || quantity > 0) && (
        <To
          name="order_editor"
          params={{ id: orderId }}
          aria-label={t(takesAdditions ? "addLabel" : "editLabel", { day })}
          className={buttonStyle({ size: "sm", variant: "secondary" })}
        >
          {t(takesAdditions ? "add" : "edit")}
        </To>
      )}
    </li>
  );
}
