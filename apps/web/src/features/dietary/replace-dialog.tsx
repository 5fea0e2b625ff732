import { dishReplacements } from "@tablee/contracts/calls/settings-taste";
import { cents } from "@tablee/domain/kernel/money";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { AllergenLine } from "../../shared/dish/allergen-line.tsx";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Opening } from "../../shared/ui/late-dialog.tsx";
import { type Replacement, replacing, useReplaceDishes } from "./use-replace-dishes.ts";

/** Previews what comes instead of each excluded dish, box by box; one press replaces them all. */
export function ReplaceDialog({ open, onOpenChange }: Opening) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  const preview = useQuery(callQuery(dishReplacements, {}, { enabled: open, staleTime: 0 }));
  const boxes = preview.data?.boxes ?? [];
  const changing = boxes.filter(({ swaps }) => swaps.length > 0);
  const replace = useReplaceDishes(changing, () => onOpenChange(false));
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("replace.title")}
      description={preview.data && changing.length === 0 ? t("replace.nothing") : t("replace.text")}
      footer={
        <>
          <CloseDialog>
            <Button variant="secondary">{t("replace.keep")}</Button>
          </CloseDialog>
          <Button disabled={changing.length === 0} loading={replace.isPending} onClick={() => replace.mutate(replacing(changing))}>
            {t("replace.confirm")}
          </Button>
        </>
      }
    >
      {replace.isError && (
        <Notice tone="danger" live className="mb-4">
          {sentenceOf(replace.error, language)}
        </Notice>
      )}
      {preview.data ? (
        <div className="flex flex-col gap-6">
          {boxes.map((box) => (
            <BoxPreview key={box.orderId} box={box} />
          ))}
        </div>
      ) : preview.isError ? (
        <ErrorState onRetry={() => void preview.refetch()} retrying={preview.isFetching} />
      ) : (
        <SkeletonGroup className="flex flex-col gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20 rounded-control" />
          ))}
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function BoxPreview({ box }: { box: Replacement }) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  const { deliveryDate, swaps, stuck, paid, moreCents } = box;
  const cost = moreCents === 0 ? "same" : (`${paid ? "paid" : "open"}${moreCents > 0 ? "More" : "Less"}` as const);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-display text-lg">{capital(formatDay(deliveryDate, language))}</h3>
      <ul className="flex flex-col gap-3">
        {swaps.map(({ from, to }) => (
          <li key={from.sku}>
            <p className="font-medium">{to.name[language]}</p>
            <p className="text-muted text-sm">
              {from.sku === to.sku ? t("replace.withoutOptions") : t("replace.instead", { dish: from.name[language] })}
            </p>
            <AllergenLine dish={to} />
          </li>
        ))}
      </ul>
      {swaps.length > 0 && (
        <p className="figures text-sm">{t(`replace.${cost}`, { amount: formatMoney(cents(Math.abs(moreCents)), language) })}</p>
      )}
      {stuck.length > 0 && (
        <p className="text-danger-ink text-sm">
          {t("replace.stuck", {
            dishes: formatList(
              stuck.map(({ name }) => name[language]),
              language,
            ),
          })}
        </p>
      )}
    </section>
  );
}
