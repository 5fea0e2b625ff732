import { DateText, OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { AskedLine, DishCard, EditingSession, MaybeDate, NamedBox, Nothing, OrderCard } from "../schemas.ts";

const base = "/api/v1/settings_taste";

export const tasteSettings = defineCall("GET", `${base}/show`, {
  who: "client-reauthenticated",
  summary:
    "Diets, allergens that never come, dislikes, from which box on they count, and the boxes to come that keep their dishes or contain what is excluded.",
  input: Nothing,
  output: z.strictObject({
    tastes: Tastes,
    /** The plan whose diets can be chosen. */
    plan: Plan,
    /** A closed subscription keeps its tastes unchanged. */
    closed: z.boolean(),
    /**
     * The day of the first box that has yet to be made: tastes that are saved now count from it on. Null once the subscription is closed.
     */
    nextBoxToMake: MaybeDate,
    /** Future boxes that are already made: new tastes do not change them. */
    kept: z.array(NamedBox),
    /** Future boxes with dishes that contain an excluded allergen, those that a pause skips included: they may come back. */
    marked: z.array(OrderCard),
    /** Market items that were to come with every box, and contain what has been excluded since: no new box gets them. */
    withheld: z.array(DishCard),
  }),
  refusals: ["subscription-not-found"],
  reads: orderCardReads,
});

export const updateTastes = defineCall("POST", `${base}/update`, {
  who: "client-reauthenticated",
  summary: "Changes diets, exclusions and dislikes for what is picked from now on; boxes that are there keep their dishes.",
  input: Tastes,
  output: z.strictObject({ tastes: Tastes }),
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid"],
  writes: ["subscription"],
  reads: ["subscriptions"],
});

/** The lines of a box to save, or to bring back. */
const AskedLines = z.array(AskedLine).min(1).max(120);

export const dishReplacements = defineCall("GET", `${base}/replacements`, {
  who: "client-reauthenticated",
  own: true,
  summary: "What would come instead of each excluded dish of the boxes that can still be changed; nothing is held for it.",
  input: Nothing,
  output: z.strictObject({
    boxes: z.array(
      z
        .strictObject({
          orderId: OrderIdText,
          version: z.int(),
          deliveryDate: DateText,
          /** The box is paid: the difference is charged or refunded at once. */
          paid: z.boolean(),
          /** `to` is the dish itself where only its options contain something excluded. */
          swaps: z.array(z.strictObject({ from: DishCard, to: DishCard })),
          /** Dishes that nothing can replace. */
          stuck: z.array(DishCard),
          lines: AskedLines,
          /** The present lines, by which the change can be undone. */
          linesBefore: AskedLines,
          /** The extra cost of the box, negative where it costs less; taxes included. */
          moreCents: WholeCents,
        })
        .meta({ id: "DishReplacement" }),
    ),
  }),
  refusals: ["subscription-not-found"],
  reads: [...orderCardReads, "menus", "stock_levels", "generation_inputs"],
});

export const replaceDishes = defineCall("POST", `${base}/replace_dishes`, {
  who: "client-reauthenticated",
  own: true,
  idempotent: true,
  summary: "Saves other dishes in several boxes in one act; a box that cannot be changed stays, with its reason.",
  input: z.strictObject({
    editingSession: EditingSession,
    boxes: z
      .array(
        z.strictObject({
          orderId: OrderIdText,
          version: z.int().nonnegative(),
          lines: AskedLines,
          /** Paid boxes: the extra cost as it was shown; no other amount is charged or refunded. */
          differenceCents: WholeCents.optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
  output: z.strictObject({
    boxes: z.array(
      z.strictObject({
        order: OrderCard,
        result: z.enum(["changed", "declined", "undecided", "no-payment-method", "refused"]),
        /** The code with which the change of this box is refused. */
        refused: z.string().nullable(),
      }),
    ),
  }),
  refusals: ["order-not-found"],
  writes: ["order", "stock", "payment", "credit"],
  reads: orderCardReads,
});
