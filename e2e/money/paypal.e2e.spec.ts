import { expect } from "@playwright/test";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import { toPayment, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { story } from "../story.ts";

story("a sign-up is paid with PayPal, once another account than the first has approved it", {
  runs: "once",
  why: "The way to PayPal and back is a redirect that sign-up survives.",
})(async ({ page }) => {
  const { paypal, signup } = screens.en;
  const say = words.en;
  await toPayment(page, "en", { postalCode: "H7N 1A1", street: "2200, boulevard des Laurentides" });
  await page.getByRole("button", { name: signup.payment.usePaypal }).click();
  await expect(page.getByRole("heading", { name: paypal.title })).toBeVisible();
  await isAccessible(page);
  await page.getByRole("button", { name: paypal.agree }).click();
  await expect(page.getByText(paypal.missing)).toBeVisible();
  await page.getByRole("button", { name: paypal.cancel }).click();
  await expect(page.getByText(signup.payment.paypalCancelled)).toBeVisible();
  await page.getByRole("button", { name: signup.payment.usePaypal }).click();
  await page.getByRole("radio", { name: /camille/ }).click();
  await page.getByRole("button", { name: paypal.agree }).click();
  await expect(page.getByText(signup.payment.paypalReady, { exact: true })).toBeVisible();
  await isAccessible(page);
  await page.getByRole("checkbox", { name: say.terms }).check();
  await page.getByRole("button", { name: say.pay }).click();
  await expect(page.getByRole("link", { name: say.seeBoxes })).toBeVisible();
});

story("PayPal takes a card's place in the settings, in French and in the dark", {
  runs: "all",
  provedBy: ["test/money/paypal.int.spec.ts: becomes the way to pay of a running account, and a card may take its place again"],
})(async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark", locale: "fr-CA" });
  const page = await context.newPage();
  const { payment, paypal } = screens.fr;
  const person = await customerIn(page, "fr");
  await page.goto("/parametres/paiement");
  await page.getByRole("button", { name: payment.usePaypal }).click();
  await page.getByRole("button", { name: payment.paypalConfirm }).click();
  await expect(page.getByRole("heading", { name: paypal.title })).toBeVisible();
  await isAccessible(page);
  await page.getByRole("radio", { name: /camille/ }).click();
  await page.getByRole("button", { name: paypal.agree }).click();
  await expect(page.getByText(saying(payment.cardChanged))).toBeVisible();
  await expect(page).toHaveURL(/\/parametres\/paiement$/);
  expect((await person.call(paymentSettings, {})).payWith).toMatchObject({ kind: "paypal" });
  await context.close();
});
