import { DishPicture } from "@tablee/ui/components/dish-picture";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { Price } from "@tablee/ui/components/price";
import { AllergenLine } from "../../../../shared/dish/allergen-line.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { type EditorItem, maxUnits } from "../draft.ts";
import { AvoidedWarning } from "./avoided-warning.tsx";

interface PairingChoiceProps {
  item: EditorItem;
  units: number;
  avoided: ReadonlySet<string>;
  onChange: (units: number) => void;
}

/** A pairing of a recipe, with its price, its allergens and its units; a warning announces an avoided one once it is added. */
export function PairingChoice({ item, units, avoided, onChange }: PairingChoiceProps) {
  const language = useLanguage();
  const { dish } = item;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2">
      <DishPicture plate={dish.plate} seed={dish.sku} className="size-14 rounded-control" />
      <div className="min-w-0">
        <p className="font-medium leading-snug">{dish.name[language]}</p>
        <Price cents={dish.priceCents ?? 0} className="text-muted text-sm" />
        <AllergenLine dish={dish} warnOf={avoided} />
      </div>
      <QuantityStepper size="sm" label={dish.name[language]} value={units} max={maxUnits(item)} onChange={onChange} />
      {units > 0 && (
        <div className="col-span-3">
          <AvoidedWarning allergens={dish.allergens} avoided={avoided} />
        </div>
      )}
    </li>
  );
}
