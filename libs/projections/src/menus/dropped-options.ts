import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductCard, ProductOption } from "@tablee/domain/product/vocabulary";

export type CardOf = (sku: string) => Pick<ProductCard, "options"> | undefined;
type Lacking = readonly (readonly [sku: string, option: NonNullable<OrderLine["options"]>[number]])[];

/** The chosen options that the cards of their products lack; a product that left the catalogue has no card to complete. */
export const lackingOptions = (lines: readonly OrderLine[], cardOf: CardOf): Lacking =>
  lines.flatMap(({ sku, options = [] }) => {
    const card = cardOf(sku);
    return card ? options.filter(({ id }) => !card.options?.some((each) => each.id === id)).map((option) => [sku, option] as const) : [];
  });

/** These options with the facts of a menu's items; an option that the menu lacks is left out. */
export const optionsAsSold = (lacking: Lacking, items: readonly MenuItem[]): readonly (readonly [string, ProductOption])[] =>
  lacking.flatMap(([sku, option]) => {
    const sold = items.find((item) => item.sku === sku)?.options?.find(({ id }) => id === option.id);
    return sold ? [[sku, { ...sold, ...option, name: { en: option.id, fr: option.id } }] as const] : [];
  });
