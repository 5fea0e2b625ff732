import { expect } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { eventually, readMessage, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { screens } from "../parts/words.ts";
import { story } from "../story.ts";

story("a gift card is bought with a card, its code arrives by mail, and the code field of the settings redeems it", {
  runs: "once",
  why: "The form, the mail of a worker and the code field meet in no cheaper test.",
})(async ({ page }) => {
  const { gift, payment } = screens.fr;
  const person = await customerIn(page, "fr");
  await page.goto("/cartes-cadeaux");
  await expect(page.getByRole("heading", { name: gift.title })).toBeVisible();
  await isAccessible(page);
  await page.getByRole("button", { name: /^Payer .*\$$/ }).click();
  await expect(page.getByText(gift.nameProblem.missing).first()).toBeVisible();
  await page.getByRole("radio", { name: gift.amount.other }).click();
  await page.getByLabel(gift.amount.otherLabel).fill("120,50");
  await page.getByLabel(gift.to.name).fill("Noé");
  const recipient = `noe-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(gift.to.email).fill(recipient);
  await page.getByLabel(gift.to.message).fill("Bonne fête <b>Noé</b>!");
  await page.getByRole("radio", { name: /Visa •••• 4242/ }).click();
  await page.getByLabel(gift.pay.nameOnCard).fill("Camille Roy");
  await page.getByRole("button", { name: /^Payer .*\$$/ }).click();
  await expect(page.getByRole("heading", { name: gift.done.title })).toBeVisible();
  await isAccessible(page);

  const support = await staffMember(origin(), "soutien@tablee.example");
  const sent = await eventually(
    async () => (await support.call(outbox, { q: recipient, limit: 10 })).rows[0],
    (found) => found !== undefined,
  );
  const { text } = await readMessage(support, sent!.messageId);
  expect(text).toContain("Bonne fête <b>Noé</b>!");
  const [code] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)!;

  await page.goto("/parametres/paiement");
  await page.getByLabel(payment.code.label, { exact: true }).fill(code);
  await page.getByRole("button", { name: payment.code.apply, exact: true }).click();
  await expect(page.getByText(payment.code.redeemed)).toBeVisible();
  expect((await person.call(paymentSettings, {})).credit).toMatchObject({ purchasedCents: 12_050 });
});
