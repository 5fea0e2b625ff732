import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { reachable } from "@tablee/testing/model/play";
import type { Report } from "../parts/report.ts";
import type { Played, Share } from "./memory-worker.ts";

const SHARE = 1_000;

/** Plays random histories in memory, split over the cores; every tenth is folded into all read models too. */
export async function playInMemory(histories: number, seed: number, progress: (done: number) => void): Promise<Report> {
  const started = Date.now();
  const shares = Array.from({ length: Math.ceil(histories / SHARE) }, (_, i): Share => {
    const count = Math.min(SHARE, histories - i * SHARE);
    return { seed: (seed + i) % 0x7fff_ffff, histories: count, folded: Math.ceil(count / 10) };
  });
  const played: Played[] = [];
  const note = (share: Played) => {
    played.push(share);
    progress(sum((each) => each.histories));
    return share.violation === undefined;
  };
  const sum = (count: (share: Played) => number) => played.reduce((total, share) => total + count(share), 0);
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), shares.length) }, () => work(shares, note)));

  const refused = new Map<string, number>();
  for (const share of played) for (const [code, count] of share.refused) refused.set(code, (refused.get(code) ?? 0) + count);
  const unreached = histories >= SHARE ? reachable.filter((code) => !refused.has(code)) : [];
  const violations = played.flatMap(({ violation }) => violation ?? []);
  const seconds = (Date.now() - started) / 1000;
  return {
    campaign: "model",
    figures: {
      seed: String(seed),
      histories: sum((share) => share.histories),
      commands: sum((share) => share.commands),
      events: sum((share) => share.events),
      "histories folded into read models": sum((share) => share.folded),
      seconds: Math.round(seconds),
      "histories/s": Math.round(sum((share) => share.histories) / seconds),
    },
    table: [...refused].toSorted().map(([refusal, reached]) => ({ refusal, reached })),
    violations: [...violations, ...unreached.map((code) => `the refusal ${code} was never reached`)],
  };
}

/** The work of one core: takes shares until none are left, or until one of its own found a violation. */
function work(shares: Share[], note: (played: Played) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./memory-worker.ts", import.meta.url));
    const next = () => {
      const share = shares.shift();
      if (share) worker.postMessage(share);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("message", (played: Played) => {
      if (!note(played)) shares.length = 0;
      next();
    });
    worker.once("error", reject);
    next();
  });
}
