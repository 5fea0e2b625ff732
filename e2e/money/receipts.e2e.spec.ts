import { expect, type Page } from "@playwright/test";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { deskOrder } from "@tablee/contracts/calls/admin/orders";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { receipt as paper } from "@tablee/contracts/calls/receipts";
import { taxMarks } from "@tablee/domain/pricing/words";
import { eventually, readMessage, staffMember } from "../../test/stage/people.ts";
import { type Customer, customerIn, origin } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { centsOf, saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** Adds a taxed item to the box and pays for it. */
async function addSnack(person: Customer): Promise<void> {
  const orderId = person.firstOrderId;
  const { items } = await person.call(editorDataV2, { orderId });
  const snack = items.find(({ dish, unitsLeft }) => dish.taxCategory === "snack" && unitsLeft > 1)!;
  const { addition } = await person.call(createPatch, {
    editingSession: "window-one",
    orderId,
    lines: [{ sku: snack.dish.sku, quantity: 2 }],
  });
  await person.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId });
}

/** Refunds one portion, as finance staff do on the order's page. */
async function refundOne(console: Page, orderId: string): Promise<number> {
  await signInToConsole(console, "finance@tablee.example");
  await console.goto(`/admin/orders/${orderId}`);
  await console.getByRole("button", { name: "Refund…" }).click();
  await console
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  const give = console.getByRole("button", { name: /^Refund \$/ });
  const amount = /\$([\d.]+)/.exec((await give.textContent())!)![1]!;
  await give.click();
  const dialog = console.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("arrived damaged");
  await dialog.getByRole("textbox").last().fill(amount);
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(console.getByText(/goes back to the customer/)).toBeVisible();
  return centsOf(amount);
}

