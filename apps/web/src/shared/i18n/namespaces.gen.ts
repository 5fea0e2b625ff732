import type { Catalogue } from "@tablee/domain/kernel/words";
import type { ui } from "@tablee/ui/i18n/ui";

/** The words of each namespace, by the files `words.ts` of this app. Made by tools/generate. */
export interface Namespaces {
  ui: Catalogue<typeof ui>;
  account: Catalogue<typeof import("../../features/account/words.ts").words>;
  address: Catalogue<typeof import("../../shared/address/words.ts").words>;
  app: Catalogue<typeof import("../../shared/app/words.ts").words>;
  basket: Catalogue<typeof import("../../features/order/editor/basket/words.ts").words>;
  card: Catalogue<typeof import("../../shared/payment/card/words.ts").words>;
  category: Catalogue<typeof import("../../shared/dish/category/words.ts").words>;
  "closed-account": Catalogue<typeof import("../../shared/closed-account/words.ts").words>;
  communications: Catalogue<typeof import("../../features/communications/words.ts").words>;
  "corporate-plan": Catalogue<typeof import("../../features/corporate-plan/words.ts").words>;
  delivery: Catalogue<typeof import("../../features/delivery/words.ts").words>;
  dietary: Catalogue<typeof import("../../features/dietary/words.ts").words>;
  editor: Catalogue<typeof import("../../features/order/editor/words.ts").words>;
  "email-verification": Catalogue<typeof import("../../features/email-verification/words.ts").words>;
  failure: Catalogue<typeof import("../../shared/payment/failure/words.ts").words>;
  handover: Catalogue<typeof import("../../shared/handover/words.ts").words>;
  home: Catalogue<typeof import("../../features/home/words.ts").words>;
  menu: Catalogue<typeof import("../../features/menu/words.ts").words>;
  order: Catalogue<typeof import("../../features/order/words.ts").words>;
  password: Catalogue<typeof import("../../shared/password/words.ts").words>;
  "pause-reason": Catalogue<typeof import("../../shared/pause-reason/words.ts").words>;
  payment: Catalogue<typeof import("../../features/payment/words.ts").words>;
  paypal: Catalogue<typeof import("../../features/paypal/words.ts").words>;
  price: Catalogue<typeof import("../../shared/order/price/words.ts").words>;
  privacy: Catalogue<typeof import("../../features/privacy/words.ts").words>;
  product: Catalogue<typeof import("../../shared/product/words.ts").words>;
  provider: Catalogue<typeof import("../../shared/provider/words.ts").words>;
  receipt: Catalogue<typeof import("../../features/receipt/words.ts").words>;
  rewards: Catalogue<typeof import("../../features/rewards/words.ts").words>;
  settings: Catalogue<typeof import("../../shared/settings/words.ts").words>;
  "settings-account": Catalogue<typeof import("../../features/settings-account/words.ts").words>;
  "sign-in": Catalogue<typeof import("../../features/sign-in/words.ts").words>;
  "sign-in-return": Catalogue<typeof import("../../features/sign-in-return/words.ts").words>;
  "signed-out": Catalogue<typeof import("../../shared/signed-out/words.ts").words>;
  signup: Catalogue<typeof import("../../features/signup/words.ts").words>;
  subscription: Catalogue<typeof import("../../features/subscription/words.ts").words>;
  swap: Catalogue<typeof import("../../shared/swap/words.ts").words>;
  taste: Catalogue<typeof import("../../shared/taste/words.ts").words>;
  timeline: Catalogue<typeof import("../../features/privacy/timeline/words.ts").words>;
  tracking: Catalogue<typeof import("../../features/tracking/words.ts").words>;
  "verify-email": Catalogue<typeof import("../../shared/verify-email/words.ts").words>;
  weeks: Catalogue<typeof import("../../features/order/weeks/words.ts").words>;
  why: Catalogue<typeof import("../../shared/why/words.ts").words>;
}
