import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

export type NodeState = "leader" | "follower" | "away";
export type Act = "start" | "stop" | "kill" | "freeze" | "continue" | "restart" | "fill" | "empty" | "certificate";

/** The optional acts of a program: nodes whose disk it can fill, and whether it can replace certificates. */
export interface Abilities {
  readonly fill: readonly number[];
  readonly certificate: boolean;
}

const ANSWER_MS = 300_000;
const LOOK_MS = 250;
/** A node that is away for this long has ended, and is started again. */
const ENDED_MS = 20_000;

/** The nodes of a cluster, by the program of their operator that controls them; docs/campaigns.md describes its answers. */
export class Nodes {
  readonly #program: string;
  /** The number of times that a node had ended and was started again. */
  restarted = 0;

  constructor(program: string) {
    this.#program = program;
  }

  /** Starts all nodes with empty folders. */
  async begin(): Promise<void> {
    await this.#ask("begin");
  }

  async end(): Promise<void> {
    await this.#ask("end");
  }

  async url(): Promise<string> {
    return readUrl(await this.#ask("url"));
  }

  async abilities(): Promise<Abilities> {
    return readAbilities(await this.#ask("can"));
  }

  async states(): Promise<ReadonlyMap<number, NodeState>> {
    return readStates(await this.#ask("states"));
  }

  async leader(): Promise<number | undefined> {
    return readLeader(await this.#ask("leader"));
  }

  async act(act: Act, node: number): Promise<void> {
    await this.#ask(act, String(node));
  }

  /** The leader, once there is one. @throws Error after a minute without one */
  async mustLead(): Promise<number> {
    const leader = await this.#poll(() => this.leader(), 60_000);
    if (leader === undefined) throw new Error("the cluster has no leader for a minute");
    return leader;
  }

  /** The seconds until another node leads; undefined if none does before the signal. */
  async secondsUntilNewLeader(old: number, signal: AbortSignal): Promise<number | undefined> {
    const from = performance.now();
    while (!signal.aborted) {
      const leader = await this.leader();
      if (leader !== undefined && leader !== old) return Math.round((performance.now() - from) / 100) / 10;
      await sleep(LOOK_MS);
    }
    return undefined;
  }

  /** Waits until one node leads and all others follow; starts a node that has ended. True if that is so in time. */
  async areWhole(ms: number): Promise<boolean> {
    const awaySince = new Map<number, number>();
    const look = async () => {
      const states = await this.states();
      for (const [node, state] of states) {
        if (state !== "away") awaySince.delete(node);
        else if (!awaySince.has(node)) awaySince.set(node, performance.now());
        else if (performance.now() - awaySince.get(node)! > ENDED_MS) {
          awaySince.delete(node);
          this.restarted++;
          await this.act("start", node);
        }
      }
      const all = [...states.values()];
      return all.filter((state) => state === "leader").length === 1 && !all.includes("away") ? true : undefined;
    };
    return (await this.#poll(look, ms)) === true;
  }

  async #poll<Value>(look: () => Promise<Value | undefined>, ms: number): Promise<Value | undefined> {
    const deadline = performance.now() + ms;
    for (;;) {
      const found = await look();
      if (found !== undefined || performance.now() > deadline) return found;
      await sleep(LOOK_MS);
    }
  }

  /** @throws Error with what the program printed, if it fails or does not answer */
  async #ask(...words: readonly string[]): Promise<string> {
    try {
      return (await promisify(execFile)(this.#program, words, { timeout: ANSWER_MS })).stdout;
    } catch (error) {
      const { stderr = "" } = error as { stderr?: string };
      throw new Error(`${this.#program} ${words.join(" ")}: ${stderr.trim() || (error as Error).message}`);
    }
  }
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** @throws Error if it is not one connection string */
export function readUrl(text: string): string {
  const [url, ...more] = linesOf(text);
  if (url === undefined || more.length > 0 || !/^esdb(\+discover)?:\/\//.test(url)) throw wrong("url", text);
  return url;
}

/** Reads a line for each node: its number and its state. @throws Error for any other line, and for fewer than three nodes */
export function readStates(text: string): ReadonlyMap<number, NodeState> {
  const states = linesOf(text).map((line) => {
    const [, node, state] = /^(\d+)\s+(leader|follower|away)$/.exec(line) ?? [];
    if (node === undefined) throw wrong("states", text);
    return [Number(node), state as NodeState] as const;
  });
  const byNode = new Map(states);
  if (byNode.size < 3 || byNode.size < states.length) throw wrong("states", text);
  return byNode;
}

/** The number of the leader; undefined for an empty answer. @throws Error for any other */
export function readLeader(text: string): number | undefined {
  const answer = text.trim();
  if (answer === "") return undefined;
  if (!/^\d+$/.test(answer)) throw wrong("leader", text);
  return Number(answer);
}

/** Reads `fill N` for each disk that can be filled, and `certificate`. @throws Error for any other line */
export function readAbilities(text: string): Abilities {
  const lines = linesOf(text);
  const fill = lines.flatMap((line) => /^fill (\d+)$/.exec(line)?.[1] ?? []).map(Number);
  const certificate = lines.includes("certificate");
  if (fill.length + (certificate ? 1 : 0) !== lines.length) throw wrong("can", text);
  return { fill, certificate };
}

const wrong = (asked: string, answer: string): Error =>
  new Error(`the nodes' program answered ${asked} with ${JSON.stringify(answer.slice(0, 200))}`);
