import { Injectable } from "@nestjs/common";
import type { Actor } from "@tablee/domain/kernel/actor";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { ApiContext } from "../api-context.ts";

/** Who the actors of events are called: the customer, members of staff, or a part of the system by its name. */
@Injectable()
export class ActorNames {
  constructor(private readonly api: ApiContext) {}

  async find(actors: readonly Actor[], account: AccountRow): Promise<(actor: Actor) => string> {
    const ids = [...new Set(actors.filter((actor) => actor.kind === "staff").map((actor) => actor.id))];
    const { rows } =
      ids.length > 0
        ? await this.api.pool.query<{ staff_id: string; name: string }>(
            "SELECT staff_id, name FROM vault.staff WHERE staff_id::text = ANY($1)",
            [ids],
          )
        : { rows: [] };
    const staff = new Map(rows.map((row) => [row.staff_id, row.name]));
    return (actor) => {
      if (actor.kind === "client") return actor.id === account.key ? `${account.first_name} ${account.last_name}` : actor.id;
      return actor.kind === "staff" ? (staff.get(actor.id) ?? actor.id) : actor.id;
    };
  }
}
