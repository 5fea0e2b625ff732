import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { count } from "../runner/counts.ts";

/**
 * Runs axe for violations only. Legacy mode does not open a second page to merge the results of cross-origin frames, which took three
 * times as long; the one such frame is the sign-in provider's own one-tap prompt, and it is not ours to check.
 */
export function axe(page: Page): AxeBuilder {
  count("axe readings");
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
