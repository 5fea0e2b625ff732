import { type DynamicModule, Module, type Type } from "@nestjs/common";
import { AccountModule } from "./account/account.module.ts";
import type { ApiContext } from "./api-context.ts";
import { BannersModule } from "./banners/banners.module.ts";
import { ClientsModule } from "./clients/clients.module.ts";
import { DeskModule } from "./desk/desk.module.ts";
import { EmailVerificationModule } from "./email-verification/email-verification.module.ts";
import { FlipperModule } from "./flipper/flipper.module.ts";
import type { FailureFilter } from "./http/failure.filter.ts";
import { HttpModule } from "./http/http.module.ts";
import { LocationsModule } from "./locations/locations.module.ts";
import { MenuModule } from "./menu/menu.module.ts";
import { NewsletterModule } from "./newsletter/newsletter.module.ts";
import { OperationsModule } from "./operations/operations.module.ts";
import { OrdersModule } from "./orders/orders.module.ts";
import { PasswordsModule } from "./passwords/passwords.module.ts";
import { PaypalModule } from "./paypal/paypal.module.ts";
import { PrivacyModule } from "./privacy/privacy.module.ts";
import { ProductSubscriptionsModule } from "./product-subscriptions/product-subscriptions.module.ts";
import { ProductsModule } from "./products/products.module.ts";
import { ReauthenticationsModule } from "./reauthentications/reauthentications.module.ts";
import { RewardsModule } from "./rewards/rewards.module.ts";
import { SessionsModule } from "./sessions/sessions.module.ts";
import { SettingsAccountModule } from "./settings-account/settings-account.module.ts";
import { SettingsCommunicationsModule } from "./settings-communications/settings-communications.module.ts";
import { SettingsCorporateCreditPlanModule } from "./settings-corporate-credit-plan/settings-corporate-credit-plan.module.ts";
import { SettingsDeliveryModule } from "./settings-delivery/settings-delivery.module.ts";
import { SettingsPaymentModule } from "./settings-payment/settings-payment.module.ts";
import { SettingsSubscriptionModule } from "./settings-subscription/settings-subscription.module.ts";
import { SettingsTasteModule } from "./settings-taste/settings-taste.module.ts";
import { SharedModule } from "./shared.module.ts";
import { SignupModule } from "./signup/signup.module.ts";
import { SocialModule } from "./social/social.module.ts";
import { StaffModule } from "./staff/staff.module.ts";
import { StaffSessionsModule } from "./staff-sessions/staff-sessions.module.ts";
import { SubscriptionProfilesModule } from "./subscription-profiles/subscription-profiles.module.ts";
import { SupportModule } from "./support/support.module.ts";
import { WeeklyCategoriesModule } from "./weekly-categories/weekly-categories.module.ts";

/** The groups of the catalogue: a module for each folder. */
export const groups: readonly Type[] = [
  AccountModule,
  StaffModule,
  StaffSessionsModule,
  BannersModule,
  ClientsModule,
  DeskModule,
  EmailVerificationModule,
  FlipperModule,
  LocationsModule,
  MenuModule,
  NewsletterModule,
  OperationsModule,
  OrdersModule,
  PasswordsModule,
  PaypalModule,
  ProductSubscriptionsModule,
  ProductsModule,
  ReauthenticationsModule,
  RewardsModule,
  SessionsModule,
  SettingsAccountModule,
  PrivacyModule,
  SettingsCommunicationsModule,
  SettingsCorporateCreditPlanModule,
  SettingsDeliveryModule,
  SettingsPaymentModule,
  SettingsSubscriptionModule,
  SettingsTasteModule,
  SignupModule,
  SocialModule,
  SubscriptionProfilesModule,
  SupportModule,
  WeeklyCategoriesModule,
];

/** The calls of the contract. */
@Module({})
export class ApiModule {
  static with(api: ApiContext, failures: FailureFilter): DynamicModule {
    return {
      module: ApiModule,
      imports: [SharedModule.with(api), HttpModule.with(failures), ...groups],
    };
  }
}
