import { expect, type Page } from "@playwright/test";
import { recordDelivery, routes } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { existingPickup, returnables } from "@tablee/contracts/calls/returnables";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { wordsIn } from "@tablee/domain/kernel/words";
import type { NoticeKind } from "@tablee/domain/notice/vocabulary";
import { words as accountWords } from "../../apps/admin-console/src/features/accounts/words.ts";
import { words as deliveryWords } from "../../apps/admin-console/src/features/deliveries/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { accountIdOf, advance, eventually, readMessage, reauthenticate, staffMember, type Visitor } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { household, origin, signInAs } from "../parts/customer.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { story, test } from "../story.ts";

const desk = wordsIn(deliveryWords, "en").pickups;
const acts = wordsIn(accountWords, "en").acts;
const { reason } = wordsIn(consoleWords, "en");
const ATTEMPTS = 3;
const place = "/compte/sacs-et-kits";

/** Moves the clock into the window of a pickup that is booked, and records on its route that nothing was outside. */
async function missOnRoute(
  console: Page,
  admin: Visitor,
  { date, window }: { readonly date: string; readonly window: string },
): Promise<void> {
  const { from, depotId } = (await eventually(
    async () => (await admin.call(routes, { date })).routes.find((route) => route.pickups > 0 && route.window === window),
    (route) => route !== undefined,
  ))!;
  await advance(admin, from.at);
  await console.goto(`/admin/deliveries?date=${date}&region=qc&depot=${depotId}&window=${window}`);
  const stop = console.getByRole("region", { name: desk.title }).getByRole("row").filter({ hasText: desk.alone });
  await stop.getByRole("button", { name: saying(desk.missedOf) }).click();
  const dialog = console.getByRole("alertdialog");
  await dialog.getByLabel(reason).fill("the driver's report");
  await dialog.getByRole("button", { name: desk.confirm }).click();
  await expect(stop).toContainText(desk.missed);
}

story("bags whose pickups were missed three times are charged after six weeks, and a return at the depot reverses it", {
  runs: "all",
  provedBy: ["test/delivery/routing.int.spec.ts: are picked up on a day with a route"],
})(async ({ page, browser }) => {
  test.setTimeout(900_000);
  const words = screens.fr.returnables;
  const person = await household({ language: "fr" });
  const admin = await staffMember(origin(), "admin@tablee.example");
  const held = async () => (await person.call(returnables, {})).items;
  const mailTo = async (kind: NoticeKind) => {
    const sent = await eventually(
      async () => (await admin.call(outbox, { q: person.email, kind, limit: 10 })).rows,
      (rows) => rows.length > 0,
    );
    return Promise.all(sent.map(async ({ messageId }) => (await readMessage(admin, messageId)).text));
  };

  // One box is delivered, and a pause skips the others, which would lend more.
  const { firstOrderId } = person;
  const result = { result: "delivered", reason: "the driver's report" } as const;
  await admin.call(recordDelivery, { orderIds: [firstOrderId], retries: { [firstOrderId]: 0 }, ...result });
  const [bag] = await eventually(held, ({ length }) => length > 0);
  await reauthenticate(person);
  await person.call(updateSubscription, { change: "pause", reason: "vacation" });
  await signInAs(page, person);

  const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
  await signInToConsole(console, "soutien@tablee.example");
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await page.goto(place);
    await page.getByLabel(words.book.notes).fill(`Porte de côté ${attempt}`);
    await page.getByRole("button", { name: words.book.button }).click();
    await expect(page.getByRole("heading", { name: words.pickup.booked })).toBeVisible();
    await missOnRoute(console, admin, (await person.call(existingPickup, {})).pickup!);
    await eventually(held, ([first]) => first?.attempts === attempt);
  }
  await page.goto(place);
  await expect(page.getByText(`${ATTEMPTS} tentatives de ramassage`).first()).toBeVisible();

  await advance(admin, addHours(`${bag!.dueOn}T12:00:00.000Z` as Instant, 12));
  await eventually(held, (items) => items.every(({ charge }) => charge === "charged"));
  await page.reload();
  await expect(page.getByText(saying(words.charged, { money: "20,00 $" }))).toBeVisible();
  await isAccessible(page);
  expect((await mailTo("returnable-charged")).join()).toMatch(/20,00\s\$/);

  await console.goto(`/admin/accounts/${await accountIdOf(person)}`);
  await console.getByRole("button", { name: acts.button }).click();
  await console.getByRole("menuitem", { name: acts.bags.menu }).click();
  const dialog = console.getByRole("alertdialog");
  await dialog.getByLabel(reason).fill("brought to the depot");
  await dialog.getByRole("button", { name: acts.bags.menu, exact: true }).click();
  await eventually(held, ({ length }) => length === 0);
  expect((await mailTo("returnable-refunded")).join()).toMatch(/20,00\s\$/);
  await page.reload();
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
});
