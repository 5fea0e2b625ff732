import type { Region } from "@tablee/domain/kernel/place/region";
import type { ItemToPublish, Ranking } from "@tablee/domain/menu/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface MenuToPublish {
  readonly region: Region;
  readonly week: string;
  readonly items: readonly ItemToPublish[];
  readonly ranking?: Ranking;
}

/** Publishes a region's menu of a week. A policy opens its stock and windows. */
export const publishMenu = (streams: Streams, input: MenuToPublish, context: CommandContext) =>
  streams.handle(menus, menuId(input.region, input.week), { type: "PublishMenu", ...input, at: context.at }, context, { expectNew: true });
