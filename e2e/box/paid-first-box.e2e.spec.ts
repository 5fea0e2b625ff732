import { expect, type Page } from "@playwright/test";
import { editorDataV2, orderData } from "@tablee/contracts/calls/orders";
import { receipt } from "@tablee/contracts/calls/receipts";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { eventually } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { type Customer, customerIn } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { centsOf, saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const paidCents = async (person: Customer) => (await person.call(receipt, { orderId: person.firstOrderId })).receipt.paidCents;

/** The name of the most plentiful recipe that the box does not hold. */
async function anotherDish(person: Customer, language: Language): Promise<string> {
  const { items, order } = await person.call(editorDataV2, { orderId: person.firstOrderId });
  const others = items.filter(({ dish }) => dish.kind === "ready-to-cook" && !order.lines.some((line) => line.dish.sku === dish.sku));
  return others.toSorted((one, other) => other.unitsLeft - one.unitsLeft)[0]!.dish.name[language];
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { editor, order, receipt: paper } = screens[language];
  const boxOf = (page: Page) => page.getByRole("article", { name: saying(order.card.label) }).first();

  async function addDish(page: Page, person: Customer): Promise<void> {
    const dish = await anotherDish(person, language);
    await page.goto(words[language].account);
    await boxOf(page)
      .getByRole("link", { name: saying(order.change.openLabel) })
      .click();
    await page.getByRole("searchbox").fill(dish);
    await page
      .getByRole("button", { name: saying(editor.addLabel, { dish }) })
      .first()
      .click();
  }

  test.describe(`a first box that is paid, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("is changed until its cutoff, by one charge of the difference", {
      runs: "fr",
      why: "The amount on the button is the amount that is charged.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      const before = await paidCents(person);
      await addDish(page, person);
      const cart = page.getByRole("complementary");
      await expect(cart.getByText(editor.change.toPay)).toBeVisible();
      await isAccessible(page);
      const pay = cart.getByRole("button", { name: saying(editor.change.pay) });
      const asked = centsOf((await pay.textContent())!);
      await pay.click();
      await expect(page.getByText(editor.change.saved)).toBeVisible();
      const paid = await eventually(
        () => paidCents(person),
        (cents) => cents > before,
      );
      expect(paid - before).toBe(asked);
      await page.goto(words[language].account);
      await boxOf(page)
        .getByRole("link", { name: saying(order.card.receiptLabel) })
        .click();
      await expect(page.getByRole("region", { name: paper.changes }).getByText(saying(paper.changeMoreBy))).toBeVisible();
      await isAccessible(page);
    });

    story("is paid with another card, in place, when the card is declined", {
      runs: "all",
      provedBy: ["libs/testing/src/stories/first-box/changed.spec.ts: stays as it was when the card is declined, until another one pays"],
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await person.call(updateCard, { methodToken: "tok_declined-first-box" });
      const before = await paidCents(person);
      await addDish(page, person);
      await page
        .getByRole("complementary")
        .getByRole("button", { name: saying(editor.change.pay) })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(editor.change.failedTitle)).toBeVisible();
      expect(await paidCents(person)).toBe(before);
      await dialog.getByRole("radio", { name: /4444/ }).click();
      await dialog.getByRole("button", { name: saying(editor.change.withThis) }).click();
      await expect(page.getByText(editor.change.saved)).toBeVisible();
      expect(
        await eventually(
          () => paidCents(person),
          (cents) => cents > before,
        ),
      ).toBeGreaterThan(before);
    });

    story("is skipped for all of its money, and keeps its offer for the next box", {
      runs: "all",
      provedBy: [
        "libs/testing/src/stories/first-box/changed.spec.ts: is refunded in full, cannot be unskipped, and passes its offer to the next box",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await page.goto(words[language].account);
      await boxOf(page)
        .getByRole("button", { name: saying(order.skip.label) })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(order.skip.offerStays)).toBeVisible();
      await dialog.getByRole("button", { name: order.skip.confirm }).click();
      const skipped = await eventually(
        async () => (await person.call(orderData, { orderId: person.firstOrderId })).order,
        ({ status }) => status === "skipped",
      );
      expect(skipped).toMatchObject({ status: "skipped", editable: false, refundedCents: skipped.price.totalCents });
      // Another box is the next one, and is first.
      const returned = page.getByRole("article").filter({ has: page.getByText(saying(order.news.refunded)) });
      await expect(returned).toBeVisible();
      await expect(returned.getByRole("button", { name: saying(order.unskip.label) })).toHaveCount(0);
      expect(await paidCents(person)).toBe(0);
    });
  });
}
