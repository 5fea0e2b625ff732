import { Random } from "@tablee/demo/random";
import type { Report } from "../report.ts";
import { fillDisk } from "./full-disk.ts";
import { kill } from "./kills.ts";
import { outrun } from "./slow-consumers.ts";

export interface EventStoreOptions {
  readonly kills: number;
  readonly events: number;
  readonly seed: number;
  readonly progress: (line: string) => void;
}

const SUBSCRIBERS = 20;

/** The embedded event store killed under load, on a disk that fills up, and before subscribers that take nothing. */
export async function eventStore({ kills, events, seed, progress }: EventStoreOptions): Promise<Report> {
  const killed = await kill(kills, new Random(seed));
  progress(`killed ${kills} times`);
  const durable = await fillDisk([]);
  const quick = await fillDisk(["--no-sync"]);
  progress("disk filled up twice");
  const outran = await outrun(SUBSCRIBERS, events);
  return {
    campaign: "eventstore",
    figures: {
      seed: String(seed),
      ...killed.figures,
      "acknowledged until the disk was full": durable.acknowledged,
      "the same without flushing": quick.acknowledged,
      "of both lost": durable.lost + quick.lost,
      ...outran.figures,
    },
    violations: [...killed.violations, ...durable.violations, ...quick.violations, ...outran.violations],
  };
}
