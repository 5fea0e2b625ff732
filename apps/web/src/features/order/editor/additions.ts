import type { InputOf } from "@tablee/contracts/call";
import type { createPatch } from "@tablee/contracts/calls/additions";
import { cents } from "@tablee/domain/kernel/money";
import { priceAdditions } from "@tablee/domain/pricing/price-additions";
import type { AdditionPrice, OrderLine } from "@tablee/domain/pricing/vocabulary";
import { type Draft, type EditorData, lineOf, linesOf, optionsOf, orderLinesOf } from "./draft.ts";

/** What is to be added to a paid box: new items, and an option for recipes that it holds already, by SKU. */
export interface Additions {
  readonly draft: Draft;
  readonly upgrades: ReadonlyMap<string, string>;
}

type Held = EditorData["order"]["lines"][number];

/** The recipes of a paid box that could still have more protein, with what is offered. */
export const upgradable = ({ order, items }: EditorData) =>
  order.lines.flatMap((line) => {
    const dish = items.find((item) => item.dish.sku === line.dish.sku)?.dish;
    const larger = dish?.options?.find((option) => option.kind === "larger-protein");
    const has = [...(line.options ?? []), ...bought(order, line)].some((option) => option.kind === "larger-protein");
    return dish && larger && !has && !line.pairedWith ? [{ dish, line, larger }] : [];
  });

/** What was added to the box before, and paid. */
const paidLines = ({ additions }: EditorData["order"]): Held[] =>
  additions.filter((addition) => addition.status === "billed").flatMap((addition) => addition.lines);

const bought = (order: EditorData["order"], { dish }: Held) =>
  paidLines(order)
    .filter((line) => line.upgrade && line.dish.sku === dish.sku)
    .flatMap((line) => line.options ?? []);

const quantityIn = (data: EditorData, sku: string): number => data.order.lines.find((line) => line.dish.sku === sku)?.quantity ?? 1;

/** What the box holds by now, as it was ordered and with what was added and paid: it counts for the tier. */
export const linesInBox = ({ order }: EditorData): OrderLine[] =>
  [...order.lines, ...paidLines(order)].map(({ dish, quantity, upgrade }) => ({
    ...lineOf(dish, quantity),
    ...(upgrade ? { upgrade } : {}),
  }));

const volumeGiven = ({ order }: EditorData): number =>
  order.additions.reduce(
    (total, { status, price }) => total + (status === "billed" ? price.volumeDiscountCents : 0),
    order.price.volumeDiscountCents,
  );

/** What the additions cost, by the very function that prices them: the server's answer is the same to the cent. */
export function priceAdded(data: EditorData, { draft, upgrades }: Additions): AdditionPrice {
  const larger = upgradable(data).flatMap(({ dish, line }): OrderLine[] => {
    const option = upgrades.get(dish.sku);
    return option ? [{ ...lineOf(dish, line.quantity), options: optionsOf(dish, [option]), upgrade: true }] : [];
  });
  return priceAdditions({
    plan: data.order.plan,
    ordered: linesInBox(data),
    volumeGivenCents: volumeGiven(data),
    added: [...orderLinesOf(data, draft), ...larger],
    region: data.pricing.region,
    date: data.pricing.deliveryDate,
    promotionalCredit: cents(data.credit.promotionalCents),
    purchasedCredit: cents(data.credit.purchasedCents),
  });
}

export const askedOf = (data: EditorData, { draft, upgrades }: Additions): InputOf<typeof createPatch>["lines"] => [
  ...linesOf(draft),
  ...[...upgrades].map(([sku, option]) => ({ sku, quantity: quantityIn(data, sku), options: [option], upgrade: true as const })),
];
