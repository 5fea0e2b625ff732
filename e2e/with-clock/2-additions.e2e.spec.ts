import { expect, type Page } from "@playwright/test";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { anticipatedPoints, editorDataV2, futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import { receipt } from "@tablee/contracts/calls/receipts";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { addHours } from "@tablee/domain/kernel/time";
import { advance, boxesOf, eventually, staffMember } from "../../test/stage/people.ts";
import { type Customer, editorOf, household, origin, signInAs } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { centsOf, saying, screens } from "../parts/words.ts";
import { isWhole, storiesIn, test } from "../story.ts";

/** Market items that can be added to a paid box, the most plentiful first. */
async function marketOf(person: Customer, orderId: string) {
  const { items } = await person.call(editorDataV2, { orderId });
  const usable = items.filter(({ dish }) => dish.kind === "market" && dish.minimumBasketCents === undefined);
  return usable.toSorted((one, other) => other.unitsLeft - one.unitsLeft);
}

/** A different customer buys all units left of an item, twenty at a time. */
async function takeAll(other: Customer, sku: string) {
  const orderId = other.firstOrderId;
  const left = async () => (await marketOf(other, orderId)).find(({ dish }) => dish.sku === sku)!.unitsLeft;
  for (let units = await left(); units > 0; units -= 20) {
    const { addition } = await other.call(createPatch, {
      editingSession: "window-one",
      orderId,
      lines: [{ sku, quantity: Math.min(units, 20) }],
    });
    await other.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId });
  }
}

async function paidCents(person: Customer): Promise<number> {
  return (await person.call(receipt, { orderId: person.firstOrderId })).receipt.paidCents;
}

/** The paid total, once it exceeds the earlier one: what the page wrote may reach this reader a moment later. */
const paidSince = (person: Customer, before: number): Promise<number> =>
  eventually(
    () => paidCents(person),
    (cents) => cents > before,
  );

/** A sentence of a catalogue inside a longer text. */
const within = (sentence: string): RegExp => new RegExp(saying(sentence).source.slice(1, -1));

const languages = ["en", "fr"] as const satisfies readonly Language[];

/** Counts the households that the stories of this run take; one story takes two. */
const HOUSEHOLDS: Readonly<Record<Language, number>> = isWhole ? { en: 6, fr: 6 } : { en: 1, fr: 2 };

/** Households whose first box is past its cutoff: until then it can be changed itself. */
const households: Record<Language, Customer[]> = { en: [], fr: [] };

async function nextIn(page: Page, language: Language): Promise<Customer> {
  const person = households[language].pop()!;
  await signInAs(page, person);
  return person;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const admin = await staffMember(origin(), "admin@tablee.example");
  for (const language of languages)
    while (households[language].length < HOUSEHOLDS[language]) households[language].push(await household({ language, recipes: 2 }));
  const [box] = await boxesOf(households.fr[0]!);
  await advance(admin, addHours(box!.cutoff.at, 1));
});

