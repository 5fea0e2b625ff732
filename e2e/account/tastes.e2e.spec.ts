import { expect } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { mainAllergens } from "@tablee/domain/subscription/allergens";
import { words as dietaryWords } from "../../apps/web/src/features/dietary/words.ts";
import { words as tasteWords } from "../../apps/web/src/shared/taste/words.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const enDietary = wordsIn(dietaryWords, "en");
const frDietary = wordsIn(dietaryWords, "fr");
const enTaste = wordsIn(tasteWords, "en");
const frTaste = wordsIn(tasteWords, "fr");

const say = {
  en: { dietary: enDietary, taste: enTaste, address: "/settings/dietary" },
  fr: { dietary: frDietary, taste: frTaste, address: "/parametres/alimentaire" },
};

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { dietary, taste, address } = say[language];
  const { dish } = screens[language];

  test.describe(`the settings of tastes, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("save the allergens to exclude, and name the boxes that contain them", {
      runs: "all",
      provedBy: [
        "e2e/site/keyboard-settings.e2e.spec.ts: a customer says what is never to come",
        "test/account/tastes.int.spec.ts: mark every box to come that contains what is newly excluded, and leave its dishes",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const boxes = await boxesOf(person);
      const allergen = boxes
        .flatMap(({ lines }) => lines.flatMap(({ dish }) => dish.allergens))
        .find((name) => mainAllergens.includes(name))!;
      const dishes = boxes.flatMap(({ lines }) => lines.filter(({ dish }) => dish.allergens.includes(allergen)));
      await page.goto(address);
      const kept = page.getByRole("region", { name: dietary.kept }).getByRole("listitem");
      await expect(kept).toHaveCount(boxes.length);
      await expect(page.getByRole("region", { name: dietary.changes }).getByText(saying(dietary.from))).toBeVisible();
      const never = page.getByRole("toolbar", { name: taste.allergens });
      const chip = never.getByRole("button", { name: new RegExp(`^${dish.allergen[allergen]}$`, "i") });
      await chip.click();
      await page.getByRole("button", { name: dietary.save, exact: true }).click();
      await expect(page.getByText(dietary.saved)).toBeVisible();
      await expect(page.getByText(dishes[0]!.dish.name[language]).first()).toBeVisible();
      await page.reload();
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await expect(kept).toHaveCount(boxes.length);
      await expect(page.getByRole("link", { name: dietary.markedAction })).toBeVisible();
      await isAccessible(page);
    });
  });
}
