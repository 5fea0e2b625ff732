import { type DynamicModule, Module } from "@nestjs/common";
import { CommandsModule } from "@tablee/commands/commands.module";
import { ApiContext } from "./api-context.ts";
import { Alternatives } from "./views/alternatives.ts";
import { OrderViews } from "./views/order-views.ts";
import { ReceiptViews } from "./views/receipt-views.ts";

const views = [Alternatives, OrderViews, ReceiptViews];

/** What every module may ask for without importing it: the context, the command bus, and the views of orders, of what could stand in them, and of receipts. */
@Module({})
export class SharedModule {
  static with(api: ApiContext): DynamicModule {
    return {
      module: SharedModule,
      global: true,
      imports: [CommandsModule.with(api.opened.dependencies)],
      providers: [{ provide: ApiContext, useValue: api }, ...views],
      exports: [ApiContext, ...views],
    };
  }
}
