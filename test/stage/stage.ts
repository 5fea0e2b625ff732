import "reflect-metadata";
import { createApi, type RunningApi } from "@tablee/api/app";
import { Commands } from "@tablee/command-bus/commands";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { openCommands } from "@tablee/commands/open-commands";
import { listProduct } from "@tablee/commands/product/list-product";
import type { Steps } from "@tablee/commands/steps";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import { enrolStaff } from "@tablee/demo/enrol-staff";
import { menuOfWeek } from "@tablee/demo/menus";
import { pastFrom } from "@tablee/demo/past";
import { signUp } from "@tablee/demo/sign-up";
import type { SpareHousehold } from "@tablee/demo/spares";
import { writeDown } from "@tablee/demo/write-down";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import { addWeeks } from "@tablee/domain/kernel/time";
import { CardToList } from "@tablee/domain/product/vocabulary";
import { type EventStore as EmbeddedStore, startEventStore } from "@tablee/eventstore-embedded/server";
import { type Config, readConfig } from "@tablee/platform/config";
import { opening } from "@tablee/platform/opening";
import { startWorkers } from "@tablee/workers/start-workers";
import { Redis } from "ioredis";
import { undeclared } from "../contract-usage/check.ts";
import { noteTouches, type Touches } from "../contract-usage/record.ts";
import { keepTouches } from "../contract-usage/store.ts";
import { count } from "../runner/counts.ts";
import { headOfPast, householdsOf, keepPast, stageHouseholds } from "./households.ts";
import type { Customer } from "./people.ts";
import { secured } from "./secured.ts";
import { copiedPlace, emptyPlace, type Place } from "./stage-place.ts";
import { Gate } from "./tcp-proxy.ts";

/** A whole running product on real servers: its own database, its own event store, its own Redis database. */
export interface Stage {
  readonly url: string;
  readonly running: RunningApi;
  readonly commands: Commands;
  /** The means by which use cases act. */
  readonly steps: Steps;
  /** Gates before Postgres, Redis and the event store, which a test may shut: on a stage with `gates`. */
  readonly gates: Gates;
  /** Troubles of the event store, on demand. */
  readonly faults: EmbeddedStore["faults"];
  /** The facts that its requests have touched so far; a stage fails at its end if they are not in their contracts. */
  readonly touches: Touches["byCall"];
  /** A household that has signed up: the stage's next spare one, or, without any, one that signs up now. */
  household(language?: Language): Promise<Customer>;
  /** The position of the last event of its past, if it starts as a copy. */
  readonly headOfPast: bigint | undefined;
  /** Stops the work of the worker process and starts it again. */
  restartWorkers(): Promise<void>;
  stop(): Promise<void>;
}

type Gates = Readonly<Record<"postgres" | "redis" | "eventStore", Gate>>;

/** The stages' Tuesday, 10:00 in Toronto: a week's orders wait to be previewed. */
export const STAGE_NOW = "2026-11-17T15:00:00.000Z";
export const STAGE_WEEK = "2026-11-16";

export interface StageOptions {
  readonly now?: string;
  readonly regions?: readonly Region[];
  /** True for a stage without any data: no catalogue, no menus, no staff. */
  readonly empty?: boolean;
  /** True for a stage with households that have signed up, for specs that count nothing and leave the clock alone. */
  readonly households?: boolean;
  /** True if its processes reach their servers through gates, which cost a tenth of everything that it does. */
  readonly gates?: boolean;
  /** Starts its workers elsewhere; by default they run in this process. */
  readonly workers?: (config: Config) => Promise<{ stop(): Promise<void> }>;
  /** A fresh event store that runs already; without one it gets its own, which has troubles on demand. */
  readonly eventStoreUrl?: string;
  /** The number of proxies before the API that are trusted to report where requests come from. */
  readonly proxyHops?: number;
  /** True if its own event store has TLS and admits a named user only. */
  readonly secured?: boolean;
  /** The time limit of the API for a query, in ms. Longer than in production by default, since a stage runs everything in one process. */
  readonly answersWithinMs?: number;
  /** The server that receives its mails; by default they stay in the embedded outbox. */
  readonly smtpUrl?: string;
  /** The embedded providers that people sign in with; without them there is none. */
  readonly identityUrl?: string;
  /** The level of its processes' logs; silent by default. */
  readonly logLevel?: "trace";
}

