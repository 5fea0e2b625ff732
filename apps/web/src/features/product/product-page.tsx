import { CallError } from "@tablee/contracts/client";
import type { DishCard } from "@tablee/contracts/schemas";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useSignedIn } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { ProductDetails } from "../../shared/product/product-details.tsx";
import { ProductGone } from "../../shared/product/product-gone.tsx";
import { ProductHead } from "../../shared/product/product-head.tsx";
import { productQuery } from "../../shared/product/product-query.ts";
import { useKnownMissing } from "../../shared/routing/known-missing.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { useSubject } from "../../shared/routing/subject.ts";
import { To } from "../../shared/routing/to.tsx";
import { ProductMenus } from "./product-menus.tsx";

/** Clients alone have weekly items. */
const WeeklyItem = latePart(async () => (await import("./weekly-item.tsx")).WeeklyItem);

/** The room of a client's boxes, until they are known. */
const boxesRoom = <Skeleton className="h-56 rounded-card" />;

/** Everything about a dish or an item, and how to get it; `boxes` are those that a client can add it to. */
export function ProductPage({ boxes: Boxes }: { boxes: ComponentType<{ dish: DishCard; fallback: ReactNode }> }) {
  const { t } = useTranslation("product");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const language = useLanguage();
  const client = useClient();
  const signedIn = useSignedIn();
  const isMissing = useKnownMissing(id);
  const { data, error, isFetching, refetch } = useQuery({ ...productQuery(id), enabled: !isMissing });
  useSubject(data?.product.dish.name[language]);
  if (data) {
    const { product, onMenus, withdrawn } = data;
    return (
      <article className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
        <ProductHead product={product} withdrawn={withdrawn} />
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
          <ProductDetails product={product} />
          <div className="flex flex-col gap-8">
            {!withdrawn && (client ? <Boxes dish={product.dish} fallback={boxesRoom} /> : signedIn && boxesRoom)}
            {client && !withdrawn && product.dish.kind === "market" && <WeeklyItem sku={product.dish.sku} name={product.dish.name} />}
            <ProductMenus weeks={onMenus} />
            {client === null && <SignUpLink className={buttonStyle({ size: "lg" })}>{t("start")}</SignUpLink>}
          </div>
        </div>
      </article>
    );
  }
  if (isMissing || (error instanceof CallError && error.status >= 400 && error.status < 500)) return <Gone />;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <SkeletonGroup className="mx-auto grid max-w-5xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2">
      <Skeleton className="aspect-[5/4] rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </SkeletonGroup>
  );
}

function Gone() {
  const { t } = useTranslation("product");
  return (
    <ProductGone
      level={1}
      className="py-20"
      action={
        <To name="menu" params={{ date: "this-week" }} className={buttonStyle({})}>
          {t("goneAction")}
        </To>
      }
    />
  );
}
