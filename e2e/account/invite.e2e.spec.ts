import { expect } from "@playwright/test";
import { recordDelivery } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { invite } from "@tablee/contracts/calls/referrals";
import { wordsIn } from "@tablee/domain/kernel/words";
import { discountName } from "@tablee/domain/pricing/words";
import { words as giftCreditWords } from "../../apps/web/src/features/account/gift-credit/words.ts";
import { eventually, readMessage, signedIn, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { words as signUpWords, toPayment } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { story } from "../story.ts";

const say = signUpWords.en;
const giftCredit = wordsIn(giftCreditWords, "fr");
/** The first of the numbers of a street that no other story uses. */
const STREET = 4_000;
/** A sentence of a catalogue within other text. */
const within = (sentence: string, given: Readonly<Record<string, string>>) => new RegExp(saying(sentence, given).source.slice(1, -1));

story("a friend is invited by mail, signs up by its link with free meals, and the first delivery brings the referrer a credit", {
  runs: "all",
  provedBy: [
    "test/subscription/subscription-life.int.spec.ts: is mailed to a friend once",
    "libs/testing/src/stories/referral/referral.spec.ts: brings the referrer a credit when the friend's first paid box is delivered, once",
  ],
})(async ({ page, browser }) => {
  const { invite: words, referralBox: box } = screens.fr;
  const person = await customerIn(page, "fr");
  await eventually(
    () => person.call(invite, {}),
    ({ code }) => code !== null,
  );
  await page.goto("/compte");
  await page.getByRole("region", { name: box.title }).getByRole("link", { name: box.invite }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await page.getByRole("button", { name: words.mail.send }).click();
  await expect(page.getByText(words.mail.emailWrong)).toBeVisible();
  const email = `marie-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(words.mail.name).fill("Marie <b>Roy</b>");
  await page.getByLabel(words.mail.email).fill(email);
  await page.getByLabel(words.mail.language).click();
  await page.getByRole("option", { name: words.mail.languages.en }).click();
  await page.getByRole("button", { name: words.mail.send }).click();
  await expect(page.getByText(words.mail.done.replace("{{name}}", "Marie <b>Roy</b>"))).toBeVisible();
  await isAccessible(page);

  const support = await staffMember(origin(), "soutien@tablee.example");
  const sent = await eventually(
    async () => (await support.call(outbox, { q: email, limit: 10 })).rows[0],
    (found) => found !== undefined,
  );
  const { text } = await readMessage(support, sent!.messageId);
  expect(text).toContain("3 free meals");
  const [link] = /\/\?r=\w+&rid=[\w-]+/.exec(text)!;
  const friend = await browser.newContext({ baseURL: origin(), locale: "en-CA" });
  const visit = await friend.newPage();
  const kept = visit.waitForResponse((response) => response.url().includes("save_discount_and_referral"));
  await visit.goto(link);
  await kept;
  // A credit comes once for each household: this one is new.
  const street = `${STREET + Math.floor(Math.random() * STREET)}, boulevard des Laurentides`;
  const friendEmail = await toPayment(visit, "en", { postalCode: "H7N 1A1", street });
  // A box keeps a recipe that is paid for: its other recipe is two of the free meals, and the third waits for the next box.
  await expect(visit.getByText(discountName({ type: "referral_code", name: "", meals: 2 }, "en"))).toBeVisible();
  await visit.getByRole("radio", { name: /4242/ }).click();
  await visit.getByRole("checkbox", { name: say.terms }).check();
  await visit.getByRole("button", { name: say.pay }).click();
  await expect(visit.getByRole("link", { name: say.seeBoxes })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Marie <b>Roy</b>" });
  const becomes = async (status: "signed-up" | "credited") => {
    await eventually(
      () => person.call(invite, {}),
      ({ friends }) => friends[0]?.status === status,
    );
    await page.goto("/inviter");
    await expect(row).toContainText(within(words.status[status], { credit: "30,00 $" }));
  };
  await becomes("signed-up");

  const { firstOrderId } = await signedIn(origin(), { email: friendEmail, language: "en" });
  const result = { result: "delivered", reason: "the driver's report" } as const;
  await support.call(recordDelivery, { orderIds: [firstOrderId], retries: { [firstOrderId]: 0 }, ...result });
  await becomes("credited");
  await page.goto("/compte");
  await expect(page.getByRole("region", { name: giftCredit.title })).toContainText(/Il reste 30,00\s\$/);
  await expect(page.getByRole("region", { name: box.title })).toContainText(/: 1 sur 10/);
  await visit.goto("/account");
  await expect(visit.getByRole("heading", { level: 1 })).toBeVisible();
  await friend.close();
});
