import { isRefundedWhole } from "@tablee/domain/order/charges/paid-additions";
import { paidPartOf } from "@tablee/domain/order/standing";
import { list } from "../parts.ts";
import type { OrderTemplate } from "../template.ts";

/** Asks a customer, once an order, to rate the dishes of a box that was delivered some days ago. */
export const rateDishes: OrderTemplate<"deliveryDay" | "dishes"> = {
  outdated: ({ order, reviews }) => {
    if (reviews && !reviews.areOffered) return "reviews-not-offered";
    if (reviews?.exist) return "reviewed-already";
    const paid = paidPartOf(order);
    return paid && isRefundedWhole(paid) ? "order-refunded" : undefined;
  },
  en: (facts) => ({
    subject: `How was your ${facts.deliveryDay} box?`,
    heading: "How did you like it?",
    paragraphs: [
      list(facts.dishes),
      "One answer a dish is enough. In the boxes that we put together from now on, we no longer pick what you never want again and, among equals, we prefer what you would definitely order again.",
      "This is the only time that we ask about this box.",
    ],
    action: { label: "Rate these dishes", path: "/recent" },
    sms: `how was your ${facts.deliveryDay} box? You can rate its dishes in your account.`,
  }),
  fr: (facts) => ({
    subject: `Comment était votre boîte du ${facts.deliveryDay}?`,
    heading: "Vous avez aimé?",
    paragraphs: [
      list(facts.dishes),
      "Une réponse par plat suffit. Dans les boîtes que nous composerons désormais, nous ne mettons plus ce que vous ne voulez plus jamais et, à égalité, nous préférons ce que vous reprendriez certainement.",
      "C’est la seule fois que nous vous posons la question pour cette boîte.",
    ],
    action: { label: "Noter ces plats", path: "/commandes-recentes" },
    sms: `comment était votre boîte du ${facts.deliveryDay}? Vous pouvez noter ses plats dans votre compte.`,
  }),
};
