import type { routeTree } from "./route-tree.ts";

/** The address of every screen, as the route table has it. */
export type ConsolePath = NonNullable<(typeof routeTree)["children"]>[number]["fullPath"];
