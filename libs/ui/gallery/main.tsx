import "../src/styles/theme.css";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { TooltipProvider } from "../src/components/tooltip.tsx";
import type { Language } from "../src/format/language.ts";
import { createI18n } from "../src/i18n/create-i18n.ts";
import { ConsolePage } from "./console-page.tsx";
import { ControlsPage } from "./controls-page.tsx";
import { OverlaysPage } from "./overlays-page.tsx";
import { PlatesPage } from "./plates-page.tsx";
import { SurfacesPage } from "./surfaces-page.tsx";

// ?page=plates|controls|surfaces|overlays|console &lang=en|fr &theme=light|dark &brand=laurier
const query = new URLSearchParams(location.search);
const language = (query.get("lang") ?? "en") as Language;
const root = document.documentElement;
root.lang = `${language}-CA`;
if (query.has("theme")) root.dataset.theme = query.get("theme") ?? "light";
if (query.has("brand")) root.dataset.brand = query.get("brand") ?? "";
root.classList.toggle("console", query.get("page") === "console");

const pages = { plates: PlatesPage, controls: ControlsPage, surfaces: SurfacesPage, console: ConsolePage, overlays: OverlaysPage } as const;
const Page = pages[(query.get("page") ?? "plates") as keyof typeof pages] ?? PlatesPage;
const i18n = createI18n({ language, resources: { en: {}, fr: {} } });

createRoot(document.getElementById("root") as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <TooltipProvider>
      <Page />
    </TooltipProvider>
  </I18nextProvider>,
);
