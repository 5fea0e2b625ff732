import type { PathParams } from "@tablee/contracts/page-paths";
import { type HistoryState, Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { pathTo, rowOf } from "./paths.ts";
import type { RouteName } from "./route-table.ts";
import { useCurrentRoute } from "./use-current-route.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The postal code outside our area from which a message to the team begins. */
    postalCode?: string;
  }
}

interface ToProps extends Omit<ComponentProps<"a">, "href"> {
  name: RouteName;
  params?: PathParams;
  search?: Record<string, string | undefined>;
  /** The canonical form ends in a slash: '/account/', '/signup/plans/'. */
  slash?: boolean;
  /** The part of the screen that the link leads to. */
  hash?: string;
  preload?: LinkProps["preload"];
  /** Values for the next screen, which no address and no log hold. */
  state?: HistoryState;
}

/** A link to a screen by its name, in the language of the page. */
export function To({ name, params, search, slash = false, ...rest }: ToProps) {
  const language = useLanguage();
  const current = useCurrentRoute();
  const path = pathTo(name, language, params);
  // Moving within a screen that keeps its place (the editor) does not scroll; arriving there does.
  const resetScroll = rowOf(name).scrollToTop !== false || current?.row.name !== name;
  return <Link to={slash && !path.endsWith("/") ? `${path}/` : path} search={search ?? {}} resetScroll={resetScroll} {...rest} />;
}
