import type { DishCard, OrderCard } from "@tablee/contracts/schemas";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./swap-dish-dialog.tsx")).SwapDishDialog);

/** Swaps a dish of a box in place. */
export function SwapDish({ order, dish }: { order: OrderCard; dish: DishCard }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { button, dialog } = useOpener();
  return (
    <>
      <TextButton {...button} aria-label={t("card.swapLabel", { dish: dish.name[language] })} className="shrink-0 text-sm">
        {t("card.swap")}
      </TextButton>
      <Dialog {...dialog} order={order} dish={dish} />
    </>
  );
}
