import { Random } from "@tablee/demo/random";
import type { Report } from "../parts/report.ts";
import { type FullDisk, fillDisk } from "./full-disk.ts";
import { kill } from "./kills.ts";
import { outrun } from "./slow-consumers.ts";
import { limitedFiles, type SmallDisk, smallFileSystem } from "./small-disk.ts";

export interface EventStoreOptions {
  readonly kills: number;
  readonly events: number;
  readonly seed: number;
  readonly progress: (line: string) => void;
}

/** The embedded event store killed under load, on disks that fill up, and before callers that take nothing. */
export async function eventStore({ kills, events, seed, progress }: EventStoreOptions): Promise<Report> {
  const killed = await kill(kills, new Random(seed));
  progress(`killed ${kills} times`);
  const limited = await fillTwice(limitedFiles);
  const mounted = await fillTwice(smallFileSystem);
  progress("disks filled up");
  const outran = await outrun(events);
  return {
    campaign: "eventstore",
    figures: {
      seed: String(seed),
      ...killed.figures,
      "acknowledged until no file grew": limited.acknowledged,
      "acknowledged until a tmpfs was full": mounted.disks === 0 ? "a full tmpfs: not mounted here" : mounted.acknowledged,
      "of all these lost": limited.lost + mounted.lost,
      "events appended to both servers": events,
      ...outran.figures,
    },
    violations: [...killed.violations, ...limited.violations, ...mounted.violations, ...outran.violations],
  };
}

/** Fills such a disk with flushing, and a second one without. */
async function fillTwice(disk: () => SmallDisk | undefined) {
  const results: FullDisk[] = [];
  for (const options of [[], ["--no-sync"]]) {
    const small = disk();
    if (small) results.push(await fillDisk(small, options));
  }
  return {
    disks: results.length,
    acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: results.reduce((sum, { lost }) => sum + lost, 0),
    violations: results.flatMap(({ violations }) => violations),
  };
}
