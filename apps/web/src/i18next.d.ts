import type { ui } from "@tablee/ui/i18n/ui.en";
import type { words as account } from "./features/account/i18n/en.ts";
import type { words as delivery } from "./features/delivery/i18n/en.ts";
import type { words as home } from "./features/home/i18n/en.ts";
import type { words as menu } from "./features/menu/i18n/en.ts";
import type { words as basket } from "./features/order/editor/i18n/en.ts";
import type { words as order } from "./features/order/i18n/en.ts";
import type { words as payment } from "./features/payment/i18n/en.ts";
import type { words as receipt } from "./features/receipt/i18n/en.ts";
import type { words as rewards } from "./features/rewards/i18n/en.ts";
import type { words as signIn } from "./features/sign-in/i18n/en.ts";
import type { words as signup } from "./features/signup/i18n/en.ts";
import type { words as category } from "./shared/dish/i18n/en.ts";
import type { words as app } from "./shared/i18n/en.ts";
import type { words as price } from "./shared/order/i18n/en.ts";
import type { words as card } from "./shared/payment/i18n/en.ts";
import type { words as product } from "./shared/product/i18n/en.ts";

// A key that no catalogue has does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: {
      ui: typeof ui;
      app: typeof app;
      category: typeof category;
      price: typeof price;
      account: typeof account;
      basket: typeof basket;
      delivery: typeof delivery;
      payment: typeof payment;
      product: typeof product;
      receipt: typeof receipt;
      card: typeof card;
      home: typeof home;
      menu: typeof menu;
      order: typeof order;
      rewards: typeof rewards;
      signIn: typeof signIn;
      signup: typeof signup;
    };
  }
}
