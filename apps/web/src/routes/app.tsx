import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { queryClient } from "../shared/api/query-client.ts";
import { i18n } from "../shared/i18n/i18n.ts";
import type { routerOver } from "./router.tsx";

/** The whole app, as the browser renders it and the server draws it: a page is hydrated only if both are alike. */
export const App = ({ router }: { router: ReturnType<typeof routerOver> }) => (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>
);