export async function setStage(options: StageOptions = {}): Promise<Stage> {
  count("stages set");
  const kept = process.env.TABLEE_TEST_DIR;
  if (kept !== undefined && beginsAsUsual(options)) return setStageAt(await preparedPlace(kept, options), options);
  const stage = await setStageAt(await emptyPlace(), options);
  return opening(async (closers) => {
    closers.defer(stage.stop);
    if (!options.empty) await furnish(stage, options);
    return stage;
  });
}

let previous: Stage | undefined;

/** Sets the stage of a spec file, which stops after the file's last test. */
export async function specStage(options?: StageOptions): Promise<Stage> {
  // A file that fails while it is loaded runs no hooks and leaves its stage to the next file.
  await previous?.stop();
  const stage = await setStage(options);
  previous = stage;
  afterAll(() => stage.stop());
  return stage;
}

/** A stage of the usual day and region over an event store of our own starts as a copy; any other is filled separately. */
const beginsAsUsual = ({ now, regions, eventStoreUrl, empty }: StageOptions): boolean =>
  !empty &&
  now === undefined &&
  regions === undefined &&
  eventStoreUrl === undefined &&
  [undefined, "secured"].includes(process.env.TABLEE_TEST_LOG);

/** A copy of the usual stages' past. */
const preparedPlace = (kept: string, { households }: StageOptions): Promise<Place> =>
  households
    ? copiedPlace(kept, "stage_inhabited", () => writtenPlace(stageHouseholds()))
    : copiedPlace(kept, "stage_prepared", () => writtenPlace([]));

/** A place whose past was lived in memory: staff, menus, and households that sign up at the stages' time. */
async function writtenPlace(households: readonly SpareHousehold[]): Promise<Place> {
  const place = await emptyPlace();
  return opening(async (closers) => {
    const log = await ownEventStore(place.dir, process.env.TABLEE_TEST_LOG);
    closers.defer(log.stop);
    const opened = await openCommands(configOf(place.dir, { ...serversOf(place.database), eventStore: log.connectionString }), "stage");
    closers.defer(opened.close);
    await enrolStaff(opened.pool);
    const past = pastFrom(STAGE_NOW, opened);
    await publishMenus(past.steps, ["qc"], STAGE_NOW);
    await past.advance(STAGE_NOW);
    for (const household of households) await signUp(past.steps, household, STAGE_NOW);
    await past.advance(STAGE_NOW);
    await writeDown(past.world.log.events, opened);
    // Its workers start before a stage sets its clock.
    await opened.movable!.freezeAt(STAGE_NOW);
    keepPast(place.dir, households, await opened.store.head());
    await closers.disposeAsync();
    return place;
  });
}

/** Staff, and the menus of seven weeks with their stock and windows. */
async function furnish({ running, steps }: Stage, { regions = ["qc"], now = STAGE_NOW }: StageOptions = {}): Promise<void> {
  await enrolStaff(running.api.pool);
  await publishMenus(steps, regions, now);
}

const setStageAt = ({ database, dir, remove }: Place, options: StageOptions = {}): Promise<Stage> =>
  opening(async (closers) => {
    closers.defer(remove);
    const own = options.eventStoreUrl ? undefined : await ownEventStore(dir, options.secured ? "secured" : process.env.TABLEE_TEST_LOG);
    closers.defer(() => own?.stop());
    const servers = { ...serversOf(database), eventStore: options.eventStoreUrl ?? own!.connectionString };
    await empty(servers.redis);
    const gated = options.gates ? await gatesBefore(servers) : undefined;
    closers.defer(async () => void (await gated?.remove()));
    const config = configOf(dir, gated?.urls ?? servers, {
      LOG_LEVEL: options.logLevel,
      ...(options.proxyHops && { TABLEE_PROXY_HOPS: String(options.proxyHops) }),
      SMTP_URL: options.smtpUrl,
      IDENTITY_URL: options.identityUrl,
    });

    const start = options.workers ?? startWorkers;
    let workers = await start(config);
    closers.defer(() => workers.stop());
    const running = await createApi(config, options.answersWithinMs ?? 30_000);
    const touches = noteTouches(running);
    closers.defer(() => judge(touches));
    closers.defer(running.close);
    await running.api.opened.movable!.freezeAt(options.now ?? STAGE_NOW);
    await running.app.listen(0, "127.0.0.1");
    const commands = running.app.get(Commands);
    const { steps } = running.api;
    const url = (await running.app.getUrl()).replace("[::1]", "127.0.0.1");
    return {
      url,
      running,
      commands,
      steps,
      touches: touches.byCall,
      get gates() {
        if (!gated) throw new Error("this stage was set without gates");
        return gated.gates;
      },
      get faults() {
        if (!own?.faults) throw new Error("this stage's event store has no troubles on demand");
        return own.faults;
      },
      household: householdsOf(url, dir),
      headOfPast: headOfPast(dir),
      async restartWorkers() {
        await workers.stop();
        workers = await start(config);
      },
      stop: () => closers.disposeAsync(),
    };
  });

