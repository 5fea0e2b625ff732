import type { RouteName } from "./route-table.ts";

/** The public pages that the server draws for visitors. Their forms come after them, except the choice of a plan, which it draws, too. */
export const drawnRoutes: ReadonlySet<RouteName> = new Set([
  ...(["home", "menu", "product", "faq", "faq_category", "terms_conditions", "privacy", "story", "how_it_works"] as const),
  ...(["how_meal_kit_delivery_works", "impact", "eco_friendly_commitments", "zero_waste", "zero_waste_how_to", "ready_to_eat"] as const),
  ...(["no_delivery", "not_found", "contact", "gift", "get_started", "signup_plans"] as const),
]);
