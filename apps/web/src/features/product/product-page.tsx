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
import { ProductHead } from "../../shared/product/product-head.tsx";
import { productQuery } from "../../shared/product/product-query.ts";
import { useKnownMissing } from "../../shared/routing/known-missing.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { useSubject } from "../../shared/routing/subject.ts";
import { fetchWithPage } from "../../shared/ui/fetch-with-page.ts";
import { LateFormMissing } from "../../shared/ui/late-form.tsx";
import { PartMissing } from "../../shared/ui/part-missing.tsx";
import { WhenNear } from "../../shared/ui/when-near.tsx";

const Picture = latePart(async () => (await import("@tablee/ui/components/dish-picture")).DishPicture);
const Label = latePart(async () => (await import("../../shared/product/details/product-label.tsx")).ProductLabel);
const Details = latePart(async () => (await import("../../shared/product/details/product-details.tsx")).ProductDetails);
const Menus = latePart(async () => (await import("./product-menus.tsx")).ProductMenus);
const Withdrawn = latePart(async () => (await import("../../shared/product/details/withdrawn.tsx")).Withdrawn);
const Gone = latePart(async () => (await import("./dish-gone.tsx")).DishGone);
/** Clients alone have weekly items. */
const WeeklyItem = latePart(async () => (await import("./weekly/weekly-item.tsx")).WeeklyItem);

fetchWithPage(Picture, Label, Details, Menus);

/** In the place of the recipe, where its code could not be fetched. */
const missing = (tryAgain: () => void) => <LateFormMissing onRetry={tryAgain} />;

/** In the place of what must not be overlooked: allergens, or that the dish is no longer sold. */
const notShown = () => <PartMissing />;

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
    const { dish } = product;
    return (
      <article key={dish.sku} className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
        <ProductHead
          product={product}
          picture={<WhenNear Part={Picture} room="h-full" className="h-full" plate={dish.plate} seed={dish.sku} loading="eager" />}
          notice={withdrawn && <WhenNear Part={Withdrawn} room="h-14" missing={notShown} />}
          label={
            <WhenNear
              Part={Label}
              room={dish.diets.length > 0 ? "h-13" : "h-4"}
              className="flex flex-col gap-3 empty:hidden"
              dish={dish}
              missing={notShown}
            />
          }
        />
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
          <WhenNear Part={Details} room="h-160" product={product} missing={missing} />
          <div className="flex flex-col gap-8">
            {!withdrawn && (client ? <Boxes dish={dish} fallback={boxesRoom} /> : signedIn && boxesRoom)}
            {client && !withdrawn && dish.kind === "market" && <WeeklyItem sku={dish.sku} name={dish.name} />}
            <WhenNear Part={Menus} room="h-40" weeks={onMenus} />
            {client === null && <SignUpLink className={buttonStyle({ size: "lg" })}>{t("start")}</SignUpLink>}
          </div>
        </div>
      </article>
    );
  }
  if (isMissing || (error instanceof CallError && error.status >= 400 && error.status < 500))
    return <WhenNear Part={Gone} room="min-h-96" />;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <SkeletonGroup className="mx-auto grid max-w-5xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2">
      <Skeleton className="aspect-[5/4] rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </SkeletonGroup>
  );
}
