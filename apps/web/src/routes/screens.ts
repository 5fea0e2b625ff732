import type { ComponentType } from "react";
import type { RouteName } from "../shared/routing/route-table.ts";

const plans = async () => (await import("../features/signup/steps/plans-step.tsx")).PlansStep;
const deliveries = async () => (await import("./deliveries-page.tsx")).RatedDeliveriesPage;
const text = async () => (await import("../features/page/text-page.tsx")).TextPage;
const receipts = async () => (await import("../features/receipt/subscription-receipts-page.tsx")).SubscriptionReceiptsPage;

/** The screen of each route, loaded on demand. */
export const screens: Readonly<Record<RouteName, () => Promise<ComponentType>>> = {
  home: async () => (await import("../features/home/home-page.tsx")).HomePage,
  account: async () => (await import("./account-page.tsx")).AccountPage,
  sign_in: async () => (await import("../features/sign-in/sign-in-page.tsx")).SignInPage,
  provider_callback: async () => (await import("../features/sign-in-return/provider-page.tsx")).ProviderPage,
  forgot_password: async () => (await import("../features/sign-in/forgot-page.tsx")).ForgotPage,
  reset_password: async () => (await import("../features/sign-in/reset-page.tsx")).ResetPage,
  email_verification: async () => (await import("../features/email-verification/verification-page.tsx")).VerificationPage,
  menu: async () => (await import("../features/menu/menu-page.tsx")).MenuPage,
  order_editor: async () => (await import("../features/order/editor/editor-page.tsx")).EditorPage,
  rewards: async () => (await import("../features/rewards/rewards-page.tsx")).RewardsPage,
  returnables: async () => (await import("../features/returnables/returnables-page.tsx")).ReturnablesPage,
  invite: async () => (await import("../features/invite/invite-page.tsx")).InvitePage,
  history: deliveries,
  recent: deliveries,
  track: async () => (await import("../features/tracking/track-page.tsx")).TrackPage,
  track_box: async () => (await import("../features/tracking/track-box-page.tsx")).TrackBoxPage,
  schedule: async () => (await import("../features/order/schedule/schedule-page.tsx")).SchedulePage,
  skipped_weeks: async () => (await import("../features/order/weeks/record-page.tsx")).SkippedWeeksPage,
  product: async () => (await import("./dish-page.tsx")).DishPage,
  receipt: async () => (await import("../features/receipt/receipt-page.tsx")).ReceiptPage,
  subscription_receipts: receipts,
  subscription_receipt: receipts,
  settings_account: async () => (await import("../features/settings-account/account-page.tsx")).AccountSettingsPage,
  settings_subscription: async () => (await import("../features/subscription/subscription-page.tsx")).SubscriptionPage,
  settings_delivery: async () => (await import("../features/delivery/delivery-page.tsx")).DeliveryPage,
  settings_dietary: async () => (await import("../features/dietary/dietary-page.tsx")).DietaryPage,
  settings_payment: async () => (await import("../features/payment/settings-page.tsx")).SettingsPage,
  settings_payment_history: async () => (await import("../features/payment/history-page.tsx")).HistoryPage,
  settings_corporate_credit_plan: async () => (await import("./corporate-plan-page.tsx")).CorporatePlanPage,
  settings_privacy: async () => (await import("../features/privacy/privacy-page.tsx")).PrivacyPage,
  settings_communications: async () => (await import("../features/communications/communications-page.tsx")).CommunicationsPage,
  wip_paypal: async () => (await import("../features/paypal/approval-page.tsx")).ApprovalPage,
  signup_plans: plans,
  signup_plan: plans,
  signup_plan_submenu: plans,
  signup_registration: async () => (await import("../features/signup/steps/registration-step.tsx")).RegistrationStep,
  signup_delivery: async () => (await import("../features/signup/steps/delivery-step.tsx")).DeliveryStep,
  signup_payment: async () => (await import("../features/signup/steps/payment-step.tsx")).PaymentStep,
  signup_welcome: async () => (await import("../features/signup/steps/welcome-step.tsx")).WelcomeStep,
  gift: async () => (await import("../features/gift/gift-page.tsx")).GiftPage,
  no_delivery: async () => (await import("../features/delivery/no-delivery-page.tsx")).NoDeliveryPage,
  faq: async () => (await import("../features/faq/faq-page.tsx")).FaqPage,
  faq_category: async () => (await import("../features/faq/category-page.tsx")).FaqCategoryPage,
  terms_conditions: async () => (await import("../features/page/terms-page.tsx")).TermsPage,
  privacy: text,
  not_found: async () => (await import("../features/shell/not-found/not-found.tsx")).NotFound,
};
