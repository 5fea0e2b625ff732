import { OpenCapacity } from "@tablee/commands/capacity/open-capacity";
import type { MenuEvent } from "@tablee/domain/menu/events";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

export const openCapacityWhenMenuPublished: Policy = {
  name: "open-capacity-when-menu-published",
  categories: ["menu"],
  types: ["MenuPublished"],
  commands(event, context) {
    const { region, week } = (event as Stored<MenuEvent>).data;
    return [new OpenCapacity({ region, week }, context)];
  },
};
