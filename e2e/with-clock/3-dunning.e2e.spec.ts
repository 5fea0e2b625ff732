import { expect, type Locator, type Page } from "@playwright/test";
import { accountIndex } from "@tablee/contracts/calls/account";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import type { OrderCard } from "@tablee/contracts/schemas";
import { addHours } from "@tablee/domain/kernel/time";
import { advance, boxesOf, eventually, ordersOf, readMessage, staffMember, type Visitor } from "../../test/stage/people.ts";
import { type Customer, household, origin, signInAs } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { story, test } from "../story.ts";

/** The notice appears once, and before the panel of the plan. */
async function standsAbovePlan(page: Page, notice: Locator, panel: string): Promise<void> {
  await expect(notice).toHaveCount(1);
  const plan = await page.getByRole("region", { name: panel }).boundingBox();
  expect((await notice.boundingBox())!.y).toBeLessThan(plan!.y);
}

/** Weeks with menus that are still open once the stories before these have moved the clock. */
const WEEKS = 5;

/** The last stories: they move the clock. Both households sign up before that, with a card that runs out of funds. */
test.describe
  .serial("a box that is not paid", () => {
    let admin: Visitor;
    let fixes: Customer;
    let leaves: Customer;
    let boxes: readonly OrderCard[];

    const broke = async (language: "en" | "fr"): Promise<Customer> => {
      const person = await household({ language, recipes: 2 });
      await boxesOf(person, { weeks: WEEKS });
      await person.call(updateCard, { methodToken: `tok_insufficient-${language}` });
      return person;
    };
    const boxOf = async (person: Customer, like: OrderCard) => (await ordersOf(person)).find(({ week }) => week === like.week)!;
    const becomes = async (person: Customer, like: OrderCard, status: OrderCard["status"]) => {
      const box = await eventually(
        () => boxOf(person, like),
        (now) => now.status === status,
      );
      expect(box.status).toBe(status);
    };
    const mailsTo = async ({ email }: Customer, kind: "payment-failed" | "order-failed") => {
      const rows = await eventually(
        async () => (await admin.call(outbox, { q: email, kind })).rows,
        (sent) => sent.length > 0,
      );
      return Promise.all(rows.map(({ messageId }) => readMessage(admin, messageId)));
    };

    test.beforeAll(async () => {
      test.setTimeout(480_000);
      admin = await staffMember(origin(), "admin@tablee.example");
      [fixes, leaves] = [await broke("en"), await broke("fr")];
      boxes = await boxesOf(fixes, { weeks: WEEKS });
      await advance(admin, addHours(boxes[1]!.cutoff.at, 2));
    });

    story("is charged to another card, which the mail's link leads to", {
      runs: "once",
      why: "The mail's link leads to the card that pays the unpaid box.",
    })(async ({ page }) => {
      const { account, failure, payment } = screens.en;
      await becomes(fixes, boxes[1]!, "locked");
      const [mail] = await mailsTo(fixes, "payment-failed");
      const link = new RegExp(`${origin()}\\S+`).exec(mail!.text)![0];
      await signInAs(page, fixes);
      await page.goto(words.en.account);
      await expect(page.getByText(failure.code.insufficient_funds).first()).toBeVisible();
      const notice = page.getByText(saying(account.message.paymentTitle));
      await standsAbovePlan(page, notice, account.subscription);
      await page.goto(link);
      const unpaid = page.getByText(payment.unpaid.title, { exact: true });
      await expect(unpaid).toBeVisible();
      await expect(page.getByText(failure.code.insufficient_funds)).toBeVisible();
      await page.getByRole("button", { name: payment.changeCard }).click();
      await page.getByRole("radio", { name: /4444/ }).click();
      await page.getByRole("button", { name: payment.useCard }).click();
      await expect(page.getByText(saying(payment.charged.paid))).toBeVisible();
      await expect(page.getByText(saying(payment.cardChanged))).toBeVisible();
      await becomes(fixes, boxes[1]!, "billed");
      await page.reload();
      await expect(page.getByRole("heading", { name: payment.title })).toBeVisible();
      await expect(unpaid).toBeHidden();
    });

    story("twice in a row pauses the subscription, as the account says", {
      runs: "once",
      why: "The policy's pause, the mail and the account's notice meet; no other test has two unpaid weeks.",
    })(async ({ page }) => {
      test.setTimeout(480_000);
      const { account } = screens.fr;
      for (const box of boxes.slice(1, 3)) {
        await advance(admin, addHours(box.cutoff.at, 22));
        await becomes(leaves, box, "failed");
      }
      await mailsTo(leaves, "order-failed");
      await signInAs(page, leaves);
      await eventually(
        () => leaves.call(accountIndex, {}),
        ({ subscription }) => subscription?.pauseReason === "unpaid",
      );
      await page.goto(words.fr.account);
      await expect(page.getByText(saying(account.pausedUnpaidTitle))).toBeVisible();
      await expect(page.getByText(saying(account.pausedUnpaidText))).toBeVisible();
      await standsAbovePlan(page, page.getByText(saying(account.pausedUnpaidTitle)), account.subscription);
      await becomes(leaves, boxes[3]!, "skipped");
      await becomes(fixes, boxes[2]!, "billed");
    });
  });
