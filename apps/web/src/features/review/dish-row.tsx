import type { DishCard } from "@tablee/contracts/schemas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { DishForm } from "./dish-form.tsx";
import type { DishReview } from "./requests.ts";

interface DishRowProps {
  orderId: OrderId;
  dish: DishCard;
  review: DishReview | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A dish with its rating in words, and the form to give or change it. */
export function DishRow({ orderId, dish, review, isOpen, onOpenChange }: DishRowProps) {
  const { t } = useTranslation("review");
  const language = useLanguage();
  const name = dish.name[language];
  const isEditable = review?.editable ?? true;
  const opener = useRef<HTMLButtonElement>(null);
  const onSaved = () => {
    // The form goes with its focus.
    opener.current?.focus();
    onOpenChange(false);
  };
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <DishPicture plate={dish.plate} seed={dish.sku} className="size-16 shrink-0 rounded-control" />
        <div className="grow leading-snug">
          <h3 className="font-medium">{name}</h3>
          {review && (
            <p className="text-sm">
              {t(`again.${review.opinion.again}`)}
              <span className="block text-muted">
                {isEditable ? t("until", { date: formatDay(review.until.date, language) }) : t("closed")}
              </span>
            </p>
          )}
        </div>
        {isEditable && (
          <Button
            ref={opener}
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "cancelLabel" : review ? "reopenLabel" : "openLabel", { dish: name })}
            onClick={() => onOpenChange(!isOpen)}
          >
            {t(isOpen ? "cancel" : review ? "reopen" : "open")}
          </Button>
        )}
      </div>
      {isEditable && isOpen && <DishForm {...{ orderId }} opinion={review?.opinion} sku={dish.sku} onSaved={onSaved} />}
    </section>
  );
}
