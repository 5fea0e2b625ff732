import { deliveryFailureWords, handoverWords } from "@tablee/domain/order/delivery-words";
import { inner, text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of the place and progress of an order's delivery. */
export const orderDeliveryFacts = {
  OrderDeliveryChanged: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      slot: phrase.slot(inner(data, "slot")),
      day: phrase.day(text(inner(data, "calendar"), "deliveryDate")),
    }),
    customer: ["{{who}} moved {{order}} to {{day}} ({{slot}})", "{{who}} déplacé {{order}} au {{day}} ({{slot}})"],
    staff: ["{{who}} moved {{order}} to {{slot}} ({{day}})", "{{who}} a déplacé {{order}} au {{slot}} ({{day}})"],
  },
  OrderHandoverChosen: {
    facts: (data, phrase, id) => {
      const where = phrase.code(handoverWords, text(data, "handover"));
      return { ...phrase.ofOrder(id), where, variant: where ? "" : "usual" };
    },
    customer: {
      default: ["{{who}} asked for {{order}} to be left {{where}}", "{{who}} demandé de laisser {{order}} {{where}}"],
      usual: [
        "{{who}} asked for {{order}} to be left as your address specifies",
        "{{who}} demandé de laisser {{order}} là où l’indique votre adresse",
      ],
    },
    staff: {
      default: ["{{who}} asked for {{order}} to be left {{where}}", "{{who}} a demandé de laisser {{order}} {{where}}"],
      usual: [
        "{{who}} asked for {{order}} to be left as its address specifies",
        "{{who}} a demandé de laisser {{order}} comme l’indique son adresse",
      ],
    },
  },
  OrderOutForDelivery: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), until: phrase.instant(text(data, "expectedUntil")) }),
    customer: ["{{Order}} was on its way, expected by {{until}}", "{{Order}} était en route, attendue au plus tard le {{until}}"],
    staff: ["{{Order}} is on its way, expected by {{until}}", "{{Order}} est en route, attendue d’ici {{until}}"],
  },
  OrderDelivered: {
    facts: (_, phrase, id) => phrase.ofOrder(id),
    customer: ["{{Order}} was delivered", "{{Order}} a été livrée"],
    staff: ["{{Order}} was delivered", "{{Order}} a été livrée"],
  },
  OrderDeliveryFailed: {
    facts: (data, phrase, id) => {
      const code = text(data, "code");
      const because = phrase.code(deliveryFailureWords, code);
      const next = phrase.instant(text(data, "retryAt"));
      const variant = [...(next ? ["again"] : []), ...(because && code !== "other" ? ["because"] : [])];
      return { ...phrase.ofOrder(id), because, next, variant };
    },
    customer: {
      default: ["{{Order}} could not be handed over", "{{Order}} n’a pas pu être remise"],
      because: ["{{Order}} could not be handed over: {{because}}", "{{Order}} n’a pas pu être remise\u00a0: {{because}}"],
    },
    staff: {
      default: ["{{Order}} could not be handed over ({{because}})", "{{Order}} n’a pas pu être remise ({{because}})"],
      again: [
        "{{Order}} could not be handed over ({{because}}); tried again {{next}}",
        "{{Order}} n’a pas pu être remise ({{because}}); nouvel essai\u00a0: {{next}}",
      ],
    },
  },
} satisfies Facts;
