import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../../../shared/routing/to.tsx";

/** Replaces the editor: explains why an order cannot be edited, and links back. */
export function NotEditable({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation("editor");
  return (
    <EmptyState
      level={1}
      title={title}
      className="py-24"
      action={
        <To name="account" slash className={buttonStyle({})}>
          {t("backToBoxes")}
        </To>
      }
    >
      {children}
    </EmptyState>
  );
}
