import { Notice } from "@tablee/ui/components/feedback/banner";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Stop } from "./requests.ts";

interface LeftAloneProps {
  orderIds: readonly string[];
  stops: readonly Stop[];
  onDismiss: () => void;
}

/** Boxes that already had a result when this one was recorded: they were left unchanged. */
export function LeftAlone({ orderIds, stops, onDismiss }: LeftAloneProps) {
  const { t } = useTranslation("deliveries");
  if (orderIds.length === 0) return null;
  const nameOf = (id: string): string => stops.find((stop) => stop.orderId === id)?.customer || id.slice(0, 8);
  return (
    <Notice tone="attention" live title={t("leftAlone", { count: orderIds.length })} onDismiss={onDismiss} className="m-3">
      <ul className="flex flex-wrap gap-x-3">
        {orderIds.map((orderId) => (
          <li key={orderId}>
            <Link to="/orders/$orderId" params={{ orderId }} className="link">
              {nameOf(orderId)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
