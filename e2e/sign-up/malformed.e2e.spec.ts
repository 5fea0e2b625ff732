import { expect, type Locator, type Page } from "@playwright/test";
import { giveStreet, type Language, words } from "../parts/sign-up.ts";
import { screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** Checks that a wrong text is reported at its field, has the focus, and is still there. */
async function isNamed(page: Page, field: Locator, sentence: string, typed?: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  if (typed !== undefined) await expect(field).toHaveValue(typed);
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const say = words[language];
  const { address, registration, signup, payment } = screens[language];
  const { delivery } = signup;

  test.describe(`what is malformed in sign-up, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 360, height: 900 } });

    story("is named field by field, in the page's language", {
      runs: "both",
      why: "The focus goes to the first wrong field, which keeps what was typed.",
    })(async ({ page }) => {
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await page.goto(say.plans);
      await page.getByRole("button", { name: say.continuePlan }).click();

      // The account: the first wrong field takes the focus, and each has a message of its own.
      const submit = page.getByRole("button", { name: say.createAccount });
      const [first, last, email, password] = [say.firstName, say.lastName, say.email, say.password].map(field);
      await first!.fill("C");
      await email!.fill("camille@example");
      await password!.fill("court");
      await submit.click();
      await isNamed(page, first!, registration.nameProblem.short, "C");
      for (const sentence of [registration.lastNameMissing, registration.emailProblem.malformed, registration.passwordShort])
        await expect(page.getByText(sentence)).toBeVisible();
      await first!.fill("Camille\u202e");
      await last!.fill("G".repeat(61));
      await password!.fill("x".repeat(129));
      await submit.click();
      await isNamed(page, first!, registration.nameProblem.malformed);
      await expect(page.getByText(registration.nameProblem.long)).toBeVisible();
      await expect(page.getByText(registration.passwordLong)).toBeVisible();
      await first!.fill("Camille");
      await last!.fill("Gagnon");
      await email!.fill(`malformed.${Date.now()}.${language}@example.com`);
      // Only the server knows breached passwords: the problem is reported at the field as well.
      await password!.fill("password123456");
      await submit.click();
      await expect(password!).toHaveAttribute("aria-invalid", "true");
      await expect(password!).toBeFocused();
      await password!.fill("une-longue-phrase-2026");
      await submit.click();

      // The address.
      const postalCode = field(say.postalCode);
      await postalCode.fill("12345");
      await page.getByRole("button", { name: delivery.check }).click();
      await isNamed(page, postalCode, delivery.postalCode.malformed, "12345");
      await postalCode.fill("  h7n-1a1 ");
      await expect(postalCode).toHaveValue("H7N 1A1");
      const continues = page.getByRole("button", { name: say.toPayment });
      const [line, unit, phone, instructions] = [
        field(say.street),
        page.getByLabel(address.unit),
        field(say.phone),
        page.getByLabel(address.otherInstructions),
      ];
      await page.getByLabel(address.instructions).selectOption("other");
      await line!.fill("12");
      await unit!.fill("u".repeat(21));
      await phone!.fill("abc5145550134");
      await instructions!.fill("i".repeat(301));
      await continues.click();
      await isNamed(page, line!, address.pick, "12");
      for (const sentence of [address.tooLong.replace("{{max}}", "20"), address.phoneMalformed, address.tooLong.replace("{{max}}", "300")])
        await expect(page.getByText(sentence)).toBeVisible();
      await expect(instructions!).toHaveValue("i".repeat(301));
      // A very long word breaks within its field.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await unit!.fill("4");
      await phone!.fill("514 555-0134");
      await instructions!.fill("");
      await line!.fill({ en: "PO Box 123", fr: "Case postale 123" }[language]);
      await continues.click();
      await isNamed(page, line!, address.poBox);
      await giveStreet(page, language, `${Date.now() % 10_000}, rue des Lilas`);
      await continues.click();

      // The code, the card and the terms.
      const code = page.getByLabel(signup.payment.code);
      await code.fill(" ");
      await page.getByRole("button", { name: signup.payment.apply }).click();
      await isNamed(page, code, signup.payment.codeProblem.missing);
      await code.fill("c".repeat(41));
      await page.getByRole("button", { name: signup.payment.apply }).click();
      await isNamed(page, code, signup.payment.codeProblem.malformed, "c".repeat(41));
      await page.getByRole("button", { name: say.pay }).click();
      await expect(page.getByRole("radio").first()).toBeFocused();
      await page.getByRole("radio", { name: /4242/ }).click();
      await page.getByRole("button", { name: say.pay }).click();
      await expect(page.getByText(signup.payment.termsMissing)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: say.terms })).toBeFocused();
    });

    story("is named in the page's language, whatever the account's is", {
      runs: "all",
      provedBy: ["test/server/bad-input.int.spec.ts: is answered in the page's language, whatever the visitor's session keeps"],
    })(async ({ page }) => {
      const other = language === "en" ? "fr" : "en";
      await page.goto({ en: "/?locale=en", fr: "/?locale=fr" }[other]);
      await page.waitForURL(other === "fr" ? /\/fr/ : /\/$/);
      await expect(page.locator("html")).toHaveAttribute("lang", `${other}-CA`);
      const answer = await page.evaluate(
        async ([spoken]) => {
          const response = await fetch("/api/v1/signup/delivery_options?postalCode=12345", { headers: { "accept-language": spoken! } });
          return (await response.json()) as { message: string };
        },
        [language],
      );
      expect(answer.message).toBe(delivery.postalCode.malformed);
      expect(payment.code.malformed).not.toBe(screens[other].payment.code.malformed);
    });
  });
}
