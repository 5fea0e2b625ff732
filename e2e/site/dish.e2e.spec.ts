import { expect } from "@playwright/test";
import { skipOrder } from "@tablee/contracts/calls/account";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { formatDay } from "../../libs/ui/src/format/dates.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { changedSince, customerIn } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { box: boxWords, menuBox, order, ui } = screens[language];
  const menuAt: Record<Language, string> = { en: "/menu/", fr: "/fr/menu/" };

  test.describe(`a dish's page, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("puts the dish into a box with one press, takes it out again, and brings a skipped week back", {
      runs: "en",
      why: "One press, its undo and a skipped week share a page's rows.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [box, other] = (await boxesOf(person)).filter(({ editable }) => editable) as [Box, Box];
      const { items } = await person.call(editorDataV2, { orderId: box.orderId });
      const held = new Set(box.lines.map(({ dish }) => dish.sku));
      const { dish } = items.find((item) => item.dish.kind === "ready-to-cook" && item.unitsLeft > 1 && !held.has(item.dish.sku))!;
      await person.call(skipOrder, { orderId: other.orderId });
      await changedSince(person, other, "skipped");

      await page.goto(`${menuAt[language]}${box.week}`);
      const name = dish.name[language];
      const tile = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await tile
        .getByRole("button", { name: saying(order.suggestions.addLabel, { dish: name, day: formatDay(box.deliveryDate, language) }) })
        .click();
      await expect(tile).toContainText(menuBox.inBox);
      const undo = page.getByRole("button", { name: ui.undo });
      await undo.click();
      await expect(tile).not.toContainText(menuBox.inBox);
      const untouched = await changedSince(person, { ...box, version: box.version + 1 });

      await tile.getByRole("link", { name }).click();
      const rows = page.getByRole("region", { name: boxWords.boxes }).getByRole("listitem");
      const labelOf = (words: string, { deliveryDate }: Box) => saying(words, { day: formatDay(deliveryDate, language) });
      const add = page.getByRole("button", { name: labelOf(boxWords.addLabel, box) });
      const row = rows.filter({ has: add });
      await expect(row).toContainText(boxWords.notIn);
      await add.click();
      await expect(page.getByText(saying(order.suggestions.added, { dish: dish.name[language] }))).toBeVisible();
      // A toast under the pointer does not close.
      await undo.hover();
      await expect(row).toContainText(boxWords.holds_one.replace("{{count}}", "1"));
      const added = await changedSince(person, untouched);
      expect(added.lines.map((line) => line.dish.sku).sort()).toEqual([...held, dish.sku].sort());

      await undo.click();
      await expect(page.getByText(saying(order.suggestions.removed, { dish: dish.name[language] }))).toBeVisible();
      await expect(row).toContainText(boxWords.notIn);
      expect((await changedSince(person, added)).lines.map((line) => line.dish.sku)).toEqual([...held]);

      const back = page.getByRole("button", { name: labelOf(boxWords.bringBackLabel, other) });
      await expect(rows.filter({ has: back })).toContainText(boxWords.skipped);
      await back.click();
      await expect(page.getByText(saying(order.unskip.done, { day: formatDay(other.deliveryDate, language) }))).toBeVisible();
      await expect(back).toHaveCount(0);
    });
  });
}

type Box = Awaited<ReturnType<typeof boxesOf>>[number];
