import { inquiries } from "@tablee/contracts/calls/admin/contact";
import { routes, stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { flags } from "@tablee/contracts/calls/admin/flags";
import { findGiftCards } from "@tablee/contracts/calls/admin/gift-cards";
import { failedPayments, ledgerBalances, outbox } from "@tablee/contracts/calls/admin/money";
import { deskOrder, searchOrders } from "@tablee/contracts/calls/admin/orders";
import { pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { dataRequests } from "@tablee/contracts/calls/admin/privacy";
import { refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { dishReviews } from "@tablee/contracts/calls/admin/reviews";
import { staffMembers } from "@tablee/contracts/calls/admin/staff";
import { clock, projections } from "@tablee/contracts/calls/operations";
import { generationRuns, indexData, topProfiles } from "@tablee/contracts/calls/subscription-profiles";
import { accountHistory, searchAccounts } from "@tablee/contracts/calls/support";
import { weekData } from "@tablee/contracts/calls/weekly-categories";
import { createRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { AccountsSearch, HistorySearch } from "../features/accounts/search.ts";
import { DeliveriesSearch } from "../features/deliveries/search.ts";
import { GenerationSearch } from "../features/generation/search.ts";
import { GiftCardsSearch } from "../features/gift-cards/search.ts";
import { InquiriesSearch } from "../features/inquiries/search.ts";
import { LedgerSearch, PaymentsSearch } from "../features/money/search.ts";
import { OperationsSearch } from "../features/operations/search.ts";
import { OrdersSearch } from "../features/orders/search.ts";
import { OutboxSearch } from "../features/outbox/search.ts";
import { PrivacySearch } from "../features/privacy/search.ts";
import { ProfilesSearch, TopSearch } from "../features/profiles/search.ts";
import { RankingSearch } from "../features/ranking/search.ts";
import { ReviewsSearch } from "../features/reviews/search.ts";
import { StockSearch } from "../features/stock/search.ts";
import { ENROLMENT } from "./enrolment.ts";
import { root } from "./root.ts";
import { screenOf, screenRoute } from "./screen-route.tsx";

const NoSearch = z.object({});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/generation", replace: true });
  },
});
/** The specification puts the preview beside the profiles; that address keeps working. */
const profilesGeneration = createRoute({
  getParentRoute: () => root,
  path: "/subscription_profiles/generation",
  validateSearch: GenerationSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/generation", search, replace: true });
  },
});

/** Before a first sign-in: no call of staff's can be made yet. */
const enrolment = createRoute({
  getParentRoute: () => root,
  path: ENROLMENT,
  component: screenOf(async () => (await import("../features/enrolment/enrolment-screen.tsx")).EnrolmentScreen),
});

/** Every screen: its address, the call that it starts with, its search parameters. */
export const routeTree = root.addChildren([
  home,
  enrolment,
  profilesGeneration,
  screenRoute("/generation", {
    call: generationRuns,
    search: GenerationSearch,
    screen: async () => (await import("../features/generation/generation-screen.tsx")).GenerationScreen,
  }),
  screenRoute("/category_manager", {
    call: weekData,
    search: RankingSearch,
    screen: async () => (await import("../features/ranking/ranking-screen.tsx")).RankingScreen,
  }),
  screenRoute("/subscription_profiles", {
    call: indexData,
    search: ProfilesSearch,
    screen: async () => (await import("../features/profiles/profiles-screen.tsx")).ProfilesScreen,
  }),
  screenRoute("/subscription_profiles/top", {
    call: topProfiles,
    search: TopSearch,
    screen: async () => (await import("../features/profiles/top-screen.tsx")).TopScreen,
  }),
  screenRoute("/accounts", {
    call: searchAccounts,
    search: AccountsSearch,
    screen: async () => (await import("../features/accounts/accounts-screen.tsx")).AccountsScreen,
  }),
  screenRoute("/accounts/$accountId", {
    call: accountHistory,
    search: HistorySearch,
    screen: async () => (await import("../features/accounts/replay/history-screen.tsx")).HistoryScreen,
  }),
  screenRoute("/orders", {
    call: searchOrders,
    search: OrdersSearch,
    screen: async () => (await import("../features/orders/orders-screen.tsx")).OrdersScreen,
  }),
  screenRoute("/orders/$orderId", {
    call: deskOrder,
    search: NoSearch,
    screen: async () => (await import("../features/orders/order-screen.tsx")).OrderScreen,
  }),
  screenRoute("/refunds", {
    call: refundsWaiting,
    search: NoSearch,
    screen: async () => (await import("../features/refunds/refunds-screen.tsx")).RefundsScreen,
  }),
  screenRoute("/gift_cards", {
    call: findGiftCards,
    search: GiftCardsSearch,
    screen: async () => (await import("../features/gift-cards/gift-cards-screen.tsx")).GiftCardsScreen,
  }),
  screenRoute("/inquiries", {
    call: inquiries,
    search: InquiriesSearch,
    screen: async () => (await import("../features/inquiries/inquiries-screen.tsx")).InquiriesScreen,
  }),
  screenRoute("/disputes", {
    call: pointsDisputes,
    search: NoSearch,
    screen: async () => (await import("../features/disputes/disputes-screen.tsx")).DisputesScreen,
  }),
  screenRoute("/deliveries", {
    call: routes,
    search: DeliveriesSearch,
    screen: async () => (await import("../features/deliveries/deliveries-screen.tsx")).DeliveriesScreen,
  }),
  screenRoute("/reviews", {
    call: dishReviews,
    search: ReviewsSearch,
    screen: async () => (await import("../features/reviews/reviews-screen.tsx")).ReviewsScreen,
  }),
  screenRoute("/stock", {
    call: stockOfWeek,
    search: StockSearch,
    screen: async () => (await import("../features/stock/stock-screen.tsx")).StockScreen,
  }),
  screenRoute("/failed_payments", {
    call: failedPayments,
    search: PaymentsSearch,
    screen: async () => (await import("../features/money/payments-screen.tsx")).PaymentsScreen,
  }),
  screenRoute("/ledger", {
    call: ledgerBalances,
    search: LedgerSearch,
    screen: async () => (await import("../features/money/ledger-screen.tsx")).LedgerScreen,
  }),
  screenRoute("/outbox", {
    call: outbox,
    search: OutboxSearch,
    screen: async () => (await import("../features/outbox/outbox-screen.tsx")).OutboxScreen,
  }),
  screenRoute("/privacy", {
    call: dataRequests,
    search: PrivacySearch,
    screen: async () => (await import("../features/privacy/privacy-screen.tsx")).PrivacyScreen,
  }),
  screenRoute("/operations", {
    call: projections,
    search: OperationsSearch,
    screen: async () => (await import("../features/operations/operations-screen.tsx")).OperationsScreen,
  }),
  screenRoute("/flags", {
    call: flags,
    search: NoSearch,
    screen: async () => (await import("../features/flags/flags-screen.tsx")).FlagsScreen,
  }),
  screenRoute("/staff", {
    call: staffMembers,
    search: NoSearch,
    screen: async () => (await import("../features/staff/staff-screen.tsx")).StaffScreen,
  }),
  screenRoute("/clock", {
    call: clock,
    search: NoSearch,
    screen: async () => (await import("../features/clock/clock-screen.tsx")).ClockScreen,
  }),
]);
