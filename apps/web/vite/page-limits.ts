import type { RouteName } from "../src/shared/routing/route-table.ts";

type Limits = Readonly<Partial<Record<RouteName, number>>>;

const all = (names: readonly RouteName[], kb: number): Limits => Object.fromEntries(names.map((name) => [name, kb]));

/** The goal of every page, in kB of gzip. React, its router, the query client and the translations are some 120 of it. */
export const LIMIT_KB = 150;

/** The pages that the goal leaves open: what they reached, to the next kB. A build fails above it, and far below it. */
export const limitsAbove: Limits = {
  ...all(["faq", "faq_category", "terms_conditions"], 153),
  ...all(["privacy", "not_found"], 152),
  ...all(["story", "how_it_works", "how_meal_kit_delivery_works", "impact"], 155),
  ...all(["eco_friendly_commitments", "zero_waste", "zero_waste_how_to", "ready_to_eat"], 155),
  // Dishes come with their plates, prices and allergens.
  get_started: 163,
  wip_paypal: 165,
  product: 180,
  ...all(["signup_plans", "signup_plan", "signup_plan_submenu"], 181),
  menu: 189,
  track_box: 200,
  // Forms validate with the schemas that the server has.
  forgot_password: 216,
  ...all(["sign_in", "signup_registration"], 219),
  reset_password: 220,
  provider_callback: 245,
  contact: 250,
  gift: 259,
};
