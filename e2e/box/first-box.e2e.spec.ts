import { expect } from "@playwright/test";
import { isAccessible } from "../parts/accessible.ts";
import { type Language, toPayment, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const postalCodes: Record<Language, string> = { en: "V3T 1A1", fr: "H7N 1A1" };

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const say = words[language];
  const { signup, swap } = screens[language];
  test.describe(`a first box, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 390, height: 780 } });

    story("is the customer's: swapped before it is paid, with everything typed still there", {
      runs: "fr",
      why: "Going back, reloading and swapping before the payment are a browser's own acts.",
      quick: true,
    })(async ({ page }) => {
      const number = Date.now() % 100_000;
      await toPayment(page, language, { postalCode: postalCodes[language], street: `${number}, rue Principale` });
      const box = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: saying(swap.label) }) });
      await expect(box).toHaveCount(3);
      const first = await box.first().locator("span").first().textContent();
      await box
        .first()
        .getByRole("button", { name: saying(swap.label) })
        .click();
      const dialog = page.getByRole("dialog");
      const choices = dialog.getByRole("listitem").getByRole("button");
      await expect(choices.first()).toBeVisible();
      await isAccessible(page);
      const chosen = (await choices.first().locator("span[aria-hidden]").textContent())!;
      await choices.first().click();
      await expect(dialog).toBeHidden();
      await expect(box.first()).not.toContainText(first!);
      await expect(box.first()).toContainText(chosen);

      // Back: the address, the day and the window are as they were given, after a reload too.
      await page.goBack();
      await page.reload();
      await expect(page.getByLabel(say.street, { exact: true })).toHaveValue(
        new RegExp(`^${number},? rue Principale, .+ ${postalCodes[language]}$`),
      );
      await expect(page.getByLabel(say.postalCode, { exact: true })).toHaveValue(postalCodes[language]);
      await page.getByRole("button", { name: say.toPayment }).click();
      await expect(box.first()).toContainText(chosen);
      await page.getByRole("radio", { name: /4242/ }).click();
      await page.getByRole("checkbox", { name: say.terms }).check();
      await page.getByRole("button", { name: say.pay }).click();
      const paid = page.getByRole("region", { name: signup.welcome.inside });
      await expect(paid.getByText(chosen)).toBeVisible();
      await expect(paid.getByRole("link", { name: signup.welcome.receipt })).toBeVisible();
      await page.getByRole("link", { name: say.seeBoxes }).click();
      await expect(page.getByText(chosen).first()).toBeVisible();
    });

    story("keeps what is typed and not sent through a reload, but never the password", {
      runs: "en",
      why: "Session storage and a reload decide what a form holds.",
    })(async ({ page }) => {
      await page.goto(say.plans);
      await page.getByRole("radio", { name: /^4\s/ }).first().click();
      await page.reload();
      await expect(page.getByRole("radio", { name: /^4\s/ }).first()).toBeChecked();
      await page.getByRole("button", { name: say.continuePlan }).click();
      await page.getByLabel(say.firstName, { exact: true }).fill("Camille");
      await page.getByLabel(say.password, { exact: true }).fill("une-longue-phrase-2026");
      await page.reload();
      await expect(page.getByLabel(say.firstName, { exact: true })).toHaveValue("Camille");
      await expect(page.getByLabel(say.password, { exact: true })).toHaveValue("");
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("longue");
    });
  });
}
