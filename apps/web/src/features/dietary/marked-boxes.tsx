import type { OrderCard } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { formatList } from "@tablee/ui/format/numbers";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { excludedDishes } from "../../shared/order/excluded-dishes.ts";
import { To } from "../../shared/routing/to.tsx";
import { lateDialog } from "../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./replace-dialog.tsx")).ReplaceDialog);

/**
 * The boxes to come that contain excluded ingredients, with their dishes; the cards of the weeks swap them. Scrolls into view
 * when a save changes them.
 */
export function MarkedBoxes({ marked }: { marked: readonly OrderCard[] }) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  const { button, dialog } = useOpener();
  const place = useRef<HTMLDivElement>(null);
  const named = JSON.stringify(marked.map(({ orderId, excluded }) => [orderId, excluded]));
  const seen = useRef(named);
  useEffect(() => {
    if (seen.current === named) return;
    seen.current = named;
    if (named !== "[]") place.current?.scrollIntoView({ block: "start" });
  }, [named]);
  const dishesOf = (order: OrderCard) =>
    formatList(
      excludedDishes(order).map(({ dish }) => dish.name[language]),
      language,
    );
  return (
    <div ref={place} aria-live="polite" className="scroll-mt-24 empty:sr-only">
      {marked.length > 0 && (
        <Notice
          tone="danger"
          title={t("marked", { count: marked.length })}
          action={
            <div className="flex flex-wrap gap-2">
              {marked.some(({ status, editable, changeable }) => status !== "skipped" && (editable || changeable)) && (
                <Button size="sm" {...button}>
                  {t("replace.open")}
                </Button>
              )}
              <To name="schedule" className={buttonStyle({ size: "sm", variant: "secondary" })}>
                {t("markedAction")}
              </To>
            </div>
          }
        >
          <ul className="mt-1 flex flex-col gap-1">
            {marked.map((order) => (
              <li key={order.orderId}>
                {t("box", { day: capital(formatDay(order.deliveryDate, language)), dishes: dishesOf(order) })}
                <span className="block text-sm">
                  {order.status === "skipped" ? t("paused") : !order.editable && !order.changeable && t("tooLate")}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Dialog {...dialog} />
    </div>
  );
}
