import { correctMenu } from "@tablee/commands/menu/correct-menu";
import type { MenuEvent } from "@tablee/domain/menu/events";
import { policy } from "../../policy.ts";

export const correctMenuWhenPublished = policy<MenuEvent>("correct-menu-when-published", {
  MenuPublished:
    ({ data: { region, week } }, context) =>
    (send) =>
      send(correctMenu, { region, week }, context),
});
