import { expect } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { wordsIn } from "@tablee/domain/kernel/words";
import { discountName } from "@tablee/domain/pricing/words";
import { words as disputeWords } from "../../apps/admin-console/src/features/disputes/words.ts";
import { eventually, readMessage, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { story } from "../story.ts";

const desk = wordsIn(disputeWords, "en");

story("points are disputed, added by support, exchanged for a gift card, and pay the next box", {
  runs: "all",
  provedBy: [
    "libs/commands/src/points/dispute-points.spec.ts: is answered once, by a mail with the words and the points of the answer",
    "libs/testing/src/stories/credit/credit.spec.ts: is given for points that are exchanged, and pays the next charge",
  ],
})(async ({ page, browser }) => {
  const { rewards, order } = screens.fr;
  const person = await customerIn(page, "fr");
  await page.goto("/recompenses_v2");
  await page
    .getByRole("button", { name: saying(rewards.dispute.label) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await isAccessible(page);
  const message = `Il manque 500 points. ${crypto.randomUUID()}`;
  await dialog.getByLabel(rewards.dispute.message).fill(message);
  await dialog.getByRole("button", { name: rewards.dispute.send }).click();
  await expect(page.getByText(saying(rewards.dispute.open))).toBeFocused();

  const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
  await signInToConsole(console, "soutien@tablee.example");
  await console.goto("/admin/disputes");
  const card = console.getByRole("listitem").filter({ hasText: message });
  await card.getByRole("button", { name: desk.answer.open }).click();
  await isAccessible(console);
  const answering = console.getByRole("alertdialog");
  await answering.getByLabel(desk.answer.points).fill("20001");
  await expect(answering.getByText(saying(desk.answer.pointsWrong))).toBeVisible();
  await answering.getByLabel(desk.answer.points).fill("500");
  await answering.getByLabel(desk.answer.words).fill("Vos ajouts n’avaient pas été comptés.");
  await answering.getByRole("button", { name: desk.answer.confirm }).click();
  await expect(console.getByText(desk.answer.done)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(console.getByRole("region", { name: desk.title })).toBeFocused();

  const support = await staffMember(origin(), "soutien@tablee.example");
  const sent = await eventually(
    async () => (await support.call(outbox, { q: person.email, kind: "points-answered", limit: 10 })).rows[0],
    (found) => found !== undefined,
  );
  expect((await readMessage(support, sent!.messageId)).text).toContain("Vos ajouts n’avaient pas été comptés.");

  await page.reload();
  await expect(page.getByText(rewards.adjusted)).toBeVisible();
  await page
    .getByRole("button", { name: saying(rewards.options.label) })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: rewards.options.button }).click();
  await expect(page.getByText(saying(rewards.options.done))).toBeVisible();
  await page.goto(words.fr.account);
  const box = page.getByRole("article").nth(1);
  await box.getByRole("button", { name: order.card.details }).click();
  await expect(box.getByText(discountName({ type: "gift_card", name: "", source: "points" }, "fr"))).toBeVisible();
});
