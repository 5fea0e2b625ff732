import { readFileSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { startEventStore } from "./server.ts";

// LMDB prints the stack of a failed commit on its own; this program reports the failure in one sentence instead.
console.error = () => {};
function fail(error: unknown): never {
  writeSync(process.stderr.fd, `${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: ".data/eventstore" },
      port: { type: "string", default: "2113" },
      host: { type: "string", default: "127.0.0.1" },
      "tls-cert": { type: "string" },
      "tls-key": { type: "string" },
      user: { type: "string" },
      "password-file": { type: "string" },
      "no-sync": { type: "boolean", default: false },
    },
  });
  return values;
}

type Options = ReturnType<typeof readOptions>;

function tlsOf({ "tls-cert": cert, "tls-key": key }: Options) {
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new Error("--tls-cert and --tls-key go together.");
  return { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
}

/** The administrator; the password is never on the command line, which every user of the machine can see. */
function credentialsOf({ user, "password-file": file }: Options) {
  const password = file ? readFileSync(file, "utf8").trimEnd() : process.env.EVENT_STORE_PASSWORD;
  if (!user && !file) return undefined;
  if (!user || !password) throw new Error("--user goes together with --password-file, or EVENT_STORE_PASSWORD in the environment.");
  return { user, password };
}

try {
  const options = readOptions();
  const tls = tlsOf(options);
  const credentials = credentialsOf(options);
  if (tls && !credentials) throw new Error("A server with TLS needs --user, so that not everybody may do everything.");
  if (credentials && !tls) throw new Error("--user needs --tls-cert and --tls-key: clients send credentials over TLS only.");
  const server = await startEventStore({
    dir: options.dir,
    port: Number(options.port),
    host: options.host,
    sync: !options["no-sync"],
    ...(tls && { tls }),
    ...(credentials && { credentials }),
  });
  server.failed.then(fail);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0)));
  }
  console.log(`ready ${server.connectionString.replace(/\/\/.*@/, "//")}`);
} catch (error) {
  fail(error);
}
