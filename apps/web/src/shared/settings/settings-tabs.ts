import type { RouteName } from "../routing/route-table.ts";

/**
 * The tabs of the settings, in their order; the first is the target of "Settings". Each has its name under `tab` of the settings'
 * words.
 */
export const settingsTabs = [
  "settings_account",
  "settings_subscription",
  "settings_delivery",
  "settings_dietary",
  "settings_payment",
  "settings_payment_history",
  "settings_communications",
  "settings_privacy",
] as const satisfies readonly RouteName[];

/** Tabs after them, for staff who act for the customer. */
export const staffTabs = ["settings_corporate_credit_plan"] as const satisfies readonly RouteName[];

/** The target of "Settings". */
export const firstSettingsTab: RouteName = settingsTabs[0];
