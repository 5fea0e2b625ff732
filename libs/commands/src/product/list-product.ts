import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { ProductCard } from "@tablee/domain/product/vocabulary";
import { products } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

export class ListProduct extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly sku: string; readonly card: ProductCard },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ListProduct)
export class ListProductHandler implements ICommandHandler<ListProduct> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { sku, card }, context }: ListProduct) {
    return this.deps.runtime.handle(products, sku, { type: "ListProduct", sku, card, at: context.at }, context, { expectNew: true });
  }
}
