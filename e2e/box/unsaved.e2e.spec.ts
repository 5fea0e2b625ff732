import { expect, type Page } from "@playwright/test";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { signOutClient } from "@tablee/contracts/calls/sessions";
import { boxesOf, signedIn } from "../../test/stage/people.ts";
import { customerIn, editorOf, origin, signInAs } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const account = { en: "/settings/account", fr: "/parametres/compte" } as const;

/** Replaces every text of a page as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement!.closest("script, style, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { editor, ownAccount, signedOut, ui } = screens[language];

  test.describe(`unsaved changes, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    /** The editor of a box with one dish added to it, not saved. */
    const changedBox = async (page: Page) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { items } = await person.call(editorDataV2, { orderId: box!.orderId });
      const inBox = new Set(box!.lines.map(({ dish }) => dish.sku));
      const [first, second] = items
        .filter(({ dish, unitsLeft }) => dish.kind !== "market" && unitsLeft > 1 && !inBox.has(dish.sku))
        .map(({ dish }) => dish.name[language]);
      await page.goto(editorOf[language](box!.orderId));
      const cart = page.getByRole("complementary");
      const add = async (dish: string) => {
        await page.getByRole("searchbox").fill(dish);
        await page.getByRole("button", { name: saying(editor.addLabel, { dish }) }).click();
        await expect(cart.getByRole("group", { name: dish, exact: true })).toBeVisible();
      };
      await add(first!);
      return { person, cart, add, dish: first!, other: second!, save: cart.getByRole("button", { name: words[language].save }) };
    };

    story("stay on the page when the session ends, and are saved after a sign-in beside it", {
      runs: "fr",
      why: "The refused call, the dialog, the leave guard and the session of another tab meet in a browser.",
    })(async ({ page }) => {
      const { person, cart, dish, save } = await changedBox(page);
      const address = page.url();
      // Leaving asks first; until it is confirmed, the address stays too.
      await page.getByRole("link", { name: editor.back }).click();
      const leave = page.getByRole("alertdialog", { name: editor.leaveTitle });
      await expect(leave.getByRole("button", { name: editor.leaveConfirm })).toBeVisible();
      expect(page.url()).toBe(address);
      await leave.getByRole("button", { name: editor.leaveCancel }).click();
      await expect(leave).toBeHidden();

      await person.call(signOutClient, {});
      await save.click();
      const dialog = page.getByRole("dialog", { name: signedOut.title });
      await expect(dialog).toBeVisible();
      await expect(page.getByText("require_login")).toHaveCount(0);
      expect(page.url()).toBe(address);
      await signInAs(page, await signedIn(origin(), { language, email: person.email }));
      await dialog.getByRole("button", { name: ui.close }).click();
      await expect(cart.getByRole("group", { name: dish, exact: true })).toBeVisible();
      await save.click();
      await expect(page.getByText(editor.saved)).toBeVisible();
    });

    story("stay in a form of the settings when a read is refused, and are saved after a sign-in beside it", {
      runs: "all",
      provedBy: ["e2e/box/unsaved.e2e.spec.ts: stay on the page when the session ends, and are saved after a sign-in beside it"],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(account[language], { waitUntil: "networkidle" });
      const name = page.getByLabel(ownAccount.firstName, { exact: true });
      const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await name.fill("Marguerite");
      await person.call(signOutClient, {});
      await look();
      const dialog = page.getByRole("dialog", { name: signedOut.title });
      await expect(dialog).toBeVisible();
      await expect(name).toHaveValue("Marguerite");
      await signInAs(page, await signedIn(origin(), { language, email: person.email }));
      await look();
      await expect(dialog).toHaveCount(0);
      await page.getByRole("button", { name: ownAccount.saveName }).click();
      await expect(page.getByText(ownAccount.nameSaved)).toBeVisible();
    });

    story("go on in a page that the browser translates", {
      runs: "fr",
      why: "React and a translator change the same nodes only in a browser.",
    })(async ({ page }) => {
      const { cart, add, dish, other, save } = await changedBox(page);
      await translate(page);
      await cart.getByRole("button", { name: saying(ui.quantity.increase, { label: dish }) }).click();
      await expect(cart.getByRole("group", { name: dish, exact: true })).toContainText("2");
      await add(other);
      await cart.getByRole("button", { name: saying(ui.quantity.decrease, { label: dish }) }).click();
      await expect(cart.getByRole("group", { name: dish, exact: true })).toContainText("1");
      await save.click();
      await expect(page.getByText(editor.saved)).toBeVisible();
    });
  });
}
