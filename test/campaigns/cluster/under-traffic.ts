import { setTimeout as sleep } from "node:timers/promises";
import { IdleCheck } from "@tablee/api/operations/idle-check";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { makeSpares, spareKinds } from "@tablee/demo/spares";
import { streamName } from "@tablee/domain/streams";
import { readConfig } from "@tablee/platform/config";
import { signedIn, type Visitor } from "../../stage/people.ts";
import { StoredLogView } from "../model/log-view.ts";
import { compare, type Difference } from "../parts/acknowledged.ts";
import { judgeFolds } from "../parts/books.ts";
import { Site } from "../parts/site.ts";
import { type Sample, Traffic } from "../parts/traffic.ts";
import type { Fault } from "./faults.ts";
import { judgeShares } from "./judge-shares.ts";
import type { Nodes } from "./nodes.ts";
import { ANSWER_MS, type Judged, load, type Row } from "./row.ts";

export interface TrafficOptions {
  readonly faults: readonly Fault[];
  /** For each fault. */
  readonly seconds: number;
  readonly households: number;
  /** The minutes that a start or a recovery may take. */
  readonly patience: number;
  readonly progress: (line: string) => void;
}

const RATES = { reads: 12, commands: 4 };
/** Traffic before each fault and after the recovery from it. */
const CALM_MS = 3_000;

/**
 * Starts script/server with a short season on the cluster, and plays one fault after another while its customers read, skip, bring back
 * and edit. After each, once everything is ready again, every order's acknowledged commands are compared with its events; at the end
 * places, units, points and read models as well.
 */
export async function underTraffic(nodes: Nodes, options: TrafficOptions): Promise<Judged> {
  await nodes.begin();
  const args = ["--customers", "1", "--weeks", "1", "--spares", String(options.households)];
  const env = { EVENT_STORE_URL: await nodes.url() };
  return Site.with((site) => play(site, nodes, options), { args, env, startMs: options.patience * 60_000 });
}

async function play(site: Site, nodes: Nodes, options: TrafficOptions): Promise<Judged> {
  const opened = await openCommands(readConfig({ ...site.servers(), TABLEE_DATA: site.data }), "tablee-campaign");
  try {
    const traffic = await Traffic.by(site.url, await signInAll(site.url, options.households), { edits: true });
    options.progress(`script/server is ready; ${traffic.boxes.length} orders of ${options.households} households`);
    const scene = new Scene(site, nodes, opened, traffic, options);
    for (const fault of options.faults) await scene.play(fault);
    await scene.judgeEnd();
    return scene;
  } finally {
    await opened.close();
  }
}

async function signInAll(url: string, households: number): Promise<Visitor[]> {
  const customers: Visitor[] = [];
  for (const { person, language } of makeSpares(spareKinds(households)))
    customers.push(await signedIn(url, { email: person.email, language }));
  return customers;
}

/** The product on a cluster, its customers, and what is found about them. */
class Scene implements Judged {
  readonly rows: Row[] = [];
  readonly violations: string[] = [];
  #before: readonly Difference[] = [];

  constructor(
    private readonly site: Site,
    private readonly nodes: Nodes,
    private readonly opened: Opened,
    private readonly traffic: Traffic,
    private readonly options: TrafficOptions,
  ) {}

