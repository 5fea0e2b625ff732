import type { Looker } from "../campaigns/screens/places.ts";

/** A picture of a screen, as docs/tour.md shows it. */
export interface Scene {
  /** The file's name. */
  readonly file: string;
  readonly looker: Looker;
  readonly language: "en" | "fr";
  /** The screen: a route of the customer's app, or an address of the console. */
  readonly screen: string;
  readonly theme: "light" | "dark";
  readonly width: number;
  readonly height: number;
}

const desk = { theme: "light", width: 1280, height: 860 } as const;
const phone = { theme: "light", width: 390, height: 844 } as const;

export const scenes: readonly Scene[] = [
  { file: "home", looker: "visitor", language: "en", screen: "home", ...desk },
  { file: "accueil-telephone", looker: "visitor", language: "fr", screen: "home", ...phone, theme: "dark" },
  { file: "menu", looker: "visitor", language: "fr", screen: "menu", ...desk },
  { file: "dish", looker: "visitor", language: "en", screen: "product", ...desk },
  { file: "plans-telephone", looker: "visitor", language: "fr", screen: "signup_plans", ...phone },
  { file: "questions", looker: "visitor", language: "en", screen: "faq_category", ...desk },
  { file: "account", looker: "client", language: "en", screen: "account", ...desk },
  { file: "boite-telephone", looker: "client", language: "fr", screen: "order_editor", ...phone },
  { file: "rewards", looker: "client", language: "en", screen: "rewards", ...desk, theme: "dark" },
  { file: "donnees", looker: "client", language: "fr", screen: "settings_privacy", ...desk },
  { file: "impact", looker: "visitor", language: "en", screen: "impact", ...desk },
  { file: "console-orders", looker: "staff", language: "en", screen: "/orders", ...desk },
  { file: "console-account", looker: "staff", language: "en", screen: "/accounts/$accountId", ...desk },
];
