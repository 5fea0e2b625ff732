import "./app.css";
import { keepControlsOverReload } from "@tablee/ui/app/kept-controls";
import { newVersion } from "@tablee/ui/app/new-version";
import { keepWorkingTranslated } from "@tablee/ui/app/translated";
import { Toaster } from "@tablee/ui/components/overlay/toast";
import { TooltipProvider } from "@tablee/ui/components/overlay/tooltip";
import { cataloguesIn, type WordFiles } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { router } from "./routes/router.tsx";
import { queryClient } from "./shared/api/query-client.ts";
import { keepLanguage, startLanguage } from "./shared/i18n/language.ts";

/** Every word of the console: each file `words.ts` is the namespace with the name of its folder. */
const catalogues = cataloguesIn(import.meta.glob<WordFiles[string]>("./**/words.ts", { eager: true }), "console");

const language = startLanguage();
keepLanguage(language);
const i18n = createI18n({ language, resources: catalogues });

keepWorkingTranslated();
newVersion.watch();
keepControlsOverReload();
// The first title of a document counts: the page's own gives way to those of screens.
document.querySelector("head > title")?.remove();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
