import { z } from "zod";

/** Features that can be turned on and off, and the default of each (DECISIONS: accounts, access). */
export const defaultFlags = {
  language_selector: true,
  ready_to_eat: true,
  show_refer_friends: true,
  DP_1447_recipe_review: true,
  show_multilogin: true,
  show_google_v2: true,
  settings_password: true,
  avatar_widget: true,
  brand_refresh: true,
  show_fp_newsletter: true,
  Immediate_Billing_Default_offer: true,
  use_info_email_contact: false,
  ppq_34_brand_unification_cutover: false,
  enable_one_tap: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof defaultFlags;
export const flagNames = Object.keys(defaultFlags) as FlagName[];
export const FlagName = z.enum(flagNames);

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(defaultFlags, name);
