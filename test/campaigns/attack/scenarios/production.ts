import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { enrolStaff } from "@tablee/demo/enrol-staff";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { freePort } from "@tablee/services/ports";
import pg from "pg";
import { administer } from "../../../stage/administer.ts";
import { type Environment, type Started, start } from "../../parts/programs.ts";

/** The API in production's environment, behind one proxy: with a process, a database and a log of its own. */
export interface Production {
  readonly url: string;
  /** Its environment, for starting further programs beside it. */
  readonly environment: Environment;
  readonly pool: pg.Pool;
  /** Headers as the proxy sends them: the address that it was called from, after those that its caller has made up. */
  readonly from: (address: string, ...madeUp: readonly string[]) => Readonly<Record<string, string>>;
  /** Resets the state before each scenario. */
  forget(): Promise<unknown>;
  stop(): Promise<void>;
}

export const PUBLIC_URL = "https://tablee.example";
/** The content of a file beside the site's files, which must not be served. */
export const MARKER = "what stands beside the site";
const EMBEDDED = "payments,paypal,deliveries,addresses,mail,sms,push,newsletter,routing";

export async function openProduction(): Promise<Production> {
  const dir = mkdtempSync(join(tmpdir(), "tablee-attack-"));
  const database = `attack_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer((client) => client.query(`CREATE DATABASE ${database}`));
  const store = await startEventStore({ dir: join(dir, "log"), sync: false });
  const databaseUrl = new URL(process.env.DATABASE_URL!);
  databaseUrl.pathname = `/${database}`;
  const redisUrl = new URL(process.env.REDIS_URL!);
  redisUrl.pathname = "/15";
  const environment: Environment = {
    TABLEE_ENV: "production",
    TABLEE_MASTER_KEY: randomBytes(32).toString("base64"),
    PAYMENT_WEBHOOK_SECRET: "a-secret-of-its-own",
    PAYPAL_WEBHOOK_SECRET: "another-secret-of-its-own",
    GST_NUMBER: "111111111 RT0001",
    QST_NUMBER: "1111111111 TQ0001",
    PST_NUMBER: "PST-1111-1111",
    TABLEE_EMBEDDED: EMBEDDED,
    TABLEE_PROXY_HOPS: "1",
    TABLEE_DATA: join(dir, "data"),
    TABLEE_WEB: site(join(dir, "web")),
    TABLEE_CONSOLE: site(join(dir, "console")),
    LOG_LEVEL: "silent",
    PUBLIC_URL,
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: redisUrl.href,
    EVENT_STORE_URL: store.connectionString,
  };
  const port = await freePort();
  const pool = new pg.Pool({ connectionString: databaseUrl.href, max: 2 });
  let api: Started | undefined;
  const stop = async () => {
    await api?.stop();
    await pool.end();
    await store.stop();
    await administer((client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    api = await start("apps/api/build/main.js", { ...environment, PORT: String(port) });
    await enrolStaff(pool);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    environment,
    pool,
    from: (address, ...madeUp) => ({ "x-forwarded-for": [...madeUp, address].join(", ") }),
    forget: () => pool.query("DELETE FROM vault.rate_limit"),
    stop,
  };
}

const inBoth = (path: string) => ({ en: path, fr: `/fr${path}` });
const pageOf = (name: string, path: string) => ({
  name,
  paths: inBoth(path),
  title: inBoth(name),
  description: inBoth(name),
  isPublic: true,
  isDrawn: false,
  scripts: [],
  reads: [],
});
const picture = { address: "/assets/picture.png", alt: "" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [pageOf("home", "/"), pageOf("not_found", "/404")],
  redirects: [],
};

/** The built apps: the console's page, those of the customer app in both languages, one file, and a file outside the site. */
function site(root: string): string {
  mkdirSync(join(root, "assets"), { recursive: true });
  const page = '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/app.js"></script>';
  for (const name of ["index", "en", "fr"]) writeFileSync(join(root, `${name}.html`), page);
  for (const language of ["en", "fr"] as const) writeFileSync(join(root, pageManifestFile(language)), JSON.stringify(manifest));
  writeFileSync(join(root, "assets", "app.js"), "export {};");
  writeFileSync(join(root, "beside.txt"), MARKER);
  return root;
}
