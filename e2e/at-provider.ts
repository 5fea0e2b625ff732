import type { Page } from "@playwright/test";

/** Who signs in at the embedded provider, and what it does wrong. */
export interface Visitor {
  readonly email: string;
  readonly fault?: string;
}

/** What the embedded provider's page asks for. */
export async function answerAs(page: Page, { email, fault = "none" }: Visitor): Promise<void> {
  await page.getByRole("radio", { name: "Someone else" }).check();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Camille");
  await page.getByLabel("Last name").fill("Roy");
  await page.getByLabel("How it goes").selectOption(fault);
  await page.getByRole("button", { name: "Continue" }).click();
}

export const newEmail = () => `camille-${crypto.randomUUID().slice(0, 8)}@courriel.example`;
