import type { OrderCard } from "@tablee/contracts/schemas";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";

/** Leads from a skipped week to the record that it shares with those that were skipped with it. */
export function RecordLink({ order }: { order: OrderCard }) {
  const { t } = useTranslation("order");
  if (order.skippedUnder === undefined) return null;
  return (
    <To
      name="skipped_weeks"
      params={{ number: order.skippedUnder }}
      className="link inline-flex min-h-9 items-center self-start font-semibold text-sm"
    >
      {t("proof.together")}
    </To>
  );
}
