import { createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "../shared/api/search-params.ts";
import { routeTree } from "./route-tree.ts";

export const router = createRouter({ routeTree, basepath: "/admin", parseSearch, stringifySearch, defaultPreload: "intent" });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
