import type { OrderId } from "@tablee/domain/kernel/ids";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../ui/late-dialog.tsx";
import type { Dishes } from "./why-dishes-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./why-dishes-dialog.tsx")).WhyDishesDialog);

interface WhyDishesProps {
  orderId: OrderId;
  /** The day of its delivery, in words. */
  day: string;
  /** The dishes of the box. */
  lines: Dishes;
  className?: string;
}

/** Links to the explanation of the dishes of a box that can no longer be changed; nothing if there is none. */
export function WhyDishes({ orderId, day, lines, className = "" }: WhyDishesProps) {
  const { t } = useTranslation("why");
  const { button, dialog } = useOpener();
  if (lines.every(({ dish }) => dish.kind === "market")) return null;
  return (
    <>
      <TextButton {...button} aria-label={t("label", { day })} className={`min-h-9 self-start text-sm ${className}`}>
        {t("open")}
      </TextButton>
      <Dialog {...dialog} {...{ orderId, day, lines }} />
    </>
  );
}
