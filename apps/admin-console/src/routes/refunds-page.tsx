import { refundsWaiting } from "@tablee/contracts/calls/desk-refunds";
import { RefundsScreen } from "../features/refunds/refunds-screen.tsx";
import { Allowed } from "./allowed.tsx";

export function RefundsPage() {
  return (
    <Allowed call={refundsWaiting}>
      <RefundsScreen />
    </Allowed>
  );
}
