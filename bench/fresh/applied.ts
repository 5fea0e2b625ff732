import type { Call } from "@tablee/contracts/call";
import { readModels } from "@tablee/domain/kernel/log/read-models";
import { listen } from "@tablee/platform/notify";
import { allReadModels } from "@tablee/projections/all-read-models";
import { CHANNEL } from "@tablee/projections/runtime/apply/checkpoints";
import type { Servers } from "../product.ts";

interface Seen {
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Watches when events were appended, by the log's own time, and when read models had applied them. */
export class Applied {
  readonly #appended = new Map<bigint, number>();
  readonly #seen = new Map<string, Seen[]>();
  readonly #stops: (() => Promise<void>)[] = [];

  static async watch({ store, pool }: Pick<Servers, "store" | "pool">): Promise<Applied> {
    const applied = new Applied();
    applied.#stops.push(
      await listen(pool, [CHANNEL], (_, payload) => {
        const [model, position] = (payload ?? "").split(":") as [string, string];
        if (payload) applied.#seen.set(model, [...(applied.#seen.get(model) ?? []), { position: BigInt(position), at: now() }]);
      }),
    );
    const categories = [...new Set(allReadModels.flatMap((model) => model.categories))];
    const subscription = store.subscribeRaw(categories, await store.head(), () => {});
    subscription.on("data", ({ event }) => {
      if (event) applied.#appended.set(event.position!.commit, new Date(event.created).getTime());
    });
    applied.#stops.push(() => subscription.unsubscribe());
    return applied;
  }

  /**
   * Returns the milliseconds from the append of the events that a read waits for until all of its read models had applied them: the longest
   * where there are several. Undefined while that is not known.
   */
  took({ reads = [] }: Pick<Call, "reads">, written: ReadonlyMap<string, bigint>): number | undefined {
    const spans: number[] = [];
    for (const model of reads) {
      const positions = readModels[model].flatMap((category) => written.get(category) ?? []);
      if (positions.length === 0) continue;
      const position = positions.toSorted((one, other) => Number(other - one))[0]!;
      const seen = this.#seen.get(model)?.find((each) => each.position >= position);
      const appended = this.#appended.get(position);
      if (!seen || appended === undefined) return undefined;
      spans.push(seen.at - appended);
    }
    return spans.length === 0 ? undefined : Math.max(...spans);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) await stop();
  }
}
