import { CallError } from "@tablee/contracts/client";
import type { DishCard } from "@tablee/contracts/schemas";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { ProductDetails } from "../../../../shared/product/details/product-details.tsx";
import { ProductGone } from "../../../../shared/product/details/product-gone.tsx";
import { ProductLabel } from "../../../../shared/product/details/product-label.tsx";
import { Withdrawn } from "../../../../shared/product/details/withdrawn.tsx";
import { ProductHead } from "../../../../shared/product/product-head.tsx";
import { productQuery } from "../../../../shared/product/product-query.ts";

interface ProductDialogProps {
  dish: DishCard;
  /** The customer's own allergens. */
  avoided: ReadonlySet<string>;
  /** The price, and the control that adds it to the box. */
  footer: ReactNode;
}

/** A dish's name; opens its details over the editor and keeps the draft. */
export function ProductDialog({ dish, avoided, footer }: ProductDialogProps) {
  const language = useLanguage();
  return (
    <Dialog
      size="lg"
      trigger={
        <button
          type="button"
          className="wrap-anywhere cursor-pointer text-left text-ink after:absolute after:inset-0 after:rounded-card group-hover/dish:underline group-hover/dish:underline-offset-4"
        >
          {dish.name[language]}
        </button>
      }
      title={dish.name[language]}
      description={dish.subtitle[language]}
      footer={footer}
    >
      <ProductView sku={dish.sku} name={dish.name[language]} avoided={avoided} />
    </Dialog>
  );
}

function ProductView({ sku, name, avoided }: { sku: string; name: string; avoided: ReadonlySet<string> }) {
  const { t } = useTranslation("basket");
  const { data, error, isFetching, refetch } = useQuery(productQuery(sku));
  if (data) {
    const { dish } = data.product;
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard can scroll only what has the focus
      <section aria-label={t("product.about", { dish: name })} tabIndex={0} className="flex flex-col gap-8 rounded-control">
        <ProductHead
          named
          product={data.product}
          picture={<DishPicture plate={dish.plate} seed={sku} loading="eager" className="h-full" />}
          notice={data.withdrawn && <Withdrawn />}
          label={<ProductLabel dish={dish} warnOf={avoided} />}
        />
        <ProductDetails level={3} linked={false} product={data.product} warnOf={avoided} />
      </section>
    );
  }
  if (error instanceof CallError && error.status >= 400 && error.status < 500) return <ProductGone level={3} />;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <SkeletonGroup className="grid gap-5 sm:grid-cols-2">
      <Skeleton className="aspect-[5/4] rounded-sheet" />
      <Skeleton className="h-40 rounded-card" />
    </SkeletonGroup>
  );
}
