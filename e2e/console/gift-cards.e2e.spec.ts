import { expect } from "@playwright/test";
import { createGiftCard, printedGiftCard, startGiftCardByCard } from "@tablee/contracts/calls/gift-cards";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as giftCardWords } from "../../apps/admin-console/src/features/gift-cards/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { newVisitor } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { origin } from "../parts/customer.ts";
import { signInToConsole } from "../parts/staff.ts";
import { story } from "../story.ts";

story("staff find a gift card by the end of its code, freeze it, and refund it by its amount", {
  runs: "all",
  provedBy: ["test/money/codes.int.spec.ts: of a gift card are frozen, sent to another recipient and refunded by staff"],
})(async ({ page }) => {
  const words = wordsIn(giftCardWords, "en");
  const { reason } = wordsIn(consoleWords, "en");
  const buyer = newVisitor(origin());
  const { giftCardId } = await buyer.call(startGiftCardByCard, { amountCents: 5_000 });
  const gift = {
    buyer: { name: "Camille Roy", email: "camille@example.com" },
    recipient: { name: "Noé" },
    delivery: { by: "print" },
    language: "en",
  } as const;
  const bought = await buyer.call(createGiftCard, { giftCardId, methodToken: "tok_visa", nameOnCard: "Camille Roy", gift });
  const { code } = await buyer.call(printedGiftCard, { token: bought.printToken! });

  await signInToConsole(page, "soutien@tablee.example");
  await page.goto("/admin/gift_cards");
  // A whole code that is pasted is searched by its end, which alone goes into the address.
  await page.getByLabel(words.find).fill(code);
  const card = page.getByRole("region", { name: code.slice(-4) });
  await expect(card).toContainText(words.standings.unused);
  expect(page.url()).not.toContain(code.slice(0, 4));
  await isAccessible(page);
  const dialog = page.getByRole("alertdialog");
  await card.getByRole("button", { name: words.acts.freeze.open }).click();
  await dialog.getByLabel(reason).fill("the buyer lost it");
  await dialog.getByRole("button", { name: words.acts.freeze.confirm, exact: true }).click();
  await expect(card).toContainText(words.standings.frozen);
  await card.getByRole("button", { name: words.acts.refund.open }).click();
  await dialog.getByLabel(reason).fill("bought by mistake");
  await dialog.getByRole("textbox").last().fill("50.00");
  await isAccessible(page);
  await dialog.getByRole("button", { name: words.acts.refund.confirm, exact: true }).click();
  await expect(card).toContainText(words.standings.refunded);
});
