import type { Locator, Page } from "@playwright/test";
import type { Language } from "./sign-up.ts";
import { saying, screens } from "./words.ts";

/** Providers by the name that their buttons show. */
export const providers = { google_oauth2: "Google", facebook: "Facebook", apple: "Apple" } as const;

/** The person who signs in at the embedded provider, and the provider's fault. */
export interface Visitor {
  readonly email: string;
  readonly lastName?: string;
  readonly fault?: string;
}

/** Fills the page of the embedded provider. */
export async function answerAs(page: Page, { email, lastName = "Roy", fault = "none" }: Visitor): Promise<void> {
  await page.getByRole("radio", { name: "Someone else" }).check();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Camille");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("How it goes").selectOption(fault);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The "Continue with Google" button, or another provider's, on a page or in a dialog. */
export const providerButton = (within: Page | Locator, language: Language, name: string) =>
  within.getByRole("button", { name: saying(screens[language].provider.continueWith, { provider: name }) });

/** Opens the settings, which are behind the password dialog, by signing in with Google again. */
export async function proveByGoogle(page: Page, language: Language, visitor: Visitor): Promise<void> {
  const dialog = page.getByRole("dialog", { name: screens[language].password.promptTitle });
  await providerButton(dialog, language, providers.google_oauth2).click();
  await answerAs(page, visitor);
}

export const newEmail = () => `camille-${crypto.randomUUID().slice(0, 8)}@courriel.example`;
