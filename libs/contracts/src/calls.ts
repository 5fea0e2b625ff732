import type { Call } from "./call.ts";
import * as account from "./calls/account.ts";
import * as additions from "./calls/additions.ts";
import * as adminAccounts from "./calls/admin/accounts.ts";
import * as adminContact from "./calls/admin/contact.ts";
import * as adminDeliveries from "./calls/admin/deliveries.ts";
import * as adminFlags from "./calls/admin/flags.ts";
import * as adminGiftCards from "./calls/admin/gift-cards.ts";
import * as adminMoney from "./calls/admin/money.ts";
import * as adminOrders from "./calls/admin/orders.ts";
import * as adminPoints from "./calls/admin/points.ts";
import * as adminPrivacy from "./calls/admin/privacy.ts";
import * as adminRefunds from "./calls/admin/refunds.ts";
import * as adminReviews from "./calls/admin/reviews.ts";
import * as adminStaff from "./calls/admin/staff.ts";
import * as adminTasks from "./calls/admin/tasks.ts";
import * as banners from "./calls/banners.ts";
import * as clients from "./calls/clients.ts";
import * as contact from "./calls/contact.ts";
import * as emailVerification from "./calls/email-verification.ts";
import * as faqs from "./calls/faqs.ts";
import * as firstOrder from "./calls/first-order.ts";
import * as firstOrderChange from "./calls/first-order-change.ts";
import * as giftCards from "./calls/gift-cards.ts";
import * as home from "./calls/home.ts";
import * as locations from "./calls/locations.ts";
import * as menu from "./calls/menu.ts";
import * as newsletter from "./calls/newsletter.ts";
import * as operations from "./calls/operations.ts";
import * as orders from "./calls/orders.ts";
import * as pages from "./calls/pages.ts";
import * as passwords from "./calls/passwords.ts";
import * as paypal from "./calls/paypal.ts";
import * as privacy from "./calls/privacy.ts";
import * as productSubscriptions from "./calls/product-subscriptions.ts";
import * as products from "./calls/products.ts";
import * as reauthentications from "./calls/reauthentications.ts";
import * as receipts from "./calls/receipts.ts";
import * as referrals from "./calls/referrals.ts";
import * as returnables from "./calls/returnables.ts";
import * as reviews from "./calls/reviews.ts";
import * as rewards from "./calls/rewards.ts";
import * as sessions from "./calls/sessions.ts";
import * as settingsAccount from "./calls/settings-account.ts";
import * as settingsCommunications from "./calls/settings-communications.ts";
import * as settingsCorporateCreditPlan from "./calls/settings-corporate-credit-plan.ts";
import * as settingsDelivery from "./calls/settings-delivery.ts";
import * as settingsPayment from "./calls/settings-payment.ts";
import * as settingsSubscription from "./calls/settings-subscription.ts";
import * as settingsTaste from "./calls/settings-taste.ts";
import * as severalWeeks from "./calls/several-weeks.ts";
import * as signup from "./calls/signup.ts";
import * as social from "./calls/social.ts";
import * as staffSessions from "./calls/staff-sessions.ts";
import * as profiles from "./calls/subscription-profiles.ts";
import * as support from "./calls/support.ts";
import * as tracking from "./calls/tracking.ts";
import * as categories from "./calls/weekly-categories.ts";

const isCall = (value: unknown): value is Call => typeof value === "object" && value !== null && "path" in value && "output" in value;

/** Every call, by its path; the source of the OpenAPI document, the permission matrix and the fuzz tests. */
export const allCalls: readonly Call[] = [
  sessions,
  social,
  home,
  locations,
  menu,
  faqs,
  pages,
  newsletter,
  contact,
  signup,
  firstOrder,
  account,
  orders,
  referrals,
  returnables,
  reviews,
  rewards,
  staffSessions,
  profiles,
  categories,
  support,
  operations,
  banners,
  clients,
  adminAccounts,
  adminContact,
  adminDeliveries,
  adminFlags,
  adminGiftCards,
  adminMoney,
  adminOrders,
  adminPoints,
  adminPrivacy,
  adminRefunds,
  adminReviews,
  adminStaff,
  adminTasks,
  emailVerification,
  additions,
  firstOrderChange,
  passwords,
  paypal,
  privacy,
  productSubscriptions,
  products,
  receipts,
  reauthentications,
  severalWeeks,
  tracking,
  giftCards,
  settingsAccount,
  settingsCommunications,
  settingsCorporateCreditPlan,
  settingsDelivery,
  settingsPayment,
  settingsSubscription,
  settingsTaste,
]
  .flatMap((group) => Object.values(group) as unknown[])
  .filter(isCall)
  .sort((a, b) => (a.path < b.path ? -1 : 1));
