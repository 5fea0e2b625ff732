import { BannerType } from "@tablee/domain/banner/vocabulary";
import { OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { ShownBanners } from "../banner-schemas.ts";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Done, Nothing, ReadKey } from "../schemas.ts";

export const cartLoyaltyBanner = defineCall("GET", "/api/v1/banners/get_cart_loyalty_banner", {
  who: "client",
  summary: "What an order earns in points, and how much more food brings the higher rate.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ points: z.int(), higherRateFromCents: WholeCents, gapCents: WholeCents.nullable() }),
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const servingsBanner = defineCall("GET", "/api/v1/servings_based_banner/index", {
  who: "client",
  summary: "A larger plan that would cost less per serving, unless it was dismissed.",
  input: Nothing,
  output: z.strictObject({
    banner: z
      .strictObject({
        key: z.string(),
        /** Recipes or meals of the next tier, and the price per serving before and with it. */
        picks: z.int(),
        perServingCents: WholeCents,
        nextPerServingCents: WholeCents,
      })
      .nullable(),
  }),
  reads: ["subscriptions"],
});

export const dismissServingsBanner = defineCall("POST", "/api/v1/servings_based_banner/dismiss_banner", {
  who: "client",
  summary: "The banner was read.",
  input: ReadKey,
  output: Done,
  writes: [],
});

export const contentBanners = defineCall("GET", "/api/v1/banners/content_banners", {
  who: "visitor",
  own: true,
  summary: "The editors' banners of a type, as the region and the day have them.",
  input: z.strictObject({ type: BannerType }),
  output: ShownBanners,
  reads: ["accounts"],
  beside: ["region"],
});
