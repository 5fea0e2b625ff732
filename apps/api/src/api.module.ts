import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from "@nestjs/core";
import { CommandsModule } from "@tablee/commands/commands.module";
import { AccountController } from "./account/account.controller.ts";
import { AccountService } from "./account/account.service.ts";
import { DeliveryChange } from "./account/delivery-change.ts";
import { Messages } from "./account/messages.ts";
import { PayWith } from "./account/pay-with.ts";
import { Suggestions } from "./account/suggestions.ts";
import { AdminSessionsController } from "./admin-sessions/admin-sessions.controller.ts";
import { StaffDoor } from "./admin-sessions/staff-door.ts";
import { ApiContext } from "./api-context.ts";
import { BannersController } from "./banners/banners.controller.ts";
import { ClientsController } from "./clients/clients.controller.ts";
import { DeskDeliveriesController } from "./desk/desk-deliveries.controller.ts";
import { DeskDeliveries } from "./desk/desk-deliveries.ts";
import { DeskMoneyController } from "./desk/desk-money.controller.ts";
import { DeskMoney } from "./desk/desk-money.ts";
import { DeskOrder } from "./desk/desk-order.ts";
import { DeskOrdersController } from "./desk/desk-orders.controller.ts";
import { DeskOutbox } from "./desk/desk-outbox.ts";
import { DeskRefundsController } from "./desk/desk-refunds.controller.ts";
import { DeskRefunds } from "./desk/desk-refunds.ts";
import { DeskTasksController } from "./desk/desk-tasks.controller.ts";
import { OrderSearch } from "./desk/order-search.ts";
import { FlipperController } from "./flipper/flipper.controller.ts";
import { Flipper } from "./flipper/flipper.service.ts";
import { CallGuard } from "./http/call.guard.ts";
import { CallInterceptor } from "./http/call.interceptor.ts";
import { FailureFilter } from "./http/failure.filter.ts";
import { LocationsController } from "./locations/locations.controller.ts";
import { MenuController } from "./menu/menu.controller.ts";
import { Conductor } from "./operations/conductor.ts";
import { OperationsController } from "./operations/operations.controller.ts";
import { ProjectionsService } from "./operations/projections.service.ts";
import { QueuesService } from "./operations/queues.service.ts";
import { SetAsideService } from "./operations/set-aside.service.ts";
import { LateAdditionsController } from "./orders/late-additions.controller.ts";
import { LateAdditions } from "./orders/late-additions.ts";
import { OrdersController } from "./orders/orders.controller.ts";
import { OrdersService } from "./orders/orders.service.ts";
import { ReceiptsController } from "./orders/receipts.controller.ts";
import { TrackingService } from "./orders/tracking.service.ts";
import { PaypalController } from "./paypal/paypal.controller.ts";
import { ProductSubscriptionsController } from "./product-subscriptions/product-subscriptions.controller.ts";
import { ProductsController } from "./products/products.controller.ts";
import { RewardsController } from "./rewards/rewards.controller.ts";
import { CardTries } from "./sessions/card-tries.ts";
import { PasswordDoor } from "./sessions/password-door.ts";
import { SessionStore } from "./sessions/session-store.ts";
import { SessionsController } from "./sessions/sessions.controller.ts";
import { SessionsService } from "./sessions/sessions.service.ts";
import { SignupState } from "./sessions/signup-state.ts";
import { PaymentSettingsService } from "./settings-payment/payment-settings.ts";
import { SettingsPaymentController } from "./settings-payment/settings-payment.controller.ts";
import { CompleteSignup } from "./signup/complete-signup.ts";
import { FirstOrder } from "./signup/first-order.ts";
import { Register } from "./signup/register.ts";
import { SignupController } from "./signup/signup.controller.ts";
import { SignupReads } from "./signup/signup-reads.ts";
import { ExplanationsService } from "./subscription-profiles/explanations.service.ts";
import { GenerationService } from "./subscription-profiles/generation.service.ts";
import { ProfilesService } from "./subscription-profiles/profiles.service.ts";
import { RunViews } from "./subscription-profiles/run-views.ts";
import { SubscriptionProfilesController } from "./subscription-profiles/subscription-profiles.controller.ts";
import { ActorNames } from "./support/actor-names.ts";
import { SupportController } from "./support/support.controller.ts";
import { SupportService } from "./support/support.service.ts";
import { OrderViews } from "./views/order-views.ts";
import { ReceiptViews } from "./views/receipt-views.ts";
import { WeeklyCategoriesController } from "./weekly-categories/weekly-categories.controller.ts";

/** The calls of the contract, group by group. */
@Module({})
export class ApiModule {
  static with(api: ApiContext, failures: FailureFilter): DynamicModule {
    return {
      module: ApiModule,
      imports: [CommandsModule.with(api.opened.dependencies)],
      controllers: [
        AccountController,
        BannersController,
        ClientsController,
        DeskDeliveriesController,
        DeskMoneyController,
        DeskOrdersController,
        DeskRefundsController,
        DeskTasksController,
        LateAdditionsController,
        PaypalController,
        ProductSubscriptionsController,
        ProductsController,
        ReceiptsController,
        SettingsPaymentController,
        AdminSessionsController,
        FlipperController,
        LocationsController,
        MenuController,
        OperationsController,
        OrdersController,
        RewardsController,
        SessionsController,
        SignupController,
        SubscriptionProfilesController,
        SupportController,
        WeeklyCategoriesController,
      ],
      providers: [
        { provide: ApiContext, useValue: api },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
        { provide: APP_FILTER, useValue: failures },
        ...[
          DeliveryChange,
          Messages,
          PayWith,
          Suggestions,
          DeskDeliveries,
          DeskMoney,
          DeskOrder,
          DeskOutbox,
          DeskRefunds,
          OrderSearch,
          LateAdditions,
          TrackingService,
          PaymentSettingsService,
          ReceiptViews,
          AccountService,
          ActorNames,
          CompleteSignup,
          Conductor,
          FirstOrder,
          Flipper,
          ExplanationsService,
          GenerationService,
          OrdersService,
          OrderViews,
          CardTries,
          PasswordDoor,
        ],
        ...[
          ProfilesService,
          ProjectionsService,
          QueuesService,
          Register,
          RunViews,
          SessionsService,
          SetAsideService,
          SessionStore,
          SignupReads,
          SignupState,
          StaffDoor,
          SupportService,
        ],
      ],
    };
  }
}
