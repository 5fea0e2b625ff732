import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/region";
import type { Ranking } from "@tablee/domain/menu/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class SaveRanking extends Command<{ position: bigint; revision: number }> {
  constructor(
    readonly input: { readonly region: Region; readonly week: string; readonly revision: number; readonly ranking: Ranking },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Saves only what started from the menu as it still is: two merchandisers must not undo each other unseen. */
@CommandHandler(SaveRanking)
export class SaveRankingHandler implements ICommandHandler<SaveRanking> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { region, week, revision, ranking }, context }: SaveRanking) {
    const { runtime } = this.deps;
    const id = menuId(region, week);
    const { revision: now } = await runtime.load(menus, id);
    if (now >= 0 && now !== revision) throw new Refused(refuse("menu-changed-elsewhere", { revision: now }));
    return runtime.handle(menus, id, { type: "SaveRanking", ranking, at: context.at }, context);
  }
}
