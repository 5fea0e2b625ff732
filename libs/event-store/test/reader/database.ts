import type { StoredEvent } from "../../src/events.ts";
import type { MemberBatch, Passing } from "../../src/reader/membership.ts";
import { Undecodable } from "../../src/undecodable.ts";
import type { Member, World } from "./world.ts";

/** A row of the database: the checkpoint of a member, and what it has made of the log. */
export interface Row {
  position: bigint;
  live: boolean;
  paused: boolean;
  /** A rebuild or a repair holds its lock. */
  locked: boolean;
  holder: string | undefined;
  /** Positions of the events that were applied, in that order. */
  readonly applied: bigint[];
}

/** Postgres in memory. It checks each move of a checkpoint. */
export class Database {
  readonly rows: ReadonlyMap<string, Row>;
  readonly violations: string[] = [];
  /** The times of the statements that wrote many positions together. */
  readonly passes: number[] = [];
  away = false;

  constructor(
    readonly world: World,
    readonly members: readonly Member[],
  ) {
    const row = (): Row => ({ position: -1n, live: false, paused: false, locked: false, holder: undefined, applied: [] });
    this.rows = new Map(members.map(({ name }) => [name, row()]));
  }

  row({ name }: Pick<Member, "name">): Row {
    if (this.away) throw new Error("Postgres is away");
    return this.rows.get(name)!;
  }

  /** True if the process now holds the lease. */
  take(member: Member, process: string): boolean {
    const row = this.row(member);
    row.holder ??= process;
    return row.holder === process;
  }

  /** One transaction: the batch and its checkpoint. False when the member has to read its position again. */
  apply(member: Member, process: string, batch: MemberBatch): boolean {
    const row = this.row(member);
    const { position: before } = row;
    if (row.holder !== process || row.locked || row.position !== batch.previous) return false;
    if (member.kind === "read model") this.#note(member, batch.events);
    row.position = batch.position;
    row.live = batch.caughtUp;
    this.#judge(member, before);
    return !row.paused;
  }

  /** A policy's acts stay, whether or not its checkpoint moves. */
  act(member: Member, events: readonly StoredEvent[]): void {
    const { applied } = this.row(member);
    for (const { position } of events) if (!applied.includes(position)) applied.push(position);
  }

  async pass(process: string, passing: readonly Passing[]): Promise<ReadonlyMap<string, "written" | "leaves">> {
    await this.world.turn("pass");
    const outcomes = new Map<string, "written" | "leaves">();
    for (const { name, previous, position, live } of passing) {
      const member = this.members.find((each) => each.name === name)!;
      const row = this.row(member);
      if (this.world.chance(0.1)) continue;
      const holds = row.position === previous && (member.kind === "read model" || row.holder === process) && !row.paused;
      outcomes.set(name, holds ? "written" : "leaves");
      if (!holds) continue;
      row.position = position;
      row.live = live;
      this.#judge(member, previous);
    }
    this.passes.push(this.world.now);
    await this.world.turn("answer to a pass");
    this.row({ name: passing[0]!.name });
    return outcomes;
  }

  /** Rebuilds a read model, up to the end of the log, under its lock. */
  rebuild(member: Member): void {
    const row = this.rows.get(member.name)!;
    const own = this.world.ownOf(member);
    if (own.some((entry) => entry instanceof Undecodable)) return;
    row.applied.splice(0, row.applied.length, ...own.map(({ position }) => position));
    row.position = this.world.head;
  }

  #note({ name }: Member, events: readonly StoredEvent[]): void {
    this.rows.get(name)!.applied.push(...events.map(({ position }) => position));
  }

  /** Asserts that everything of its own up to a checkpoint is applied: by a read model once and in order, by a policy at least once. */
  #judge(member: Member, before: bigint): void {
    const { position, applied } = this.rows.get(member.name)!;
    const own = this.world.ownOf(member, position).map((entry) => entry.position);
    const seen = member.kind === "read model" ? applied : own.filter((each) => applied.includes(each));
    if (`${seen}` !== `${own}`) this.violations.push(`${member.name} at ${position}, before at ${before}, has applied ${seen} of ${own}`);
  }
}
