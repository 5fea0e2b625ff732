import type { AccountId } from "@tablee/domain/kernel/ids";
import { evolve, withoutPersonal } from "@tablee/domain/returnables/evolve";
import { assetsOut, dueOn, initialReturnables, type Returnables } from "@tablee/domain/returnables/state";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** The bags and kits of an account, without the address and note of its pickup, and the columns that queries filter by. */
export interface ReturnablesRow {
  readonly key: AccountId;
  readonly state: Returnables;
  readonly bags_out: number;
  readonly kits_out: number;
  /** The day from which the first thing that is out is overdue. */
  readonly due_on: string | null;
  /** The route of the latest pickup, unless it was cancelled. */
  readonly pickup_depot_id: string | null;
  readonly pickup_date: string | null;
  readonly pickup_window: string | null;
}

function rowOf(key: AccountId, state: Returnables): ReturnablesRow {
  const out = assetsOut(state);
  const route = state.pickup?.status === "cancelled" ? undefined : state.pickup?.route;
  return {
    key,
    state,
    bags_out: out.filter(({ kind }) => kind === "bag").length,
    kits_out: out.filter(({ kind }) => kind === "kit").length,
    due_on: out.map(dueOn).toSorted()[0] ?? null,
    pickup_depot_id: route?.depotId ?? null,
    pickup_date: route?.date ?? null,
    pickup_window: route?.window ?? null,
  };
}

/** One row per account that was ever lent a bag or kit. It holds nothing personal. */
export const returnablesModel = readModelOf<ReturnablesRow>()("returnables", {
  version: 1,
  ignores: [],
  columns: {
    key: "text",
    state: "jsonb",
    bags_out: "integer",
    kits_out: "integer",
    due_on: "date null",
    pickup_depot_id: "text null",
    pickup_date: "date null",
    pickup_window: "text null",
  },
  indexes: ["(pickup_date, pickup_depot_id)"],
  keys: (event) => [idOf(event.stream) as AccountId],
  evolve: (row, event, key) => rowOf(key as AccountId, evolve(row?.state ?? initialReturnables, withoutPersonal(event))),
});
