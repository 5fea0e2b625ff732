import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Runs axe for violations only. Legacy mode does not open a second page to merge the results of cross-origin frames, which took three
 * times as long; the one such frame is the sign-in provider's own one-tap prompt, and it is not ours to check.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
