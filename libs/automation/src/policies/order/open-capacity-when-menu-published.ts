import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import type { MenuEvent } from "@tablee/domain/menu/events";
import { policy } from "../../policy.ts";

export const openCapacityWhenMenuPublished = policy<MenuEvent>("open-capacity-when-menu-published", {
  MenuPublished:
    ({ data: { region, week } }, context) =>
    (send) =>
      send(openCapacity, { region, week }, context),
});