  async play(fault: Fault): Promise<void> {
    const { traffic, options } = this;
    const blame = (what: string) => this.violations.push(`traffic, ${fault.name}: ${what}`);
    traffic.samples.length = 0;
    const before = { all: traffic.acknowledged(), edits: traffic.acknowledged("OrderEdited") };
    const over = new AbortController();
    const running = traffic.run(RATES, over.signal);
    await sleep(CALM_MS);
    const led = await fault.play(this.nodes, options.seconds * 1_000).catch((error: Error) => void blame(error.message));
    const readySeconds = await this.#secondsUntilReady(blame);
    await sleep(CALM_MS);
    over.abort();
    await running;
    for (const what of judgeAnswers(traffic.samples)) blame(what);
    const differences = await this.#differences();
    const added = (...kinds: readonly Difference["kind"][]) => countOf(differences, kinds) - countOf(this.#before, kinds);
    const row: Row = {
      beside: "traffic",
      fault: fault.name,
      asked: traffic.samples.length,
      acknowledged: traffic.acknowledged() - before.all,
      edits: traffic.acknowledged("OrderEdited") - before.edits,
      "with 503": traffic.samples.filter(({ status }) => status === 503).length,
      "slowest, ms": slowest(traffic.samples.filter(({ status }) => status !== 503)),
      "slowest 503, ms": slowest(traffic.samples.filter(({ status }) => status === 503)),
      "leader after, s": led ?? "",
      "ready after, s": readySeconds,
      lost: added("lost"),
      beyond: added("beyond", "doubled"),
      load: load(),
    };
    if (row.lost + row.beyond > 0) for (const { kind, what } of differences) blame(`${kind}: ${what}`);
    this.#before = differences;
    this.rows.push(row);
    options.progress(`traffic, ${fault.name}: ${JSON.stringify(row)}`);
  }

  /** Judges what only the end shows: places, units and points, read models, and that nothing is halted or left to do. */
  async judgeEnd(): Promise<void> {
    const { store, pool, clock } = this.opened;
    const blame = (what: string) => this.violations.push(`traffic, at the end: ${what}`);
    const idle = new IdleCheck(this.opened);
    const left = await this.#poll(
      () => idle.waitingFor(clock.now()),
      (what) => what === null,
    );
    if (left !== null) blame(`${left} is still waited for`);
    for (const what of judgeShares(await StoredLogView.read(store))) blame(what);
    for (const what of await judgeFolds(store, pool)) blame(what);
    await this.#secondsUntilReady(blame);
  }

  /** The seconds until all nodes are back and /health/ready names nothing any more. */
  async #secondsUntilReady(blame: (what: string) => void): Promise<number> {
    const from = performance.now();
    if (!(await this.nodes.areWhole(this.options.patience * 60_000))) blame("not all nodes are back");
    const health = () => fetch(`${this.site.url}/health/ready`).then((response) => response.text());
    const last = await this.#poll(health, (text) => text?.includes('"status":"ready"') ?? false);
    if (!last?.includes('"status":"ready"')) blame(`not ready: ${last}`);
    return Math.round((performance.now() - from) / 1_000);
  }

  /** Looks until it holds or patience ends; a failed look counts as one that does not hold. */
  async #poll<Value>(look: () => Promise<Value>, holds: (value: Value | undefined) => boolean): Promise<Value | undefined> {
    const deadline = performance.now() + this.options.patience * 60_000;
    for (;;) {
      const found = await look().catch(() => undefined);
      if (holds(found) || performance.now() > deadline) return found;
      await sleep(250);
    }
  }

  async #differences(): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const { orderId, asked } of this.traffic.boxes)
      for (const { kind, what } of compare(asked, await this.opened.store.read(streamName("order", orderId))))
        found.push({ kind, what: `${what} of order ${orderId}` });
    return found;
  }
}

const countOf = (differences: readonly Difference[], kinds: readonly Difference["kind"][]): number =>
  differences.filter(({ kind }) => kinds.includes(kind)).length;

const slowest = (samples: readonly Sample[]): number => Math.round(Math.max(0, ...samples.map(({ ms }) => ms)));

const isRefusedForNow = ({ status, retryAfter }: Sample): boolean => status === 503 && retryAfter !== null;

/** Answers that are no answer, a failure without a time to try again, or late. */
function judgeAnswers(samples: readonly Sample[]): string[] {
  const others = samples.filter((sample) => !isRefusedForNow(sample));
  const failed = others.filter(({ status }) => status === 0 || status >= 500);
  const late = others.filter(({ status, ms }) => status > 0 && ms > ANSWER_MS);
  return [...named(failed, "are no 503 with Retry-After"), ...named(late, `took more than ${ANSWER_MS} ms, up to ${slowest(late)}`)];
}

/** A sentence with the number of answers, and the calls that had them. */
const named = (samples: readonly Sample[], what: string): string[] =>
  samples.length === 0
    ? []
    : [`${samples.length} answers ${what}: ${[...new Set(samples.map(({ path, status }) => `${path} ${status}`))].join(", ")}`];
