import type { OrderCard as Order } from "@tablee/contracts/schemas";
import { OrderCard } from "../box/order-card.tsx";

/** The boxes to come, soonest first, side by side so that they can be compared. */
export function UpcomingOrders({ orders, asOf }: { orders: readonly Order[]; asOf: number }) {
  return (
    <ul className="grid items-stretch gap-6 md:grid-cols-2 lg:grid-cols-3">
      {orders.map((order) => (
        <li key={order.orderId} className={order.status === "skipped" ? "flex items-start" : "flex"}>
          <OrderCard order={order} asOf={asOf} />
        </li>
      ))}
    </ul>
  );
}
