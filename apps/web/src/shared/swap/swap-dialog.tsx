import type { OutputOf } from "@tablee/contracts/call";
import type { dishAlternatives } from "@tablee/contracts/calls/orders";
import type { DishAlternative, DishCard } from "@tablee/contracts/schemas";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatMoney } from "@tablee/ui/format/money";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../api/failure-notice.tsx";
import { AllergenLine } from "../dish/allergen-line.tsx";
import { useLanguage } from "../i18n/use-language.ts";
import type { Opening } from "../ui/late-dialog.tsx";

/** The reason why a dish is in a box, where known. */
type Why = NonNullable<OutputOf<typeof dishAlternatives>["why"]>;

interface SwapDialogProps extends Opening {
  dish: DishCard;
  /** The number of alternatives shown at first; all of them by default. */
  first?: number;
  alternatives: UseQueryResult<{ alternatives: readonly DishAlternative[]; why?: Why | null }>;
  /** Replaces the dish; the dialog closes once that is done. */
  swap: Pick<UseMutationResult<unknown, Error, string>, "mutate" | "isPending" | "variables" | "isError" | "error">;
}

/** The replacements to choose from: one click each, with the price difference of the box. */
export function SwapDialog({ dish, first, alternatives, swap, open, onOpenChange }: SwapDialogProps) {
  const { t } = useTranslation(["swap", "why"]);
  const language = useLanguage();
  const list = alternatives.data?.alternatives;
  const why = alternatives.data?.why;
  const [all, setAll] = useState(false);
  const more = all || first === undefined ? 0 : Math.max(0, (list?.length ?? 0) - first);
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("title", { dish: dish.name[language] })}
      description={list?.length === 0 ? t("none") : t("text")}
    >
      {why && (
        <p className="mb-4 rounded-control bg-sage px-4 py-3 text-sm">
          {[...(why === "chosen" ? [] : [t("why:question")]), t(`why:reason.${why}`)].join(" ")}
        </p>
      )}
      <FailureNotice error={swap.error} className="mb-4" />
      {alternatives.isError ? (
        <ErrorState onRetry={() => void alternatives.refetch()} retrying={alternatives.isFetching} />
      ) : list === undefined ? (
        <LoadingRows count={3} row="h-22 rounded-control" />
      ) : (
        <ul className="flex flex-col gap-2">
          {list.slice(0, all ? undefined : first).map((alternative) => (
            <li key={alternative.dish.sku}>
              <Choice
                {...alternative}
                disabled={swap.isPending}
                busy={swap.isPending && swap.variables === alternative.dish.sku}
                onChoose={() => swap.mutate(alternative.dish.sku)}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="secondary" onClick={() => setAll(true)} className="mt-3 w-full">
          {t("others", { count: more })}
        </Button>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends DishAlternative {
  disabled: boolean;
  busy: boolean;
  onChoose: () => void;
}

/** The name of the words for a difference in price: taxes alone, an amount with taxes in it, an amount, or none. */
function differenceOf({ moreCents, moreTaxesCents }: Pick<DishAlternative, "moreCents" | "moreTaxesCents">) {
  if (moreCents === 0) return "same";
  if (moreCents === moreTaxesCents) return moreCents > 0 ? "moreTaxes" : "lessTaxes";
  return moreCents < 0 ? "less" : moreTaxesCents > 0 ? "moreWithTaxes" : "more";
}

function Choice({ dish, disabled, busy, onChoose, ...difference }: ChoiceProps) {
  const { t } = useTranslation("swap");
  const language = useLanguage();
  const name = dish.name[language];
  const [price, taxes] = [difference.moreCents, difference.moreTaxesCents].map((cents) => formatMoney(Math.abs(cents), language));
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={disabled}
      aria-busy={busy}
      className="flex w-full items-center gap-4 rounded-control p-2 text-left transition-colors hover:bg-sunken disabled:opacity-60 aria-busy:animate-pulse aria-busy:bg-sunken aria-busy:opacity-100"
    >
      <DishPicture plate={dish.plate} seed={dish.sku} className="size-18 shrink-0 rounded-control" />
      <span className="min-w-0 grow">
        <span className="sr-only">{t("choose", { dish: name })}. </span>
        <span aria-hidden="true" className="block font-medium">
          {name}
        </span>
        <span className="block text-muted text-sm">
          {dish.subtitle[language]}, {t("minutes", { minutes: dish.minutes })}
        </span>
        <AllergenLine dish={dish} />
        <span className="block font-medium text-sm">{t(differenceOf(difference), { price, taxes })}</span>
      </span>
    </button>
  );
}
