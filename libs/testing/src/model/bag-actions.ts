import type { CommandContext } from "@tablee/commands/context";
import { bookPickup, cancelPickup } from "@tablee/commands/returnables/book-pickup";
import { recordReturn } from "@tablee/commands/returnables/record-return";
import { recordVisit } from "@tablee/commands/returnables/record-visit";
import { returnablesOf } from "@tablee/commands/returnables/returnables-of";
import { commentOrder } from "@tablee/commands/review/comment-order";
import { reviewDish } from "@tablee/commands/review/review-dish";
import { wantLess } from "@tablee/commands/review/want-less";
import type { Steps } from "@tablee/commands/steps";
import { areaById } from "@tablee/domain/geography/areas";
import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { pickupDays, type RouteArea } from "@tablee/domain/returnables/pickup-days";
import { assetsOut, visitOf } from "@tablee/domain/returnables/state";
import { attemptCodes } from "@tablee/domain/returnables/vocabulary";
import { againAnswers, noWords } from "@tablee/domain/review/vocabulary";
import { accountId } from "@tablee/domain/testing/examples";
import { marketSkus, orderIds, recipes, skuOf, slot } from "../fixtures/constants.ts";
import type { Details } from "./action-args.ts";

/** The account that acts: the order of the act's week, the area of its addresses, and dishes and products of its menus. */
export interface BagKeeper {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly area: RouteArea;
  readonly dishes: readonly string[];
  readonly products: readonly string[];
}

/** An account's act about bags and kits, or about the dishes that it had. */
type Act = (steps: Steps, keeper: BagKeeper, context: CommandContext, details: Details) => Promise<unknown>;

/** The household of histories in memory, in an action's week. */
export const keeperIn = (n: number): BagKeeper => ({
  accountId,
  orderId: orderIds[n]!,
  area: areaById(slot.areaId)!,
  dishes: recipes.map(skuOf),
  // The world lists its market items alone as products.
  products: marketSkus,
});

const somebodyElses = idFrom("somebody else's order") as OrderId;
const anOrderOf = ({ orderId }: BagKeeper, { b }: Details): OrderId => (b % 9 === 0 ? somebodyElses : orderId);

/** Books with a box, on a day with a route, on one without, or at an address that the account does not have. */
const book: Act = (steps, keeper, context, details) => {
  const { a, b } = details;
  const { accountId, area } = keeper;
  const days = pickupDays(area, context.at);
  const day = days[a % Math.max(1, days.length)];
  const when =
    b % 3 === 0
      ? { orderId: anOrderOf(keeper, details) }
      : { date: b % 7 === 0 || !day ? context.at.slice(0, 10) : day.date, window: day?.windows[b % day.windows.length] ?? "12-17" };
  const place = b % 11 === 0 ? "alternate" : "main";
  return bookPickup(
    steps,
    { accountId, pickupId: idFrom("simulated pickup", context.commandId), place, when, notes: "Side door" },
    context,
  );
};

/** Reports a visit of the latest pickup, of a box, or of none; the driver counts all or a part of what is out. */
const visit: Act = async (steps, { accountId, orderId }, context, { a, b }) => {
  const state = await returnablesOf(steps, accountId);
  const own = state.pickup && visitOf(state.pickup);
  const visitId = a % 3 === 0 ? orderId : (own ?? idFrom("no visit"));
  const out = assetsOut(state).map(({ assetId }) => assetId);
  const assetIds = b % 4 === 0 && out.length > 0 ? out.slice(0, 1 + (a % out.length)) : undefined;
  const actor = { kind: "staff", id: "staff-1", onBehalfOf: accountId, reason: "simulated" } as const;
  const code = attemptCodes[a % attemptCodes.length]!;
  await recordVisit(steps, { accountId, visitId, assetIds, code, result: b % 2 === 0 ? "collected" : "missed" }, { ...context, actor });
};

/** Hands in one of the things that were ever lent, all that is out, or one that never was. */
const handIn: Act = async (steps, { accountId }, context, { a, b }) => {
  const { assets } = await returnablesOf(steps, accountId);
  const one = b % 8 === 0 ? idFrom("no bag") : assets[a % Math.max(1, assets.length)]?.assetId;
  await recordReturn(steps, { accountId, way: "handed-in", ...(one && b % 5 > 0 && { assetIds: [one] }) }, context);
};

export const bagActs = {
  "book a pickup": book,
  "cancel a pickup": async (steps, { accountId }, context, { b }) => {
    const { pickup } = await returnablesOf(steps, accountId);
    const pickupId = b % 7 === 0 ? idFrom("no pickup") : (pickup?.pickupId ?? idFrom("no pickup"));
    return cancelPickup(steps, { accountId, pickupId }, context);
  },
  "report a visit": visit,
  "hand a bag in": handIn,
  "review a dish": (steps, keeper, context, details) => {
    const { a, b } = details;
    const { accountId, dishes } = keeper;
    const again = againAnswers[b % againAnswers.length]!;
    const sku = a % 10 === 0 ? "RTC-9999" : dishes[a % dishes.length]!;
    const answers = { again, recommends: null, dislikes: [] };
    const words = { ...noWords, ...(a % 2 === 0 && { liked: "Warm" }) };
    return reviewDish(steps, { accountId, orderId: anOrderOf(keeper, details), sku, answers, words }, context);
  },
  "comment on a box": (steps, keeper, context, details) =>
    commentOrder(
      steps,
      { accountId: keeper.accountId, orderId: anOrderOf(keeper, details), comment: details.a % 3 === 0 ? "" : "Warm" },
      context,
    ),
  "want less of a dish": (steps, { accountId, products }, context, { a, b }) => {
    const sku = a % 10 === 0 ? "RTC-9999" : products[a % products.length]!;
    return wantLess(steps, { accountId, sku, less: b % 3 > 0 }, context);
  },
} as const satisfies Readonly<Record<string, Act>>;

export type BagAct = keyof typeof bagActs;

/** The frequency of each act beside the other actions of a history. */
const bagWeights = {
  "book a pickup": 12,
  "cancel a pickup": 6,
  "report a visit": 10,
  "hand a bag in": 5,
  "review a dish": 14,
  "comment on a box": 6,
  "want less of a dish": 6,
} as const satisfies Readonly<Record<BagAct, number>>;

type Do = (doing: { readonly steps: Steps; readonly context: CommandContext }, details: Details) => Promise<unknown>;

/** The acts as actions of a history in memory, each with its weight. */
export const bagActions = Object.fromEntries(
  (Object.keys(bagActs) as BagAct[]).map((name) => {
    const act: Do = ({ steps, context }, details) => bagActs[name](steps, keeperIn(details.n), context, details);
    return [name, [bagWeights[name], act]];
  }),
) as unknown as Readonly<Record<BagAct, readonly [number, Do]>>;
