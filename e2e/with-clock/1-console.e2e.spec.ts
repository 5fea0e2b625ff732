import { expect } from "@playwright/test";
import { isAccessible } from "../parts/accessible.ts";
import { signInToConsole } from "../parts/staff.ts";
import { story } from "../story.ts";

story("an admin previews, ranks, previews again and sees the difference, commits, and moves the clock", {
  runs: "once",
  why: "Preview, ranking, commit and clock are four screens of one act.",
  quick: true,
})(async ({ page }) => {
  await signInToConsole(page, "admin@tablee.example");
  await page.goto("/admin/generation");
  await page.getByRole("button", { name: "Run preview" }).click();
  await expect(page.getByText("Totals by item")).toBeVisible();
  await isAccessible(page);

  await page.goto("/admin/category_manager");
  await page
    .getByRole("button", { name: /^To the bottom/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save ranking" }).click();
  await expect(page.getByText("The ranking is saved.")).toBeVisible();

  await page.goto("/admin/generation");
  await page.getByRole("button", { name: "Run preview" }).click();
  await expect(page.getByText("Since the previous preview")).toBeVisible();
  await page.getByRole("button", { name: "Commit…" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("The sixth week is ready");
  const phrase = /(bc|ab|on|qc) \d{4}-\d\d-\d\d/.exec((await dialog.textContent()) ?? "")![0];
  await dialog.getByRole("textbox").last().fill(phrase);
  await dialog.getByRole("button", { name: "Make the orders" }).click();
  await expect(page.getByText(/orders? made by Noor Haddad/)).toBeVisible();

  await page.goto("/admin/clock");
  const aDay = page.getByRole("button", { name: "One day later" });
  const before = (await aDay.textContent())!;
  await aDay.click();
  await expect(aDay).not.toHaveText(before);
  await expect(aDay).toBeEnabled({ timeout: 60_000 });
});

story("support replays an account and finds every step with who did it", {
  runs: "once",
  why: "The replay is a slider over the account's history.",
})(async ({ page }) => {
  await signInToConsole(page, "soutien@tablee.example");
  await page.goto("/admin/accounts");
  await page.getByLabel("Name, email, postal code or id").fill("an");
  await page.locator("tbody a").first().click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.getByLabel("What happened, oldest first")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "The account then" })).toBeVisible();
  await isAccessible(page);
});
