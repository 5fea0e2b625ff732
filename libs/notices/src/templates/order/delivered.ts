import { list } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A box was delivered. */
export const delivered: OrderTemplate<"dishes"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: "Your box is here",
    heading: "Your box was delivered",
    paragraphs: ["Fresh ingredients keep best in the fridge; use them within 4 days.", list(facts.dishes)],
    action: { label: "See your recipes", path: "/recent" },
    sms: "your box was delivered. Enjoy!",
  }),
  fr: (facts) => ({
    subject: "Votre boîte est arrivée",
    heading: "Votre boîte a été livrée",
    paragraphs: ["Les ingrédients frais se gardent au réfrigérateur; utilisez-les d’ici 4 jours.", list(facts.dishes)],
    action: { label: "Voir vos recettes", path: "/commandes-recentes" },
    sms: "votre boîte a été livrée. Bon appétit!",
  }),
};
