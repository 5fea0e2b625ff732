import type { OrderStatus } from "@tablee/domain/order/vocabulary";
import type { Tone } from "@tablee/ui/components/feedback/badge";
import { useTranslation } from "react-i18next";
import { StateWord } from "./state-word.tsx";

export const orderTones: Record<OrderStatus, Tone> = {
  open: "info",
  skipped: "neutral",
  "minimum-not-met": "attention",
  locked: "neutral",
  billing: "info",
  billed: "good",
  delivered: "good",
  failed: "danger",
};

/** The state of an order in a list. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("console");
  return <StateWord tone={orderTones[status]}>{t(`orderStatus.${status}`)}</StateWord>;
}
