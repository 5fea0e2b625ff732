import { FlaskConical, type LucideIcon, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { newVersion, useNewVersion } from "../../app/new-version.ts";
import { useUnreached } from "../../app/use-unreached.ts";
import { cn } from "../../lib/cn.ts";

interface EnvironmentBannerProps {
  name: string;
  /** The icon of a member of staff who acts for a customer: the line is in ink. */
  acting?: LucideIcon;
  children: ReactNode;
}

/** A full-width line at the very top: the test environment; or the member of staff who acts for a customer. */
export function EnvironmentBanner({ name, acting, children }: EnvironmentBannerProps) {
  const Icon = acting ?? FlaskConical;
  return (
    <aside
      aria-label={name}
      className={cn(
        "no-print flex items-center justify-center gap-2 px-4 py-1 text-center font-medium text-sm",
        acting ? "bg-ink text-paper" : "bg-attention text-on-attention",
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p>
        <strong className="font-bold">{name}</strong> {children}
      </p>
    </aside>
  );
}

/** Appears when the server has a new version of the app, and this page has unsaved work. Mount once. */
export function NewVersionBanner() {
  const { t } = useTranslation("ui");
  const isThere = useNewVersion();
  return (
    <div role="status" className="no-print tall:sticky top-0 z-60">
      {isThere && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 bg-attention px-4 py-2 text-center text-on-attention text-sm">
          {t("newVersion.text")}
          <button type="button" onClick={newVersion.use} className="min-h-6 font-bold underline underline-offset-2">
            {t("newVersion.use")}
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * Appears while the server cannot be reached, and disappears automatically; stays visible at every scroll position. Mount once. An app
 * whose reads end in an error view shows it `offlineOnly`: it has nothing that waits for a server that is away.
 */
export function UnreachedBanner({ offlineOnly = false }: { offlineOnly?: boolean }) {
  const { t } = useTranslation("ui");
  const unreached = useUnreached();
  return (
    <div role="status" className="no-print tall:sticky top-0 z-60">
      {(offlineOnly ? unreached === "offline" : unreached) && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-paper text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <strong>{t(unreached === "offline" ? "offline.title" : "offline.away")}</strong> {t("offline.text")}
          </span>
        </p>
      )}
    </div>
  );
}
