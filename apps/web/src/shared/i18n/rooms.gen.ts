import type { ui } from "@tablee/ui/i18n/ui.en";

/** The words of each room, by the folders `i18n` of this app. Made by tools/generate. */
export interface Rooms {
  ui: typeof ui;
  account: typeof import("../../features/account/i18n/en.ts").words;
  address: typeof import("../../shared/address/i18n/en.ts").words;
  app: typeof import("../../shared/app/i18n/en.ts").words;
  basket: typeof import("../../features/order/editor/basket/i18n/en.ts").words;
  card: typeof import("../../shared/payment/card/i18n/en.ts").words;
  category: typeof import("../../shared/dish/category/i18n/en.ts").words;
  "closed-account": typeof import("../../shared/closed-account/i18n/en.ts").words;
  "come-back": typeof import("../../features/come-back/i18n/en.ts").words;
  communications: typeof import("../../features/communications/i18n/en.ts").words;
  "corporate-plan": typeof import("../../features/corporate-plan/i18n/en.ts").words;
  delivery: typeof import("../../features/delivery/i18n/en.ts").words;
  dietary: typeof import("../../features/dietary/i18n/en.ts").words;
  editor: typeof import("../../features/order/editor/i18n/en.ts").words;
  "email-verification": typeof import("../../features/email-verification/i18n/en.ts").words;
  failure: typeof import("../../shared/payment/failure/i18n/en.ts").words;
  handover: typeof import("../../shared/handover/i18n/en.ts").words;
  home: typeof import("../../features/home/i18n/en.ts").words;
  menu: typeof import("../../features/menu/i18n/en.ts").words;
  order: typeof import("../../features/order/i18n/en.ts").words;
  password: typeof import("../../shared/password/i18n/en.ts").words;
  "pause-reason": typeof import("../../shared/pause-reason/i18n/en.ts").words;
  payment: typeof import("../../features/payment/i18n/en.ts").words;
  paypal: typeof import("../../features/paypal/i18n/en.ts").words;
  price: typeof import("../../shared/order/price/i18n/en.ts").words;
  privacy: typeof import("../../features/privacy/i18n/en.ts").words;
  product: typeof import("../../shared/product/i18n/en.ts").words;
  provider: typeof import("../../shared/provider/i18n/en.ts").words;
  receipt: typeof import("../../features/receipt/i18n/en.ts").words;
  rewards: typeof import("../../features/rewards/i18n/en.ts").words;
  settings: typeof import("../../shared/settings/i18n/en.ts").words;
  "settings-account": typeof import("../../features/settings-account/i18n/en.ts").words;
  "sign-in": typeof import("../../features/sign-in/i18n/en.ts").words;
  signup: typeof import("../../features/signup/i18n/en.ts").words;
  subscription: typeof import("../../features/subscription/i18n/en.ts").words;
  swap: typeof import("../../shared/swap/i18n/en.ts").words;
  taste: typeof import("../../shared/taste/i18n/en.ts").words;
  timeline: typeof import("../../features/privacy/timeline/i18n/en.ts").words;
  tracking: typeof import("../../features/tracking/i18n/en.ts").words;
  "verify-email": typeof import("../../shared/verify-email/i18n/en.ts").words;
  weeks: typeof import("../../features/order/weeks/i18n/en.ts").words;
  why: typeof import("../../shared/why/i18n/en.ts").words;
}
