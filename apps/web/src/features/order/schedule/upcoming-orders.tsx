import type { OrderCard as Order } from "@tablee/contracts/schemas";
import type { ReactNode } from "react";
import { OrderCard } from "../box/order-card.tsx";
import { nextBox } from "./next-box.ts";

interface UpcomingOrdersProps {
  orders: readonly Order[];
  /** When the orders were read. */
  asOf: number;
  /** The present day where the boxes go. */
  today: string;
  /** Beside the next box, or below it. */
  aside: ReactNode;
  /** The heading of the boxes after it. */
  heading: ReactNode;
}

/** The next box first, with what belongs beside it; then the other boxes, soonest first, so that they can be compared. */
export function UpcomingOrders({ orders, asOf, today, aside, heading }: UpcomingOrdersProps) {
  const next = nextBox(orders);
  const cells = [
    next && (
      <div key={next.orderId} className="flex min-[48rem]:col-span-2">
        <OrderCard order={next} asOf={asOf} today={today} />
      </div>
    ),
    <div key="aside" className={`flex flex-col gap-4 empty:hidden ${next ? "min-[48rem]:max-lg:col-span-2" : "col-span-full"}`}>
      {aside}
    </div>,
    <div key="heading" className="col-span-full mt-2">
      {heading}
    </div>,
    ...orders
      .filter((order) => order !== next)
      .map((order) => (
        <div key={order.orderId} className={order.status === "skipped" ? "flex items-start" : "flex"}>
          <OrderCard order={order} asOf={asOf} />
        </div>
      )),
  ];
  // One array, so that a card keeps its focus when it is skipped and another becomes the next one.
  return <div className="grid items-stretch gap-6 min-[48rem]:grid-cols-2 lg:grid-cols-3">{cells}</div>;
}
