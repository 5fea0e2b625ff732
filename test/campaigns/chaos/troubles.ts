import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@tablee/platform/postgres";
import type { Stage } from "../../stage/stage.ts";
import type { Gate } from "../../stage/tcp-proxy.ts";
import type { TroubledLog } from "../log/troubled-log.ts";

/** A trouble, and its end. */
export interface Trouble {
  readonly server: "Redis" | "Postgres" | "the event store" | "read models";
  readonly how: string;
  /** Commands must be refused at once while it lasts, after the first of them has waited. */
  readonly breaks?: true;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** The violations found just before the trouble ends. */
  readonly faults?: () => Promise<readonly string[]>;
}

const SLOW_MS = 100;
const AGAIN_MS = 1_000;

/** The troubles that a cluster causes its clients now and then. Each is repeated, except those that reach a read model once. */
export function logTroubles({ running }: Stage, log: TroubledLog): readonly Trouble[] {
  const server = "the event store" as const;
  const end = () => log.play("clear");
  return [
    { server, how: "letting subscribers go as too slow", ...again(() => log.play("dropSubscriptionsAsTooSlow")) },
    { server, how: "telling subscribers that they fell behind, and are back", ...again(() => log.fallBehind(AGAIN_MS / 2)) },
    {
      server,
      how: "telling subscribers that they fell behind, and sending them nothing",
      begin: () => log.play("holdSubscriptions"),
      faults: () => modelsClaimingLive(running.api.pool),
      end: () => log.play("releaseSubscriptions"),
    },
    { server, how: "hiding recreated streams for a second", begin: () => log.play("hideRecreatedStreams", 1_000), end },
    { server, how: "answering reads from half a second ago", begin: () => log.play("lagReads", 500), end },
  ];
}

/** Read models that claim to be at the end of the log although their subscription reported FellBehind. */
async function modelsClaimingLive(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ model: string }>("SELECT model FROM read.projection WHERE state = 'live'");
  return rows.map(({ model }) => `${model} says that it is live`);
}

function again(work: () => Promise<void>): Pick<Trouble, "begin" | "end"> {
  const stop = new AbortController();
  let going: Promise<void>;
  const go = async () => {
    while (!stop.signal.aborted) {
      await work();
      await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  return {
    begin: () => {
      going = go();
    },
    end: () => {
      stop.abort();
      return going;
    },
  };
}

/** The troubles that R8 names: each server stopped, killed, refused and slowed; Redis emptied; read models held back. */
export function serverTroubles({ gates, running }: Stage, pids: ReadonlyMap<string, number>): readonly Trouble[] {
  const { pool } = running.api;
  const servers = [
    ["Redis", gates.redis],
    ["Postgres", gates.postgres],
    ["the event store", gates.eventStore],
  ] as const;
  return [
    ...servers.flatMap(([server, gate]) => [
      { server, how: "stopped", ...breaks(server), ...stopped(server, gate, pids) },
      { server, how: "killed", begin: () => void process.kill(pids.get(server)!, "SIGKILL"), end: () => {} },
      { server, how: "refused", ...breaks(server), begin: () => gate.shut(), end: () => gate.open() },
      { server, how: `slowed by ${SLOW_MS} ms`, begin: () => gate.slow(SLOW_MS), end: () => gate.open() },
    ]),
    { server: "Redis", how: "emptied", begin: () => flush(process.env.REDIS_URL!), end: () => {} },
    {
      server: "read models",
      how: "held back",
      begin: async () => void (await pool.query("UPDATE read.projection SET paused = true")),
      end: async () => void (await pool.query("UPDATE read.projection SET paused = false")),
    },
  ];
}

const breaks = (server: Trouble["server"]) => (server === "the event store" ? { breaks: true as const } : {});

/** Postgres has a process for each connection: only stopping the way to it stops them all. */
function stopped(server: string, gate: Gate, pids: ReadonlyMap<string, number>): Pick<Trouble, "begin" | "end"> {
  if (server === "Postgres") return { begin: () => gate.hold(), end: () => gate.open() };
  const signal = (name: "SIGSTOP" | "SIGCONT") => () => void process.kill(pids.get(server)!, name);
  return { begin: signal("SIGSTOP"), end: signal("SIGCONT") };
}

function flush(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write("FLUSHALL\r\n"));
    socket.once("error", reject);
    socket.once("data", () => {
      socket.destroy();
      resolve();
    });
  });
}
