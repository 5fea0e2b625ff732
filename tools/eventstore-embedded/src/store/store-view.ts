import type { Log } from "./log.ts";
import type { Streams } from "./streams.ts";

/** What reads need. */
export type StoreView = { log: Log; streams: Streams };
