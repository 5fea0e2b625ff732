import { type Data, inner, list, text } from "../data.ts";
import { type Facts, type FactsOf, notTheirs } from "../event-facts.ts";
import type { Phrases } from "../phrases.ts";

const ofMenu = (data: Data, phrase: Phrases) => ({ region: phrase.region(data), week: phrase.week(text(data, "week")) });

const ofProduct: FactsOf = (data, phrase) => ({ name: phrase.product(inner(data, "card")), sku: text(data, "sku") });

/** Events of the offering: menus, their rankings and products. */
export const menuFacts = {
  MenuPublished: {
    facts: (data, phrase) => ({ ...ofMenu(data, phrase), items: phrase.count("item", list(data, "items").length) }),
    customer: notTheirs,
    staff: [
      "{{who}} published the menu of {{week}} in {{region}}: {{items}}",
      "{{who}} a publié le menu de {{week}}, {{region}}\u00a0: {{items}}",
    ],
  },
  CategoryRankingSaved: {
    facts: ofMenu,
    customer: notTheirs,
    staff: ["{{who}} saved another ranking of {{week}} in {{region}}", "{{who}} a enregistré un autre classement de {{week}}, {{region}}"],
  },
  MenuItemCorrected: {
    facts: (data, phrase) => ({ ...ofMenu(data, phrase), sku: text(data, "sku") }),
    customer: notTheirs,
    staff: [
      "The corrected contents of {{sku}} are on the menu of {{week}} in {{region}}",
      "Le contenu corrigé de {{sku}} est au menu de {{week}}, {{region}}",
    ],
  },
  ProductIntroduced: {
    facts: ofProduct,
    customer: notTheirs,
    staff: ["{{who}} added {{name}} ({{sku}}) to the catalogue", "{{who}} a ajouté {{name}} ({{sku}}) au catalogue"],
  },
  ProductRevised: {
    facts: ofProduct,
    customer: notTheirs,
    staff: [
      "{{who}} changed what customers read about {{name}} ({{sku}})",
      "{{who}} a modifié ce que la clientèle lit sur {{name}} ({{sku}})",
    ],
  },
  ProductWithdrawn: {
    facts: (data) => ({ sku: text(data, "sku") }),
    customer: notTheirs,
    staff: [
      "{{who}} withdrew {{sku}}: no further menu may hold it",
      "{{who}} a retiré {{sku}}\u00a0: aucun autre menu ne peut le contenir",
    ],
  },
} satisfies Facts;
