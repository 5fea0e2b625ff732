import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { AccountsSearch, HistorySearch } from "../features/accounts/search.ts";
import { DeliveriesSearch } from "../features/deliveries/search.ts";
import { GenerationSearch } from "../features/generation/search.ts";
import { LedgerSearch, PaymentsSearch } from "../features/money/search.ts";
import { OperationsSearch } from "../features/operations/search.ts";
import { OrdersSearch } from "../features/orders/search.ts";
import { OutboxSearch } from "../features/outbox/search.ts";
import { ProfilesSearch, TopSearch } from "../features/profiles/search.ts";
import { RankingSearch } from "../features/ranking/search.ts";
import { StockSearch } from "../features/stock/search.ts";
import { NotFound, RootFrame, ScreenBroke } from "./root-frame.tsx";

const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFound, errorComponent: ScreenBroke });
const under = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path });

const home = createRoute({
  ...under("/"),
  beforeLoad: () => {
    throw redirect({ to: "/generation", replace: true });
  },
});
const generation = createRoute({
  ...under("/generation"),
  validateSearch: GenerationSearch,
  component: lazyRouteComponent(() => import("./generation-page.tsx"), "GenerationPage"),
});
/** The specification puts the preview beside the profiles; that address stays good. */
const profilesGeneration = createRoute({
  ...under("/subscription_profiles/generation"),
  validateSearch: GenerationSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/generation", search, replace: true });
  },
});
const ranking = createRoute({
  ...under("/category_manager"),
  validateSearch: RankingSearch,
  component: lazyRouteComponent(() => import("./ranking-page.tsx"), "RankingPage"),
});
const profiles = createRoute({
  ...under("/subscription_profiles"),
  validateSearch: ProfilesSearch,
  component: lazyRouteComponent(() => import("./profiles-page.tsx"), "ProfilesPage"),
});
const topProfiles = createRoute({
  ...under("/subscription_profiles/top"),
  validateSearch: TopSearch,
  component: lazyRouteComponent(() => import("./top-page.tsx"), "TopPage"),
});
const accounts = createRoute({
  ...under("/accounts"),
  validateSearch: AccountsSearch,
  component: lazyRouteComponent(() => import("./accounts-page.tsx"), "AccountsPage"),
});
const history = createRoute({
  ...under("/accounts/$accountId"),
  validateSearch: HistorySearch,
  component: lazyRouteComponent(() => import("./history-page.tsx"), "HistoryPage"),
});
const orders = createRoute({
  ...under("/orders"),
  validateSearch: OrdersSearch,
  component: lazyRouteComponent(() => import("./orders-page.tsx"), "OrdersPage"),
});
const order = createRoute({
  ...under("/orders/$orderId"),
  component: lazyRouteComponent(() => import("./order-page.tsx"), "OrderPage"),
});
const refunds = createRoute({
  ...under("/refunds"),
  component: lazyRouteComponent(() => import("./refunds-page.tsx"), "RefundsPage"),
});
const deliveries = createRoute({
  ...under("/deliveries"),
  validateSearch: DeliveriesSearch,
  component: lazyRouteComponent(() => import("./deliveries-page.tsx"), "DeliveriesPage"),
});
const stock = createRoute({
  ...under("/stock"),
  validateSearch: StockSearch,
  component: lazyRouteComponent(() => import("./stock-page.tsx"), "StockPage"),
});
const payments = createRoute({
  ...under("/failed_payments"),
  validateSearch: PaymentsSearch,
  component: lazyRouteComponent(() => import("./payments-page.tsx"), "PaymentsPage"),
});
const ledger = createRoute({
  ...under("/ledger"),
  validateSearch: LedgerSearch,
  component: lazyRouteComponent(() => import("./ledger-page.tsx"), "LedgerPage"),
});
const outbox = createRoute({
  ...under("/outbox"),
  validateSearch: OutboxSearch,
  component: lazyRouteComponent(() => import("./outbox-page.tsx"), "OutboxPage"),
});
const operations = createRoute({
  ...under("/operations"),
  validateSearch: OperationsSearch,
  component: lazyRouteComponent(() => import("./operations-page.tsx"), "OperationsPage"),
});
const clock = createRoute({
  ...under("/clock"),
  component: lazyRouteComponent(() => import("./clock-page.tsx"), "ClockPage"),
});

export const routeTree = root.addChildren([
  home,
  generation,
  profilesGeneration,
  ranking,
  profiles,
  topProfiles,
  accounts,
  history,
  orders,
  order,
  refunds,
  deliveries,
  stock,
  payments,
  ledger,
  outbox,
  operations,
  clock,
]);
