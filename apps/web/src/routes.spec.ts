import { routeTable } from "./routes.ts";
import { patternOf } from "./shared/routing/paths.ts";

/** The stated paths of the screens that exist, copied from the list of screens: English, French, flags. */
const stated: readonly [name: string, en: string, fr: string, flags?: object][] = [
  ["home", "/", "/fr/", { faqCategory: "home", instantLoad: true }],
  ["account", "/account", "/compte", { auth: "client" }],
  ["sign_in", "/clients/sign_in", "/clients/connexion"],
  ["menu", "/menu/{date}", "/fr/menu/{date}"],
  ["order_editor", "/orders/{id}/editor", "/commandes/{id}/editeur", { auth: "client", noLayout: true, scrollToTop: false }],
  ["rewards", "/rewards_v2", "/recompenses_v2", { auth: "client" }],
  ["signup_plans", "/signup/plans", "/abonnement/plans", { noLayout: true }],
  ["signup_plan", "/signup/plans/{plan}", "/abonnement/plans/{plan}", { noLayout: true }],
  ["signup_plan_submenu", "/signup/plans/{plan}/{submenu}", "/abonnement/plans/{plan}/{submenu}", { noLayout: true }],
  ["signup_registration", "/signup/registration", "/abonnement/inscription", { noLayout: true }],
  ["signup_delivery", "/signup/delivery", "/abonnement/livraison", { noLayout: true }],
  ["signup_payment", "/signup/payment", "/abonnement/paiement", { noLayout: true }],
  ["signup_welcome", "/signup/welcome", "/abonnement/bienvenue", { noLayout: true }],
  ["not_found", "/404", "/fr/404", { catchAll: true }],
];

test("every screen stands at its stated addresses, with its flags", () => {
  expect(routeTable.map((row) => [row.name, row.en, patternOf(row, "fr")])).toEqual(stated.map(([name, en, fr]) => [name, en, fr]));
  for (const [name, , , flags = {}] of stated) expect(routeTable.find((row) => row.name === name)).toMatchObject(flags);
});

test("no two screens share an address", () => {
  const all = routeTable.flatMap((row) => [row.en, patternOf(row, "fr")]);
  expect(new Set(all).size).toBe(all.length);
});
