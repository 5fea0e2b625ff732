import { connect } from "node:net";
import type { Gate } from "../../gate.ts";
import type { Stage } from "../../stage.ts";

/** Something that goes wrong, and how it ends. */
export interface Trouble {
  readonly server: "Redis" | "Postgres" | "the event store" | "read models";
  readonly how: string;
  /** Commands must be refused at once while it lasts, after the first of them has waited. */
  readonly breaks?: true;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

const SLOW_MS = 100;

/** What R8 names: each server stopped, killed, refused and slowed; Redis emptied; read models held back. */
export function troublesOf({ gates, running }: Stage, pids: ReadonlyMap<string, number>): readonly Trouble[] {
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

/** Postgres answers by processes of its own for each connection: what stops them all is the way to them. */
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
