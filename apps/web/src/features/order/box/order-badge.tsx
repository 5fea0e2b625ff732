import type { OrderCard } from "@tablee/contracts/schemas";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { useTranslation } from "react-i18next";
import { awaitsPayment } from "../../../shared/order/unpaid.ts";

/** The states that a badge distinguishes: the order's status, split by kind of failure and by whether the box has left. */
type State = OrderCard["status"] | "unpaid" | "payment" | "delivery" | "journey";

/** The colour of each state; its text has the same meaning. */
const tones: Record<State, Tone> = {
  open: "good",
  skipped: "neutral",
  "minimum-not-met": "attention",
  locked: "info",
  unpaid: "attention",
  billing: "info",
  billed: "info",
  delivered: "good",
  failed: "danger",
  payment: "danger",
  delivery: "danger",
  journey: "good",
};

function stateOf(order: OrderCard): State {
  const { status, belowMinimum, failure, journey, deliveredAt } = order;
  if (belowMinimum) return "minimum-not-met";
  if (awaitsPayment(order)) return "unpaid";
  if (status === "failed" && failure) return failure.kind;
  return status === "billed" && journey && !deliveredAt ? "journey" : status;
}

export function OrderBadge({ order, className }: { order: OrderCard; className?: string }) {
  const { t } = useTranslation("order");
  const state = stateOf(order);
  return (
    <Badge tone={tones[state]} className={className}>
      {t(`status.${state}`)}
    </Badge>
  );
}
