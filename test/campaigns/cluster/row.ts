import { loadavg } from "node:os";

/** The effects of one fault, under traffic or in a storm: a row of the campaign's table. */
export interface Row {
  readonly beside: "traffic" | "storm";
  readonly fault: string;
  readonly asked: number;
  readonly acknowledged: number;
  /** Acknowledged edits, which are among the acknowledged commands. */
  readonly edits: number;
  readonly "with 503": number;
  readonly "slowest, ms": number;
  readonly "slowest 503, ms": number;
  readonly "leader after, s": number | string;
  readonly "ready after, s": number | string;
  readonly lost: number;
  readonly beyond: number;
  /** Processes that wanted a core during the last minute of it. */
  readonly load: number;
}

/** The rows of a part of the campaign, and its violations, each with its fault. */
export interface Judged {
  readonly rows: readonly Row[];
  readonly violations: readonly string[];
}

/** An answer arrives after this time at the latest, unless it is a 503 with Retry-After. */
export const ANSWER_MS = 8_000;

export const load = (): number => Math.round(loadavg()[0]!);
