import type { RouteName } from "../src/shared/routing/route-table.ts";

type Limits = Readonly<Partial<Record<RouteName, number>>>;

const each = (names: readonly RouteName[], kb: number): Limits => Object.fromEntries(names.map((name) => [name, kb]));

/** The scripts of a page, in kB of gzip, at most. React, its router, the query client and the translations are some 120 of it. */
export const LIMIT_KB = 150;

/** Pages whose own screen needs more: what they reached, to the next kB. A lower figure is written down, a higher one is a mistake. */
export const above: Limits = {
  ...each(["faq", "faq_category", "terms_conditions"], 153),
  ...each(["privacy", "not_found"], 152),
  ...each(["story", "how_it_works", "how_meal_kit_delivery_works", "impact"], 155),
  ...each(["eco_friendly_commitments", "zero_waste", "zero_waste_how_to", "ready_to_eat"], 155),
  // Dishes come with their plates, prices and allergens.
  get_started: 163,
  wip_paypal: 165,
  product: 179,
  ...each(["signup_plans", "signup_plan", "signup_plan_submenu"], 181),
  menu: 188,
  track_box: 200,
  // Forms validate with the schemas that the server has.
  forgot_password: 216,
  ...each(["sign_in", "signup_registration"], 219),
  reset_password: 220,
  provider_callback: 244,
  contact: 250,
  gift: 259,
};
