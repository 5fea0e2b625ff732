import { expect, type Locator, type Page } from "@playwright/test";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { formatMoney } from "../../libs/ui/src/format/money.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { choiceIn, fishIn } from "../parts/choices.ts";
import { changedSince, customerIn, editorOf } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { centsOf, saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** The box beside the shelves, as wide screens show it. */
const boxOf = (page: Page) => page.getByRole("complementary");

/** The total that a box shows. */
async function totalOf(cart: Locator, label: string): Promise<number> {
  const text = await cart.getByText(label, { exact: true }).locator("xpath=../..").textContent();
  return centsOf(text!.split(label).at(-1)!);
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { basket, details, dish: food, editor, filters, order, price, ui } = screens[language];

  test.describe(`the editor, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("fills a box up to its minimum with another protein and what goes well with it", {
      runs: "fr",
      why: "The choices' dialogue, the minimum and the saved total meet in the editor.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { dish, swap, larger, enlargedCents, beside } = await choiceIn(person, box!.orderId);
      await page.goto(editorOf[language](box!.orderId));
      const cart = boxOf(page);
      await expect(cart.getByRole("group")).toHaveCount(box!.lines.length);
      for (const line of box!.lines)
        await cart.getByRole("button", { name: saying(ui.quantity.remove, { label: line.dish.name[language] }) }).click();
      await expect(cart.getByText(editor.cartEmpty)).toBeVisible();

      await page.getByRole("searchbox").fill(dish.name[language]);
      await page.getByRole("button", { name: saying(editor.addLabel, { dish: dish.name[language] }) }).click();
      await expect(cart.getByText(saying(editor.minimumMissing))).toBeVisible();
      await page.getByRole("button", { name: saying(basket.choices.openLabel, { dish: dish.name[language] }) }).click();
      const choices = page.getByRole("dialog");
      const perServing = (price: number) =>
        saying(basket.choices.perServing, { price: formatMoney(price, language), total: formatMoney(price * 2, language) });
      const serving = (name: string, price: number) => choices.getByRole("checkbox", { name, description: perServing(price) });
      await expect(serving(larger.name[language], larger.centsPerServing)).toBeVisible();
      await choices.getByRole("radio", { name: swap.name[language] }).click();
      await serving(swap.larger![language], enlargedCents).click();
      const more = choices.getByRole("button", { name: saying(ui.quantity.increase, { label: beside.dish.name[language] }) });
      const missing = cart.getByText(saying(editor.minimumMissing));
      while ((await missing.count()) > 0) await more.click();
      await choices.getByRole("button", { name: basket.choices.done }).click();
      const shown = await totalOf(cart, price.total);
      await cart.getByRole("button", { name: words[language].save }).click();
      await expect(page.getByText(editor.saved)).toBeVisible();

      const saved = await changedSince(person, box!);
      expect(saved.belowMinimum).toBe(false);
      expect(saved.price.totalCents).toBe(shown);
      expect(saved.lines.map((line) => [line.dish.sku, line.options?.map(({ id }) => id) ?? [], line.pairedWith ?? null])).toEqual([
        [dish.sku, [swap.id, larger.id], null],
        [beside.dish.sku, [], dish.sku],
      ]);
      await page.goto(words[language].account);
      await expect(page.getByRole("link", { name: saying(order.editLabel) }).first()).toBeVisible();
      await expect(page.getByText(saying(order.card.belowMinimum))).toHaveCount(0);
    });

    story("says what each dish adds to the box: tier, tax and delivery included", {
      runs: "both",
      why: "The tile's amount and the box's total are rendered apart, and must agree.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      await page.goto(editorOf[language](box!.orderId));
      const cart = boxOf(page);
      const more = saying(basket.tile.more.replace("<amount/>", "{{amount}}"));
      const tiles = page.getByRole("article").filter({ has: page.getByText(more) });
      const add = async () => {
        // Other tiles update their amounts in a deferred render.
        await page.evaluate(() => new Promise((rendered) => requestIdleCallback(rendered)));
        const before = await totalOf(cart, price.total);
        const tile = tiles.first();
        const name = (await tile.getByRole("heading").textContent())!;
        const adds = centsOf((await tile.getByText(more).textContent())!);
        await tile.getByRole("button", { name: saying(editor.addLabel, { dish: name }) }).click();
        await expect(cart.getByRole("group", { name, exact: true })).toBeVisible();
        expect((await totalOf(cart, price.total)) - before).toBe(adds);
      };
      // Two recipes become three, and four: the second time delivery is free.
      for (const _ of ["a third", "a fourth"]) await add();
      await expect(cart.getByText(saying(`${basket.ladder.recipes_other}; ${basket.ladder.withOneMore}`, { count: "4" }))).toBeVisible();
      await page.getByRole("navigation", { name: editor.kinds }).getByRole("button").last().click();
      await page.getByRole("toolbar", { name: filters.category }).getByRole("button").last().click();
      await add();
    });

    story("shows the first dish within 320 pixels of a phone, and all of the market to the keyboard and the search", {
      runs: "en",
      why: "Pixels of a phone and the order of Tab exist only in a browser.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(editorOf[language](box!.orderId));
      const tiles = page.getByRole("article");
      const first = await tiles.first().boundingBox();
      expect(first!.y).toBeLessThanOrEqual(320);
      const { items } = await person.call(editorDataV2, { orderId: box!.orderId });
      const market = items.filter(({ dish }) => dish.kind === "market");
      await page.getByRole("navigation", { name: editor.kinds }).getByRole("button").last().click();
      await expect(tiles).toHaveCount(market.length);

      const opener = page.getByRole("button", { name: saying(`${filters.open}{{more}}`, { more: "" }) });
      await opener.focus();
      const chips = page.getByRole("toolbar", { name: filters.category }).getByRole("button");
      await page.keyboard.press("Tab");
      await expect(chips.first()).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(chips.nth(1)).toBeFocused();
      await page.keyboard.press("End");
      await expect(chips.last()).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(tiles.first().getByRole("button").first()).toBeFocused();

      await opener.click();
      await page.getByRole("toolbar", { name: filters.diets }).getByRole("button", { name: food.diet.vegan, exact: true }).click();
      await expect(tiles).toHaveCount(market.filter(({ dish }) => dish.diets.includes("vegan")).length);
      await isAccessible(page);
      const search = page.getByRole("searchbox");
      await search.fill(market.at(-1)!.dish.name[language]);
      await page.getByRole("button", { name: ui.clearSearch }).click();
      await expect(search).toBeFocused();
      await expect(search).toHaveValue("");
    });

    story("says everywhere what a dish contains with what was chosen about it", {
      runs: "fr",
      why: "Allergens of a choice appear in four places of two pages.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { dish, tofu } = await fishIn(person, box!.orderId);
      const name = dish.name[language];
      const fish = new RegExp(`(?<!\\p{L})${food.allergen.fish}(?!\\p{L})`, "u");
      const saysSoyAlone = async (place: Locator) => {
        await expect(place.getByText(saying(food.contains))).toContainText(food.allergen.soy);
        await expect(place.getByText(saying(food.contains))).not.toContainText(fish);
        await expect(place.getByText(tofu.phrase![language], { exact: true })).toBeVisible();
      };
      await page.goto(editorOf[language](box!.orderId));
      await page.getByRole("searchbox").fill(name);
      const tile = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      await expect(tile.getByText(saying(food.contains))).toContainText(fish);
      const add = tile.getByRole("button", { name: saying(editor.addLabel, { dish: name }) });
      const inBox = boxOf(page).getByRole("listitem").filter({ hasText: name });
      if ((await inBox.count()) === 0) await add.click();
      await expect(inBox.getByText(saying(food.contains))).toContainText(fish);

      await tile.getByRole("button", { name: saying(basket.choices.openLabel, { dish: name }) }).click();
      const choices = page.getByRole("dialog");
      await choices.getByRole("radio", { name: `${tofu.name[language]} · ${food.allergen.soy}` }).click();
      // The dish's own line comes first; each pairing below has a line of its own.
      await expect(choices.getByText(saying(food.contains)).first()).not.toContainText(fish);
      await isAccessible(page);
      await choices.getByRole("button", { name: basket.choices.done }).click();
      await saysSoyAlone(tile);
      await expect(tile.getByText(food.diet["meat-and-fish"])).toHaveCount(0);
      await saysSoyAlone(inBox);
      await boxOf(page).getByRole("button", { name: words[language].save }).click();
      await expect(page.getByText(editor.saved)).toBeVisible();

      await changedSince(person, box!);
      await page.goto(words[language].account);
      await saysSoyAlone(page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: tofu.phrase![language] }).last());
    });

    story("shows all about a dish without losing what is being put together", {
      runs: "en",
      why: "The dialogue over a draft returns the focus and keeps the draft.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { dish, swap, enlargedCents, beside } = await choiceIn(person, box!.orderId);
      await page.goto(editorOf[language](box!.orderId));
      const cart = boxOf(page);
      await page.getByRole("searchbox").fill(beside.dish.name[language]);
      const adding = (name: string) => page.getByRole("button", { name: saying(editor.addLabel, { dish: name }) });
      await adding(beside.dish.name[language]).click();
      await page.getByRole("searchbox").fill(dish.name[language]);
      const name = page.getByRole("heading", { name: dish.name[language] }).getByRole("button");
      await name.focus();
      await page.keyboard.press("Enter");

      const about = page.getByRole("dialog", { name: dish.name[language] });
      await expect(about.getByRole("heading", { name: details.ingredients })).toBeVisible();
      await expect(about.getByRole("table")).toBeVisible();
      const enlarged = about.getByRole("listitem").filter({ hasText: swap.larger![language] });
      await expect(enlarged).toContainText(details.perServing.replace("{{price}}", formatMoney(enlargedCents, language)));
      await expect(about.getByRole("link")).toHaveCount(0);
      await isAccessible(page);
      const more = about.getByRole("button", { name: saying(ui.quantity.increase, { label: dish.name[language] }) });
      await about
        .getByRole("button", { name: saying(editor.addLabel, { dish: dish.name[language] }) })
        .or(more)
        .click();
      await page.keyboard.press("Escape");
      await expect(about).toHaveCount(0);
      await expect(name).toBeFocused();
      for (const held of [dish, beside.dish]) await expect(cart.getByRole("group", { name: held.name[language] }).first()).toBeVisible();

      await page.reload();
      // A stale tile: the catalogue has dropped the item since.
      await page.route("**/api/v1/products/modal_data*", (route) =>
        route.fulfill({ status: 404, json: { code: "product-not-found", message: details.goneTitle } }),
      );
      await page.getByRole("searchbox").fill(dish.name[language]);
      await name.click();
      await expect(about.getByText(details.goneTitle)).toBeVisible();
    });

    story("says what to do when something could not be put in for no reason that has a name", {
      runs: "all",
      provedBy: ["apps/web/src/shared/api/errors.spec.ts: what has no name takes the words of its caller"],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { beside } = await choiceIn(person, box!.orderId);
      await page.goto(editorOf[language](box!.orderId));
      await page.route(
        "**/api/v1/orders/update_quantity",
        (route) => route.fulfill({ status: 500, json: { code: "server-error", message: "?" } }),
        { times: 1 },
      );
      await page.getByRole("searchbox").fill(beside.dish.name[language]);
      await page.getByRole("button", { name: saying(editor.addLabel, { dish: beside.dish.name[language] }) }).click();
      const save = boxOf(page).getByRole("button", { name: words[language].save });
      await save.click();
      await expect(boxOf(page).getByText(order.notAdded)).toBeVisible();
      await save.click();
      await expect(page.getByText(editor.saved)).toBeVisible();
    });

    story("belongs to the window that opened it last, and the older one can only look", {
      runs: "all",
      provedBy: [
        "test/order/orders.int.spec.ts: lets the newest window take over, and refuses the older one",
        "test/order/editing-session.int.spec.ts: reaches the older window, and one that connects afterwards",
        "apps/web/src/features/order/editor/session/taken-over.spec.tsx: a box that was saved before another window took it is not called unsaved",
      ],
    })(async ({ page, context }) => {
      const person = await customerIn(page, language);
      const [, box] = await boxesOf(person);
      const { items } = await person.call(editorDataV2, { orderId: box!.orderId });
      const inBox = new Set(box!.lines.map(({ dish }) => dish.sku));
      const free = items.find(({ dish, unitsLeft }) => dish.kind !== "market" && unitsLeft > 1 && !inBox.has(dish.sku));
      const dish = free!.dish.name[language];
      const address = editorOf[language](box!.orderId);
      const add = async (window: Page) => {
        await window.goto(address);
        await window.getByRole("searchbox").fill(dish);
        await window.getByRole("button", { name: saying(editor.addLabel, { dish }) }).click();
      };
      const increase = boxOf(page).getByRole("button", { name: saying(ui.quantity.increase, { label: dish }) });
      await add(page);
      await expect(increase).toBeEnabled();
      const newer = await context.newPage();
      await add(newer);
      await expect(page.getByText(basket.session.title)).toBeVisible();
      await expect(increase).toHaveAttribute("aria-disabled", "true");
      await expect(boxOf(page).getByRole("button", { name: words[language].save })).toBeDisabled();
      await boxOf(newer).getByRole("button", { name: words[language].save }).click();
      await expect(newer.getByText(editor.saved)).toBeVisible();

      await page.getByRole("button", { name: basket.session.again }).click();
      await expect(boxOf(page).getByRole("group", { name: dish })).toContainText("1");
      await expect(newer.getByText(basket.session.title)).toBeVisible();
    });
  });
}
