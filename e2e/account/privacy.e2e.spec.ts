import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { skipOrder } from "@tablee/contracts/calls/account";
import { privacy } from "@tablee/contracts/calls/privacy";
import { signIn } from "@tablee/contracts/calls/sessions";
import { expireGivenBalance, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { wordsIn } from "@tablee/domain/kernel/words";
import { accountFacts } from "@tablee/history/facts/account";
import { brands } from "@tablee/platform/brand";
import { boxesOf, eventually, newVisitor, passwordOfPeople } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = { en: "/settings/privacy", fr: "/parametres/confidentialite" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { app, privacy: say, timeline } = screens[language];

  test.describe(`one's own data, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("are taken along as a file, which holds what was recorded and no secret", {
      runs: "all",
      provedBy: [
        "e2e/site/keyboard-settings.e2e.spec.ts: a customer takes the data along, and looks at what forgetting takes without it",
        "test/privacy/erasure.int.spec.ts: is read by pages in its order, without a secret, after the password alone",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(addresses[language]);
      await expect(page.getByText(say.block["erasure-subscription-open"])).toBeVisible();
      await expect(page.getByRole("button", { name: say.forgetButton })).toBeDisabled();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: say.takeButton }).click();
      const text = await readFile(await (await download).path(), "utf8");
      expect(text).toContain(person.email);
      expect(text).not.toContain("argon2");
      expect(JSON.parse(text).access.passwordHolder).toBe(true);
    });

    story("are taken along as a timeline that opens offline and reads as sentences", {
      runs: "both",
      why: "The downloaded page opens offline, in a browser.",
    })(async ({ page, context }) => {
      await customerIn(page, language);
      await page.goto(addresses[language]);
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: say.timelineButton }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("tablee.html");
      const file = test.info().outputPath("tablee.html");
      await download.saveAs(file);
      await context.setOffline(true);
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(saying(timeline.title, { brand: brands.tablee.name }));
      await expect(page.getByText(language === "fr" ? /^Vous avez ouvert votre compte/ : /^You opened your account/)).toBeVisible();
      await expect(page.getByText(saying(wordsIn(accountFacts.AddressGiven.customer, language).default)).first()).toBeVisible();
      expect(await page.content()).not.toMatch(/argon2|timeline:|\{\{/);
      await isAccessible(page);
    });

    story("are erased for good once nothing is open, and the sign-in is refused from then on", {
      runs: "en",
      why: "The last confirmation is typed, and the page after it has no account.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [first] = await boxesOf(person);
      await person.call(skipOrder, { orderId: first!.orderId });
      await person.call(expireGivenBalance, {});
      await person.call(updateSubscription, { change: "close", reason: "other" });
      await eventually(
        () => person.call(privacy, {}),
        ({ blocks }) => blocks.length === 0,
      );
      await page.goto(addresses[language]);
      await page.getByRole("button", { name: say.forgetButton }).click();
      const confirm = page.getByRole("button", { name: say.confirm });
      await expect(confirm).toBeDisabled();
      await page.getByRole("alertdialog").getByRole("textbox").fill(person.email);
      await isAccessible(page);
      await confirm.click();
      await expect(page.getByRole("heading", { name: say.doneTitle })).toBeVisible();
      await expect(page.getByText(/^E(-[0-9A-F]{4}){3}$/)).toBeVisible();
      // The header holds nothing of the person either.
      await expect(page.getByRole("banner").getByRole("button", { name: saying(app.nav.account) })).toHaveCount(0);
      const stranger = newVisitor(origin(), language);
      await stranger.refresh();
      const again = stranger.call(signIn, { email: person.email, password: passwordOfPeople });
      await expect(again).rejects.toMatchObject({ body: { code: "sign-in-failed" } });
    });
  });
}
