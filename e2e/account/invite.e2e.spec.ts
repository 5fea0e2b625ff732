import { expect } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { invite } from "@tablee/contracts/calls/referrals";
import { createClient } from "@tablee/contracts/calls/signup";
import { eventually, newVisitor, passwordOfPeople, readMessage, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { screens } from "../parts/words.ts";
import { story } from "../story.ts";

story("a friend is invited by mail from the account's home, and follows its link to an account of the referrer's list", {
  runs: "all",
  provedBy: ["test/subscription/subscription-life.int.spec.ts: is mailed to a friend once"],
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
  await page.getByRole("button", { name: words.mail.send }).click();
  await expect(page.getByText(words.mail.done.replace("{{name}}", "Marie <b>Roy</b>"))).toBeVisible();
  await isAccessible(page);

  const support = await staffMember(origin(), "soutien@tablee.example");
  const sent = await eventually(
    async () => (await support.call(outbox, { q: email, limit: 10 })).rows[0],
    (found) => found !== undefined,
  );
  const { text } = await readMessage(support, sent!.messageId);
  const [link] = /\/fr\/\?r=\w+&rid=[\w-]+/.exec(text)!;
  const friend = await browser.newContext({ baseURL: origin() });
  const visit = await friend.newPage();
  const kept = visit.waitForResponse((response) => response.url().includes("save_discount_and_referral"));
  await visit.goto(link);
  await kept;
  const cookies = await friend.cookies();
  await friend.close();
  const visitor = newVisitor(origin(), "fr");
  for (const { name, value } of cookies) visitor.jar.set(name, value);
  await visitor.refresh();
  await visitor.call(createClient, { firstName: "Marie", lastName: "Roy", email, password: passwordOfPeople });
  await eventually(
    () => person.call(invite, {}),
    ({ friends }) => friends[0]?.status === "signed-up",
  );
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Marie <b>Roy</b>" })).toContainText(words.status["signed-up"]);
});
