import type { OutputOf } from "@tablee/contracts/call";
import { futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import type { DishCard } from "@tablee/contracts/schemas";
import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { formatList } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { ProductBoxRow } from "./product-box-row.tsx";

type Avoided = OutputOf<typeof futureOrdersForProduct>["avoided"];

/** The client's boxes to come, the number of the dish in each, and the button that adds it. */
export function ProductBoxes({ dish }: { dish: Pick<DishCard, "sku" | "name"> }) {
  const { t } = useTranslation("box");
  const { data, isPending } = useQuery(callQuery(futureOrdersForProduct, { sku: dish.sku }));
  const orders = data?.orders.filter((order) => order.editable || order.takesAdditions) ?? [];
  if (isPending) return <Skeleton className="h-56 rounded-card" />;
  if (!data) return null;
  if (orders.length === 0) return <AvoidedIn allergens={data.avoided} />;
  return (
    <section aria-labelledby="boxes" className="rounded-card bg-sage p-(--card-pad)">
      <h2 id="boxes" className="font-display text-2xl">
        {t("boxes")}
      </h2>
      <p className="text-sm">{t("boxesText")}</p>
      <AvoidedIn allergens={data.avoided} />
      <ul className="mt-3 flex flex-col gap-3">
        {orders.map((order) => (
          <ProductBoxRow key={order.orderId} dish={dish} order={order} />
        ))}
      </ul>
    </section>
  );
}

/** A warning before adding: the ingredients that the household avoids. */
function AvoidedIn({ allergens }: { allergens: Avoided }) {
  const { t } = useTranslation(["box", "dish"]);
  const language = useLanguage();
  if (allergens.length === 0) return null;
  const list = formatList(
    allergens.map((allergen) => t(`dish:allergen.${allergen}`)),
    language,
  );
  return (
    <p className="mt-3 flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-danger-ink text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t("avoided", { list })}
    </p>
  );
}
