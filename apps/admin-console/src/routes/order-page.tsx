import { deskOrder } from "@tablee/contracts/calls/desk-orders";
import { getRouteApi } from "@tanstack/react-router";
import { OrderScreen } from "../features/orders/order-screen.tsx";
import { Allowed } from "./allowed.tsx";

const route = getRouteApi("/orders/$orderId");

export function OrderPage() {
  const { orderId } = route.useParams();
  return (
    <Allowed call={deskOrder}>
      <OrderScreen key={orderId} orderId={orderId} />
    </Allowed>
  );
}
