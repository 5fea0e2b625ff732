import { clock } from "@tablee/contracts/calls/operations";
import { ClockScreen } from "../features/clock/clock-screen.tsx";
import { Allowed } from "./allowed.tsx";

export function ClockPage() {
  return (
    <Allowed call={clock}>
      <ClockScreen />
    </Allowed>
  );
}
