import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo/staff";

/** A member of the demo's staff signs in to the console, as people do. */
export async function signInToConsole(page: Page, email: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Generation" })).toBeVisible();
}
