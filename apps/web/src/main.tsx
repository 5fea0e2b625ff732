import "./shared/api/no-eval.ts";
import "./app.css";
import { newVersion } from "@tablee/ui/app/new-version";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { router } from "./routes/router.tsx";
import { followSession } from "./shared/api/follow-session.ts";
import { queryClient } from "./shared/api/query-client.ts";
import { sessionQuery } from "./shared/api/request.ts";
import { i18n } from "./shared/i18n/i18n.ts";
import { setNavigator } from "./shared/routing/return-to.ts";
import { logTracked } from "./shared/tracking/track.ts";
import { loadTrackingWhenAgreed } from "./shared/tracking/tracking-script.ts";

if (document.documentElement.dataset.environment !== "production") logTracked();
loadTrackingWhenAgreed();
void queryClient.prefetchQuery(sessionQuery);
// Beside the first load: a browser translates what it has drawn.
void import("@tablee/ui/app/translated").then(({ keepWorkingTranslated }) => keepWorkingTranslated()).catch(() => {});
newVersion.watch();
followSession();
setNavigator((path) => void router.navigate({ href: path }));

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
