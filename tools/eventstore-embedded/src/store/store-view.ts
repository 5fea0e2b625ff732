import type { Log } from "./log.ts";
import type { Streams } from "./streams.ts";

/** The dependencies of reads. */
export type StoreView = { log: Log; streams: Streams };
