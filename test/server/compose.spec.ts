import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { refuseEmbedded } from "@tablee/gateways/open-gateways";
import { readConfig } from "@tablee/platform/config";
import { parse } from "yaml";

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  /** A name without a value is that of the surroundings, and unset where they have none. */
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
const text = read("docker-compose.yml");
const compose: { readonly services: Readonly<Record<string, Service>>; readonly volumes: object } = parse(text, { merge: true });
const { services } = compose;
const named = Object.entries(services);
const built = named.flatMap(([name, { build }]) => (build ? [[name, build.dockerfile] as const] : []));

/** The values that compose would substitute for its variables. */
const secrets: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: "p4ssw0rd",
  TABLEE_MASTER_KEY: createHash("sha256").update("a key of this spec").digest("base64"),
  PAYMENT_WEBHOOK_SECRET: "what-the-gateway-signs-with",
  PAYPAL_WEBHOOK_SECRET: "what-paypal-signs-with",
  TABLEE_METRICS_TOKEN: "what-prometheus-shows",
  PUBLIC_URL: "https://tablee.example",
  GST_NUMBER: "111111111 RT0001",
  QST_NUMBER: "1111111111 TQ0001",
  PST_NUMBER: "PST-1111-1111",
  SITE_ADDRESS: "tablee.example",
};
const filled = (value: string) =>
  value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g, (_, name: string, otherwise?: string) => secrets[name] ?? otherwise ?? "");
const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]!.environment!).flatMap(([key, value]) => (value === null ? [] : [[key, filled(value)]])),
  );

