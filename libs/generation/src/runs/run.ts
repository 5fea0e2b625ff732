import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { Differences } from "../differences/differences.ts";
import type { RunState } from "./states.ts";

/** The requester of a run: a person, or the deadline of a week without a commit. */
export type RequestedBy = { readonly kind: "staff"; readonly id: string; readonly name: string } | { readonly kind: "deadline" };

/** The requester of a commit, and the reason. */
export type CommitRequest =
  | { readonly kind: "staff"; readonly id: string; readonly name: string; readonly role: string; readonly reason: string }
  | { readonly kind: "deadline" };

/** A run as its row in `scratch` holds it. */
export interface RunRow {
  /** Orders runs, even while the clock is frozen. */
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
  /** Leaves out rows that no longer hold, instead of refusing the whole commit. */
  readonly partial: boolean;
  /** Read models that must catch up first, each with the position that it must reach. */
  readonly waits_for: Readonly<Record<string, string>> | null;
  /** When its wait began, by the machine's clock. */
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
