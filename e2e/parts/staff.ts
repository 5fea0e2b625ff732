import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo/staff";

/** Signs a member of the demo's staff in to the console, through its form. */
export async function signInToConsole(page: Page, email: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Generation" })).toBeVisible();
}
