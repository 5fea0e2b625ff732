import { readFileSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { startEventStore } from "./server.ts";

// LMDB prints the stack of a failed commit by itself; what there is to say, this program says in a sentence.
console.error = () => {};
function fail(error: unknown): never {
  writeSync(process.stderr.fd, `${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: ".data/eventstore" },
    port: { type: "string", default: "2113" },
    host: { type: "string", default: "127.0.0.1" },
    "tls-cert": { type: "string" },
    "tls-key": { type: "string" },
    "no-sync": { type: "boolean", default: false },
  },
});

function tlsFiles() {
  const { "tls-cert": cert, "tls-key": key } = values;
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new Error("--tls-cert and --tls-key go together.");
  return { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
}

try {
  const tls = tlsFiles();
  const server = await startEventStore({
    dir: values.dir,
    port: Number(values.port),
    host: values.host,
    sync: !values["no-sync"],
    ...(tls && { tls }),
  });
  server.failed.then(fail);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0)));
  }
  console.log(`ready ${server.connectionString}`);
} catch (error) {
  fail(error);
}
