import { contentsWith, excludedIn } from "@tablee/domain/product/contents";
import { optionCents } from "@tablee/domain/product/option-price";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Fieldset } from "@tablee/ui/components/form/field";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../../../shared/dish/allergen-line.tsx";
import { type Option, OptionLabel } from "../../../../shared/dish/option-label.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import type { Changes } from "../basket/basket.ts";
import { chosenOf, type DraftLine, type EditorItem } from "../draft.ts";
import { useAvoidedWords } from "./avoided-warning.tsx";
import { PairingChoice } from "./pairing-choice.tsx";

interface ChoicesProps {
  item: EditorItem;
  line: DraftLine;
  /** The servings of one unit: options are priced per serving. */
  servings: number;
  items: ReadonlyMap<string, EditorItem>;
  avoided: ReadonlySet<string>;
  changes: Changes;
}

/** The options of a recipe in the box: another protein, more of it, and pairings. */
export function ChoicesDialog({ item: { dish }, line, servings, items, avoided, changes }: ChoicesProps) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const swaps = (dish.options ?? []).filter((option) => option.kind === "protein-swap");
  const larger = (dish.options ?? []).filter((option) => option.kind === "larger-protein");
  const pairings = (dish.pairings ?? []).flatMap((sku) => items.get(sku) ?? []);
  const chosen = chosenOf(dish, line.options);
  const contents = contentsWith(dish, chosen);
  const refusal = useAvoidedWords();
  const swap = swaps.find(({ id }) => line.options.includes(id))?.id ?? "";
  const choose = (drop: readonly { id: string }[], id: string) =>
    changes.setOptions(dish.sku, [...line.options.filter((held) => !drop.some((other) => other.id === held)), ...(id === "" ? [] : [id])]);
  const offer = (option: Option) => {
    const besides = chosen.filter(({ kind }) => kind !== option.kind);
    const refused = chosen.includes(option) ? [] : excludedIn(dish, [...besides, option], [...avoided], besides);
    const cents = optionCents(option, besides);
    const cost =
      cents === 0
        ? t("choices.free")
        : t("choices.perServing", { price: formatMoney(cents, language), total: formatMoney(cents * servings, language) });
    return {
      label: <OptionLabel option={option} chosen={besides} />,
      hint: refused.length > 0 ? refusal(refused) : cost,
      disabled: refused.length > 0,
    };
  };
  return (
    <Dialog
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="wrap-anywhere max-sm:-mx-2 max-sm:px-2"
          aria-label={t("choices.openLabel", { dish: dish.name[language] })}
        >
          <SlidersHorizontal aria-hidden="true" className="max-[24.9375rem]:hidden" />
          {t("choices.open")}
        </Button>
      }
      title={t("choices.title")}
      description={dish.name[language]}
      footer={
        <CloseDialog>
          <Button>{t("choices.done")}</Button>
        </CloseDialog>
      }
    >
      <div className="flex flex-col gap-6">
        <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
          <AllergenLine dish={dish} allergens={contents.allergens} warnOf={avoided} />
        </div>
        {swaps.length > 0 && (
          <Fieldset legend={t("choices.swap")}>
            <RadioGroup aria-label={t("choices.swap")} value={swap} onValueChange={(id) => choose(swaps, id)}>
              <Radio value="" label={t("choices.asIs")} hint={t("choices.asIsText")} />
              {swaps.map((option) => (
                <Radio key={option.id} value={option.id} {...offer(option)} />
              ))}
            </RadioGroup>
          </Fieldset>
        )}
        {larger.length > 0 && (
          <Fieldset legend={t("choices.larger")}>
            {larger.map((option) => (
              <Checkbox
                key={option.id}
                {...offer(option)}
                checked={line.options.includes(option.id)}
                onCheckedChange={(on) => choose(larger, on === true ? option.id : "")}
              />
            ))}
          </Fieldset>
        )}
        {pairings.length > 0 && (
          <Fieldset legend={t("choices.pairings")} hint={t("choices.pairingsText")}>
            <ul className="flex flex-col gap-3">
              {pairings.map((pairing) => (
                <PairingChoice
                  key={pairing.dish.sku}
                  item={pairing}
                  units={line.pairings.get(pairing.dish.sku) ?? 0}
                  avoided={avoided}
                  onChange={(units) => changes.setPairing(dish.sku, pairing.dish.sku, units)}
                />
              ))}
            </ul>
          </Fieldset>
        )}
      </div>
    </Dialog>
  );
}
