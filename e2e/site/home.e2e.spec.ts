import { expect } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as ordersWords } from "../../apps/admin-console/src/features/orders/words.ts";
import { axe } from "../../test/stage/axe.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { changedSince, customerIn, origin } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { isRepeated, storiesIn, test } from "../story.ts";

const consoleOrders = wordsIn(ordersWords, "en");

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { order, ui } = screens[language];

  test.describe(`the account's home, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("puts an extra into the next box with one press, and takes it out again", {
      runs: "fr",
      why: "The shelf, the toast and the box change together.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const next = (await boxesOf(person)).find((box) => box.editable)!;
      await page.goto(words[language].account);
      const suggestions = page.getByRole("region", { name: order.suggestions.title });
      const first = suggestions.getByRole("article").first();
      const name = (await first.getByRole("heading").textContent()) ?? "";
      await first.getByRole("button").click();
      await expect(page.getByText(saying(order.suggestions.added, { dish: name }))).toBeVisible();
      const added = await changedSince(person, next);
      const line = added.lines.find(({ dish }) => dish.name[language] === name)!;
      expect([line.quantity, added.price.foodCents - next.price.foodCents]).toEqual([1, line.amountCents]);
      await expect(suggestions.getByRole("heading", { name, exact: true })).toBeHidden();
      const undo = page.getByRole("button", { name: ui.undo });
      // A toast under the pointer does not close.
      await undo.hover();
      if (!isRepeated()) expect((await axe(page).analyze()).violations).toEqual([]);

      await undo.click();
      await expect(page.getByText(saying(order.suggestions.removed, { dish: name }))).toBeVisible();
      const back = await changedSince(person, added);
      expect(back.lines.map(({ dish }) => dish.sku)).toEqual(next.lines.map(({ dish }) => dish.sku));
    });

    story("shows the number of a skip, and support finds the event behind it", {
      runs: "all",
      provedBy: [
        "test/order/orders.int.spec.ts: gives a numbered receipt for a skipped week that support can look up",
        "test/money/receipts.int.spec.ts: of a skip shows the day and cutoff in force when it was received, wherever the box moved since",
      ],
    })(async ({ page, browser }) => {
      await customerIn(page, language);
      await page.goto(words[language].account);
      const card = page.getByRole("article", { name: saying(order.card.label) }).nth(2);
      await card.getByRole("button", { name: saying(order.skip.label) }).click();
      await page.getByRole("dialog").getByRole("button", { name: order.skip.confirm }).click();
      const proofs = card.getByRole("button", { name: saying(order.proof.label) });
      await proofs.click();
      const proof = page.getByRole("dialog");
      await expect(proof.getByRole("heading", { name: order.proof.kind.skipped })).toBeVisible();
      const number = (await proof.getByText(/^S-[0-9A-Z]+-[0-9A-Z]+$/).textContent()) ?? "";
      if (!isRepeated()) expect((await axe(page).analyze()).violations).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(proofs).toBeFocused();

      const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
      await signInToConsole(console, "soutien@tablee.example");
      await console.goto("/admin/orders");
      await console.getByRole("button", { name: consoleOrders.receipt.open }).click();
      const sheet = console.getByRole("dialog");
      await sheet.getByRole("textbox").fill(number);
      await sheet.getByRole("button", { name: consoleOrders.receipt.find }).click();
      await expect(sheet.getByText(consoleOrders.receipt.kinds.skipped, { exact: true })).toBeVisible();
      await expect(sheet.getByText(number, { exact: true })).toBeVisible();
      await console.context().close();
    });
  });
}
