import { expect, type Page } from "@playwright/test";
import { trackingToken } from "@tablee/access/tracking-token";
import { skipOrder } from "@tablee/contracts/calls/account";
import { recordDelivery } from "@tablee/contracts/calls/admin/deliveries";
import { returnables as returnablesCall } from "@tablee/contracts/calls/returnables";
import { tracking } from "@tablee/contracts/calls/tracking";
import { readConfig } from "@tablee/platform/config";
import { boxesOf, eventually, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { changedSince, customerIn, origin } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** The row of an order on its evening route, as the console shows it. */
async function stopOf(console: Page, { orderId, deliveryDate }: { orderId: string; deliveryDate: string }) {
  await console.goto(`/admin/deliveries?date=${deliveryDate}&region=qc`);
  const stop = console.getByRole("row").filter({ has: console.locator(`a[href$="/orders/${orderId}"]`) });
  await console.getByRole("link", { name: /^Boxes from .+, 5.p\.m\..+10.p\.m\.$/ }).click();
  await expect(stop).toBeVisible();
  return stop;
}

async function recordFailed(console: Page, order: { orderId: string; deliveryDate: string }): Promise<void> {
  const stop = await stopOf(console, order);
  await stop.getByRole("button", { name: /^Failed/ }).click();
  const dialog = console.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("the driver's report");
  await dialog.getByRole("button", { name: "Record as failed" }).click();
  await expect(console.getByText("1 result recorded")).toBeVisible();
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { delivery, handover, order, receipt, returnables, track: trackWords } = screens[language];
  const track = { en: "/track", fr: "/suivi" }[language];

  test.describe(`deliveries, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("leave bags behind, whose pickup is scheduled on the screen and cancelled", {
      runs: "all",
      provedBy: ["test/delivery/routing.int.spec.ts: are picked up on a day with a route"],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [box] = await boxesOf(person);
      const { orderId } = box!;
      const support = await staffMember(origin(), "soutien@tablee.example");
      const result = { result: "delivered", reason: "the driver's report" } as const;
      await support.call(recordDelivery, { orderIds: [orderId], retries: { [orderId]: 0 }, ...result });
      await eventually(
        () => person.call(returnablesCall, {}),
        ({ items }) => items.length > 0,
      );
      await page.goto(words[language].account);
      await page.getByRole("link", { name: returnables.reminder.link }).click();
      await expect(page.getByRole("heading", { name: returnables.title, level: 1 })).toBeVisible();
      await expect(page.getByText(returnables.kinds.bag, { exact: true })).toBeVisible();
      await isAccessible(page);
      await page.getByRole("radio", { name: returnables.book.otherDay }).click();
      await page.getByLabel(returnables.book.notes).fill("Porte de côté");
      await page.getByRole("button", { name: returnables.book.button }).click();
      await expect(page.getByRole("heading", { name: returnables.pickup.booked })).toBeVisible();
      await expect(page.getByText("Porte de côté")).toBeVisible();
      await page.getByRole("button", { name: returnables.pickup.cancel }).click();
      await expect(page.getByRole("heading", { name: returnables.book.title })).toBeVisible();
    });

    story("are moved to another day of the week", {
      runs: "fr",
      why: "Days and windows are two groups of one dialogue.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const [, , box] = await boxesOf(person);
      await page.goto(words[language].account);
      const card = page.getByRole("article").nth(2);
      await card.getByRole("button", { name: saying(order.delivery.label) }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(2);
      const days = dialog.getByRole("radiogroup", { name: order.delivery.day }).getByRole("radio", { checked: false, disabled: false });
      await days.first().click();
      const windows = dialog.getByRole("radiogroup", { name: order.delivery.window }).getByRole("radio", { disabled: false });
      await windows.first().click();
      await dialog.getByRole("button", { name: order.delivery.save }).click();
      await expect(page.getByText(saying(order.delivery.moved))).toBeVisible();
      const moved = await changedSince(person, box!);
      expect(moved.deliveryDate).not.toBe(box!.deliveryDate);
      await page.reload();
      await expect(page.locator(`a[href*="${box!.orderId}"]`).first()).toBeVisible();
    });

    story("that arrived are on one screen, whose filter is part of its address", {
      runs: "all",
      provedBy: ["apps/web/src/shared/routing/route-table.spec.ts: every screen is at its stated addresses, with its flags"],
    })(async ({ page }) => {
      await customerIn(page, language);
      const [recent, all] = { en: ["/recent", "/history"], fr: ["/commandes-recentes", "/historique"] }[language] as [string, string];
      const filter = page.getByRole("navigation", { name: delivery.filters });
      const chosen = (name: string) => expect(filter.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
      await page.goto(recent);
      await chosen(delivery.filter.recent);
      await filter.getByRole("link", { name: delivery.filter.history, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${all}$`));
      await chosen(delivery.filter.history);
      await expect(page.getByRole("heading", { level: 1, name: delivery.title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${recent}$`));
      await chosen(delivery.filter.recent);
      await page.goto(all);
      await chosen(delivery.filter.history);
    });

    for (const where of ["account", "schedule"] as const)
      story(
        `of a skipped week whose window has filled up come back at another time, from the ${where}`,
        where === "account"
          ? { runs: "en", why: "The refused press opens a dialogue that returns the focus and offers other windows." }
          : {
              runs: "all",
              provedBy: [
                "e2e/delivery/deliveries.e2e.spec.ts: of a skipped week whose window has filled up come back at another time, from the",
              ],
            },
      )(async ({ page }) => {
        const person = await customerIn(page, language);
        const [, , box] = await boxesOf(person);
        await person.call(skipOrder, { orderId: box!.orderId });
        const skipped = await changedSince(person, box!, "skipped");
        // It would take twenty thousand boxes to fill the window: the answer to this one click is faked.
        await page.route(
          "**/api/v1/account/unskip_order",
          (route) => route.fulfill({ status: 409, json: { code: "slot-full", message: "full" } }),
          { times: 1 },
        );
        await page.goto({ account: words[language].account, schedule: { en: "/schedule", fr: "/fr/schedule" }[language] }[where]);
        await page.getByRole("button", { name: words[language].unskip }).click();
        const dialog = page.getByRole("dialog", { name: saying(order.place.title) });
        const free = dialog.getByRole("radiogroup", { name: order.delivery.window }).getByRole("radio", { disabled: false });
        await expect(dialog.getByText(order.delivery.full)).toBeVisible();
        await expect(dialog.getByRole("button", { name: order.delivery.skip })).toHaveCount(0);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("article").filter({ has: page.getByRole("button", { name: words[language].unskip }) })).toBeFocused();

        await page.route(
          "**/api/v1/account/unskip_order",
          (route) => route.fulfill({ status: 409, json: { code: "slot-full", message: "full" } }),
          { times: 1 },
        );
        await page.getByRole("button", { name: words[language].unskip }).click();
        await free.first().click();
        await dialog.getByRole("button", { name: order.place.save }).click();
        await expect(page.getByText(saying(order.unskip.done)).first()).toBeVisible();
        await expect(page.getByRole("button", { name: words[language].unskip })).toHaveCount(0);
        const back = await changedSince(person, skipped, "open");
        expect(back.window === box!.window && back.deliveryDate === box!.deliveryDate).toBe(false);
      });

    story("are left where the customer chooses, and tracked by a link without a sign-in", {
      runs: "en",
      why: "The link's secret stays out of every request.",
    })(async ({ page, browser }) => {
      const person = await customerIn(page, language);
      const [box] = await boxesOf(person);
      await page.goto(track);
      const place = page.getByLabel(delivery.track.handoverLabel);
      await place.selectOption({ label: handover["neighbour-left"] });
      await expect(page.getByText(delivery.track.handoverNoted)).toBeVisible();
      await page.reload();
      await expect(place).toHaveValue("neighbour-left");

      const other = await (await browser.newContext({ baseURL: origin(), locale: `${language}-CA` })).newPage();
      const link = { en: "/track/box", fr: "/suivi/boite" }[language];
      const asked: string[] = [];
      other.on("request", (request) => asked.push(request.url()));
      const token = trackingToken(readConfig({}).TABLEE_MASTER_KEY, box!.orderId);
      await other.goto(`${link}#${token}`);
      await expect(other.getByRole("heading", { level: 3, name: delivery.track.inside })).toBeVisible();
      for (const { dish } of box!.lines) await expect(other.getByRole("link", { name: new RegExp(dish.name[language]) })).toBeVisible();
      await expect(other.getByLabel(delivery.track.handoverLabel)).toHaveCount(0);
      expect(asked.filter((url) => url.includes(token))).toEqual([]);
      await isAccessible(other);

      await other.goto("about:blank");
      await other.goto(`${link}#${token.slice(0, 30)}`);
      await expect(other.getByRole("heading", { level: 1, name: trackWords["tracking-link-unknown"].title })).toBeVisible();
      await other.getByRole("link", { name: trackWords.signIn }).first().click();
      await expect(other).toHaveURL(/sign_in|connexion/);
      await other.context().close();
    });

    story("that fail are tried once more and then refunded", {
      runs: "all",
      provedBy: [
        "test/money/refunds.int.spec.ts: delivers a box again, free of charge, when the household was out, and then refunds everything",
      ],
    })(async ({ page, browser }) => {
      const person = await customerIn(page, language);
      const [box] = await boxesOf(person);
      const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
      await signInToConsole(console, "admin@tablee.example");

      const failed = (refunded: boolean) =>
        eventually(
          () => person.call(tracking, { orderId: box!.orderId }),
          ({ box: seen }) => seen?.failed?.refunded === refunded,
        );
      await recordFailed(console, box!);
      await failed(false);
      await page.goto(track);
      await expect(page.getByText(delivery.track.failedTitle)).toBeVisible();
      await expect(page.getByText(saying(`${delivery.track.code["nobody-home"]} ${delivery.track.retry}`))).toBeVisible();

      await recordFailed(console, box!);
      await failed(true);
      await page.goto(track);
      await expect(page.getByText(saying(`${delivery.track.code["nobody-home"]} ${delivery.track.refunded}`))).toBeVisible();
      await page.goto({ en: `/orders/${box!.orderId}/receipt`, fr: `/commandes/${box!.orderId}/recu` }[language]);
      await expect(page.getByRole("heading", { name: receipt.refunds })).toBeVisible();
      await console.context().close();
    });
  });
}
