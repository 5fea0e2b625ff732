import fc from "fast-check";
import { Database } from "../../test/reader/database.ts";
import { type Faults, Process } from "../../test/reader/process.ts";
import { type Member, World } from "../../test/reader/world.ts";
import { Undecodable } from "../undecodable.ts";

const members: readonly Member[] = [
  { name: "orders", kind: "read model", categories: ["order"] },
  { name: "stock", kind: "read model", categories: ["stock", "order"] },
  { name: "menus", kind: "read model", categories: ["menu"] },
  { name: "settle", kind: "policy", categories: ["order"] },
  { name: "notify", kind: "policy", categories: ["menu", "stock"] },
  { name: "remind", kind: "policy", categories: ["menu", "order"], types: ["Noted"] },
];
const categories = ["order", "stock", "menu", "elsewhere"];

/** Some processes over one log and one database, and their troubles. */
class Play {
  readonly world: World;
  readonly database: Database;
  readonly faults: Faults = { ends: 0, refuses: false, hung: new Map() };
  readonly processes: Process[] = [];

  constructor(seed: number, processes: number) {
    this.world = new World(seed);
    this.database = new Database(this.world, members);
    while (this.processes.length < processes) this.begin();
  }

  begin(): void {
    const process = new Process(`process ${this.processes.length}`, this.world, this.database, this.faults);
    this.processes.push(process);
    process.start();
  }

  async steps(count: number): Promise<void> {
    for (let step = 0; step < count; step++) await this.world.step();
  }

  /** A random event of the log, a member, a process or a server. */
  befall(): void {
    const { world, database, faults, processes } = this;
    const row = database.rows.get(world.pick(members).name)!;
    const happenings: readonly (() => void)[] = [
      () => world.append(world.pick(categories)),
      () => world.append(world.pick(categories)),
      () => world.append(world.pick(categories), world.chance(0.1)),
      () => this.#appendMany(),
      () => (row.holder = undefined),
      () => (row.holder = world.pick(processes).name),
      () => (row.paused = !row.paused),
      () => (row.locked = !row.locked),
      () => this.#rebuild(),
      () => (database.away = !database.away),
      () => (faults.refuses = world.chance(0.2)),
      () => (faults.ends = world.pick([0, 0.1, 0.9])),
      () => world.chance(0.05) && this.hang(world.pick(members).name),
      () => world.chance(0.1) && this.#replace(),
    ];
    world.pick(happenings)();
  }

  /** Appends more events than a member's queue holds. */
  #appendMany(): void {
    for (let left = 20; left > 0; left--) this.world.append(this.world.pick(categories));
  }

  #rebuild(): void {
    const model = this.world.pick(members.filter(({ kind }) => kind === "read model"));
    if (this.database.rows.get(model.name)!.locked) this.database.rebuild(model);
  }

  #replace(): void {
    this.world.pick(this.processes).die();
    this.begin();
  }

  /** Makes a member leave its batches unfinished, until it is released. */
  hang(name: string): () => void {
    const { hung } = this.faults;
    const held = Promise.withResolvers<void>();
    hung.set(name, held.promise);
    return () => {
      hung.delete(name);
      held.resolve();
    };
  }

  /** Ends all troubles except hanging members and unreadable events; leases of dead processes have expired. */
  calm(): void {
    const { database, faults, processes, world } = this;
    database.away = faults.refuses = false;
    faults.ends = 0;
    const alive = processes.filter((process) => !process.isDead).map(({ name }) => name);
    for (const row of database.rows.values()) {
      row.paused = row.locked = false;
      if (row.holder && !alive.includes(row.holder)) row.holder = undefined;
    }
    world.append("order");
  }

  /** The members that can continue and are not at the end of the log, or do not report it. */
  behind(): readonly string[] {
    const { world, database, faults } = this;
    const last = world.log.findLast(({ stream }) => !stream.startsWith("elsewhere"))!;
    const able = members.filter(
      ({ name, categories: own }) => !faults.hung.has(name) && !world.between(own, -1n).some((entry) => entry instanceof Undecodable),
    );
    return able.flatMap(({ name }) => {
      const { position, live } = database.rows.get(name)!;
      return position >= last.position && live ? [] : [`${name} at ${position} of ${last.position}, ${live ? "live" : "not live"}`];
    });
  }

  async untilLevel(maxSteps = 30_000): Promise<readonly string[]> {
    for (let step = 0; step < maxSteps && this.behind().length > 0; step++) await this.world.step();
    return this.behind();
  }

  end(): void {
    for (const process of this.processes) process.die();
  }
}

describe("the reader of the log", () => {
  it("begins with all of its members at the lowest of their positions, and holds one subscription", async () => {
    const play = new Play(1, 1);
    play.world.timeIsLong = true;
    for (let count = 0; count < 50; count++) play.world.append(play.world.pick(categories));
    play.calm();
    expect(await play.untilLevel()).toEqual([]);
    const [process] = play.processes;
    expect(process).toMatchObject({ caughtUp: [], open: 1 });
    expect(play.database.violations).toEqual([]);
    play.end();
  }, 60_000);

  it("continues without a member that does not finish, which catches up on its own when it does", async () => {
    const play = new Play(2, 1);
    play.calm();
    await play.untilLevel();
    const finish = play.hang("stock");
    for (let count = 0; count < 200; count++) play.world.append(play.world.pick(categories));
    expect(await play.untilLevel()).toEqual([]);
    expect(play.database.rows.get("stock")!.position).toBeLessThan(play.world.head);
    finish();
    expect(await play.untilLevel()).toEqual([]);
    expect(play.processes[0]!.caughtUp).toContain("stock");
    expect(play.database.violations).toEqual([]);
    play.end();
  }, 60_000);

  it("hands each its events once and in order, through any trouble, and no member waits for another", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 3 }), async (seed, processes) => {
        const play = new Play(seed, processes);
        for (let happening = 0; happening < 60; happening++) {
          play.befall();
          await play.steps(Math.floor(play.world.random() * 20));
        }
        play.calm();
        const behind = await play.untilLevel();
        play.end();
        expect(play.database.violations).toEqual([]);
        expect(behind).toEqual([]);
      }),
      { numRuns: Number(process.env.READER_RUNS ?? 20) },
    );
  }, 120_000);
});
