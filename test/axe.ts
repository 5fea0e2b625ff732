import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * A reading by axe, for its violations alone. The legacy mode reads the page without opening a second one to sum up in: that is for
 * frames of other sites, of which no screen has any, and takes three times as long.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
