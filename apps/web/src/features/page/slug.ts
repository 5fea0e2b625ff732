import type { RouteName } from "../../shared/routing/route-table.ts";

/** The name of a screen's text at the content service. */
export const slugOf = (name: RouteName): string => name.replaceAll("_", "-");
