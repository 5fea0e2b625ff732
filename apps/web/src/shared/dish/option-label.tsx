import { optionName } from "@tablee/domain/product/option-words";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import type { Options } from "./line-contents.tsx";

export type Option = Options[number];

/** An option's name in the context of the other choices, and the allergens that it adds: "Tofu instead of beef · soy". */
export function OptionLabel({ option, chosen = [] }: { option: Option; chosen?: Options }) {
  const { t } = useTranslation("dish");
  const language = useLanguage();
  const allergens = option.brings?.allergens ?? option.allergens ?? [];
  return [optionName(option, chosen)[language], ...allergens.map((allergen) => t(`allergen.${allergen}`))].join(" · ");
}
