import type { OrderCard } from "@tablee/contracts/schemas";
import { Badge, type Tone } from "@tablee/ui/components/badge";
import { useTranslation } from "react-i18next";

/** How a box stands, as one says it: what kind of failure it was, and that it has left. */
type State = OrderCard["status"] | "payment" | "delivery" | "journey";

/** The colour of each state; the word in it says the same. */
const tones: Record<State, Tone> = {
  open: "good",
  skipped: "neutral",
  "minimum-not-met": "attention",
  locked: "info",
  billing: "info",
  billed: "info",
  delivered: "good",
  failed: "danger",
  payment: "danger",
  delivery: "danger",
  journey: "good",
};

function stateOf({ status, belowMinimum, failure, journey, deliveredAt }: OrderCard): State {
  if (belowMinimum) return "minimum-not-met";
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
