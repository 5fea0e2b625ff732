import { expect, type Locator, type Page } from "@playwright/test";

/** Exceeds the number of focusable elements on any page of the stories. */
const MAX_PRESSES = 150;

const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** Presses a key until a part has the focus, which then has to be seen. */
async function pressUntil(page: Page, key: string, part: Locator): Promise<void> {
  await expect(part).toBeAttached();
  for (let presses = 0; !(await hasFocus(part)); presses++) {
    if (presses === MAX_PRESSES) throw new Error(`${key} does not reach ${part}`);
    await page.keyboard.press(key);
  }
  expect(await part.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  await expect(part).toBeInViewport();
}

/** Tabs to a part. */
export const tabTo = (page: Page, part: Locator): Promise<void> => pressUntil(page, "Tab", part);

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to a button or a link and presses it. */
export async function press(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeEnabled();
  await tabTo(page, part);
  await page.keyboard.press("Enter");
}

/** Tabs into a group, and moves to one of its parts by the arrows. */
export async function arrowTo(page: Page, group: Locator, part: Locator, key = "ArrowRight"): Promise<void> {
  await expect(part).toBeAttached();
  const isIn = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; !(await isIn()); presses++) {
    if (presses === MAX_PRESSES) throw new Error(`Tab does not reach ${group}`);
    await page.keyboard.press("Tab");
  }
  if (!(await hasFocus(part))) await pressUntil(page, key, part);
}

/** Tabs to a group's choice and selects it. */
export async function choose(page: Page, group: Locator, choice: Locator): Promise<void> {
  await arrowTo(page, group, choice, "ArrowDown");
  if (!(await choice.isChecked())) await page.keyboard.press("Space");
  await expect(choice).toBeChecked();
}
