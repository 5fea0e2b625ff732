import type { DishCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useAddToBox } from "../add/use-add-to-box.ts";

interface AddToBoxProps {
  orderId: string;
  /** The day of the box, in words. */
  day: string;
  dish: Pick<DishCard, "sku" | "name">;
  /** The dish is in the box already. */
  again: boolean;
}

/** Adds one unit of a dish to a box. */
export function AddToBox({ orderId, day, dish, again }: AddToBoxProps) {
  const { t } = useTranslation(["menu-box", "order"]);
  const language = useLanguage();
  const change = useAddToBox(orderId, day);
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={change.isPending}
      aria-label={t(again ? "anotherLabel" : "order:suggestions.addLabel", { dish: dish.name[language], day })}
      onClick={() => change.mutate({ dish, units: 1 })}
    >
      <Plus aria-hidden="true" />
      {t(again ? "another" : "add")}
    </Button>
  );
}
