import { Injectable } from "@nestjs/common";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { customerName } from "@tablee/projections/accounts/name";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { ApiContext } from "../../api-context.ts";

/** The names of the actors of events: the customer, members of staff, or a part of the system. */
@Injectable()
export class ActorNames {
  constructor(private readonly api: ApiContext) {}

  /** Names of members of staff by their ids. */
  staff(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.api.access.staff.names(ids);
  }

  async find(actors: readonly Actor[], account: AccountRow): Promise<(actor: Actor) => string> {
    const staff = await this.staff(actors.filter((actor) => actor.kind === "staff").map((actor) => actor.id));
    return (actor) => {
      if (actor.kind === "client") return actor.id === account.key ? customerName(account) : actor.id;
      return actor.kind === "staff" ? (staff.get(actor.id) ?? actor.id) : actor.id;
    };
  }
}