describe("docker-compose.yml", () => {
  it("has the services of the production shape", () => {
    expect(Object.keys(services)).toEqual(["eventstore", "postgres", "redis", "mail", "api", "workers", "web"]);
  });

  it("holds no secret: passwords and keys have no default", () => {
    const given = [...text.matchAll(/(\w*(?:PASSWORD|KEY|SECRET|TOKEN)\w*): (.*)/g)].map(([, , value]) => value!);
    expect(given.length).toBeGreaterThan(0);
    for (const value of given) expect(value).toMatch(/^\$\{\w+:\?.+\}$/);
    expect(text).not.toMatch(/:\/\/[^$\s]*:[^$@\s/]+@/);
  });

  it.each(named.filter(([name]) => name !== "workers"))("%s reports its health", (_, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
  });

  it.each(named)("%s is built here or has an image of a named version", (_, { image, build }) => {
    expect(image === undefined).toBe(build !== undefined);
    if (image) expect(image).toMatch(/^[\w./-]+:v?\d/);
  });

  it("opens the web to the world, and nothing else but this machine's mail preview", () => {
    const open = named.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(open).toEqual(["mail 127.0.0.1:8025:8025", "web 80:80", "web 443:443"]);
  });

  it.each(["eventstore", "postgres"])("keeps what %s holds on a volume", (name) => {
    const [volume] = services[name]!.volumes!;
    expect(compose.volumes).toHaveProperty(volume!.split(":")[0]!);
  });

  it.each(["api", "workers"])("configures %s with variables that it reads, and enough of them", (name) => {
    const environment = environmentOf(name);
    const config: Readonly<Record<string, unknown>> = readConfig(environment);
    for (const [key, value] of Object.entries(environment)) if (key !== "NODE_ENV") expect(String(config[key])).toBe(value);
    expect(config).toMatchObject({ TABLEE_ENV: "production", TABLEE_DATA: "/data" });
    expect(() => refuseEmbedded(readConfig(environment))).not.toThrow();
    for (const service of ["eventstore", "postgres", "redis"])
      expect(services[name]!.depends_on?.[service]?.condition).toBe("service_healthy");
  });

  it.each([
    ["DATABASE_URL", "postgres", 5432],
    ["REDIS_URL", "redis", 6379],
    ["EVENT_STORE_URL", "eventstore", 2113],
    ["SMTP_URL", "mail", 1025],
  ] as const)("points %s at the service %s", (variable, host, port) => {
    const url = new URL(environmentOf("api")[variable]!);
    expect(Object.keys(services)).toContain(url.hostname);
    expect([url.hostname, Number(url.port)]).toEqual([host, port]);
  });

  it("shows the outside no state of its servers, except that it is alive", () => {
    const [, paths] = /@inside path (.*)\n\thandle @inside \{\n\t\trespond 404\n\t\}\n\thandle \{/.exec(read("docker/Caddyfile"))!;
    expect(paths).toBe("/metrics /health/ready");
  });

  it("reaches the API where it listens", () => {
    expect(environmentOf("api")).toMatchObject({ HOST: "0.0.0.0", PORT: "3000" });
    expect(read("docker/Caddyfile")).toContain("reverse_proxy api:3000");
    expect(services.api!.healthcheck!.test.join(" ")).toContain("http://127.0.0.1:3000/health/ready");
  });
});

describe("a start in production", () => {
  const start = (change: Readonly<Record<string, string | undefined>>) => () => {
    const environment = Object.fromEntries(
      Object.entries({ ...environmentOf("api"), ...change }).filter(([, value]) => value !== undefined),
    );
    refuseEmbedded(readConfig(environment));
  };

  it("is refused while a service is embedded that was not allowed by name, and names each", () => {
    expect(start({ TABLEE_EMBEDDED: undefined })).toThrow(
      "no real service for payments, paypal, deliveries, addresses, sms, push, newsletter, routing:",
    );
    expect(start({ TABLEE_EMBEDDED: "payments, paypal,deliveries,addresses,sms,push,newsletter" })).toThrow("TABLEE_EMBEDDED=routing.");
  });

  it("is refused without a server for mails, unless the embedded outbox is allowed by name", () => {
    expect(start({ SMTP_URL: undefined })).toThrow("no real service for mail:");
    expect(
      start({ SMTP_URL: undefined, TABLEE_EMBEDDED: "payments,paypal,deliveries,addresses,mail,sms,push,newsletter,routing" }),
    ).not.toThrow();
    expect(start({ SMTP_URL: "http://mail:1025" })).toThrow("SMTP_URL is wrong");
  });

  it.each(["production", "staging"])("in %s needs secrets and tax numbers of its own", (TABLEE_ENV) => {
    const published = readConfig({});
    const secrets = ["TABLEE_MASTER_KEY", "PAYMENT_WEBHOOK_SECRET", "PAYPAL_WEBHOOK_SECRET", "DATABASE_URL"] as const;
    for (const name of [...secrets, "GST_NUMBER", "QST_NUMBER", "PST_NUMBER"] as const) {
      expect(start({ TABLEE_ENV, [name]: undefined })).toThrow(`${name} is missing`);
      expect(start({ TABLEE_ENV, [name]: published[name] })).toThrow(`${name} is the one that is published`);
    }
  });

  it("needs tax numbers in the form of their authorities", () => {
    expect(start({ GST_NUMBER: "12345678 RT0001" })).toThrow("GST_NUMBER is wrong: a GST/HST number looks like 123456789 RT0001");
    expect(start({ QST_NUMBER: "111111111 TQ0001" })).toThrow("QST_NUMBER is wrong");
    expect(start({ PST_NUMBER: "1111-1111" })).toThrow("PST_NUMBER is wrong");
  });

  it.each(["", "AAAA", Buffer.alloc(31, 1).toString("base64"), Buffer.alloc(33, 1).toString("base64")])(
    "needs a master key of exactly 32 bytes, and not '%s'",
    (TABLEE_MASTER_KEY) => expect(start({ TABLEE_MASTER_KEY })).toThrow("TABLEE_MASTER_KEY is wrong: it is not base64 of exactly 32 bytes"),
  );
});

describe.each(["production", "staging"])("in %s a master key", (TABLEE_ENV) => {
  const keyed = (key: Buffer) => () => readConfig({ ...environmentOf("api"), TABLEE_ENV, TABLEE_MASTER_KEY: key.toString("base64") });

  it.each([Buffer.alloc(32), Buffer.alloc(32, 255), Buffer.alloc(32, "change-me"), Buffer.alloc(32, "0123456789")])(
    "of no random bytes is refused",
    (key) => expect(keyed(key)).toThrow("TABLEE_MASTER_KEY is wrong: its bytes are not random"),
  );

  it("of random bytes is taken", () => {
    for (let i = 0; i < 200; i++) expect(keyed(randomBytes(32))).not.toThrow();
  });
});

describe.each(built)("the image of %s", (_, dockerfile) => {
  const lines = exists(dockerfile) ? read(dockerfile).split("\n") : [];

  it("is described where compose looks for it", () => {
    expect(lines[0]).toBe("FROM node:24-slim AS build");
    expect(exists(`${dockerfile}.dockerignore`)).toBe(true);
  });

  it("is built from the lockfile, by the project's own script and package manager", () => {
    const [, version] = /PNPM_VERSION=(\S+)/.exec(read("script/bootstrap"))!;
    expect(lines).toContain(`RUN npm install --global pnpm@${version}`);
    expect(lines).toContain("RUN pnpm install --frozen-lockfile");
    expect(lines.some((line) => /^RUN script\/build( server)?$/.test(line))).toBe(true);
    expect(exists("script/build")).toBe(true);
  });

  it("takes what the build makes", () => {
    const bundles = read("rolldown.config.mjs");
    const taken = lines.flatMap((line) =>
      [...line.matchAll(/(?:cp -r |\/tablee\/)((?:apps\/[\w-]+|workers))\/build/g)].map(([, folder]) => folder!),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const folder of taken) expect(bundles.includes(`bundle("${folder}"`) || exists(`${folder}/vite.config.ts`)).toBe(true);
    for (const name of lines.flatMap((line) => [...line.matchAll(/--filter (@tablee\/[\w-]+)/g)].map(([, filtered]) => filtered!))) {
      const folder = name === "@tablee/api" ? "apps/api" : "workers";
      expect(JSON.parse(read(`${folder}/package.json`)).name).toBe(name);
    }
  });

  it("runs without the rights of root, where it runs our code", () => {
    if (!lines.some((line) => line.startsWith("CMD"))) return;
    expect(lines).toContain("USER node");
    expect(lines.at(-2)).toBe('CMD ["node", "--enable-source-maps", "build/main.js"]');
  });
});
