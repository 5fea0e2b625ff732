export interface RouteRow {
  /** English path; `{name}` is a parameter. */
  readonly en: string;
  /** The stated French path; null: /fr + the English path. */
  readonly fr: string | null;
  readonly name: RouteName;
  /** The audience; visitors by default. `staff`: staff who act for a customer, in the customer's session. */
  readonly auth?: "client" | "staff";
  /** Neither header nor footer: the screen brings its own. */
  readonly noLayout?: true;
  readonly noFooter?: true;
  /** Requires the password again if the flag settings_password is on. */
  readonly requiresPasswordAuth?: true;
  /** Counts as loaded at once. */
  readonly instantLoad?: true;
  /** `false`: moving within the screen keeps the place. */
  readonly scrollToTop?: false;
  /** The name under which page views are counted, if it is not the route's name. */
  readonly tracking?: string;
  readonly faqCategory?: string;
  /** Older addresses that lead here. */
  readonly alias?: readonly string[];
}

export type RouteName =
  | "home"
  | "account"
  | "sign_in"
  | "provider_callback"
  | "forgot_password"
  | "reset_password"
  | "email_verification"
  | "menu"
  | "order_editor"
  | "rewards"
  | "invite"
  | "returnables"
  | "history"
  | "recent"
  | "track"
  | "track_box"
  | "schedule"
  | "skipped_weeks"
  | "product"
  | "receipt"
  | "subscription_receipts"
  | "subscription_receipt"
  | "settings_account"
  | "settings_subscription"
  | "settings_delivery"
  | "settings_dietary"
  | "settings_payment"
  | "settings_payment_history"
  | "settings_communications"
  | "settings_corporate_credit_plan"
  | "settings_privacy"
  | "wip_paypal"
  | "signup_plans"
  | "signup_plan"
  | "signup_plan_submenu"
  | "signup_registration"
  | "signup_delivery"
  | "signup_payment"
  | "signup_welcome"
  | "gift"
  | "no_delivery"
  | "contact"
  | "get_started"
  | "faq"
  | "faq_category"
  | "terms_conditions"
  | "privacy"
  | "story"
  | "how_it_works"
  | "how_meal_kit_delivery_works"
  | "impact"
  | "eco_friendly_commitments"
  | "zero_waste"
  | "zero_waste_how_to"
  | "ready_to_eat"
  | "not_found";

