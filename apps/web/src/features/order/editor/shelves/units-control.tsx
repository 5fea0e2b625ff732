import { Button } from "@tablee/ui/components/form/button";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { track } from "../../../../shared/tracking/track.ts";
import type { Changes } from "../basket/basket.ts";
import type { DraftLine, EditorItem } from "../draft.ts";

interface UnitsControlProps {
  item: EditorItem;
  line: DraftLine | undefined;
  /** The maximum number of units on their own. */
  max: number;
  readOnly: boolean;
  changes: Changes;
  /** The only action in its place. */
  primary?: boolean;
}

/** Adds an item to the box, or shows how many are in it. */
export function UnitsControl({ item: { dish }, line, max, readOnly, changes, primary = false }: UnitsControlProps) {
  const { t } = useTranslation("editor");
  const name = dish.name[useLanguage()];
  return line ? (
    <QuantityStepper
      size={primary ? "md" : "sm"}
      removable
      disabled={readOnly}
      label={name}
      value={line.quantity}
      max={Math.max(max, line.quantity)}
      onChange={(next) => changes.setQuantity(dish.sku, next)}
    />
  ) : (
    <Button
      size={primary ? "md" : "sm"}
      variant={primary ? "primary" : "secondary"}
      disabled={max <= 0 || readOnly}
      aria-label={t("addLabel", { dish: name })}
      onClick={() => {
        changes.setQuantity(dish.sku, 1);
        track({ event: "add-to-cart", sku: dish.sku });
      }}
    >
      <Plus aria-hidden="true" />
      {t("add")}
    </Button>
  );
}
