import { expect, type Page } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as orderWords } from "../../apps/admin-console/src/features/orders/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { eventually, ordersOf, readMessage, signedIn, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { toPayment, words } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { story } from "../story.ts";

const desk = wordsIn(orderWords, "en").refund;
const { reason } = wordsIn(consoleWords, "en");
const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;
/** A gift card of $25, less than a first box costs: a card pays the rest. */
const amount = { en: "$25.00", fr: "25,00\u00a0$" };
/** The pages of a PDF as Chromium writes it. */
const pagesIn = (pdf: Buffer): number => (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;

/** Fills the form for a card to print, and leaves it for PayPal's page. */
async function askToPrint(page: Page): Promise<void> {
  const { gift } = screens.fr;
  await page.goto("/cartes-cadeaux");
  await page.getByRole("radio", { name: gift.amount.other }).click();
  await page.getByLabel(gift.amount.otherLabel).fill("25");
  await page.getByRole("radio", { name: gift.delivery.print }).click();
  await page.getByLabel(gift.to.name).fill("Noé");
  await page.getByLabel(gift.to.message).fill("Bonne fête!");
  await page.getByRole("button", { name: gift.pay.usePaypal }).click();
}

story("a gift card is paid with PayPal, printed, redeemed at sign-up and spent, and a refund of the box returns it", {
  runs: "all",
  provedBy: [
    "test/money/codes.int.spec.ts: of a gift card that PayPal pays for are mailed, and a purchase that failed there ends once",
    "test/money/codes.int.spec.ts: of a gift card are money: bought by a visitor, redeemed once, and shown apart from what was given",
  ],
})(async ({ page, browser }) => {
  const { gift, paypal } = screens.fr;
  const support = await staffMember(origin(), "soutien@tablee.example");
  const mailTo = async (email: string, kind: "gift-card-bought" | "refunded") => {
    const sent = await eventually(
      async () => (await support.call(outbox, { q: email, kind, limit: 10 })).rows[0],
      (found) => found !== undefined,
    );
    return (await readMessage(support, sent!.messageId)).text;
  };

  const buyer = await customerIn(page, "fr");
  await askToPrint(page);
  await expect(page.getByRole("heading", { name: paypal.title })).toBeVisible();
  await page.getByRole("button", { name: paypal.cancel }).click();
  await expect(page.getByText(gift.pay.paypalCancelled)).toBeVisible();
  await expect(page.getByLabel(gift.to.message)).toHaveValue("Bonne fête!");
  await page.getByRole("button", { name: gift.pay.usePaypal }).click();
  await page.getByRole("radio", { name: /camille/ }).click();
  await page.getByRole("button", { name: paypal.agree }).click();
  await expect(page.getByText(saying(gift.pay.paypalReady, { amount: amount.fr }))).toBeVisible();
  await page.getByRole("button", { name: saying(gift.pay.submit, { amount: amount.fr }) }).click();
  await expect(page.getByRole("heading", { name: gift.done.printTitle })).toBeVisible();
  await expect(page.getByText(saying(gift.done.paid, { amount: amount.fr }))).toBeVisible();

  const confirmation = await mailTo(buyer.email, "gift-card-bought");
  expect(confirmation).toMatch(/25,00\s\$/);
  const [token] = /(?<=#print=)[\w-]+/.exec(confirmation)!;
  for (const [language, path] of Object.entries({ fr: "/cartes-cadeaux", en: "/gift" } as const)) {
    await page.goto("about:blank");
    await page.goto(`${path}#print=${token}`);
    const { card } = screens[language as "en" | "fr"].gift;
    await expect(page.getByRole("heading", { name: saying(card.title, { amount: amount[language as "en" | "fr"] }) })).toBeVisible();
    await expect(page.getByRole("button", { name: card.print })).toBeVisible();
    await expect(page.getByText("Bonne fête!")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByRole("img", { name: card.scan })).toBeVisible();
    await expect(page.getByRole("button", { name: card.print })).toBeHidden();
    expect(pagesIn(await page.pdf({ format: "Letter" }))).toBe(1);
    await page.emulateMedia({ media: "screen" });
  }
  const typed = (await page.getByText(code).textContent())!;

  const { payment, signup } = screens.en;
  const friend = await browser.newContext({ baseURL: origin(), locale: "en-CA" });
  const visit = await friend.newPage();
  const email = await toPayment(visit, "en", { postalCode: "H7N 1A1", street: "2300, boulevard des Laurentides" });
  await visit.getByLabel(signup.payment.code).fill(typed);
  await visit.getByRole("button", { name: signup.payment.apply, exact: true }).click();
  await expect(visit.getByText(saying(signup.payment.redeemed, { end: typed.slice(-4) }))).toBeVisible();
  await isAccessible(visit);
  await visit.getByRole("radio", { name: /4242/ }).click();
  await visit.getByRole("checkbox", { name: words.en.terms }).check();
  await visit.getByRole("button", { name: words.en.pay }).click();
  await expect(visit.getByRole("link", { name: words.en.seeBoxes })).toBeVisible();

  const person = await signedIn(origin(), { email, language: "en" });
  const purchased = async () => (await person.call(paymentSettings, {})).credit;
  const [box] = await eventually(
    () => ordersOf(person),
    (orders) => orders[0]?.status === "billed",
  );
  expect(await purchased()).toEqual({ promotionalCents: 0, purchasedCents: 0 });
  expect(box!.price).toMatchObject({ purchasedCents: 2_500 });
  const balance = visit.getByRole("region", { name: payment.credit });
  await visit.goto("/settings/payment");
  await expect(balance.getByRole("listitem")).toContainText(amount.en);

  const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
  await signInToConsole(console, "soutien@tablee.example");
  await console.goto(`/admin/orders/${box!.orderId}`);
  await console.getByRole("button", { name: desk.open }).click();
  await console.getByRole("button", { name: desk.everything }).click();
  await console.getByRole("button", { name: saying(desk.give) }).click();
  const dialog = console.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: desk.box.comes }).click();
  await dialog.getByLabel(reason).fill("the dishes of the box were warm");
  await dialog
    .getByRole("textbox")
    .last()
    .fill((box!.price.totalCents / 100).toFixed(2));
  await dialog.getByRole("button", { name: desk.confirm, exact: true }).click();
  await expect(console.getByText(saying(desk.given))).toBeVisible();

  // The gift card's part returns as purchased balance, which does not expire.
  await eventually(purchased, ({ purchasedCents }) => purchasedCents === 2_500);
  expect(await purchased()).toEqual({ promotionalCents: 0, purchasedCents: 2_500 });
  expect(await mailTo(email, "refunded")).toContain(`${amount.en} to your credit`);
  await visit.reload();
  await expect(balance.getByRole("term").filter({ hasText: payment.purchased }).locator("xpath=..")).toContainText(amount.en);
  await visit.goto("/parametres/paiement");
  const solde = visit.getByRole("region", { name: screens.fr.payment.credit });
  await expect(solde.getByRole("term").filter({ hasText: screens.fr.payment.purchased }).locator("xpath=..")).toContainText(amount.fr);
});
