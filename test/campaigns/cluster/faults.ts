import { setTimeout as sleep } from "node:timers/promises";
import type { Abilities, Nodes } from "./nodes.ts";

/** A fault of a cluster that plays for a while and ends. */
export interface Fault {
  readonly name: string;
  /** True if a program with these abilities can cause it; by default every program can. */
  readonly isFor?: (abilities: Abilities) => boolean;
  /** Plays it for `ms` milliseconds; resolves to the seconds without a leader where it takes the leader away. */
  play(nodes: Nodes, ms: number): Promise<number | undefined>;
}

/** The nodes besides the leader. */
async function followersOf(nodes: Nodes, leader: number): Promise<number[]> {
  return [...(await nodes.states()).keys()].filter((node) => node !== leader);
}

/** Takes the leader away for `ms` milliseconds, and times the election. */
async function withoutLeader(nodes: Nodes, ms: number, away: "kill" | "freeze", back: "start" | "continue"): Promise<number | undefined> {
  const leader = await nodes.mustLead();
  const over = AbortSignal.timeout(ms);
  await nodes.act(away, leader);
  try {
    const [seconds] = await Promise.all([nodes.secondsUntilNewLeader(leader, over), sleep(ms)]);
    return seconds;
  } finally {
    await nodes.act(back, leader);
  }
}

/** Kills the leader and as many followers as leave no majority. */
async function withoutQuorum(nodes: Nodes, ms: number): Promise<undefined> {
  const leader = await nodes.mustLead();
  const followers = await followersOf(nodes, leader);
  const victims = [leader, ...followers].slice(0, Math.ceil((followers.length + 1) / 2));
  await Promise.all(victims.map((node) => nodes.act("kill", node)));
  await sleep(ms);
  await Promise.all(victims.map((node) => nodes.act("start", node)));
}

/** The longest wait for a node to follow before the next one is restarted. */
const WHOLE_MS = 180_000;

/** Restarts one node after another, the leader last, each once all are back. */
async function restartAll(nodes: Nodes): Promise<undefined> {
  const leader = await nodes.mustLead();
  for (const node of [...(await followersOf(nodes, leader)), leader]) {
    await nodes.act("restart", node);
    if (!(await nodes.areWhole(WHOLE_MS))) throw new Error(`node ${node} is not back ${WHOLE_MS / 1000} s after its restart`);
  }
}

/** Fills the disk of a node, of a follower if one can be. */
async function fillDisk(nodes: Nodes, ms: number): Promise<undefined> {
  const leader = await nodes.leader();
  const { fill } = await nodes.abilities();
  const node = fill.find((one) => one !== leader) ?? fill[0]!;
  await nodes.act("fill", node);
  await sleep(ms);
  await nodes.act("empty", node);
}

async function replaceCertificates(nodes: Nodes, ms: number): Promise<undefined> {
  const all = [...(await nodes.states()).keys()];
  for (const node of all) {
    await nodes.act("certificate", node);
    await sleep(ms / all.length);
  }
}

export const leaderKilled: Fault = { name: "leader killed", play: (nodes, ms) => withoutLeader(nodes, ms, "kill", "start") };
export const leaderFrozen: Fault = { name: "leader frozen", play: (nodes, ms) => withoutLeader(nodes, ms, "freeze", "continue") };
export const quorumAway: Fault = { name: "quorum away", play: withoutQuorum };

/** Faults under traffic, the first of which is none: its figures are those to compare with. */
export const faults: readonly Fault[] = [
  { name: "no fault", play: (_, ms) => sleep(ms, undefined) },
  leaderKilled,
  leaderFrozen,
  quorumAway,
  { name: "rolling restart", play: restartAll },
  { name: "disk full", isFor: ({ fill }) => fill.length > 0, play: fillDisk },
  { name: "certificates replaced", isFor: ({ certificate }) => certificate, play: replaceCertificates },
];
