import type { OrderCard } from "@tablee/contracts/schemas";
import { picksOf } from "@tablee/domain/subscription/picks";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";

/** A box for which not all dishes of its plan could be picked: how many, and what they cost. */
export function IncompleteBox({ order: { plan, missing } }: { order: Pick<OrderCard, "plan" | "missing"> }) {
  const { t } = useTranslation("incomplete");
  const wanted = picksOf(plan);
  return missing === 0 ? null : <Notice tone="attention">{t(plan.type, { picked: wanted - missing, wanted })}</Notice>;
}