type Servers = Readonly<Record<keyof Gates, string>>;

/** The addresses of a place's database, and of the Redis database of this process. */
function serversOf(database: string): Pick<Servers, "postgres" | "redis"> {
  const postgres = new URL(process.env.DATABASE_URL!);
  postgres.pathname = `/${database}`;
  const redis = new URL(process.env.REDIS_URL!);
  redis.pathname = `/${Number(process.env.JEST_WORKER_ID ?? 1) % 16}`;
  return { postgres: postgres.href, redis: redis.href };
}

const configOf = (dir: string, { postgres, redis, eventStore }: Servers, more: Readonly<Record<string, string | undefined>> = {}): Config =>
  readConfig({
    DATABASE_URL: postgres,
    REDIS_URL: redis,
    EVENT_STORE_URL: eventStore,
    TABLEE_ENV: "test",
    TABLEE_DATA: dir,
    MAIL_WEBHOOK_SECRET: "what-the-mail-provider-signs-with",
    ...more,
    LOG_LEVEL: more.LOG_LEVEL ?? "silent",
  });

/** A gate before each server, and the address that leads through it. */
async function gatesBefore({ postgres, redis, eventStore }: Servers) {
  const [toPostgres, toRedis, toEventStore] = await Promise.all([Gate.before(postgres), Gate.before(redis), Gate.before(eventStore)]);
  const gates: Gates = { postgres: toPostgres.gate, redis: toRedis.gate, eventStore: toEventStore.gate };
  return {
    gates,
    urls: { postgres: toPostgres.url, redis: toRedis.url, eventStore: toEventStore.url },
    remove: () => Promise.all(Object.values(gates).map((gate) => gate.remove())),
  };
}

/**
 * Keeps the facts that the stage's requests touched for the end of the run.
 * @throws Error for those that their contracts do not declare
 */
function judge({ byCall, stop }: Touches): void {
  stop();
  keepTouches(byCall);
  const found = undeclared(byCall);
  if (found.length > 0) throw new Error(`not in the contracts: ${found.join("; ")}`);
}

type OwnEventStore = Pick<EmbeddedStore, "connectionString" | "stop"> & { readonly faults?: EmbeddedStore["faults"] };

/**
 * Starts a fresh event store in a folder: the embedded one, with troubles on demand. TABLEE_TEST_LOG gives every stage a
 * different one: `secured`, or the one that the module of that path starts (`start(dir)`), such as a node or a cluster of
 * EventStoreDB.
 */
async function ownEventStore(dir: string, kind: string | undefined): Promise<OwnEventStore> {
  if (kind !== undefined && kind !== "secured") return ((await import(kind)) as { start(dir: string): Promise<OwnEventStore> }).start(dir);
  const { options, trust } = kind === "secured" ? await secured(dir) : { options: {}, trust: "" };
  const server = await startEventStore({ dir, sync: false, faults: true, ...options });
  return { ...server, connectionString: server.connectionString + trust };
}

/** Clears the data of an earlier stage: a queue that it paused would be paused in this one. */
async function empty(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  await redis.quit();
}

async function publishMenus(steps: Steps, regions: readonly Region[], at: string): Promise<void> {
  await Promise.all(catalogue.map(({ sku, ...card }) => listProduct(steps, { sku, card: CardToList.parse(card) }, context(at, sku))));
  for (const region of regions) for (let number = 0; number <= 6; number++) await publishWeek(steps, region, number, at);
}

/** Publishes the menu of a week, counted from the stage's own, and opens its stock and windows. */
export async function publishWeek(steps: Steps, region: Region, number: number, at: string): Promise<void> {
  const week = addWeeks(STAGE_WEEK, number);
  await publishMenu(steps, { region, week, ...menuOfWeek(region, number, 200) }, context(at, "menu", region, week));
  await openCapacity(steps, { region, week }, context(at, "capacity", region, week));
}

const context = (at: string, ...what: string[]) => {
  const commandId = idFrom("stage", ...what);
  return { commandId, actor: { kind: "system", id: "stage" } as const, correlationId: commandId, at };
};
