import type { RouteName } from "./routes.ts";

const plans = () => import("./screens/signup-plans-screen.tsx");

/** The screen of each route, fetched when it is wanted. */
export const screens = {
  home: () => import("./screens/home-screen.tsx"),
  account: () => import("./screens/account-screen.tsx"),
  sign_in: () => import("./screens/sign-in-screen.tsx"),
  menu: () => import("./screens/menu-screen.tsx"),
  order_editor: () => import("./screens/order-editor-screen.tsx"),
  rewards: () => import("./screens/rewards-screen.tsx"),
  history: () => import("./screens/history-screen.tsx"),
  recent: () => import("./screens/recent-screen.tsx"),
  track: () => import("./screens/track-screen.tsx"),
  schedule: () => import("./screens/schedule-screen.tsx"),
  product: () => import("./screens/product-screen.tsx"),
  receipt: () => import("./screens/receipt-screen.tsx"),
  subscription_receipts: () => import("./screens/subscription-receipts-screen.tsx"),
  subscription_receipt: () => import("./screens/subscription-receipts-screen.tsx"),
  settings_payment: () => import("./screens/settings-payment-screen.tsx"),
  settings_payment_history: () => import("./screens/settings-payment-history-screen.tsx"),
  signup_plans: plans,
  signup_plan: plans,
  signup_plan_submenu: plans,
  signup_registration: () => import("./screens/signup-registration-screen.tsx"),
  signup_delivery: () => import("./screens/signup-delivery-screen.tsx"),
  signup_payment: () => import("./screens/signup-payment-screen.tsx"),
  signup_welcome: () => import("./screens/signup-welcome-screen.tsx"),
  not_found: () => import("./screens/not-found-screen.tsx"),
} as const satisfies Record<RouteName, () => Promise<{ Screen: () => unknown }>>;
