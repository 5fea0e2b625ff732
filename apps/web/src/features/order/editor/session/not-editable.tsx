import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../../../shared/routing/to.tsx";
import { EditorHeader } from "../editor-header.tsx";

interface NotEditableProps {
  title: string;
  /** True for a box that can be followed on its way. */
  tracked?: boolean;
  children?: ReactNode;
}

/** Replaces the editor: explains why an order cannot be edited, and what can be done instead. */
export function NotEditable({ title, tracked = false, children }: NotEditableProps) {
  const { t } = useTranslation("editor");
  return (
    <>
      <EditorHeader />
      <EmptyState
        level={1}
        title={title}
        className="py-24"
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {tracked && (
              <To name="track" className={buttonStyle({})}>
                {t("track")}
              </To>
            )}
            <To name="account" slash className={buttonStyle({ variant: tracked ? "secondary" : "primary" })}>
              {t("backToBoxes")}
            </To>
          </span>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
