import { NewVersionBanner, UnreachedBanner } from "@tablee/ui/components/feedback/page-banners";
import { ShownLine } from "@tablee/ui/components/shown-line";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { useHotkeys } from "../../shared/keyboard/use-hotkeys.ts";
import { CommandPalette } from "./command-palette.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { SideNav } from "./side-nav.tsx";

/** The frame: menu, palette, help; the screen scrolls inside it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("console");
  const [palette, showPalette] = useState(false);
  const [help, showHelp] = useState(false);
  useHotkeys({
    "mod+k": () => showPalette((shown) => !shown),
    "?": () => showHelp(true),
    "/": () => document.querySelector<HTMLInputElement>("main [data-filter]")?.select(),
  });
  return (
    <div className="flex h-full flex-col">
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-raised focus:p-2">
        {t("skip")}
      </a>
      <UnreachedBanner offlineOnly />
      <NewVersionBanner />
      <ShownLine freshness={freshness} className="top-2" />
      <div className="flex min-h-0 grow">
        <SideNav onPalette={() => showPalette(true)} />
        <main id="content" tabIndex={-1} className="min-w-0 grow overflow-y-auto outline-none">
          {children}
        </main>
      </div>
      <CommandPalette open={palette} onOpenChange={showPalette} onHelp={() => showHelp(true)} />
      <HelpDialog open={help} onOpenChange={showHelp} />
    </div>
  );
}
