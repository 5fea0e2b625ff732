import type { InputOf } from "@tablee/contracts/call";
import type { createPatch } from "@tablee/contracts/calls/additions";
import { cents } from "@tablee/domain/kernel/money";
import { linesInBox, paidAdditions, volumeGiven } from "@tablee/domain/order/charges/paid-additions";
import { lineOf, lineOptions } from "@tablee/domain/pricing/lines";
import { priceAdditions } from "@tablee/domain/pricing/price-additions";
import type { AdditionPrice, OrderLine } from "@tablee/domain/pricing/vocabulary";
import { optionCents } from "@tablee/domain/product/option-price";
import { chosenOf, type Draft, type EditorData, linesOf, orderLinesOf } from "./draft.ts";

/** The additions to a paid box: new items, and an option for recipes that it already holds, by SKU. */
export interface Additions {
  readonly draft: Draft;
  readonly upgrades: ReadonlyMap<string, string>;
}

type Held = EditorData["order"]["lines"][number];

/** The recipes of a paid box that can still get more protein, with the option for it at its price beside the box's options. */
export const upgradable = ({ order, items }: EditorData) =>
  order.lines.flatMap((line) => {
    const dish = items.find((item) => item.dish.sku === line.dish.sku)?.dish;
    const larger = dish?.options?.find((option) => option.kind === "larger-protein");
    const held = line.options ?? [];
    const has = [...held, ...bought(order, line)].some((option) => option.kind === "larger-protein");
    if (!dish || !larger || has || line.pairedWith) return [];
    const ids = held.map(({ id }) => id);
    return [{ dish, line, larger: { ...larger, centsPerServing: optionCents(larger, chosenOf(dish, ids)) } }];
  });

const bought = ({ additions }: EditorData["order"], { dish }: Held) =>
  paidAdditions(additions)
    .flatMap((addition) => addition.lines)
    .filter((line) => line.upgrade && line.dish.sku === dish.sku)
    .flatMap((line) => line.options ?? []);

const quantityIn = (data: EditorData, sku: string): number => data.order.lines.find((line) => line.dish.sku === sku)?.quantity ?? 1;

/** The lines of the box as ordered, with paid additions: they count for the price tier. */
export const heldLines = ({ order }: EditorData): OrderLine[] =>
  linesInBox(order).map(({ dish, quantity, upgrade }) => ({
    ...lineOf(dish, quantity),
    ...(upgrade ? { upgrade } : {}),
  }));

/** Prices the additions with the function that the server uses, so that both agree to the cent. */
export function priceAdded(data: EditorData, { draft, upgrades }: Additions): AdditionPrice {
  const upgraded = upgradable(data)
    .filter(({ dish }) => upgrades.has(dish.sku))
    .map(({ dish, line, larger }): OrderLine => ({ ...lineOf(dish, line.quantity), options: lineOptions([larger]), upgrade: true }));
  return priceAdditions({
    plan: data.order.plan,
    ordered: heldLines(data),
    missing: data.order.missing,
    volumeGivenCents: volumeGiven(data.order),
    added: [...orderLinesOf(data, draft), ...upgraded],
    region: data.pricing.region,
    date: data.pricing.deliveryDate,
    promotionalCredit: cents(data.credit.promotionalCents),
    promotionalSources: data.credit.promotionalSources,
    purchasedCredit: cents(data.credit.purchasedCents),
  });
}

export const askedOf = (data: EditorData, { draft, upgrades }: Additions): InputOf<typeof createPatch>["lines"] => [
  ...linesOf(draft),
  ...[...upgrades].map(([sku, option]) => ({ sku, quantity: quantityIn(data, sku), options: [option], upgrade: true as const })),
];
