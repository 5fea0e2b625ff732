import { expect, type Page } from "@playwright/test";
import type { Language } from "./sign-up.ts";
import { screens } from "./words.ts";

/** Signs in by the form that a page shows, which asks for the address first; a prefilled address is replaced. */
export async function enterInForm(page: Page, language: Language, email: string, password: string): Promise<void> {
  const say = screens[language].signIn;
  const first = page.getByRole("button", { name: say.continue, exact: true });
  const other = page.getByRole("button", { name: say.otherEmail });
  await expect(first.or(other)).toBeVisible();
  if (await other.isVisible()) await other.click();
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await first.click();
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: say.submit }).click();
}
