import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@tablee/services/ports";
import { type Environment, runToEnd } from "../programs.ts";
import type { Finding, Scenario, Scene } from "../scenario.ts";

const API = "apps/api/build/main.js";
const WORKER = "workers/build/main.js";
const published = Buffer.alloc(32, "tablee-development-only").toString("base64");
const MASTER_KEY = "TABLEE_MASTER_KEY";
const WEBHOOKS = "PAYMENT_WEBHOOK_SECRET";

/** Starts that must be refused. */
export const starting: readonly Scenario[] = [
  {
    id: "M7",
    severity: "medium",
    title: "production and staging started on what is published, wrong, missing or embedded",
    play: wrongStarts,
  },
  { id: "L10", severity: "low", title: "a start without an event store", play: deadStore },
];

/** The settings that are changed or left out, and the name that the refusal must contain. */
type Wrong = readonly [program: string, change: Readonly<Record<string, string | undefined>>, named: string];

const wrong: readonly Wrong[] = [
  ...["", "AAAA", published, undefined, Buffer.alloc(31, 7).toString("base64")].map(
    (key): Wrong => [API, { [MASTER_KEY]: key }, MASTER_KEY],
  ),
  [API, { TABLEE_ENV: "staging", [MASTER_KEY]: published }, MASTER_KEY],
  [API, { TABLEE_ENV: "staging", [MASTER_KEY]: undefined }, MASTER_KEY],
  [API, { [WEBHOOKS]: "tablee-development-webhooks" }, WEBHOOKS],
  [API, { TABLEE_ENV: "staging", [WEBHOOKS]: undefined }, WEBHOOKS],
  [API, { PAYPAL_WEBHOOK_SECRET: "tablee-development-paypal" }, "PAYPAL_WEBHOOK_SECRET"],
  [API, { DATABASE_URL: undefined }, "DATABASE_URL"],
  [API, { TABLEE_EMBEDDED: undefined }, "payments"],
  [API, { TABLEE_EMBEDDED: "paypal,deliveries,addresses,mail,sms,push,newsletter,routing" }, "payments"],
  [WORKER, { [MASTER_KEY]: published }, MASTER_KEY],
  [WORKER, { TABLEE_EMBEDDED: undefined }, "payments"],
];

/** The unchanged environment starts (it is the one that runs); with one setting wrong the program must end with one sentence that names it. */
async function wrongStarts(scene: Scene): Promise<Finding> {
  const { environment } = await scene.production();
  for (const [program, change, named] of wrong) {
    const env = { ...environment, PORT: "0", ...change };
    const given = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
    const { ready, code, said } = await runToEnd([program], given);
    const how = `${program} with ${JSON.stringify(change)}`;
    if (ready) return `${how} starts`;
    if (code !== 1 || !isSentence(said) || !said.includes(named)) return `${how} ends with code ${code}: ${said.slice(0, 300)}`;
  }
  return undefined;
}

async function deadStore(scene: Scene): Promise<Finding> {
  const { environment } = await scene.production();
  const dir = mkdtempSync(join(tmpdir(), "tablee-attack-"));
  const dead: Environment = { ...environment, PORT: "0", EVENT_STORE_URL: `esdb://127.0.0.1:${await freePort()}?tls=false` };
  const server = ["tools/services/src/server.ts", "--port", String(await freePort()), "--data", dir, "--no-demo"];
  const ends = [
    await runToEnd([API], dead),
    await runToEnd([WORKER], dead),
    await runToEnd(server, { EVENT_STORE_URL: dead.EVENT_STORE_URL! }),
  ];
  rmSync(dir, { recursive: true, force: true });
  const odd = ends.find(({ ready, code, said }) => ready || code !== 1 || !isSentence(said));
  return odd && `${odd.ready ? "it starts" : `code ${odd.code}`}: ${odd.said.slice(0, 300)}`;
}

const isSentence = (said: string): boolean => /^[^\n]+[.!]\n$/.test(said);
