import { expect, type Page } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as deliveryWords } from "../../apps/web/src/features/delivery/words.ts";
import { words as addressWords } from "../../apps/web/src/shared/address/words.ts";
import { formatDay } from "../../libs/ui/src/format/dates.ts";
import { formatWindow } from "../../libs/ui/src/format/times.ts";
import { boxesOf, eventually, ordersOf } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { saying } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const en = wordsIn(deliveryWords, "en");
const fr = wordsIn(deliveryWords, "fr");
const enPick = wordsIn(addressWords, "en");
const frPick = wordsIn(addressWords, "fr");

const say = {
  en: { words: en, pick: enPick, address: "/settings/delivery", outside: /\/no-delivery$/, number: 12 },
  fr: { words: fr, pick: frPick, address: "/parametres/livraison", outside: /\/pas-de-livraison$/, number: 14 },
};

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { words, pick, address, outside, number } = say[language];
  /** Each file and language moves to its own house number, as an address belongs to one account. */
  const moved = new RegExp(`^${number}, rue Sherbrooke`);
  /** The first picker is the household's, the second that of its alternate address. */
  const picker = (page: Page, n = 0) => page.getByRole("combobox", { name: pick.label }).nth(n);
  const suggested = (page: Page) => page.getByRole("listbox", { name: pick.suggestions }).getByRole("option").first();
  const save = (page: Page) => page.getByRole("button", { name: words.save, exact: true }).click();

  test.describe(`the delivery settings, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("move a household within its region by keyboard, and keep a note for the driver", {
      runs: "all",
      provedBy: ["e2e/site/keyboard-settings.e2e.spec.ts: a customer moves, says whom to call, and leaves the driver a note"],
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(address);
      await picker(page).fill(`${number} rue sherbrooke montr`);
      await expect(suggested(page)).toBeVisible();
      await isAccessible(page);
      await picker(page).press("Enter");
      await expect(picker(page)).toHaveValue(moved);
      // Without a phone nothing is changed: the form reports that at its field.
      const phone = page.getByLabel(pick.phone, { exact: true });
      await phone.fill("");
      await save(page);
      await expect(page.getByText(pick.phoneMissing)).toBeVisible();
      await expect(phone).toBeFocused();
      await expect(page.getByText(words.saved.move)).toHaveCount(0);
      await phone.fill("514 555-0134");
      await save(page);
      await expect(page.getByText(words.saved.move)).toBeVisible();
      await expect(page.getByText(words.weeks)).toBeVisible();
      await isAccessible(page);
      await page.getByLabel(words.noteLabel).fill("1234#");
      await page.getByRole("button", { name: words.noteSave }).click();
      await expect(page.getByText(words.noteSaved)).toBeVisible();
      await page.reload();
      await expect(picker(page)).toHaveValue(moved);
      await expect(phone).toHaveValue("514 555-0134");
      await expect(page.getByLabel(words.noteLabel)).toHaveValue("1234#");
    });

    story("say what a save changed: a phone alone moves no box, nor does another buzzer", {
      runs: "all",
      provedBy: [
        "test/delivery/delivery-settings.int.spec.ts: change the phone, the person and the note without moving a box",
        "apps/web/src/features/delivery/form-texts.spec.ts: is otherwise only the phone, the name, or both",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const before = await boxesOf(person);
      await page.goto(address);
      const phone = page.getByLabel(pick.phone, { exact: true });
      await phone.fill("514 555-0134");
      await save(page);
      await expect(page.getByText(words.saved.phone)).toBeVisible();
      await expect(page.getByText(words.weeks)).toHaveCount(0);
      await page.getByLabel(saying(`${pick.buzzer}{{optional}}`)).fill("12");
      await save(page);
      await expect(page.getByText(words.saved.address)).toBeVisible();
      await phone.fill("(514) 555 0134");
      await save(page);
      await expect(page.getByText(words.saved.nothing)).toBeVisible();
      await expect(page.getByText(words.saved.move)).toHaveCount(0);
      const places = (orders: typeof before) => orders.map(({ orderId, deliveryDate, window }) => [orderId, deliveryDate, window]);
      expect(places(await ordersOf(person))).toEqual(places(before));
    });

    story("move a household to another region, and say where each open box went", {
      runs: "all",
      provedBy: [
        "libs/commands/src/subscription/move-delivery.spec.ts: to another region takes its open boxes there, the paid one stays, and what is sold out there is named",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const before = await boxesOf(person);
      await page.goto(address);
      await picker(page).fill(`${number} king street toronto`);
      await suggested(page).click();
      await expect(page.getByText(words.otherRegion)).toBeVisible();
      await isAccessible(page);
      await page.getByLabel(pick.phone, { exact: true }).fill("416 555-0134");
      await save(page);
      await expect(page.getByText(words.saved.move)).toBeVisible();
      const open = before.slice(1).map(({ orderId }) => orderId);
      const versions = new Map(before.map(({ orderId, version }) => [orderId, version]));
      const now = await eventually(
        async () => (await ordersOf(person)).filter(({ orderId }) => open.includes(orderId)),
        (orders) => orders.every(({ orderId, version }) => version > versions.get(orderId)!),
      );
      const notice = page.getByRole("alert").filter({ hasText: words.saved.move });
      await expect(notice.getByRole("listitem")).toHaveCount(open.length);
      for (const { deliveryDate, window } of now) {
        const went = saying(words.week.moved, { day: formatDay(deliveryDate, language), window: formatWindow(window, language) });
        await expect(notice.getByText(went)).toBeVisible();
      }
      // The items removed from a box are named, and none that stayed.
      const kept = new Map(now.map(({ orderId, lines }) => [orderId, lines.map(({ dish }) => dish.sku)]));
      const left = before
        .map(({ orderId, lines }) => lines.filter(({ dish }) => kept.get(orderId)?.includes(dish.sku) === false))
        .filter(({ length }) => length > 0)
        .map((lines) => saying(words.removed, { items: lines.map(({ dish }) => dish.name[language]).join(", ") }));
      const named = notice.getByText(saying(words.removed));
      await expect(named).toHaveCount(left.length);
      for (const [n, items] of left.entries()) await expect(named.nth(n)).toHaveText(items);
      await isAccessible(page);
    });

    story("keep an alternate address until it is removed", {
      runs: "all",
      provedBy: [
        "test/delivery/delivery-settings.int.spec.ts: keep an alternate address until it is removed",
        "apps/web/src/features/delivery/alternate-texts.spec.ts: what was left empty of an alternate address is not sent",
      ],
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(address);
      await page.getByRole("button", { name: words.alternateSave }).click();
      await expect(page.getByText(pick.pick, { exact: true })).toBeVisible();
      await picker(page, 1).fill("30 rue sherbrooke montr");
      await suggested(page).click();
      const form = page.locator("form", { has: page.getByRole("heading", { name: words.alternate }) });
      const field = (label: string) => form.getByLabel(saying(`${label}{{optional}}`));
      await field(pick.buzzer).fill("12");
      await field(pick.firstName).fill("Ana");
      await field(pick.phone).fill("514");
      await field(pick.instructions).fill("1234#");
      await isAccessible(page);
      await page.getByRole("button", { name: words.alternateSave }).click();
      await expect(form.getByText(pick.nameShort)).toBeVisible();
      await expect(form.getByText(pick.phoneMalformed)).toBeVisible();
      await field(pick.lastName).fill("Roy");
      await field(pick.phone).fill("514 555-0177");
      await page.getByRole("button", { name: words.alternateSave }).click();
      await expect(page.getByText(words.alternateSaved)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^30, rue Sherbrooke, /)).toBeVisible();
      await expect(page.getByText(`Ana Roy · ${pick.buzzer} 12 · 514 555-0177 · 1234#`)).toBeVisible();
      await isAccessible(page);
      await page.getByRole("button", { name: words.alternateRemove }).click();
      await expect(page.getByText(words.alternateRemoved)).toBeVisible();
      await expect(page.getByText(/^30, rue Sherbrooke, /)).toHaveCount(0);
    });

    story("lead to another screen for an address that is not delivered to", {
      runs: "all",
      provedBy: [
        "test/delivery/delivery-settings.int.spec.ts: tell what a postal code has, and suggest addresses, those without delivery as such",
      ],
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(address);
      await picker(page).fill("3 rue principale sept");
      await suggested(page).click();
      await expect(page).toHaveURL(outside);
      await expect(page.getByRole("heading", { name: words.outside.title })).toBeVisible();
      await page.goto(address);
      await picker(page, 1).fill("3 rue principale sept");
      await suggested(page).click();
      await expect(page).toHaveURL(outside);
    });
  });
}
