import { expect } from "@playwright/test";
import type { OutputOf } from "@tablee/contracts/call";
import { communications } from "@tablee/contracts/calls/settings-communications";
import { wordingOf } from "@tablee/domain/consent/wordings";
import { sellerLine } from "@tablee/domain/kernel/seller-line";
import { brands } from "@tablee/platform/brand";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const address: Record<Language, string> = { en: "/settings/communications", fr: "/parametres/communications" };

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const words = screens[language].communications;
  const { newsletter } = screens[language].footer;

  test.describe(`the newsletter beneath a page, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("asks for an address, then for consent, and thanks once the provider has it", {
      runs: "both",
      why: "The law's words describe the checkbox to assistive technology.",
    })(async ({ page }) => {
      const sent: string[] = [];
      page.on("request", (request) => request.url().includes("/newsletter/") && sent.push(request.url()));
      await page.goto(language === "fr" ? "/fr/" : "/");
      const form = page.getByRole("region", { name: newsletter.title });
      // Canadian law requires the sender, its contact and the withdrawal beside the question.
      const asker = { seller: sellerLine(brands.tablee.seller, language), email: "bonjour@tablee.example" };
      await expect(form.getByRole("checkbox")).toHaveAccessibleDescription(saying(screens[language].consent.asker, asker));
      const email = form.getByRole("textbox", { name: newsletter.email });
      const subscribe = form.getByRole("button", { name: newsletter.subscribe });
      await email.fill("lectrice@");
      // By keyboard: sections that are still loading may move the button from beneath a click.
      await email.press("Enter");
      await expect(form.getByText(newsletter.emailInvalid)).toBeVisible();
      await email.fill(`lectrice.${Date.now()}@example.com`);
      await subscribe.click();
      await expect(form.getByText(newsletter.consentMissing)).toBeVisible();
      await expect(form.getByText(newsletter.emailInvalid)).toHaveCount(0);
      expect(sent).toEqual([]);
      await isAccessible(page);

      await form.getByRole("checkbox", { name: newsletter.consent }).click();
      await subscribe.click();
      await expect(form.getByText(newsletter.thanks)).toBeVisible();
      await expect(subscribe).toHaveCount(0);
      expect(sent).toHaveLength(1);
    });
  });

  test.describe(`the settings of messages, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("note what the customer agrees to, take it back, and say when the terms were accepted", {
      runs: "all",
      provedBy: [
        "e2e/site/keyboard.e2e.spec.ts: a customer agrees to news by mail, and withdraws it",
        "test/privacy/consents.int.spec.ts: is given and taken back in the settings, and counts at once",
      ],
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(address[language]);
      const newsletter = page.getByRole("switch", { name: words.purpose.newsletter });
      await expect(newsletter).not.toBeChecked();
      await expect(page.getByText(saying(words.termsGiven))).toBeVisible();
      await expect(page.getByRole("switch", { name: words.purpose.sms, exact: true })).not.toBeChecked();
      await expect(page.getByText(words.noPhone)).toHaveCount(0);

      await newsletter.click();
      await expect(page.getByText(words.saved.newsletter.on)).toBeVisible();
      await page.reload();
      await expect(newsletter).toBeChecked();
      await expect(page.getByText(saying(words.given))).toBeVisible();

      await newsletter.click();
      await expect(newsletter).not.toBeChecked();
      await expect(page.getByText(saying(words.taken))).toBeVisible();
    });

    story("show the words of the terms that the customer accepted, beside those of today", {
      runs: "both",
      why: "The earlier wording is unfolded beside today's, on one page.",
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(address[language]);
      const today = page.getByText(words.termsRead, { exact: true });
      const accepted = page.getByText(words.termsReadAccepted, { exact: true });
      await expect(today).toBeVisible();
      await expect(accepted).toHaveCount(0);

      // Earlier terms can no longer be accepted: the answer imitates an account from their time.
      await page.route(`**${communications.path}*`, async (route) => {
        const response = await route.fetch();
        const answer: OutputOf<typeof communications> = await response.json();
        const { en, fr } = wordingOf("terms-1")!;
        for (const { purpose, answered } of answer.consents) if (purpose === "terms" && answered) answered.earlier = { en, fr };
        await route.fulfill({ response, json: answer });
      });
      await page.reload();
      await expect(page.getByText(words.termsEarlier, { exact: true })).toBeVisible();
      await accepted.click();
      const [beginning] = wordingOf("terms-1")![language].split("{{email}}");
      await expect(page.getByText(saying(words.quoted.replace("{{text}}", `${beginning}{{rest}}`)))).toBeVisible();
      await isAccessible(page);
    });
  });
}
