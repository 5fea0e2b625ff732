/** Feature flags and their defaults (DECISIONS: accounts, access). Unknown flags are off. */
export const defaultFlags: Readonly<Record<string, boolean>> = {
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
};
