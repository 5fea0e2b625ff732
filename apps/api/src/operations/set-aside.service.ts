import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/operations";
import { ApiContext } from "../api-context.ts";

type Rows = OutputOf<typeof calls.setAside>["rows"];

/** The items that policies and schedules have set aside. */
@Injectable()
export class SetAsideService {
  constructor(private readonly api: ApiContext) {}

  async of({ work }: InputOf<typeof calls.setAside>): Promise<OutputOf<typeof calls.setAside>> {
    const { rows } = await this.api.pool.query<Rows[number]>(
      `SELECT subject, step, type, code, outcome, tries, since, CASE WHEN next_at < 'infinity' THEN next_at END AS "nextAt"
       FROM vault.set_aside WHERE work = $1 ORDER BY since LIMIT 500`,
      [work],
    );
    return { rows };
  }

  /** Makes the items of a policy or schedule due now. Its worker checks for due items every few seconds. */
  async tryAgain({ work }: InputOf<typeof calls.tryAgain>): Promise<{ done: true }> {
    await this.api.pool.query("UPDATE vault.set_aside SET next_at = now() WHERE work = $1", [work]);
    return { done: true };
  }

  /** The number of items that each policy and schedule has set aside. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.api.pool.query<{ work: string; items: number }>(
      "SELECT work, count(*)::int AS items FROM vault.set_aside GROUP BY work",
    );
    return new Map(rows.map(({ work, items }) => [work, items]));
  }
}
