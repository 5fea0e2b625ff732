import { mayMake } from "@tablee/contracts/call";
import { useQuery } from "@tanstack/react-query";
import { productClock } from "../../shared/api/product-clock.ts";
import { useSignedIn } from "../../shared/session/staff-context.ts";
import { type ScreenEntry, screens } from "./screens.ts";

/** The screens that the role may see; the clock only where it can be moved. */
export function useScreens(): readonly ScreenEntry[] {
  const { staff } = useSignedIn();
  const clock = useQuery(productClock);
  return screens.filter((screen) => mayMake(staff.role, screen.call) && (screen.id !== "clock" || clock.data?.movable));
}
