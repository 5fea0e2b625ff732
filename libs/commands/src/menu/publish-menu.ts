import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Region } from "@tablee/domain/kernel/region";
import type { MenuItem, Ranking } from "@tablee/domain/menu/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Stock and windows are opened by a policy. */
export class PublishMenu extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly region: Region; readonly week: string; readonly items: readonly MenuItem[]; readonly ranking?: Ranking },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PublishMenu)
export class PublishMenuHandler implements ICommandHandler<PublishMenu> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input, context }: PublishMenu) {
    return this.deps.runtime.handle(menus, menuId(input.region, input.week), { type: "PublishMenu", ...input, at: context.at }, context, {
      expectNew: true,
    });
  }
}
