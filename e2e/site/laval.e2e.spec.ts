import { expect } from "@playwright/test";
import { invite } from "@tablee/contracts/calls/referrals";
import { wordsIn } from "@tablee/domain/kernel/words";
import { discountName } from "@tablee/domain/pricing/words";
import { words as homeWords } from "../../apps/web/src/features/home/words.ts";
import { words as measuringWords } from "../../apps/web/src/features/shell/measuring/words.ts";
import { eventually } from "../../test/stage/people.ts";
import { household } from "../parts/customer.ts";
import { words as signUpWords, toPayment } from "../parts/sign-up.ts";
import { screens } from "../parts/words.ts";
import { story } from "../story.ts";

const home = wordsIn(homeWords, "fr");
const measuring = wordsIn(measuringWords, "fr");
const say = signUpWords.fr;

story("a visitor in Laval chooses French, asks, finds the province's own banner, and signs up by a code and a friend's link", {
  runs: "once",
  why: "One visit keeps the language, the province, the answers, the code and the friend over pages and documents.",
})(async ({ page }) => {
  const { contact, faq, footer, title } = screens.fr;
  const tracked: string[] = [];
  page.on("console", (message) => message.text().startsWith("tracked ") && tracked.push(message.text()));
  const friend = await household({ language: "fr" });
  const { code } = await eventually(
    () => friend.call(invite, {}),
    (own) => own.code !== null,
  );

  // English first: the language is chosen, and kept.
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: screens.en.app.nav.otherLanguageLabel }).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await page.getByRole("button", { name: measuring.yes }).click();
  await expect(page.getByRole("complementary", { name: measuring.label })).toHaveCount(0);

  // Boxes come here, and the province's own banner takes the place of the general one; elsewhere, none come.
  const main = page.getByRole("main");
  const postalCode = main.getByRole("textbox", { name: home.area.label });
  // The parts of home are fetched as they come near.
  await eventually(
    async () => {
      await page.mouse.wheel(0, 500);
      return postalCode.isVisible();
    },
    (isShown) => isShown,
  );
  await expect(main.getByRole("heading", { name: "Le souper appartient à ceux qui sont autour de la table" })).toBeVisible();
  await postalCode.fill("H7N 1A1");
  await main.getByRole("button", { name: home.area.check }).click();
  await expect(main.getByText(home.area.yes.replace("{{city}}", "Laval"))).toBeVisible();
  await expect(main.getByRole("heading", { name: "Ici, le souper s’appelle souper" })).toBeVisible();
  await postalCode.fill("J0M 1A0");
  await main.getByRole("button", { name: home.area.check }).click();
  await expect(main.getByText(home.area.no)).toBeVisible();

  // The message to the team knows the place and its subject.
  await main.getByRole("link", { name: home.area.leave }).click();
  await expect(main.getByRole("textbox", { name: contact.message })).toHaveValue(
    contact.areaMessage.replace("{{postalCode}}", "J0M\u00a01A0"),
  );
  await expect(main.getByRole("combobox", { name: contact.topic })).toHaveText(contact.topics.area);
  await main.getByRole("textbox", { name: contact.email }).fill(`laval.${crypto.randomUUID()}@example.com`);
  await main.getByRole("button", { name: contact.send }).click();
  await expect(main.getByRole("heading", { name: contact.sent.title })).toBeVisible();

  // Another message begins empty.
  await main.getByRole("button", { name: contact.sent.again }).click();
  await expect(main.getByRole("textbox", { name: contact.message })).toHaveValue("");
  expect(await page.evaluate(() => "postalCode" in history.state)).toBe(false);

  const form = page.getByRole("contentinfo").getByRole("region", { name: footer.newsletter.title });
  await form.getByRole("textbox", { name: footer.newsletter.email }).fill(`laval.${crypto.randomUUID()}@example.com`);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: footer.newsletter.subscribe }).click();
  await expect(form.getByRole("status")).toHaveText(footer.newsletter.thanks);

  await page.getByRole("contentinfo").getByRole("link", { name: title.faq }).click();
  await expect(page.getByRole("heading", { level: 1, name: faq.title })).toBeVisible();
  await page.locator("summary").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  expect(tracked).toContain('tracked {"event":"page-view","name":"fr-faq"}');

  // A discount's link, later a friend's: the sign-up knows both, and one offer prices the first box.
  const kept = () => page.waitForResponse((response) => response.url().includes("save_discount_and_referral"));
  const [byCode] = await Promise.all([kept(), page.goto("/fr/?code=MOITIE")]);
  expect(byCode.ok()).toBe(true);
  const [byFriend] = await Promise.all([kept(), page.goto(`/fr/?r=${code}`)]);
  expect(byFriend.ok()).toBe(true);
  await toPayment(page, "fr", { postalCode: "H7N 1A1", street: `${4_000 + Math.floor(Math.random() * 4_000)}, boulevard des Laurentides` });
  await expect(page.getByText(discountName({ type: "referral_code", name: "", meals: 2 }, "fr"))).toBeVisible();
  await page.getByRole("radio", { name: /4242/ }).click();
  await page.getByRole("checkbox", { name: say.terms }).check();
  await page.getByRole("button", { name: say.pay }).click();
  await expect(page.getByRole("link", { name: say.seeBoxes })).toBeVisible();
  await eventually(
    () => friend.call(invite, {}),
    ({ friends }) => friends[0]?.status === "signed-up",
  );
});
