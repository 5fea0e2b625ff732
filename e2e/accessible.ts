import { expect, type Page } from "@playwright/test";
import { axe } from "../test/axe.ts";

/** A message that fades in has its colours once it is there; one that never ends is read as it is. */
const LONGEST_ANIMATION_MS = 2_000;

/** Expects no serious finding on the current page. */
export async function isAccessible(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const over = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return Promise.race([over, new Promise((resolve) => setTimeout(resolve, longest))]).then(() => undefined);
  }, LONGEST_ANIMATION_MS);
  const { violations } = await axe(page).analyze();
  expect(
    violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  ).toEqual([]);
}
