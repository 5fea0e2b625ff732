import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { AccountsSearch, HistorySearch } from "../features/accounts/search.ts";
import { GenerationSearch } from "../features/generation/search.ts";
import { OperationsSearch } from "../features/operations/search.ts";
import { ProfilesSearch, TopSearch } from "../features/profiles/search.ts";
import { RankingSearch } from "../features/ranking/search.ts";
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
  operations,
  clock,
]);
