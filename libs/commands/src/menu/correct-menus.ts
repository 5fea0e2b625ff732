import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { regions } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import { contentsOf } from "@tablee/domain/menu/contents";
import { menuId } from "@tablee/domain/streams";
import { menus, products } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Gives what a product now contains to the published menus of this week and later: boxes are picked and changed by them. */
export async function correctMenus(streams: Streams, { sku }: { readonly sku: string }, context: CommandContext): Promise<void> {
  const { state: product } = await streams.load(products, sku);
  if (product.status === "none") return;
  const contents = contentsOf(product.card);
  const ids = regions.flatMap((region) => weeksFrom(context.at).map((week) => menuId(region, week)));
  await Promise.all(ids.map((id) => streams.handle(menus, id, { type: "CorrectItem", sku, contents, at: context.at }, part(context, id))));
}

/** This week and the later ones that may have a menu: it may be published shortly before its week can be generated. */
function weeksFrom(at: string): Week[] {
  const [first, last] = [currentWeek(at), addWeeks(weekToGenerate(at), 1)];
  const weeks = [];
  for (let week = first; week <= last; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}
