import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A value; with `was` it has just changed: marked, with its previous value. */
export function Changed({ was, children }: { was: string | undefined; children: ReactNode }) {
  const { t } = useTranslation("accounts");
  if (was === undefined) return children;
  return (
    <mark className="rounded-sm bg-attention-tint px-1 py-0.5 text-ink ring-1 ring-attention">
      {children}
      {was && <span className="ml-2 text-attention-ink text-sm">{t("state.was", { was })}</span>}
    </mark>
  );
}
