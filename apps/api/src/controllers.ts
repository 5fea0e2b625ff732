import type { Type } from "@nestjs/common";
import { AccountController } from "./account/account.controller.ts";
import { AccountActsController } from "./admin/accounts/account-acts.controller.ts";
import { AdminAccountsController } from "./admin/accounts/accounts.controller.ts";
import { AdminContactController } from "./admin/contact/contact.controller.ts";
import { AdminDeliveriesController } from "./admin/deliveries/deliveries.controller.ts";
import { AdminGiftCardsController } from "./admin/gift-cards/gift-cards.controller.ts";
import { AdminMoneyController } from "./admin/money/money.controller.ts";
import { AdminOrdersController } from "./admin/orders/orders.controller.ts";
import { AdminPointsController } from "./admin/points/points.controller.ts";
import { AdminPrivacyController } from "./admin/privacy/privacy.controller.ts";
import { AdminRefundsController } from "./admin/refunds/refunds.controller.ts";
import { AdminReviewsController } from "./admin/reviews/reviews.controller.ts";
import { AdminStaffController } from "./admin/staff/staff.controller.ts";
import { AdminTasksController } from "./admin/tasks/tasks.controller.ts";
import { BannersController } from "./banners/banners.controller.ts";
import { ClientsController } from "./clients/clients.controller.ts";
import { ContactController } from "./contact/contact.controller.ts";
import { EmailVerificationController } from "./email-verification/email-verification.controller.ts";
import { FaqsController } from "./faqs/faqs.controller.ts";
import { FlipperController } from "./flipper/flipper.controller.ts";
import { GiftCardsController } from "./gift-cards/gift-cards.controller.ts";
import { HomeController } from "./home/home.controller.ts";
import { LocationsController } from "./locations/locations.controller.ts";
import { MenuController } from "./menu/menu.controller.ts";
import { NewsletterController } from "./newsletter/newsletter.controller.ts";
import { OperationsController } from "./operations/operations.controller.ts";
import { AdditionsController } from "./orders/additions.controller.ts";
import { FirstOrderChangeController } from "./orders/first-order-change.controller.ts";
import { OrdersController } from "./orders/orders.controller.ts";
import { ReceiptsController } from "./orders/receipts.controller.ts";
import { SeveralWeeksController } from "./orders/several-weeks.controller.ts";
import { TrackingController } from "./orders/tracking.controller.ts";
import { PagesController } from "./pages/pages.controller.ts";
import { PasswordsController } from "./passwords/passwords.controller.ts";
import { PaypalController } from "./paypal/paypal.controller.ts";
import { PrivacyController } from "./privacy/privacy.controller.ts";
import { ProductSubscriptionsController } from "./product-subscriptions/product-subscriptions.controller.ts";
import { ProductsController } from "./products/products.controller.ts";
import { ReauthenticationsController } from "./reauthentications/reauthentications.controller.ts";
import { ReferralsController } from "./referrals/referrals.controller.ts";
import { ReviewsController } from "./reviews/reviews.controller.ts";
import { RewardsController } from "./rewards/rewards.controller.ts";
import { SessionsController } from "./sessions/sessions.controller.ts";
import { SettingsAccountController } from "./settings-account/settings-account.controller.ts";
import { SettingsCommunicationsController } from "./settings-communications/settings-communications.controller.ts";
import { SettingsCorporateCreditPlanController } from "./settings-corporate-credit-plan/settings-corporate-credit-plan.controller.ts";
import { SettingsDeliveryController } from "./settings-delivery/settings-delivery.controller.ts";
import { SettingsPaymentController } from "./settings-payment/settings-payment.controller.ts";
import { SettingsSubscriptionController } from "./settings-subscription/settings-subscription.controller.ts";
import { SettingsTasteController } from "./settings-taste/settings-taste.controller.ts";
import { FirstOrderController } from "./signup/first-order.controller.ts";
import { SignupController } from "./signup/signup.controller.ts";
import { SocialController } from "./social/social.controller.ts";
import { StaffSessionsController } from "./staff-sessions/staff-sessions.controller.ts";
import { SubscriptionProfilesController } from "./subscription-profiles/subscription-profiles.controller.ts";
import { WeeklyCategoriesController } from "./weekly-categories/weekly-categories.controller.ts";

/** The controllers of the contract's calls: one for each group of calls. */
export const controllers: readonly Type[] = [
  AccountController,
  BannersController,
  ClientsController,
  AdminContactController,
  AdminDeliveriesController,
  AdminGiftCardsController,
  AdminMoneyController,
  AdminOrdersController,
  AdminRefundsController,
  AdminReviewsController,
  AdminTasksController,
  ContactController,
  EmailVerificationController,
  FaqsController,
  FlipperController,
  GiftCardsController,
  HomeController,
  LocationsController,
  MenuController,
  NewsletterController,
  OperationsController,
  AdditionsController,
  FirstOrderChangeController,
  OrdersController,
  ReceiptsController,
  SeveralWeeksController,
  TrackingController,
  PagesController,
  PasswordsController,
  PaypalController,
  AdminPointsController,
  AdminPrivacyController,
  PrivacyController,
  ProductSubscriptionsController,
  ProductsController,
  ReauthenticationsController,
  ReferralsController,
  ReviewsController,
  RewardsController,
  SessionsController,
  SettingsAccountController,
  SettingsCommunicationsController,
  SettingsCorporateCreditPlanController,
  SettingsDeliveryController,
  SettingsPaymentController,
  SettingsSubscriptionController,
  SettingsTasteController,
  FirstOrderController,
  SignupController,
  SocialController,
  StaffSessionsController,
  AdminStaffController,
  SubscriptionProfilesController,
  AccountActsController,
  AdminAccountsController,
  WeeklyCategoriesController,
];
