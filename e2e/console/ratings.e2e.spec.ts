import { expect, type Page } from "@playwright/test";
import { recordDelivery } from "@tablee/contracts/calls/admin/deliveries";
import { ownReviews } from "@tablee/contracts/calls/reviews";
import { deliveryOptions, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { generationRows, generationRun, generationRuns, previewOrderGeneration } from "@tablee/contracts/calls/subscription-profiles";
import type { DishCard } from "@tablee/contracts/schemas";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as generationWords } from "../../apps/admin-console/src/features/generation/words.ts";
import { words as whyWords } from "../../apps/admin-console/src/shared/why/words.ts";
import { accountIdOf, eventually, ordersOf, readyToPay, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { origin, signInAs } from "../parts/customer.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { story } from "../story.ts";

/** A sentence of a catalogue within other text. */
const within = (sentence: string) => new RegExp(saying(sentence).source.slice(1, -1));
const desk = wordsIn(generationWords, "en");
const why = wordsIn(whyWords, "en");

/** A household of ready-to-eat meals, which repeat after two weeks, with a first box that is delivered. */
async function deliveredMeals() {
  const { complete, ...person } = await readyToPay(origin(), 3, "en");
  await person.call(savePlan, { plan: { type: "ready-to-eat", meals: 6 }, diets: ["meat-and-fish"], allergens: [], dislikes: [] });
  // The last day of the week, whose first box comes this week: the six weeks of its sign-up leave the one that is generated next.
  const { days } = await person.call(deliveryOptions, { postalCode: "H7N 1A1" });
  const last = days.toSorted((one, other) => one.weekday - other.weekday).at(-1)!;
  await person.call(updateDeliverySlot, { weekday: last.weekday as 1, window: last.windows[0]! });
  const { firstOrderId } = await complete("tok_visa");
  const customer = { ...person, firstOrderId };
  const support = await staffMember(origin(), "soutien@tablee.example");
  const result = { result: "delivered", reason: "the driver's report" } as const;
  const [box] = await eventually(
    () => ordersOf(customer),
    (orders) => orders[0]?.status === "billed",
  );
  await support.call(recordDelivery, { orderIds: [firstOrderId], retries: { [firstOrderId]: 0 }, ...result });
  return { customer, dishes: box!.lines.map(({ dish }) => dish) };
}

/** The row of an account in Quebec in a preview of the week that is generated next. */
async function previewed(accountId: string) {
  const admin = await staffMember(origin(), "admin@tablee.example");
  const { generating: week } = await admin.call(generationRuns, {});
  const { run } = await admin.call(previewOrderGeneration, { region: "qc", week });
  const { runId } = run;
  await eventually(
    () => admin.call(generationRun, { runId }),
    ({ run: { state } }) => state === "previewed",
  );
  const { rows } = await admin.call(generationRows, { runId, limit: 200 });
  return rows.find((row) => row.accountId === accountId)!;
}

async function rate(page: Page, dish: DishCard, answer: "never" | "definitely"): Promise<void> {
  const { review } = screens.en;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: saying(review.openLabel, { dish: dish.name.en }) }).click();
  await dialog.getByRole("radio", { name: review.again[answer], exact: true }).click();
  await dialog.getByRole("button", { name: review.save }).first().click();
  await expect(dialog.getByRole("region", { name: dish.name.en })).toContainText(review.again[answer]);
}

story("a dish that is rated never, and one that is rated definitely, show as reasons of the next preview", {
  runs: "all",
  provedBy: [
    "libs/generation/src/explain/explain-order.spec.ts: reads the customer's ratings as they were, and orders made before there were any by their earlier hash",
  ],
})(async ({ page, browser }) => {
  const { review } = screens.en;
  const { customer, dishes } = await deliveredMeals();
  const { subscriptionId, lines } = await previewed(await accountIdOf(customer));
  const [wanted, unwanted] = dishes.filter((dish) => lines.some(({ sku }) => sku === dish.sku));

  await signInAs(page, customer);
  await page.goto("/recent");
  await page.getByRole("button", { name: saying(review.label, { act: review.rate }) }).click();
  await rate(page, wanted!, "definitely");
  await rate(page, unwanted!, "never");
  await isAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: review.done }).click();
  await eventually(
    () => customer.call(ownReviews, {}),
    ({ dishes: rated }) => rated.length === 2,
  );

  const console = await (await browser.newContext({ baseURL: origin(), locale: "en-CA" })).newPage();
  await signInToConsole(console, "admin@tablee.example");
  await console.goto("/admin/generation?region=qc");
  await console.getByRole("button", { name: desk.preview, exact: true }).click();
  await expect(console.getByText("Totals by item")).toBeVisible();
  await console.goto(`/admin/generation?region=qc&open=${subscriptionId}`);
  const picks = console.getByRole("listitem").filter({ hasText: wanted!.sku });
  await expect(picks).toContainText(within(why.reason["wanted-again"]));
  const passedOver = console.getByRole("list", { name: why.passedOver }).getByRole("listitem");
  await expect(passedOver.filter({ hasText: unwanted!.name.en })).toContainText(why.because["never-again"]);
  await isAccessible(console);
});
