import { words as titles } from "../app/title/words.ts";
import { patternOf } from "./paths.ts";
import { routeTable } from "./route-table.ts";

/** The stated paths of the screens that exist, copied from the list of screens: English, French, flags. */
const stated: readonly [name: string, en: string, fr: string, flags?: object][] = [
  ["home", "/", "/fr/", { faqCategory: "home", instantLoad: true }],
  ["account", "/account", "/compte", { auth: "client" }],
  ["sign_in", "/clients/sign_in", "/clients/connexion"],
  // Missing in the list of screens: the address that providers redirect back to.
  ["provider_callback", "/clients/auth/{provider}/callback", "/fr/clients/auth/{provider}/callback"],
  ["forgot_password", "/clients/password/new", "/clients/mot-de-passe/nouveau"],
  ["reset_password", "/clients/password/edit", "/fr/clients/password/edit"],
  ["email_verification", "/email-verification", "/fr/email-verification", { auth: "client" }],
  ["menu", "/menu/{date}", "/fr/menu/{date}"],
  ["order_editor", "/orders/{id}/editor", "/commandes/{id}/editeur", { auth: "client", noLayout: true, scrollToTop: false }],
  ["rewards", "/rewards_v2", "/recompenses_v2", { auth: "client", alias: ["/rewards"] }],
  ["returnables", "/account/bags&kits", "/compte/sacs-et-kits", { auth: "client" }],
  ["invite", "/invite", "/inviter", { auth: "client" }],
  ["history", "/history", "/historique", { auth: "client" }],
  ["recent", "/recent", "/commandes-recentes", { auth: "client" }],
  ["track", "/track", "/suivi", { auth: "client", faqCategory: "delivery" }],
  // Missing in the list of screens: the target of a delivery notice's link.
  ["track_box", "/track/box", "/suivi/boite", { faqCategory: "delivery" }],
  ["schedule", "/schedule", "/fr/schedule", { auth: "client" }],
  ["product", "/product/{id}", "/produit/{id}", { instantLoad: true }],
  // Not in the list of screens: the address that a receipt is opened at.
  ["receipt", "/orders/{id}/receipt", "/commandes/{id}/recu", { auth: "client" }],
  ["skipped_weeks", "/account/skipped-weeks/{number}", "/compte/semaines-sautees/{number}", { auth: "client" }],
  ["subscription_receipts", "/account/receipts", "/compte/recus", { auth: "client" }],
  ["subscription_receipt", "/account/receipts/{number}", "/compte/recus/{number}", { auth: "client" }],
  ["settings_account", "/settings/account", "/parametres/compte", { auth: "client", requiresPasswordAuth: true }],
  ["settings_subscription", "/settings/subscription", "/parametres/abonnement", { auth: "client", requiresPasswordAuth: true }],
  ["settings_delivery", "/settings/delivery", "/parametres/livraison", { auth: "client", requiresPasswordAuth: true }],
  ["settings_dietary", "/settings/dietary", "/parametres/alimentaire", { auth: "client", requiresPasswordAuth: true }],
  ["settings_payment", "/settings/payment", "/parametres/paiement", { auth: "client", requiresPasswordAuth: true }],
  ["settings_payment_history", "/settings/PaymentHistory", "/fr/settings/PaymentHistory", { auth: "client" }],
  ["settings_communications", "/settings/communications", "/parametres/communications", { auth: "client", requiresPasswordAuth: true }],
  [
    "settings_corporate_credit_plan",
    "/settings/corporate_credit_plan",
    "/fr/settings/corporate_credit_plan",
    { auth: "staff", requiresPasswordAuth: true },
  ],
  ["settings_privacy", "/settings/privacy", "/parametres/confidentialite", { auth: "client", requiresPasswordAuth: true }],
  ["wip_paypal", "/_wip/paypal", "/fr/_wip/paypal"],
  ["signup_plans", "/signup/plans", "/abonnement/plans", { noLayout: true }],
  ["signup_plan", "/signup/plans/{plan}", "/abonnement/plans/{plan}", { noLayout: true }],
  ["signup_plan_submenu", "/signup/plans/{plan}/{submenu}", "/abonnement/plans/{plan}/{submenu}", { noLayout: true }],
  ["signup_registration", "/signup/registration", "/abonnement/inscription", { noLayout: true }],
  ["signup_delivery", "/signup/delivery", "/abonnement/livraison", { noLayout: true }],
  ["signup_payment", "/signup/payment", "/abonnement/paiement", { noLayout: true }],
  ["signup_welcome", "/signup/welcome", "/abonnement/bienvenue", { noLayout: true }],
  ["gift", "/gift", "/cartes-cadeaux"],
  ["no_delivery", "/no-delivery", "/pas-de-livraison"],
  ["contact", "/contact", "/contactez-nous"],
  ["get_started", "/get-started", "/fr/get-started"],
  ["faq", "/faq", "/fr/faq"],
  ["faq_category", "/faqs_category/{friendlyId}", "/fr/faqs_category/{friendlyId}"],
  ["terms_conditions", "/terms-conditions", "/termes-conditions"],
  ["privacy", "/privacy", "/politiques"],
  ["story", "/story", "/histoire"],
  ["how_it_works", "/how-it-works", "/comment-ca-fonctionne"],
  ["how_meal_kit_delivery_works", "/how-meal-kit-delivery-works", "/fonctionnement-livraison-boite-repas"],
  ["impact", "/impact", "/fr/impact"],
  ["eco_friendly_commitments", "/eco-friendly-commitments", "/responsabilite-sociale-environnementale"],
  ["zero_waste", "/zero-waste", "/zero-dechet", { faqCategory: "zero-waste" }],
  ["zero_waste_how_to", "/zero-waste/how-to", "/zero-dechet/comment-utiliser"],
  ["ready_to_eat", "/ready-to-eat", "/pret-a-manger"],
  ["not_found", "/404", "/fr/404"],
];

test("every screen is at its stated addresses, with its flags", () => {
  expect(routeTable.map((row) => [row.name, row.en, patternOf(row, "fr")])).toEqual(stated.map(([name, en, fr]) => [name, en, fr]));
  for (const [name, , , flags = {}] of stated) expect(routeTable.find((row) => row.name === name)).toMatchObject(flags);
});

test("no two screens share an address", () => {
  const all = routeTable.flatMap((row) => [row.en, patternOf(row, "fr")]);
  expect(new Set(all).size).toBe(all.length);
});

test("no screen has a flag that is not stated", () => {
  const flags = ["noLayout", "noFooter", "requiresPasswordAuth", "instantLoad", "scrollToTop", "faqCategory"] as const;
  for (const [name, , , given = {}] of stated) {
    const row = routeTable.find((candidate) => candidate.name === name);
    expect([name, flags.filter((flag) => row?.[flag] !== undefined && !Object.hasOwn(given, flag))]).toEqual([name, []]);
  }
});

test("every screen has a title of its own in both languages", () => {
  for (const { name } of routeTable) expect([name, titles[name].every((title) => title !== "")]).toEqual([name, true]);
  expect(Object.keys(titles).sort()).toEqual(routeTable.map(({ name }) => name).sort());
});

test("every address names the same parameters in both languages", () => {
  const parameters = (path: string) => path.match(/\{\w+\}/g) ?? [];
  for (const row of routeTable) expect(parameters(patternOf(row, "fr"))).toEqual(parameters(row.en));
});
