import { expect } from "@playwright/test";
import { screens } from "../parts/words.ts";
import { story } from "../story.ts";

story("a visitor opens one question by keyboard, writes to the team, reads the terms, and how to use a kit", {
  runs: "once",
  why: "The address, the keyboard and the server's pages of text meet only in a browser.",
})(async ({ page }) => {
  const { contact, faq, textPage, title } = screens.fr;
  await page.goto("/fr/faq");
  await expect(page.getByRole("heading", { level: 1, name: faq.title })).toBeVisible();
  await page.getByRole("link", { name: /^Livraison/ }).click();
  await expect(page).toHaveURL(/\/fr\/faqs_category\/delivery$/);
  await expect(page).toHaveTitle("Tablée | Livraison");
  const questions = page.locator("summary");
  const answer = page.locator("details[open]");
  await questions.nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#home$/);
  await expect(answer).toHaveCount(1);
  await questions.nth(3).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/#one-box$/);
  await expect(answer).toHaveCount(1);
  await expect(answer).toContainText("Changer la livraison");
  await page.reload();
  await expect(answer).toContainText("Changer la livraison");
  await page.keyboard.press("Tab");
  await questions.nth(3).click();
  await expect(answer).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: faq.write }).click();
  await expect(page).toHaveURL(/\/contactez-nous$/);
  await page.getByRole("button", { name: contact.send }).click();
  await expect(page.getByText(contact.problem.topic)).toBeVisible();
  await page.getByRole("combobox", { name: contact.topic }).click();
  await page.getByRole("option", { name: contact.topics.food }).click();
  await page.getByRole("textbox", { name: contact.name }).fill("Camille Roy");
  await page.getByRole("textbox", { name: contact.email }).fill("camille.roy@example.com");
  await page.getByRole("textbox", { name: contact.message }).fill("Y a-t-il du sésame dans la sauce?");
  await page.getByRole("button", { name: contact.send }).click();
  await expect(page.getByRole("heading", { name: contact.sent.title })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("camille.roy@example.com");

  await page.getByRole("contentinfo").getByRole("link", { name: title.terms_conditions }).click();
  await expect(page.getByRole("heading", { level: 1, name: title.terms_conditions })).toBeVisible();
  await page.getByRole("navigation", { name: textPage.onThisPage }).getByRole("link", { name: "Prix et paiement" }).click();
  await expect(page.getByRole("heading", { name: "Prix et paiement" })).toBeInViewport();

  await page.goto("/zero-dechet");
  await page.getByRole("main").getByRole("link", { name: "Utiliser la trousse" }).first().click();
  await expect(page).toHaveURL(/\/zero-dechet\/comment-utiliser$/);
  await expect(page.getByRole("heading", { level: 1, name: "Une demi-minute à l’évier" })).toBeVisible();
  await page.locator("summary", { hasText: "Est-ce que je paie" }).click();
  await expect(answer).toContainText(/20\s\$ par sac/);

  expect((await page.goto("/fr/faqs_category/rien"))?.status()).toBe(404);
  expect((await page.goto("/fr/faqs_category/boxes"))?.status()).toBe(200);
});
