import { expect, type Page } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as addressWords } from "../../apps/web/src/shared/address/words.ts";
import { passwordOfPeople } from "../../test/stage/people.ts";

const en = wordsIn(addressWords, "en");
const fr = wordsIn(addressWords, "fr");

/** The words that the story presses, in each language. */
export const words = {
  en: {
    plans: "/signup/plans",
    account: "/account",
    continuePlan: "Continue with this plan",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    password: "Password",
    createAccount: "Create my account",
    postalCode: "Postal code",
    street: en.label,
    suggestions: en.suggestions,
    phone: en.phone,
    toPayment: "Continue to payment",
    terms: "I accept the terms",
    pay: /^Pay .* and start$/,
    seeBoxes: "See my boxes",
    skip: /^Skip the box for/,
    skipConfirm: "Skip this box",
    unskip: /^Bring it back/,
    edit: /^Edit my box for/,
    add: /^Add /,
    save: "Save my box",
    saved: "Your box is saved",
    rewards: "/rewards_v2",
  },
  fr: {
    plans: "/abonnement/plans",
    account: "/compte",
    continuePlan: "Continuer avec ce forfait",
    firstName: "Prénom",
    lastName: "Nom",
    email: "Courriel",
    password: "Mot de passe",
    createAccount: "Créer mon compte",
    postalCode: "Code postal",
    street: fr.label,
    suggestions: fr.suggestions,
    phone: fr.phone,
    toPayment: "Continuer vers le paiement",
    terms: "J’accepte les conditions",
    pay: /^Payer .* et commencer$/,
    seeBoxes: "Voir mes boîtes",
    skip: /^Sauter la boîte du/,
    skipConfirm: "Sauter cette boîte",
    unskip: /^La rétablir/,
    edit: /^Modifier ma boîte du/,
    add: /^Ajouter /,
    save: "Enregistrer ma boîte",
    saved: "Votre boîte est enregistrée",
    rewards: "/recompenses_v2",
  },
} as const;

export type Language = keyof typeof words;

export interface Place {
  readonly postalCode: string;
  readonly street: string;
}

/** The five steps, by the buttons and fields that a person sees. */
export async function signUp(page: Page, language: Language, place: Place): Promise<string> {
  const say = words[language];
  const email = await toPayment(page, language, place);
  await page.getByRole("radio", { name: /4242/ }).click();
  await page.getByRole("checkbox", { name: say.terms }).check();
  await page.getByRole("button", { name: say.pay }).click();
  await expect(page.getByRole("link", { name: say.seeBoxes })).toBeVisible();
  return email;
}

/** The steps before the payment. */
export async function toPayment(page: Page, language: Language, place: Place): Promise<string> {
  const say = words[language];
  const email = `e2e.${Date.now()}.${Math.random().toString(36).slice(2, 7)}@example.com`;
  await page.goto(say.plans);
  await page.getByRole("button", { name: say.continuePlan }).click();
  await page.getByLabel(say.firstName, { exact: true }).fill("Camille");
  await page.getByLabel(say.lastName, { exact: true }).fill("Gagnon");
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(passwordOfPeople);
  await page.getByRole("button", { name: say.createAccount }).click();
  await page.getByLabel(say.postalCode, { exact: true }).fill(place.postalCode);
  await giveStreet(page, language, place.street);
  await page.getByLabel(say.phone, { exact: true }).fill("514 555 0134");
  await page.getByRole("button", { name: say.toPayment }).click();
  return email;
}

/** The list below the field of an address. */
export const suggested = (page: Page, language: Language) =>
  page.getByRole("listbox", { name: words[language].suggestions }).getByRole("option").first();

/** Types a number and a street, and picks the address from the list. */
export async function giveStreet(page: Page, language: Language, street: string): Promise<void> {
  const field = page.getByLabel(words[language].street, { exact: true });
  await field.fill(street);
  await suggested(page, language).click();
  await expect(field).toHaveAttribute("aria-expanded", "false");
}
