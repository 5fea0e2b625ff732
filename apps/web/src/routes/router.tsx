import { oldPlanQuery, planSegment } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { type AnyRoute, createRootRoute, createRoute, createRouter, type RouterHistory, redirect } from "@tanstack/react-router";
import { PageError } from "../features/shell/page-error.tsx";
import { PageSkeleton, SiteSkeleton } from "../features/shell/page-skeleton.tsx";
import { queryClient } from "../shared/api/query-client.ts";
import { sessionQuery } from "../shared/api/request.ts";
import { pathTo, patternOf } from "../shared/routing/paths.ts";
import { prepareVisit, type Visit } from "../shared/routing/prepare-visit.ts";
import { redirects } from "../shared/routing/redirects.ts";
import { rememberReturn } from "../shared/routing/return-to.ts";
import { type RouteName, type RouteRow, routeTable } from "../shared/routing/route-table.ts";
import { pageOf } from "./pages.tsx";
import { RootPage } from "./root-page.tsx";

const rootRoute = createRootRoute({
  component: RootPage,
  notFoundComponent: pageOf("not_found"),
  // The first screen waits for the session before there is a shell.
  pendingComponent: SiteSkeleton,
  // A link that is only pointed at or focused is no visit: the page keeps its language.
  beforeLoad: async ({ location, preload }) => {
    if (!preload) await prepareVisit(location as Visit);
  },
});

/** '/menu/{date}' as the router writes it: '/menu/$date'. */
const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, "$$$1");

/**
 * Lets a signed-in client pass; sends other visitors to sign in, and remembers the requested page. The English path of a screen without a
 * French one of its own leads a client whose language is French to /fr/.
 */
async function requireClient(href: string, language: Language, row: RouteRow): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session.client !== null) {
    if (row.fr === null && language === "en" && session.locale === "fr") throw redirect({ href: `/fr${href}`, replace: true });
    return;
  }
  rememberReturn(href);
  throw redirect({ to: pathTo("sign_in", language), replace: true });
}

const oldPlans = new Set<RouteName>(["signup_plan", "signup_plan_submenu"]);

function screenRoute(row: RouteRow, language: Language): AnyRoute {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(patternOf(row, language)),
    component: pageOf(row.name),
    beforeLoad: async ({ location, params, preload }) => {
      const { plan, submenu } = params as Record<string, string | undefined>;
      if (oldPlans.has(row.name) && plan !== undefined && !planSegment.test(plan)) {
        throw redirect({ to: pathTo("signup_plans", language), search: oldPlanQuery(plan, submenu), replace: true });
      }
      if (row.auth && !preload) await requireClient(location.href, language, row);
    },
  });
}

const redirectRoute = ([from, to]: readonly [string, string]): AnyRoute =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(from),
    beforeLoad: ({ params, search }) => {
      const path = to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ""));
      throw redirect({ to: path, search: search as Record<string, unknown>, replace: true });
    },
  });

/** The prefix /en/ sets the language and nothing else. */
const englishPrefix = createRoute({
  getParentRoute: () => rootRoute,
  path: "/en/$",
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: `/${(params as { _splat?: string })._splat ?? ""}`, search: search as Record<string, unknown>, replace: true });
  },
});

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** The router of the app; on the server over a history in memory. */
export const routerOver = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      ...routeTable.flatMap((row) => [screenRoute(row, "en"), screenRoute(row, "fr")]),
      ...redirects.map(redirectRoute),
      englishPrefix,
    ]),
    defaultPreload: "intent",
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    // The server would write a script for it.
    scrollRestoration: history === undefined,
    ...(history && { history }),
    trailingSlash: "preserve",
    // Queries are plain text: the router's own way would write numbers in quotes and read codes like '2024' as numbers.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
  });