/** The amounts of a section of the receipt: its lines, the rows below them, and the total. */
async function partOf(page: Page, heading: string | RegExp, total: string) {
  const part = page.getByRole("region", { name: heading });
  const lines = await part.getByRole("listitem").locator("> div").allTextContents();
  const labels = await part.getByRole("term").allTextContents();
  const values = await part.getByRole("definition").allTextContents();
  const sums = new Map(labels.map((label, i) => [label.trim(), values[i]!]));
  const amounts = [...sums].map(([label, value]) => [label, /\d[.,]\d\d/.test(value) ? centsOf(value) : 0] as const);
  const food = amounts[0]![1];
  const above = amounts
    .slice(
      0,
      amounts.findIndex(([label]) => label === total),
    )
    .reduce((sum, [, cents]) => sum + cents, 0);
  return { lines: lines.reduce((sum, text) => sum + centsOf(text.slice(-12)), 0), food, above, total: centsOf(sums.get(total)!) };
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { order, payment, price, receipt } = screens[language];
  const paths = {
    en: {
      account: "/account",
      receipt: (id: string) => `/orders/${id}/receipt`,
      history: "/settings/PaymentHistory",
      settings: "/settings/payment",
    },
    fr: {
      account: "/compte",
      receipt: (id: string) => `/commandes/${id}/recu`,
      history: "/fr/settings/PaymentHistory",
      settings: "/parametres/paiement",
    },
  }[language];

  test.describe(`receipts, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("say the same to the cent on the page, in the mail and in the books", {
      runs: "both",
      why: "Amounts in words, on the page, in the mail and in the books, agree in each language.",
    })(async ({ page, browser }) => {
      const person = await customerIn(page, language);
      const orderId = person.firstOrderId;
      await addSnack(person);
      const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
      const refunded = await refundOne(console, orderId);
      await console.context().close();
      await eventually(
        () => person.call(paper, { orderId }),
        (found) => found.receipt.refundedCents > 0 && found.receipt.additions.length > 0,
      );

      await page.goto(paths.receipt(orderId));
      await expect(page.getByRole("heading", { name: receipt.refunds })).toBeVisible();
      const box = await partOf(page, receipt.order, price.total);
      const added = await partOf(page, saying(receipt.addition), price.total);
      for (const part of [box, added]) expect([part.lines, part.above]).toEqual([part.food, part.total]);
      const paid = box.total + added.total;
      expect(centsOf((await page.locator("article > footer").textContent())!)).toBe(paid - refunded);
      await expect(page.getByRole("region", { name: receipt.refunds })).toContainText(/[-−]/);
      expect(centsOf((await page.getByRole("region", { name: receipt.refunds }).getByRole("listitem").textContent())!.slice(-12))).toBe(
        -refunded,
      );

      const { additions, refunds } = (await person.call(paper, { orderId })).receipt;
      const numbers = [...additions, ...refunds].map((part) => part.number!);
      expect(numbers).toEqual([expect.stringMatching(/^A-/), expect.stringMatching(/^R-/)]);
      for (const part of numbers) await expect(page.getByText(saying(receipt.title, { number: part }))).toBeVisible();

      await page.getByRole("button", { name: receipt.send }).click();
      await expect(page.getByText(receipt.sent)).toBeVisible();
      const support = await staffMember(origin(), "soutien@tablee.example");
      const sent = await eventually(
        async () => (await support.call(outbox, { q: person.email, limit: 50 })).rows.find(({ kind }) => kind === "receipt"),
        (found) => found !== undefined,
      );
      const { number } = (await person.call(paper, { orderId })).receipt;
      await expect(page.getByText(number).first()).toBeVisible();
      const { text } = await readMessage(support, sent!.messageId);
      const totals = text
        .split("\n")
        .filter((line) => line.startsWith("Total"))
        .map(centsOf);
      expect(totals).toEqual([box.total, added.total, paid - refunded]);
      expect(text).toContain(number);
      // The first deduction is the offer of the visit, the last one the refund.
      expect(centsOf(text.split("\n").findLast((line) => /[-−].*\$/.test(line))!)).toBe(-refunded);

      const { ledger } = await support.call(deskOrder, { orderId });
      const of = (account: string) => ledger.filter((entry) => entry.account === account).reduce((sum, { cents }) => sum + cents, 0);
      expect([of("cash"), of("card-clearing"), ledger.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([paid - refunded, 0, 0]);

      await page.goto(paths.account);
      const given = page.getByText(saying(order.news.refunded)).first();
      expect(centsOf((await given.textContent())!)).toBe(refunded);

      await page.goto(paths.history);
      const rows = page.getByRole("table").getByRole("row");
      await expect(rows).toHaveCount(4);
      const billed = await rows.locator("td", { hasText: "$" }).allTextContents();
      expect(billed.reduce((sum, text) => sum + centsOf(text), 0)).toBe(paid - refunded);
      for (const part of numbers)
        await expect(page.getByRole("link", { name: saying(payment.history.receipt, { number: part }) })).toBeVisible();
    });

    story("do not show a code that came after them, which the boxes to come have", {
      runs: "all",
      provedBy: [
        "libs/testing/src/stories/codes/codes.spec.ts: are not taken before the first box is paid, whose price they would lower beside the sign-up's code",
        "apps/web/src/features/receipt/why-amount.spec.tsx: a discount is called by its name, and rules are not called by their versions",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(paths.settings);
      await page.getByLabel(payment.code.label, { exact: true }).fill("hiver30");
      await page.getByRole("button", { name: payment.code.apply, exact: true }).click();
      await expect(page.getByText(payment.code.applied)).toBeVisible();
      await page.goto(paths.receipt(person.firstOrderId));
      await expect(page.getByRole("heading", { name: receipt.order })).toBeVisible();
      await expect(page.getByText("HIVER30")).toHaveCount(0);
      await page.locator("summary").first().click();
      await expect(page.getByText(saying(receipt.rule.tier_other)).first()).toBeVisible();
      await expect(page.getByText(saying(receipt.inForce))).toBeVisible();
      const { price: paid } = (await person.call(paper, { orderId: person.firstOrderId })).receipt.order;
      for (const version of [paid.priceVersion, paid.taxVersion]) await expect(page.getByText(version)).toHaveCount(0);
    });

    story("name the seller, mark what is taxed, and say of what each tax was charged, on the page and in the mail", {
      runs: "all",
      provedBy: [
        "apps/web/src/features/receipt/receipt-part.spec.tsx: taxed lines are marked, and each tax says of what it was charged",
        "apps/web/src/features/receipt/receipt-part.spec.tsx: a box of basic groceries has no marks, and the seller's numbers all the same",
        "libs/notices/src/templates/templates.spec.ts: is in the mail of %s",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const orderId = person.firstOrderId;
      await addSnack(person);
      const { receipt: found } = await eventually(
        () => person.call(paper, { orderId }),
        (answer) => answer.receipt.additions.length > 0,
      );
      const { seller, taxes, additions, points } = found;
      const taxed = taxes.filter(({ cents }) => cents > 0);
      expect(taxed.length).toBeGreaterThan(0);
      const [addition] = additions;

      await page.goto(paths.receipt(orderId));
      const sheet = page.getByRole("main");
      await expect(sheet.getByText(seller.name)).toBeVisible();
      await expect(sheet.getByText(seller.address.line)).toBeVisible();
      const added = page.getByRole("region", { name: saying(receipt.addition) });
      for (const { code, ppm, number, cents } of taxed) {
        const row = page.getByRole("region", { name: receipt.taxes }).getByRole("row", { name: receipt.taxName[code] });
        await expect(row).toContainText(number.replace(" ", "\u00a0"));
        expect(centsOf((await row.getByRole("cell").last().textContent())!)).toBe(cents);
        await expect(added.getByRole("listitem")).toContainText(receipt.taxName[code]);
        const { goodsCents } = addition!.taxed.find((tax) => tax.code === code)!;
        expect(Math.round((goodsCents * ppm) / 1_000_000)).toBe(cents);
        const why = await added.getByText(saying(receipt.sums.taxOnGoods)).first().textContent();
        expect(centsOf(why!)).toBe(goodsCents);
      }
      await expect(page.getByText(saying(receipt.pointsToCome_other, { count: String(points) }))).toBeVisible();

      await page.getByRole("button", { name: receipt.send }).click();
      await expect(page.getByText(receipt.sent)).toBeVisible();
      const support = await staffMember(origin(), "soutien@tablee.example");
      const sent = await eventually(
        async () => (await support.call(outbox, { q: person.email, limit: 50 })).rows.find(({ kind }) => kind === "receipt"),
        (row) => row !== undefined,
      );
      const { text } = await readMessage(support, sent!.messageId);
      for (const said of [seller.name, seller.address.line, ...taxed.map(({ number }) => number)]) expect(text).toContain(said);
      const marks = taxed.map(({ code }) => taxMarks[language][code]).join(" ");
      expect(text).toContain(`[${marks}]`);
    });
  });
}
