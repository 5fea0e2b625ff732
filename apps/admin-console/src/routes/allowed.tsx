import type { Call } from "@tablee/contracts/call";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../shared/session/staff-context.ts";

/** Shows a screen to roles that may make its first call, and an explanation to the others. */
export function Allowed({ call, children }: { call: Pick<Call, "who">; children: ReactNode }) {
  const { t } = useTranslation("console");
  const may = useMay(call);
  if (may) return children;
  return (
    <EmptyState level={1} title={t("notAllowed")}>
      {t("notAllowedText")}
    </EmptyState>
  );
}
