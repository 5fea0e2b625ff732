import type { Region } from "@tablee/domain/kernel/place/region";
import { contentsOf } from "@tablee/domain/menu/contents";
import { type MenuCommand, menu as menuDecider } from "@tablee/domain/menu/decider";
import { menuId } from "@tablee/domain/streams";
import { menus, products } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

type Correction = Extract<MenuCommand, { type: "CorrectItem" }>;

/** Gives a menu that was just published what its products contain now: one may have been corrected after the menu was prepared. */
export async function correctMenu(
  streams: Streams,
  { region, week }: { readonly region: Region; readonly week: string },
  context: CommandContext,
): Promise<void> {
  const id = menuId(region, week);
  const { state: menu } = await streams.load(menus, id);
  if (menu.status === "none") return;
  const corrections = await Promise.all(
    menu.items.map(async ({ sku }): Promise<Correction[]> => {
      const { state: product } = await streams.load(products, sku);
      return product.status === "none" ? [] : [{ type: "CorrectItem", sku, contents: contentsOf(product.card), at: context.at }];
    }),
  );
  for (const correction of corrections.flat()) {
    const changes = menuDecider.decide(correction, menu);
    if (Array.isArray(changes) && changes.length > 0) await streams.handle(menus, id, correction, part(context, correction.sku));
  }
}
