import type { Voiced } from "../kernel/voices.ts";
import type { InquiryTopic } from "./vocabulary.ts";

/** The subjects of the contact form, within a sentence. */
export const inquiryTopicWords = {
  box: ["a box or an order", "une boîte ou une commande"],
  delivery: ["a delivery", "une livraison"],
  area: ["deliveries to a new area", "un nouveau secteur de livraison"],
  food: ["a dish, an ingredient or an allergen", "un plat, un ingrédient ou un allergène"],
  payment: ["a payment, a code or a gift card", "un paiement, un code ou une carte-cadeau"],
  account: {
    customer: ["your account or your data", "votre compte ou vos données"],
    staff: ["the account or its data", "le compte ou ses données"],
  },
  other: ["something else", "autre chose"],
} satisfies Readonly<Record<InquiryTopic, Voiced>>;
