import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { Differences } from "../differences/differences.ts";
import type { RunState } from "./states.ts";

/** Who wants a run: a person, or the deadline of a week without a commit. */
export type RequestedBy = { readonly kind: "staff"; readonly id: string; readonly name: string } | { readonly kind: "deadline" };

/** Who wants a run's orders to be made, and why. */
export type CommitRequest =
  | { readonly kind: "staff"; readonly id: string; readonly name: string; readonly role: string; readonly reason: string }
  | { readonly kind: "deadline" };

/** A run as its row in `scratch` says. */
export interface RunRow {
  /** Tells an earlier run from a later one even while the clock stands still. */
  readonly number: string;
  readonly run_id: string;
  readonly region: Region;
  readonly week: Week;
  readonly state: RunState;
  readonly phase: "reading" | "picking" | "writing" | "committing" | "done";
  readonly done: number;
  readonly total: number;
  readonly menu_revision: number | null;
  readonly requested_by: RequestedBy;
  readonly requested_at: Instant;
  readonly finished_at: Instant | null;
  readonly error: string | null;
  readonly summary: RunSummary | null;
  readonly commit_by: CommitRequest | null;
  /** What no longer holds is left out, instead of the whole commit being refused. */
  readonly partial: boolean;
  /** Read models that must catch up first, each with the position that it must reach. */
  readonly waits_for: Readonly<Record<string, string>> | null;
  /** Since when it waits, by the machine's clock. */
  readonly waits_since: Instant | null;
}

export interface RunSummary {
  readonly subscriptions: number;
  readonly orders: number;
  readonly alreadyThere: number;
  readonly short: number;
  readonly replaced: number;
  readonly relaxed: number;
  /** Too close to their cutoff for an order to be made. */
  readonly late: number;
  /** Their inputs cannot be read at present. */
  readonly unreadable: number;
  readonly totals: readonly ItemTotal[];
  readonly oversold: readonly { readonly sku: string; readonly wanted: number; readonly units: number }[];
  readonly sincePrevious: ({ readonly runId: string } & Differences) | null;
}

interface ItemTotal {
  readonly sku: string;
  readonly kind: "ready-to-cook" | "ready-to-eat";
  readonly orders: number;
  readonly portions: number;
  readonly units: number;
}
