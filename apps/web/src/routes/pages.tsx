import { type Late, late } from "@tablee/ui/app/late";
import { useLate } from "@tablee/ui/components/late-part";
import type { ComponentType } from "react";
import { PageMissing } from "../features/shell/page-error.tsx";
import { PageSkeleton } from "../features/shell/page-skeleton.tsx";
import { type RouteName, routeTable } from "../shared/routing/route-table.ts";
import { behindPassword } from "./password-gate.tsx";
import { screens } from "./screens.ts";

/** The screens as parts that are fetched on demand. */
const parts = new Map<RouteName, Late<ComponentType>>(
  routeTable.map(({ name, requiresPasswordAuth }) => [
    name,
    late(async () => {
      const screen = await screens[name]();
      return requiresPasswordAuth ? behindPassword(screen) : screen;
    }),
  ]),
);

/** The screen of a route, which the router fetches before it shows it; where that fails, the shell stays. */
export function pageOf(name: RouteName) {
  const part = parts.get(name)!;
  function Page() {
    const { Part, missing, tryAgain } = useLate(part);
    if (Part) return <Part />;
    return missing ? <PageMissing onRetry={tryAgain} /> : <PageSkeleton />;
  }
  const preload = async () => {
    await part.fetch().catch(() => {});
  };
  return Object.assign(Page, { preload });
}

const forVisitors: readonly RouteName[] = ["menu", "product", "signup_plans", "signup_registration", "sign_in"];
const ownOfClients = routeTable.filter(({ auth, name }) => auth === "client" && !name.startsWith("signup_") && name !== "wip_paypal");
const forClients: readonly RouteName[] = [...ownOfClients.map(({ name }) => name), "menu", "product"];

/** The screens that the menus of a visitor or a client lead to. */
export const pagesFor = (isClient: boolean): readonly Late<unknown>[] =>
  (isClient ? forClients : forVisitors).map((name) => parts.get(name)!);