/** Every screen there is, once: its addresses in both languages and its flags. Titles stand in the catalogue under `title.{name}`. */
export const routeTable: readonly RouteRow[] = [
  { en: "/", fr: "/fr/", name: "home", faqCategory: "home", instantLoad: true },
  { en: "/account", fr: "/compte", name: "account", auth: "client", alias: ["/account_v2"] },
  { en: "/clients/sign_in", fr: "/clients/connexion", name: "sign_in" },
  { en: "/clients/auth/{provider}/callback", fr: null, name: "provider_callback" },
  { en: "/clients/password/new", fr: "/clients/mot-de-passe/nouveau", name: "forgot_password" },
  { en: "/clients/password/edit", fr: null, name: "reset_password" },
  { en: "/email-verification", fr: null, name: "email_verification", auth: "client" },
  { en: "/menu/{date}", fr: "/fr/menu/{date}", name: "menu" },
  { en: "/orders/{id}/editor", fr: "/commandes/{id}/editeur", name: "order_editor", auth: "client", noLayout: true, scrollToTop: false },
  { en: "/rewards_v2", fr: "/recompenses_v2", name: "rewards", auth: "client", alias: ["/rewards"] },
  { en: "/account/bags&kits", fr: "/compte/sacs-et-kits", name: "returnables", auth: "client" },
  { en: "/invite", fr: "/inviter", name: "invite", auth: "client" },
  { en: "/history", fr: "/historique", name: "history", auth: "client" },
  { en: "/recent", fr: "/commandes-recentes", name: "recent", auth: "client" },
  { en: "/track", fr: "/suivi", name: "track", auth: "client", faqCategory: "delivery" },
  { en: "/track/box", fr: "/suivi/boite", name: "track_box", faqCategory: "delivery" },
  { en: "/schedule", fr: null, name: "schedule", auth: "client" },
  { en: "/product/{id}", fr: "/produit/{id}", name: "product", instantLoad: true },
  { en: "/orders/{id}/receipt", fr: "/commandes/{id}/recu", name: "receipt", auth: "client" },
  { en: "/account/skipped-weeks/{number}", fr: "/compte/semaines-sautees/{number}", name: "skipped_weeks", auth: "client" },
  { en: "/account/receipts", fr: "/compte/recus", name: "subscription_receipts", auth: "client" },
  { en: "/account/receipts/{number}", fr: "/compte/recus/{number}", name: "subscription_receipt", auth: "client" },
  { en: "/settings/account", fr: "/parametres/compte", name: "settings_account", auth: "client", requiresPasswordAuth: true },
  { en: "/settings/subscription", fr: "/parametres/abonnement", name: "settings_subscription", auth: "client", requiresPasswordAuth: true },
  { en: "/settings/delivery", fr: "/parametres/livraison", name: "settings_delivery", auth: "client", requiresPasswordAuth: true },
  { en: "/settings/dietary", fr: "/parametres/alimentaire", name: "settings_dietary", auth: "client", requiresPasswordAuth: true },
  { en: "/settings/payment", fr: "/parametres/paiement", name: "settings_payment", auth: "client", requiresPasswordAuth: true },
  { en: "/settings/PaymentHistory", fr: null, name: "settings_payment_history", auth: "client" },
  {
    en: "/settings/communications",
    fr: "/parametres/communications",
    name: "settings_communications",
    auth: "client",
    requiresPasswordAuth: true,
  },
  {
    en: "/settings/corporate_credit_plan",
    fr: null,
    name: "settings_corporate_credit_plan",
    auth: "staff",
    requiresPasswordAuth: true,
  },
  { en: "/settings/privacy", fr: "/parametres/confidentialite", name: "settings_privacy", auth: "client", requiresPasswordAuth: true },
  { en: "/_wip/paypal", fr: null, name: "wip_paypal" },
  { en: "/signup/plans", fr: "/abonnement/plans", name: "signup_plans", noLayout: true },
  { en: "/signup/plans/{plan}", fr: "/abonnement/plans/{plan}", name: "signup_plan", noLayout: true, tracking: "signup_plans" },
  {
    en: "/signup/plans/{plan}/{submenu}",
    fr: "/abonnement/plans/{plan}/{submenu}",
    name: "signup_plan_submenu",
    noLayout: true,
    tracking: "signup_plans",
  },
  { en: "/signup/registration", fr: "/abonnement/inscription", name: "signup_registration", noLayout: true },
  { en: "/signup/delivery", fr: "/abonnement/livraison", name: "signup_delivery", auth: "client", noLayout: true },
  { en: "/signup/payment", fr: "/abonnement/paiement", name: "signup_payment", auth: "client", noLayout: true },
  { en: "/signup/welcome", fr: "/abonnement/bienvenue", name: "signup_welcome", auth: "client", noLayout: true },
  { en: "/gift", fr: "/cartes-cadeaux", name: "gift" },
  { en: "/no-delivery", fr: "/pas-de-livraison", name: "no_delivery" },
  { en: "/contact", fr: "/contactez-nous", name: "contact" },
  { en: "/get-started", fr: null, name: "get_started" },
  { en: "/faq", fr: "/fr/faq", name: "faq" },
  { en: "/faqs_category/{friendlyId}", fr: null, name: "faq_category" },
  { en: "/terms-conditions", fr: "/termes-conditions", name: "terms_conditions" },
  { en: "/privacy", fr: "/politiques", name: "privacy" },
  { en: "/story", fr: "/histoire", name: "story" },
  { en: "/how-it-works", fr: "/comment-ca-fonctionne", name: "how_it_works" },
  { en: "/how-meal-kit-delivery-works", fr: "/fonctionnement-livraison-boite-repas", name: "how_meal_kit_delivery_works" },
  { en: "/impact", fr: null, name: "impact" },
  { en: "/eco-friendly-commitments", fr: "/responsabilite-sociale-environnementale", name: "eco_friendly_commitments" },
  { en: "/zero-waste", fr: "/zero-dechet", name: "zero_waste", faqCategory: "zero-waste" },
  { en: "/zero-waste/how-to", fr: "/zero-dechet/comment-utiliser", name: "zero_waste_how_to" },
  { en: "/ready-to-eat", fr: "/pret-a-manger", name: "ready_to_eat" },
  { en: "/404", fr: null, name: "not_found" },
];
