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
  const alone = await outrun(0, events);
  const outran = await outrun(SUBSCRIBERS, events);
  return {
    campaign: "eventstore",
    figures: {
      seed: String(seed),
      ...killed.figures,
      "acknowledged until the disk was full": durable.acknowledged,
      "the same without flushing": quick.acknowledged,
      "of both lost": durable.lost + quick.lost,
      "events that no subscriber took": events,
      [`appended before ${SUBSCRIBERS}, events/s`]: outran.figures["events/s"],
      "appended before none, events/s": alone.figures["events/s"],
      [`server's memory before ${SUBSCRIBERS}`]: outran.figures.memory,
      "server's memory before none": alone.figures.memory,
      "let go as too slow": outran.figures["let go"],
    },
    violations: [...killed.violations, ...durable.violations, ...quick.violations, ...outran.violations],
  };
}
