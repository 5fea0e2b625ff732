import { expect, type Page } from "@playwright/test";
import { axe } from "../../test/stage/axe.ts";
import { isRepeated } from "../story.ts";

/** Expects no serious finding on the current page, in the story's own language: the other language shows the same page. */
export async function isAccessible(page: Page): Promise<void> {
  if (isRepeated()) return;
  // A message that fades in has its colours only at the end, and refetched content is paler until then, unless it is behind a
  // dialog.
  const isStill = () =>
    document.getAnimations().every(({ playState }) => playState !== "running") &&
    !document.querySelector("[aria-busy=true]:not([aria-hidden=true], [aria-hidden=true] *)");
  await expect.poll(() => page.evaluate(isStill)).toBe(true);
  const { violations } = await axe(page).analyze();
  expect(
    violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  ).toEqual([]);
}
