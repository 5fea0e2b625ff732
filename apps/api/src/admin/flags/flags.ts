import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { turnFlag } from "@tablee/commands/flag/turn-flag";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/flags";
import { defaultFlags, flagNames } from "@tablee/domain/flag/vocabulary";
import { accountById } from "@tablee/projections/accounts/queries";
import { turnedFlags } from "@tablee/projections/flags/queries";
import type { FlagRow } from "@tablee/projections/flags/read-model";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";

/** Exceptions are for trying something out: more than these are not shown. */
const MAX = 1_000;

/** Features as staff see and turn them. */
@Injectable()
export class AdminFlags {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async list({ receivedAt }: Caller): Promise<OutputOf<typeof calls.flags>> {
    const kept = await turnedFlags(this.api.reads, MAX);
    const actors = await this.api.opened.store.openReasons(kept.map(({ by }) => by));
    const rows = kept.map((row, i) => ({ ...row, by: actors[i]! }));
    const names = await this.api.access.staff.names(rows.map(({ by }) => by.id));
    const turnedBy = ({ turned_at, by }: FlagRow) => ({ at: turned_at, by: names.get(by.id) ?? null, reason: by.reason ?? "" });
    const listed = flagNames.map((flag) => {
      const turned = rows.filter((row) => row.flag === flag);
      const forEverybody = turned.find(({ account_id }) => account_id === null);
      const exceptions = turned.flatMap((row) =>
        row.account_id === null ? [] : [{ accountId: row.account_id, enabled: row.enabled, turned: turnedBy(row) }],
      );
      return {
        flag,
        enabled: forEverybody?.enabled ?? defaultFlags[flag],
        byDefault: defaultFlags[flag],
        turned: forEverybody ? turnedBy(forEverybody) : null,
        exceptions,
      };
    });
    return { flags: listed, asOf: receivedAt };
  }

  /** @throws Failure account-not-found */
  async turn({ flag, enabled, accountId, reason }: InputOf<typeof calls.turnFlag>, by: Caller): Promise<OutputOf<typeof calls.turnFlag>> {
    if (accountId !== undefined && !(await accountById(this.api.reads, accountId))) throw new Failure("account-not-found");
    const context = { ...by.command("turn-flag", accountId), actor: { ...by.actor, reason } };
    await this.commands.send(turnFlag, { flag, enabled: enabled ?? undefined, ...(accountId && { accountId }) }, context);
    return { done: true };
  }
}
