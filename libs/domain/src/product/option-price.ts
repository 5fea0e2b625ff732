import type { ProductOption } from "./vocabulary.ts";

/** The part of an option that its price depends on; an order's lines keep less of it. */
export type PricedOption = Pick<ProductOption, "kind" | "brings" | "centsPerServing" | "largerCentsPerServing">;

/** True for an option that only adds more of what the dish already has; a topping adds something new. */
export const isMoreOfIt = ({ kind, brings }: Pick<PricedOption, "kind" | "brings">): boolean =>
  kind === "larger-protein" && brings !== undefined && brings.allergens.length + brings.diets.length === 0;

/** The price of an option per serving, beside the other chosen ones: a larger serving is one of the protein that the swap brings. */
export const optionCents = (option: PricedOption, chosen: readonly PricedOption[]): ProductOption["centsPerServing"] =>
  (isMoreOfIt(option)
    ? chosen.find(({ largerCentsPerServing }) => largerCentsPerServing !== undefined)?.largerCentsPerServing
    : undefined) ?? option.centsPerServing;