for (const language of languages) {
  const story = storiesIn(language);
  const { basket, delivery, editor, order, price } = screens[language];
  const add = (page: Page, name: string) => page.getByRole("button", { name: saying(editor.addLabel, { dish: name }) }).first();
  const payNow = (page: Page) => page.getByRole("complementary").getByRole("button", { name: basket.late.pay });

  /** Opens the editor and adds the most plentiful market item. */
  async function putOneIn(page: Page, person: Customer) {
    const [item] = await marketOf(person, person.firstOrderId);
    await page.goto(editorOf[language](person.firstOrderId));
    await page.getByRole("searchbox").fill(item!.dish.name[language]);
    await add(page, item!.dish.name[language]).click();
    return item!;
  }

  test.describe(`late additions, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("are charged once, however often the button is pressed", {
      runs: "fr",
      why: "A double click is a browser's own.",
    })(async ({ page }) => {
      const person = await nextIn(page, language);
      const before = await paidCents(person);
      const item = await putOneIn(page, person);
      await payNow(page).click();
      const dialog = page.getByRole("dialog");
      const confirm = dialog.getByRole("button", { name: saying(basket.pay.confirm) });
      const asked = centsOf((await confirm.textContent())!);
      await confirm.dblclick();
      await expect(dialog.getByText(basket.pay.successTitle)).toBeVisible();
      expect((await paidSince(person, before)) - before).toBe(asked);

      const { sku } = item.dish;
      const { orders } = await person.call(futureOrdersForProduct, { sku });
      expect(orders.find(({ orderId }) => orderId === person.firstOrderId)?.quantity).toBe(1);
      const { points } = await person.call(anticipatedPoints, { orderId: person.firstOrderId });
      expect(points).toBe((await person.call(receipt, { orderId: person.firstOrderId })).receipt.points);
      await page.goto({ en: "/track", fr: "/suivi" }[language]);
      await expect(
        page.getByRole("region", { name: delivery.track.inside }).getByRole("link", { name: item.dish.name[language] }),
      ).toBeVisible();
    });

    story("are offered on the schedule as on the account, until when, beside the box's receipt", {
      runs: "all",
      provedBy: ["test/money/money.int.spec.ts: adds items to a paid box, charges a double click once, and earns points for them"],
    })(async ({ page }) => {
      const person = await nextIn(page, language);
      const { firstOrderId: orderId } = person;
      const before = await paidCents(person);
      for (const path of { en: ["/account", "/schedule"], fr: ["/compte", "/fr/schedule"] }[language]) {
        await page.goto(path);
        const box = page.getByRole("article", { name: saying(order.card.label) }).first();
        await expect(box.getByText(saying(order.card.additionsUntil))).toBeVisible();
        const links = [order.addLabel, order.card.receiptLabel].map((label) => box.getByRole("link", { name: saying(label) }));
        await expect(links[0]!).toHaveAttribute("href", editorOf[language](orderId));
        await expect(links[1]!).toHaveAttribute("href", { en: `/orders/${orderId}/receipt`, fr: `/commandes/${orderId}/recu` }[language]);
      }
      const [item] = await marketOf(person, orderId);
      const { addition } = await person.call(createPatch, {
        editingSession: "window-one",
        orderId,
        lines: [{ sku: item!.dish.sku, quantity: 1 }],
      });
      await person.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId });
      await paidSince(person, before);
      await page.reload();
      await expect(page.getByRole("article").first()).toContainText(within(order.card.withAdditions));
    });

    story("cost what the screen says, the second time too: what was added before counts for the price", {
      runs: "both",
      why: "The total on the screen is the amount that is charged.",
    })(async ({ page }) => {
      const person = await nextIn(page, language);
      const { items } = await person.call(editorDataV2, { orderId: person.firstOrderId });
      const recipes = items.filter(({ dish, unitsLeft }) => dish.kind === "ready-to-cook" && unitsLeft > 5);
      const [first, second] = recipes.toSorted((one, other) => other.unitsLeft - one.unitsLeft);
      const { addition } = await person.call(createPatch, {
        editingSession: "window-one",
        orderId: person.firstOrderId,
        lines: [{ sku: first!.dish.sku, quantity: 2 }],
      });
      await person.call(billPatch, { editingSession: "window-one", orderId: person.firstOrderId, additionId: addition.additionId });
      const before = await paidCents(person);
      await page.goto(editorOf[language](person.firstOrderId));
      await page.getByRole("searchbox").fill(second!.dish.name[language]);
      await add(page, second!.dish.name[language]).click();
      const shown = centsOf(
        (await page.getByRole("complementary").getByText(price.total, { exact: true }).locator("xpath=../..").textContent())!
          .split(price.total)
          .at(-1)!,
      );
      await payNow(page).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: saying(basket.pay.confirm) })
        .click();
      await expect(page.getByRole("dialog").getByText(basket.pay.successTitle)).toBeVisible();
      expect((await paidSince(person, before)) - before).toBe(shown);
      const { additions } = (await person.call(receipt, { orderId: person.firstOrderId })).receipt;
      const whys = additions
        .flatMap(({ lines }) => lines)
        .map(({ why, amountCents }) => [(why.perServingCents ?? 0) * why.servings + why.premiumCents, amountCents]);
      expect(whys).toHaveLength(2);
      for (const [explained, amountCents] of whys) expect(explained).toBe(amountCents);
    });

    story("are taken off and not charged when another customer was quicker", {
      runs: "all",
      provedBy: ["test/order/last-one.int.spec.ts: sells a late addition to one household, and charges no other"],
    })(async ({ page }) => {
      const person = await nextIn(page, language);
      const [scarce, plenty] = await marketOf(person, person.firstOrderId);
      await page.goto(editorOf[language](person.firstOrderId));
      for (const item of [scarce!, plenty!]) {
        await page.getByRole("searchbox").fill(item.dish.name[language]);
        await add(page, item.dish.name[language]).click();
      }
      await takeAll(households[language].pop()!, scarce!.dish.sku);
      await payNow(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(saying(basket.pay.removed_one, { list: scarce!.dish.name[language] }))).toBeVisible();
      await dialog.getByRole("button", { name: saying(basket.pay.confirm) }).click();
      await expect(dialog.getByText(basket.pay.successTitle)).toBeVisible();
      const { additions } = await eventually(
        async () => (await person.call(receipt, { orderId: person.firstOrderId })).receipt,
        (paper) => paper.additions.length > 0,
      );
      expect(additions.map(({ lines }) => lines.map(({ dish, quantity }) => [dish.sku, quantity]))).toEqual([[[plenty!.dish.sku, 1]]]);

      await page.goto(editorOf[language](person.firstOrderId));
      await page.getByRole("searchbox").fill(scarce!.dish.name[language]);
      await expect(page.getByText(editor.soldOut).first()).toBeVisible();
      await expect(add(page, scarce!.dish.name[language])).toBeDisabled();
    });

    story("are paid with another card, in place, when the card is declined", {
      runs: "all",
      provedBy: [
        "libs/testing/src/stories/additions/additions.spec.ts: says what was declined and lets another card pay for it; sold out is not charged",
      ],
    })(async ({ page }) => {
      const person = await nextIn(page, language);
      await person.call(updateCard, { methodToken: "tok_insufficient-1" });
      const before = await paidCents(person);
      await putOneIn(page, person);
      await payNow(page).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: saying(basket.pay.confirm) }).click();
      await expect(dialog.getByText(basket.pay.failedTitle)).toBeVisible();
      expect(await paidCents(person)).toBe(before);

      await dialog.getByRole("radio", { name: /4444/ }).click();
      await dialog.getByRole("button", { name: saying(basket.pay.withThis) }).click();
      await expect(dialog.getByText(basket.pay.successTitle)).toBeVisible();
      await expect(dialog.getByText(/4444/)).toBeVisible();
      expect(await paidSince(person, before)).toBeGreaterThan(before);
    });
  });
}
